"""A seat with what it has collected so far: pawn, name and count; a line around the one at move."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.connect.table import SeatModel
from app.ui.kit.vanish import vanish_when_clear


class CountChip(BoxLayout):
    """Without room for it the name is left out; the shape stays, above the count if need be.

    `has_hand`: there is room for an open hand.
    """

    seat: SeatModel = ObjectProperty(None, allownone=True)
    has_name = BooleanProperty(True)
    has_hand = BooleanProperty(False)
    rim = NumericProperty(0)
    name = StringProperty()

    def on_kv_post(self, _: object) -> None:
        vanish_when_clear(self)
