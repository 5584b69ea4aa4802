"""A match that goes on: whose turn, and the maze as it lies; one tap plays on."""

from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.presenters.face import NO_TABLE, TableColors
from app.presenters.match.glance import Glance
from app.ui.kit.pawn import Pawn

SLANT, FADE = 26, 36
"""How far the edge of the picture leans, and how broad its shade is, in dp."""
PAWNS, PAWN = 96, 24
"""In dp: how much room all pawns have, and how large one is at most."""


def slanted(x: float, bottom: float, top: float) -> tuple[float, ...]:
    """The corners of the shade along the picture's left edge."""
    foot, head, fade = x + dp(SLANT - 1), x - dp(1), dp(FADE)
    return foot, bottom, foot + fade, bottom, head + fade, top, head, top


class ContinueCard(ButtonBehavior, FloatLayout):
    """As high as `room`, if there is any and the words fit."""

    glance: Glance = ObjectProperty(rebind=True)
    table: TableColors = ObjectProperty(NO_TABLE, rebind=True)
    room = NumericProperty(0)

    @property
    def name(self) -> str:
        """What a tap does, in words."""
        return str(self.ids.play.text)

    def on_kv_post(self, _: object) -> None:
        side = dp(PAWNS / max(PAWNS / PAWN, len(self.glance.seats)))
        for seat in self.glance.seats:
            pawn = Pawn(color=seat.color.value, size=(side, side), pos_hint={"center_y": 0.5})
            self.ids.pawns.add_widget(pawn)
