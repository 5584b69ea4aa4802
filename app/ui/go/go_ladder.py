"""The ladder of verdicts after a round of Go against the clock; a pawn climbs to its own."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty

from app.presenters.go.result import Ladder
from app.ui.go.go_rung import GoRung
from app.ui.kit.pile import Pile

LEAST, LARGE, MOST, GAP = 28, 36, 1.6, 4
"""In dp, how high a rung is at least, and on large paper; how many times that at most; and what
lies between two."""


class GoLadder(Pile):
    """`climb` runs from 0, at the foot, to 1. Rungs share its `room`."""

    model: Ladder = ObjectProperty(Ladder(), rebind=True)
    climb = NumericProperty(1.0)
    room = NumericProperty(0)
    is_large = BooleanProperty(False)
    at = AliasProperty(lambda self: int(self.climb * self.model.reached), bind=["climb", "model"])

    def _least(self) -> float:
        return float(dp(LARGE if self.is_large else LEAST))

    def _natural(self) -> float:
        """How high it is at least with all its rungs."""
        rungs = len(self.model.rungs)
        return rungs * (self._least() + dp(GAP)) - dp(GAP) * (rungs > 0)

    natural = AliasProperty(_natural, bind=("model", "is_large"), cache=True)

    def _step(self) -> float:
        fitting = self.room / max(1, len(self.model.rungs)) - dp(GAP)
        return max(self._least(), min(fitting, MOST * self._least()))

    step = AliasProperty(_step, bind=("room", "model", "is_large"), cache=True)

    def on_kv_post(self, _: object) -> None:
        self.fbind("model", self._show)
        self.fbind("at", self._mark)
        self.fbind("step", self._space)
        self._show()

    def _show(self, *_: object) -> None:
        """The highest verdict is at the top."""
        self.clear_widgets()
        for rung in reversed(self.model.rungs):
            self.add_widget(GoRung(model=rung, pawn=self.model.pawn, least=self.step))
        self._mark()

    def _space(self, *_: object) -> None:
        for rung in self.children:
            rung.least = self.step

    def _mark(self, *_: object) -> None:
        for number, rung in enumerate(self.children):
            rung.is_top, rung.is_reached = number == self.at, number <= self.at
