"""One thing in the air above a board: a lifted tile, a walking pawn, a found medallion."""

from collections.abc import Sequence
from typing import Any

from kivy.graphics import (
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rotate,
    Scale,
    Translate,
)
from kivy.uix.widget import Widget

from app.ui.kit.atlas import Atlas
from app.ui.kit.quads import Quad, QuadLayer


class Flyer(Widget):
    """Touches pass through it. Only what is carried is drawn."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._load = InstructionGroup()
        self._place = Translate()
        self._turn = Rotate(angle=0, axis=(0, 0, 1))
        self._scale = Scale(1, 1, 1)
        self._layer = QuadLayer()
        where = PushMatrix(), self._place, self._turn, self._scale
        self._all = (Color(1, 1, 1, 1), *where, self._layer.mesh, PopMatrix())

    def carry(self, atlas: Atlas, quads: Sequence[Quad]) -> None:
        """Take these up, laid out around the point (0, 0)."""
        self._layer.show(atlas, quads)
        if not self.is_carrying:
            for instruction in self._all:
                self._load.add(instruction)
        self._turn.angle = 0
        self._scale.x = self._scale.y = 1

    @property
    def is_carrying(self) -> bool:
        return bool(self._load.children)

    @property
    def spot(self) -> tuple[float, float]:
        return self._place.x, self._place.y

    @property
    def scale(self) -> float:
        return float(self._scale.x)

    def move(self, x: float, y: float, scale: float = 1.0) -> None:
        self._place.xy = x, y
        self._scale.x = self._scale.y = scale

    def stretch(self, across: float, up: float) -> None:
        self._scale.x, self._scale.y = across, up

    def turn(self, angle: float) -> None:
        self._turn.angle = angle

    def drop(self) -> None:
        self._load.clear()
