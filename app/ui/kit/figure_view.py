"""Shows a figure of a presenter: whole, or a part of it that fills the place, maybe tilted."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.figures import NO_FIGURE, Figure, Sprite
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.quads import Quad, QuadLayer


class FigureView(Widget):
    """`span` is how many rows of cells fill the height, around `focus`; 0 shows all of it."""

    figure: Figure = ObjectProperty(NO_FIGURE)
    span = NumericProperty(0)
    focus = ListProperty([0, 0])
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
        if not figure.sprites or self.width < 1:
            self._layer.clear()
            return
        rows = self.span or max(figure.rows, figure.columns * self.height / self.width)
        cell = self.height / rows
        atlas = atlas_for(figure.atlas, cell)
        self._turn.angle = self.tilt
        self._turn.origin = self.center
        middle = self.focus if self.span else (figure.columns / 2, figure.rows / 2)
        left, top = self.center_x - middle[0] * cell, self.center_y + middle[1] * cell
        self._layer.show(atlas, [_quad(atlas, cell, left, top, each) for each in figure.sprites])


def _quad(atlas: Atlas, cell: float, left: float, top: float, sprite: Sprite) -> Quad:
    wide, high = (side / atlas.cell * cell * sprite.scale for side in atlas.sizes[sprite.name])
    x, y = left + sprite.x * cell - wide / 2, top - sprite.y * cell - high / 2
    return Quad(sprite.name, x, y, wide, high)
