"""Shows a figure of a presenter: whole, or a part of it that fills the place, maybe tilted."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from app.presenters.figures import NO_FIGURE, Figure, Sprite
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.quads import Quad, QuadLayer

AROUND = 0.3
"""Rows of cells that are free around a figure that is shown larger."""


class FigureView(Widget):
    """`span` is how many rows of cells fill the height, around `focus`; 0 shows all of it. With
    `keeps_in` nothing beyond the figure is seen, where it is as large as that; with `comes_near`
    all of a smaller one is seen, and larger. `text` says it to whoever has it read aloud."""

    figure: Figure = ObjectProperty(NO_FIGURE)
    span = NumericProperty(0)
    focus = ListProperty([0, 0])
    keeps_in = BooleanProperty(False)
    comes_near = BooleanProperty(False)
    is_spoken, text = True, StringProperty()
    tilt = NumericProperty(0)
    corners = ListProperty([0, 0, 0, 0])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            PushMatrix()
            self._turn = Rotate()
            self._layer = QuadLayer()
            PopMatrix()
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("figure", "span", "focus", "tilt", "pos", "size"):
            self.fbind(name, draw)
        draw()

    def _draw(self, *_: object) -> None:
        figure = self.figure
        if not figure.sprites or min(self.size) < 1:
            self._layer.clear()
            return
        cell = self.height / self._rows()
        atlas = atlas_for(figure.atlas, cell)
        self._turn.angle = self.tilt
        self._turn.origin = self.center
        middle = self._middle(cell)
        left, top = self.center_x - middle[0] * cell, self.center_y + middle[1] * cell
        self._layer.show(atlas, [quad_of(atlas, cell, left, top, each) for each in figure.sprites])

    def _rows(self) -> float:
        whole = max(self.figure.rows, self.figure.columns * self.height / self.width)
        return float(min(self.span, whole + AROUND) if self.comes_near else self.span or whole)

    def _middle(self, cell: float) -> tuple[float, float]:
        figure = self.figure
        (x, y), whole = self.focus, (figure.columns / 2, figure.rows / 2)
        if not self.span or (self.comes_near and self.height / cell < self.span):
            return whole
        if not self.keeps_in:
            return x, y
        halves = self.width / cell / 2, self.height / cell / 2
        return _kept(x, halves[0], whole[0]), _kept(y, halves[1], whole[1])


def _kept(at: float, half: float, middle: float) -> float:
    """As far from both ends as the half that is seen; where all has room, in the middle."""
    return middle if half >= middle else min(max(at, half), 2 * middle - half)


def quad_of(atlas: Atlas, cell: float, left: float, top: float, sprite: Sprite) -> Quad:
    """Of a sprite, in cells of so many pixels from this corner on."""
    wide, high = (side / atlas.cell * cell * sprite.scale for side in atlas.sizes[sprite.name])
    x, y = left + sprite.x * cell - wide / 2, top - sprite.y * cell - high / 2
    return Quad(sprite.name, x, y, wide, high)
