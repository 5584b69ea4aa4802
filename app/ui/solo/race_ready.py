"""Before a race: what it is about, whoever runs along, and the key that lets it begin."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, ObjectProperty

from app.presenters.solo.standing import NO_READY, Ready
from app.ui.match.panel_paper import PanelPaper

SIZES = {True: 64, False: 32}
"""Of its sign, in dp, by `is_roomy`."""


class RaceReady(PanelPaper):
    ready: Ready = ObjectProperty(NO_READY, rebind=True)
    __events__ = ("on_start",)

    def _role(self) -> str:
        return "headline" if self.is_roomy else "title"

    headline = AliasProperty(_role, bind=("is_roomy",), cache=True)

    def _line(self) -> str:
        return "body" if self.is_roomy else "small"

    line = AliasProperty(_line, bind=("is_roomy",), cache=True)

    def _sign_size(self) -> float:
        return float(dp(SIZES[self.is_roomy]))

    sign_size = AliasProperty(_sign_size, bind=("is_roomy",), cache=True)

    def on_start(self) -> None:
        """The board was seen."""
