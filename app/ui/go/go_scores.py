"""A round of Go for several, board by board, and on with the next one; at the end who has won."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.go.scores import Scores
from app.ui.go.score_row import ScoreRow
from app.ui.match.panel_paper import PanelPaper

TIGHT, FEW, CROWD = 340, 2, 4
"""In dp, on less wide paper what is told of many seats stands side by side; and how many leave no
room for a headline on low paper."""


class GoScores(PanelPaper):
    """`shown` is the seat whose board is looked at. Back is looked only when all is over. The
    podium comes up with `share`, how much of the celebration has been seen; `needed` is the height
    in which all is seen, `held` what of it is no key."""

    model: Scores = ObjectProperty(Scores(), rebind=True)
    shown = NumericProperty(-1)
    share = NumericProperty(1)
    held, needed = NumericProperty(0), NumericProperty(0)
    is_low = AliasProperty(lambda self: self.form == "beside", bind=("form",), cache=True)
    is_crowded = AliasProperty(
        lambda self: self.is_low and len(self.model.seats) >= CROWD, bind=("is_low", "model")
    )
    __events__ = ("on_choose", "on_next", "on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        self._back: Widget = self.ids.back.__self__
        self._banner: Widget = self.ids.banner.__self__
        self._walked: dict[int, float] = {}
        self.fbind("model", self._show)
        self.fbind("shown", self._mark)
        for name in ("is_roomy", "is_large", "lies_free", "width"):
            self.fbind(name, self._grow)
        self._show()

    def _show(self, *_: object) -> None:
        for place, part in ((self.ids.foot, self._back), (self.ids.crown, self._banner)):
            place.remove_widget(part)
            if self.model.is_over:
                place.add_widget(part, index=1)
        rows = self.ids.rows
        rows.clear_widgets()
        for score in self.model.seats:
            row = ScoreRow(score=score, share=self._walked.get(score.seat, 1.0))
            row.bind(on_release=self._choose)
            rows.add_widget(row)
        self._mark()
        self._grow()

    def _grow(self, *_: object) -> None:
        is_tight = not self.is_roomy and (self.lies_free or self.width < dp(TIGHT))
        for row in self.ids.rows.children:
            row.is_large = self.is_large
            row.is_brief = self._is_short_of_room(is_tight, len(self.model.seats) > FEW)

    def _is_short_of_room(self, is_tight: bool, are_many: bool) -> bool:
        """All rows are to be seen at once; when all is over, the banner too."""
        if self.model.is_over:
            return not self.is_roomy and (is_tight or are_many)
        return is_tight and are_many

    def stand_still(self) -> None:
        """Every pawn where it stood before the round."""
        self._walked = {score.seat: 0.0 for score in self.model.seats}
        for row in self.ids.rows.children:
            row.share = 0.0

    def go_along(self, seat: int, share: float) -> None:
        """So much of the way that the round brought this seat."""
        self._walked[seat] = share
        for row in self.ids.rows.children:
            if row.score.seat == seat:
                row.share = share

    def _mark(self, *_: object) -> None:
        for row in self.ids.rows.children:
            row.is_shown = row.score.seat == self.shown

    def _choose(self, row: ScoreRow) -> None:
        self.dispatch("on_choose", row.score.seat)

    def go_on(self) -> None:
        self.dispatch("on_again" if self.model.is_over else "on_next")

    def on_choose(self, seat: int) -> None:
        """This seat's board is to be shown."""

    def on_next(self) -> None:
        """The next roll."""

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""
