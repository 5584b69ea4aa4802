"""The light behind whoever has won: a glow from a point and rays through it, that turn and grow
with the celebration and then rest."""

from itertools import pairwise
from math import cos, pi, sin

from kivy.graphics import (
    Color,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rotate,
    RoundedRectangle,
    Scale,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)
from kivy.properties import ColorProperty, ListProperty, NumericProperty
from kivy.uix.widget import Widget

from app.ui.kit.shade import shade

ROUND, RAYS = 36, 11
"""Parts of the glow, and rays."""
BRIGHT, TURN = 0.16, 50
"""How much is seen of a ray, and how many degrees they turn as they come."""
SLENDER = 0.42
"""Of the room of a ray."""


def _wedges(edges: list[tuple[float, float]]) -> Mesh:
    """Around (0, 0), as long as 1, and fading: each between two angles."""
    corners: list[float] = []
    for begin, end in edges:
        corners += (0, 0, 0.5, 0, cos(begin), sin(begin), 0.5, 1, cos(end), sin(end), 0.5, 1)
    indices = list(range(3 * len(edges)))
    return Mesh(vertices=corners, indices=indices, mode="triangles", texture=shade())


def _glow() -> Mesh:
    return _wedges(list(pairwise(2 * pi * part / ROUND for part in range(ROUND + 1))))


def _rays() -> Mesh:
    room = 2 * pi / RAYS
    return _wedges([(ray * room, (ray + SLENDER) * room) for ray in range(RAYS)])


class Radiance(Widget):
    """From `source`, a point, as far as `reach`, within the corners of its own box."""

    glow = ColorProperty((1, 1, 1, 1))
    source = ListProperty([0, 0])
    reach = NumericProperty(1)
    corner = NumericProperty("20dp")
    share = NumericProperty(1)

    def __init__(self, **kwargs: float) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            StencilPush()
            self._cut = RoundedRectangle()
            StencilUse()
            PushMatrix()
            self._place, self._size = Translate(), Scale(1)
            self._tint = Color(1, 1, 1, 1)
            _glow()
            self._turn = Rotate()
            self._light = Color(1, 1, 1, BRIGHT)
            _rays()
            PopMatrix()
            StencilUnUse()
            self._end = RoundedRectangle()
            StencilPop()
        for name in ("pos", "size", "glow", "source", "reach", "corner", "share"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: object) -> None:
        for box in (self._cut, self._end):
            box.pos, box.size, box.radius = self.pos, self.size, [self.corner]
        self._place.xy = self.source
        self._size.xyz = self.reach, self.reach, 1
        self._tint.rgba = self.glow
        self._light.a = BRIGHT * min(1.0, 2 * self.share)
        self._turn.angle = 90 - TURN * (1 - self.share) ** 2
