"""The ladder of verdicts after a round of Go against the clock; a pawn climbs to its own."""

from kivy.properties import AliasProperty, NumericProperty, ObjectProperty

from app.presenters.go.result import Ladder
from app.ui.go.go_rung import GoRung
from app.ui.kit.pile import Pile


class GoLadder(Pile):
    """`climb` runs from 0, at the foot, to 1; `step` is how high a rung is at least."""

    model: Ladder = ObjectProperty(Ladder(), rebind=True)
    climb = NumericProperty(1.0)
    step = NumericProperty("30dp")
    at = AliasProperty(lambda self: int(self.climb * self.model.reached), bind=["climb", "model"])

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
