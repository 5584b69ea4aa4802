"""A match that goes on: whose turn, and the maze as it lies; one tap plays on."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.presenters.glance import Glance
from app.ui.theme import TABLES, TableColors
from app.ui.widgets.pawn import Pawn


class ContinueCard(ButtonBehavior, FloatLayout):
    """As high as `room`, if there is any and the words fit."""

    glance: Glance = ObjectProperty(rebind=True)
    room = NumericProperty(0)

    @property
    def table(self) -> TableColors:
        return TABLES[self.glance.figure.atlas]

    @property
    def name(self) -> str:
        """What a tap does, in words."""
        return str(self.ids.play.text)

    def on_kv_post(self, _: object) -> None:
        for seat in self.glance.seats:
            self.ids.pawns.add_widget(Pawn(color=seat.color.value, size=("32dp", "32dp")))
