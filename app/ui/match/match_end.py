"""How a match of any game ended: its banner, places, facts, and what can be done next."""

from collections.abc import Sequence

from kivy.metrics import sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from app.presenters.match.ending import NO_END, EndModel
from app.ui.match.end_fact import EndFact
from app.ui.match.end_row import EndRow
from app.ui.match.find_chip import FindChip
from app.ui.match.panel_paper import PanelPaper

MANY = 2
"""More seats lie two by two where there is little room: by their names alone."""
THREE = 290
"""In sp: from this width as many finds have room beside each other."""


class MatchEnd(PanelPaper):
    """`share` is how much of the celebration has been seen, `needed` the height in which all is
    seen, `held` what of it is no key, and `table` whose colour the banner has. It `lies_low` where
    the board wants the room: then it `is_brief` until somebody asks for more.
    """

    model: EndModel = ObjectProperty(NO_END, rebind=True)
    table = StringProperty("go")
    share = NumericProperty(1)
    held, needed = NumericProperty(0), NumericProperty(0)
    lies_low, is_brief = BooleanProperty(False), BooleanProperty(False)
    is_paired = AliasProperty(
        lambda self: len(self.model.rows) > MANY and not self.is_roomy,
        bind=("model", "is_roomy"),
        cache=True,
    )
    __events__ = ("on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        for name in ("is_roomy", "is_large", "lies_free", "is_brief"):
            self.fbind(name, self._grow)
        self.on_model(self, self.model)

    def on_model(self, *_: object) -> None:
        """Of another match: from its top."""
        if "rows" in self.ids:
            self.is_brief = self.lies_low
            self._grow()

    def on_lies_low(self, *_: object) -> None:
        self.is_brief = self.lies_low

    def _columns(self) -> int:
        most = 3 if self.width >= sp(THREE) else 2
        return min(most, max(1, len(self.model.finds)))

    columns = AliasProperty(_columns, bind=("model", "width"), cache=True)

    def _grow(self, *_: object) -> None:
        """Briefly it tells who has won, and who else where that takes two rows of much room."""
        model, ids = self.model, self.ids
        has_rows = not self.is_brief or (self.is_roomy and len(model.rows) <= MANY)
        ids.scroller.scroll_y = 1
        self._fill(ids.rows, [EndRow(seat=seat) for seat in model.rows * has_rows])
        self._fill(ids.finds, [FindChip(find=find) for find in model.finds * (not self.is_brief)])
        told = model.told if self.is_roomy else model.soonest
        if self.is_brief or (model.rows and self.form == "beside"):
            told = ()
        self._fill(self.ids.facts, [EndFact(fact=fact) for fact in told])
        for place in ("rows", "finds", "facts"):
            for part in self.ids[place].children:
                part.is_large = self.is_large
        for row in self.ids.rows.children:
            row.is_half = self.is_paired

    def _fill(self, place: Widget, parts: Sequence[Widget]) -> None:
        place.clear_widgets()
        for part in parts:
            place.add_widget(part)

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""
