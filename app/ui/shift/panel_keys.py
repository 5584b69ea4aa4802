"""The keys of the seat at move at a device that lies: turn, take the other pawn, push or stay."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift.nudges import Touched
from app.presenters.shift.table_model import NO_TABLE, Deed, TableModel
from app.ui.kit.shown import Shown


class PanelKeys(Shown, BoxLayout):
    """`is_there` while its seat is at move."""

    model: TableModel = ObjectProperty(NO_TABLE, rebind=True)
    has_other = BooleanProperty(False)
    __events__ = ("on_deed", "on_nudge")

    def on_deed(self, deed: Deed) -> None:
        """One of them was tapped."""

    def on_nudge(self, touched: Touched) -> None:
        """One was touched that does nothing now."""
