"""A round of Go for several, board by board, and on with the next one; at the end who has won."""

from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.presenters.go.scores import Scores
from app.ui.go.score_row import ScoreRow
from app.ui.match.end_fact import EndFact
from app.ui.match.podium_step import PodiumStep, raise_steps

LARGE, WIDER = (330, 440), 10
"""In sp: how wide and high it is for larger words, and by how much their columns are wider."""
LEAST, MOST = 52, 230
"""In dp, of the podium."""


class GoScores(BoxLayout):
    """`shown` is the seat whose board is looked at. Back is looked only when all is over. The
    podium comes up with `share`, how much of the celebration has been seen."""

    model: Scores = ObjectProperty(Scores(), rebind=True)
    shown = NumericProperty(-1)
    wide = NumericProperty(0)
    share = NumericProperty(1)
    head_role = StringProperty("title")
    __events__ = ("on_choose", "on_next", "on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        self._back: Widget = self.ids.back.__self__
        self.fbind("model", self._show)
        self.fbind("shown", self._mark)
        self.fbind("share", self._raise)
        self.fbind("size", self._grow)
        self._show()

    def _show(self, *_: object) -> None:
        self.ids.foot.remove_widget(self._back)
        if self.model.is_over:
            self.ids.foot.add_widget(self._back, index=1)
        rows = self.ids.rows
        rows.clear_widgets()
        for score in self.model.seats:
            row = ScoreRow(score=score)
            row.bind(on_release=self._choose)
            rows.add_widget(row)
        end = self.model.end
        for place, parts in (
            (self.ids.podium, [PodiumStep(step=step) for step in end.steps]),
            (self.ids.facts, [EndFact(fact=fact) for fact in end.told]),
        ):
            place.clear_widgets()
            for part in parts:
                place.add_widget(part)
        self._mark()
        self._grow()
        self._raise()

    def _raise(self, *_: object) -> None:
        raise_steps(self.ids.podium.children, self.share)

    def _grow(self, *_: object) -> None:
        """On large paper words are larger, and columns as wide as they need."""
        is_large = self.width >= sp(LARGE[0]) and self.height >= sp(LARGE[1])
        self.head_role = "display" if is_large else "headline" if self.model.is_over else "title"
        self.wide = sp(WIDER) * is_large
        for row in self.ids.rows.children:
            row.is_large, row.wide = is_large, self.wide

    def podium_height(self, free: float) -> float:
        """In what is free, if that is enough."""
        has_room = self.model.is_over and free >= dp(LEAST)
        return float(min(dp(MOST), free) * has_room)

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
