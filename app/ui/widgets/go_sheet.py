"""The sheet of one who builds in Go: the tray, keys that turn and flip, and how far one is."""

from kivy.properties import BooleanProperty, StringProperty

from app.ui.widgets.panel_paper import PanelPaper


class GoSheet(PanelPaper):
    hint = StringProperty()
    can_turn = BooleanProperty(False)
    can_skip = BooleanProperty(False)
    can_claim = BooleanProperty(False)
    is_refused = BooleanProperty(False)
    __events__ = ("on_turn", "on_flip", "on_skip", "on_claim")

    def on_turn(self) -> None:
        """The chosen tile turns clockwise."""

    def on_flip(self) -> None:
        """The chosen tile shows its other side."""

    def on_claim(self) -> None:
        """The seat thinks that it is done."""

    def on_skip(self) -> None:
        """Another roll."""
