"""The sheet of a turn of Connect: what there is to do, its strong button, and the hand."""

from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.connect.looks import SheetLook, sheet_look
from app.presenters.connect.table_model import TableModel
from app.presenters.match.places import Shape


class ConnectSheet(BoxLayout):
    """Shows a TableModel and says which key was tapped; `foot` is what the system's bar covers.

    Below the table its lower corners lie `sunk` off the screen. Where it is slim there is room for
    the title or for a refusal, not for both.
    """

    model: TableModel = ObjectProperty(TableModel(), rebind=True)
    form = OptionProperty("tall", options=["tall", "compact", "beside", "around"])
    title = StringProperty()
    hint = StringProperty()
    is_refused = BooleanProperty(False)
    foot = NumericProperty(0)
    sunk = NumericProperty(0)
    is_mirrored = BooleanProperty(False)
    __events__ = ("on_deed", "on_leave", "on_turn")

    def _look(self) -> SheetLook:
        return sheet_look(Shape(self.form), (self.height - self.foot) / dp(1))

    look = AliasProperty(_look, bind=("form", "height", "foot"), cache=True, rebind=True)

    def _said_title(self) -> str:
        return "" if self.look.is_slim and self.is_refused else self.title

    said_title = AliasProperty(_said_title, bind=("look", "is_refused", "title"), cache=True)

    def _said_hint(self) -> str:
        return "" if self.look.is_slim and not self.is_refused else self.hint

    said_hint = AliasProperty(_said_hint, bind=("look", "is_refused", "hint"), cache=True)

    def _lines(self) -> int:
        return int(self.look.lines[not self.model.is_in_hand])

    lines = AliasProperty(_lines, bind=("look", "model"), cache=True)

    def _keys_height(self) -> float:
        return float(dp(52) if self.model.is_in_hand else dp(self.look.keys))

    keys_height = AliasProperty(_keys_height, bind=("look", "model"), cache=True)

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
