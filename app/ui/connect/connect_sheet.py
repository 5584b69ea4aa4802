"""The sheet of a turn of Connect: what there is to do, its strong button, and the hand."""

from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.connect.table import TableModel
from app.ui.connect.connect_board import THEME
from app.ui.kit.atlas import atlas_for


class ConnectSheet(BoxLayout):
    """Shows a TableModel and says which key was tapped; `foot` is what the system's bar covers.

    `turn_of` is said before the title. Below the table its lower corners lie `sunk` off the screen.
    """

    model: TableModel = ObjectProperty(None, allownone=True)
    form = OptionProperty("tall", options=["tall", "compact", "beside", "around"])
    hint = StringProperty()
    turn_of = StringProperty()
    is_refused = BooleanProperty(False)
    foot = NumericProperty(0)
    corner = NumericProperty(0)
    sunk = NumericProperty(0)
    is_mirrored = BooleanProperty(False)
    __events__ = ("on_deed", "on_leave", "on_turn")

    def on_is_mirrored(self, *_: object) -> None:
        """Keys and hand come to the other thumb."""
        for row in (self.ids.deeds, self.ids.shelf):
            for widget in list(row.children):
                row.remove_widget(widget)
                row.add_widget(widget)

    def on_deed(self) -> None:
        """The strong button: lay it, take them."""

    def on_leave(self) -> None:
        """Nothing is taken."""

    def on_turn(self, quarter_turns: int) -> None:
        """The held tile turns clockwise."""

    def picture(self, creature: str) -> object:
        """The creature that was matched, for the sheet's sign."""
        return atlas_for(THEME, 96).region(f"creature/{creature}") if creature else None
