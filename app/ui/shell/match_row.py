"""A match on the shelf: its game, how it stands or ended, and who sits there."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.shell.shelf_rows import ShelfRow
from app.ui.kit.paper import Paper
from app.ui.kit.pawn import Pawn


class MatchRow(ButtonBehavior, Paper):
    """A tap opens it, its key asks to erase it."""

    row: ShelfRow = ObjectProperty(rebind=True)
    __events__ = ("on_erase",)

    @property
    def name(self) -> str:
        """Which match it is, in words."""
        return f"{self.ids.title.text}, {self.ids.line.text}"

    def on_kv_post(self, _: object) -> None:
        for number, seat in enumerate(self.row.seats):
            size = "36dp" if number in self.row.winners else "26dp"
            pawn = Pawn(color=seat.color.value, size=(size, size), pos_hint={"y": 0})
            self.ids.pawns.add_widget(pawn)

    def on_erase(self) -> None:
        """It shall go."""
