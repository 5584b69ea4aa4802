"""The sheet of a turn of Connect: what there is to do, its strong button, and the hand."""

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from app.presenters.connect.looks import LARGE, SheetLook, sheet_look
from app.presenters.connect.sheet_places import SheetPlaces
from app.presenters.connect.table_model import TableModel
from app.ui.kit.motion import Motion, Movement

GROWS, BESIDE = 0.18, 10
"""In seconds; in dp, what is free beside the key for a hint."""


class ConnectSheet(FloatLayout):
    """Shows a TableModel and says which key was tapped; its parts lie `resting`, or `choosing`.

    A line `has_title` only while it is grown, or has nothing else to say.

    `teaches`: what is to be done stands large, where text is not larger than usual anyway;
    `greets`: a turn begins, which is said as large.

    `grown` goes from 0 to 1 as it comes to that; `sway` is how far its keys are aside, while they
    are pointed out.
    """

    model: TableModel = ObjectProperty(TableModel(), rebind=True)
    resting: SheetPlaces = ObjectProperty(SheetPlaces())
    choosing: SheetPlaces = ObjectProperty(SheetPlaces())
    is_mirrored = BooleanProperty(False)
    is_grown = BooleanProperty(False)
    grown = NumericProperty(0)
    side_key = NumericProperty(0)
    sway = NumericProperty(0)
    look_icon = StringProperty()
    look_name = StringProperty()
    form = StringProperty("tall")
    title = StringProperty()
    hint = StringProperty()
    is_refused = BooleanProperty(False)
    has_title = BooleanProperty(True)
    teaches = BooleanProperty(False)
    greets = BooleanProperty(False)
    __events__ = ("on_deed", "on_leave", "on_turn", "on_faster", "on_help", "on_magnify")

    def __init__(self, **kwargs: object) -> None:
        self.motion = Motion()
        super().__init__(**kwargs)

    def _parts(self) -> SheetPlaces:
        return self.resting.towards(self.choosing, self.grown)

    parts = AliasProperty(_parts, bind=("resting", "choosing", "grown"), cache=True, rebind=True)

    def _look(self) -> SheetLook:
        text = sp(1) / dp(1)
        return sheet_look(self.form, self.width / dp(1), self.model.is_reason, text)

    look = AliasProperty(_look, bind=("form", "width", "model"), cache=True, rebind=True)

    def _is_line(self) -> bool:
        return self.form in ("tall", "compact")

    is_line = AliasProperty(_is_line, bind=("form",), cache=True)

    def _words_help(self) -> bool:
        """The key for a hint says in words what comes next, where no other key needs the room."""
        model = self.model
        is_free = not self.is_line and not model.is_choosing
        return is_free or (model.guide.is_under_way and not model.can_leave)

    words_help = AliasProperty(_words_help, bind=("is_line", "model"), cache=True)

    def _side_width(self) -> float:
        """Of what stands before the strong button, or the words."""
        wide = self.side_key
        return wide + dp(BESIDE) if wide else 0.0

    side_width = AliasProperty(_side_width, bind=("side_key",), cache=True)

    def _beside(self) -> float:
        """As long as words stand in the row of keys."""
        return self.side_width * (1 - self.grown) * self.is_line

    beside = AliasProperty(_beside, bind=("side_width", "grown", "is_line"), cache=True)

    def _sunk(self) -> float:
        """Beside the table words stand above the hand as long as no key is between them."""
        is_bare = not self.is_line and not self.side_key
        return self.parts.keys.height * (1 - self.grown) * is_bare

    sunk = AliasProperty(_sunk, bind=("is_line", "side_key", "grown", "parts"), cache=True)

    def _words_lie(self) -> str:
        """Alone in their row in its middle, else as people read."""
        is_alone = self.is_line and not self.side_key
        return "center" if is_alone and not self.model.is_choosing else "left"

    words_lie = AliasProperty(_words_lie, bind=("is_line", "side_key", "model"), cache=True)

    def _hint_role(self) -> str:
        if self.greets:
            return "title"
        is_large = self.teaches and sp(1) / dp(1) < LARGE
        return "title_m" if is_large else self._look().hint

    hint_role = AliasProperty(_hint_role, bind=("teaches", "greets", "look"), cache=True)

    @property
    def end(self) -> SheetPlaces:
        """Where its parts come to lie."""
        return self.choosing if self.is_grown else self.resting

    def grow(self, is_grown: bool, speed: float) -> None:
        if is_grown is self.is_grown:
            return
        self.is_grown = is_grown
        begin, end = self.grown, float(is_grown)

        def update(share: float) -> None:
            self.grown = begin + (end - begin) * share

        self.motion.play([Movement(GROWS, update, "out_cubic")], speed, lambda: None)

    def on_deed(self) -> None:
        """The strong button: lay it, take them."""

    def on_leave(self) -> None:
        """Nothing is taken."""

    def on_help(self) -> None:
        """A hint, or its next step."""

    def on_magnify(self) -> None:
        """Nearer, or all of the maze."""

    def on_faster(self) -> None:
        """Bots are to be quicker, until a person's turn."""

    def on_turn(self, quarter_turns: int) -> None:
        """The held tile turns clockwise; by none where none is held."""
