"""A round of Go for several, board by board, and on with the next one; at the end who has won."""

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.presenters.go.scores import Scores
from app.ui.go.score_row import ScoreRow


class GoScores(BoxLayout):
    """`shown` is the seat whose board is looked at. Back is looked only when all is over."""

    model: Scores = ObjectProperty(Scores(), rebind=True)
    shown = NumericProperty(-1)
    __events__ = ("on_choose", "on_next", "on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        self._back: Widget = self.ids.back.__self__
        self.fbind("model", self._show)
        self.fbind("shown", self._mark)
        self._show()

    def _show(self, *_: Any) -> None:
        self.ids.foot.remove_widget(self._back)
        if self.model.is_over:
            self.ids.foot.add_widget(self._back, index=1)
        rows = self.ids.rows
        rows.clear_widgets()
        for score in self.model.seats:
            row = ScoreRow(score=score)
            row.bind(on_release=self._choose)
            rows.add_widget(row)
        self._mark()

    def _mark(self, *_: Any) -> None:
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
