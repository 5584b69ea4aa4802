"""The panel of a seat at a device that lies between the seats: who it is, its card, its keys."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift.table import SeatModel, TableModel, WantedModel


class SeatPanel(BoxLayout):
    """Keys and `hint` are the active seat's; `is_flat`: all stands in one row, `is_short`:
    with little room for words.
    """

    seat: SeatModel = ObjectProperty(None, allownone=True)
    wanted: WantedModel | None = ObjectProperty(None, allownone=True)
    model: TableModel = ObjectProperty(None, allownone=True)
    hint = StringProperty()
    is_refused = BooleanProperty(False)
    is_active = BooleanProperty(False)
    has_keys = BooleanProperty(False)
    is_walk = BooleanProperty(False)
    is_flat = BooleanProperty(False)
    is_short = BooleanProperty(False)
    card_width = NumericProperty(0)
    keys_width = NumericProperty(0)
    found_width = NumericProperty(0)
    ink = ColorProperty("#FFFFFF")
    __events__ = ("on_push", "on_stay", "on_other_pawn", "on_turn")

    def on_push(self) -> None:
        """The tile that hangs at an arrow goes in."""

    def on_stay(self) -> None:
        """The pawn stays where it is."""

    def on_other_pawn(self) -> None:
        """The other pawn is to walk (S16)."""

    def on_turn(self, quarter_turns: int) -> None:
        """The spare turns clockwise."""
