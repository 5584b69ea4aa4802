"""How many rolls are solved so far, large, and below it how long the last ones took."""

from collections.abc import Callable
from typing import Protocol

from kivy.graphics import PopMatrix, PushMatrix, Scale
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.page_model import Tally
from app.ui.kit.part import Part
from app.ui.kit.shown import Shown

HIGHEST = 0.4
"""How much larger it becomes when it jumps."""


class GoTally(Shown, BoxLayout):
    """`jump` runs from 0 to 1 as one more is solved."""

    model: Tally = ObjectProperty(Tally(), rebind=True)
    jump = NumericProperty(0.0)

    def on_kv_post(self, _: object) -> None:
        number = self.ids.number
        with number.canvas.before:
            self._begin = Part()
        with number.canvas.after:
            self._end = Part()
        with self._begin:
            PushMatrix()
            self._scale = Scale(1, 1, 1)
        with self._end:
            PopMatrix()
        for name in ("pos", "size"):
            number.fbind(name, self._place)
        self._place()
        self.on_jump(self, 0)

    def _place(self, *_: object) -> None:
        number = self.ids.number
        self._scale.origin = number.x + number.width / 2, number.y + number.height / 2, 0

    def on_jump(self, _: object, jump: float) -> None:
        """At rest it needs no matrix."""
        size = 1 + HIGHEST * 4 * jump * (1 - jump)
        self._scale.xyz = size, size, 1
        self._begin.is_shown = self._end.is_shown = size != 1


class Jumps(Protocol):
    is_there: bool
    jump: float


def jumping(tally: Jumps, duel: Jumps) -> Callable[[float], None]:
    """Of the number of solved rolls, wherever it stands."""

    def jump(share: float) -> None:
        place = duel if duel.is_there else tally
        place.jump = share

    return jump
