"""One thing in the air above a board: a lifted tile, a walking pawn, a found medallion."""

from collections.abc import Sequence
from math import radians
from typing import Any

from kivy.graphics import Color, MatrixInstruction, PopMatrix, PushMatrix
from kivy.graphics.transformation import Matrix
from kivy.uix.widget import Widget

from app.ui.kit.atlas import Atlas
from app.ui.kit.part import Part
from app.ui.kit.quads import Quad, QuadLayer, corners


class Flyer(Widget):
    """Touches pass through it. Only what is carried is drawn."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._x = self._y = self._angle = 0.0
        self._wide = self._high = 1.0
        with self.canvas:
            self._load = Part()
        with self._load:
            Color(1, 1, 1, 1)
            self._begin = Part()
            self._layer = QuadLayer()
            self._end = Part()
        with self._begin:
            PushMatrix()
            self._matrix = MatrixInstruction()
        with self._end:
            PopMatrix()
        self._load.is_shown = self._begin.is_shown = self._end.is_shown = False

    def carry(self, atlas: Atlas, quads: Sequence[Quad]) -> None:
        """Take these up, laid out around the point (0, 0)."""
        self.carry_corners(atlas, corners(atlas, quads))

    def carry_corners(self, atlas: Atlas, packed: bytes) -> None:
        """What many quads have come to before."""
        self._layer.show_corners(atlas, packed)
        self._load.is_shown = True
        if self._angle or self._wide != 1 or self._high != 1:
            self._angle, self._wide, self._high = 0.0, 1.0, 1.0
            self._place()

    @property
    def is_carrying(self) -> bool:
        return self._load.is_shown

    @property
    def spot(self) -> tuple[float, float]:
        return self._x, self._y

    @property
    def scale(self) -> float:
        return self._wide

    def move(self, x: float, y: float, scale: float = 1.0) -> None:
        self._x, self._y, self._wide, self._high = x, y, scale, scale
        self._place()

    def stretch(self, across: float, up: float) -> None:
        self._wide, self._high = across, up
        self._place()

    def turn(self, angle: float) -> None:
        self._angle = angle
        self._place()

    def _place(self) -> None:
        """What lies where it was laid out needs no matrix."""
        at = self._x, self._y, self._angle, self._wide, self._high
        is_moved = at != (0, 0, 0, 1, 1)
        if is_moved is not self._begin.is_shown:
            self._begin.is_shown = self._end.is_shown = is_moved
        if is_moved:
            place = Matrix().translate(self._x, self._y, 0)
            turn = Matrix().rotate(radians(self._angle), 0, 0, 1)
            scale = Matrix().scale(self._wide, self._high, 1)
            self._matrix.matrix = place.multiply(turn).multiply(scale)

    def drop(self) -> None:
        self._load.is_shown = False
