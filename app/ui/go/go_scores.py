"""A round of Go for several, board by board, and on with the next one; at the end who has won."""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.go.score_row import ScoreRow


class GoScores(BoxLayout):
    """`shown` is the seat whose board is looked at."""

    headline = StringProperty()
    scores = ListProperty()
    shown = NumericProperty(-1, allownone=True)
    is_over = BooleanProperty(False)
    __events__ = ("on_choose", "on_next", "on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        self.fbind("scores", self._show)
        self.fbind("shown", self._mark)
        self._show()

    def _show(self, *_: Any) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        for score in self.scores:
            row = ScoreRow(score=score)
            row.bind(on_release=self._choose)
            rows.add_widget(row)
        self._mark()

    def _mark(self, *_: Any) -> None:
        for row in self.ids.rows.children:
            row.is_shown = row.score.seat == self.shown

    def _choose(self, row: ScoreRow) -> None:
        self.dispatch("on_choose", row.score.seat)

    def on_choose(self, seat: int) -> None:
        """This seat's board is to be shown."""

    def on_next(self) -> None:
        """The next roll."""

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""
