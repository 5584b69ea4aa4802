"""How some play, drawn: a device with boards for those who play at once, pawns at its sides."""

from typing import NamedTuple

from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ColorProperty, StringProperty
from kivy.uix.widget import Widget

from app.ui.kit.atlas import atlas_for

SEATS, TABLE, BOARD = "seats", (0.08, 0.33, 0.35, 1), (0.94, 0.85, 0.67, 1)
DEVICE, PAWN, GAP, STONE = (40, 20), 18, 1, 8
"""In dp: the device, a pawn, what is between them, and a board on the device."""
ARROW = 9
"""In dp: how long it is that leads from pawn to pawn."""


class Way(NamedTuple):
    """`near` are the pawns at this side, `far` those across; boards stand so far from the middle,
    in shares of the device."""

    near: tuple[str, ...]
    far: tuple[str, ...] = ()
    boards: tuple[float, ...] = (0.0,)


WAYS = {
    "alone": Way(("red",)),
    "relay": Way(("red", "yellow")),
    "faces": Way(("red",), ("yellow",), (-0.25, 0.25)),
}


class WayPicture(Widget):
    way = StringProperty("alone")
    ink = ColorProperty((0, 0, 0, 1))

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "way", "ink"):
            self.fbind(name, self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        way = WAYS[self.way]
        wide, high = map(dp, DEVICE)
        pawn = dp(PAWN + GAP)
        y = self.center_y - high / 2 + pawn / 2 * (bool(way.near) - bool(way.far))
        x = self.center_x - wide / 2
        self.canvas.clear()
        with self.canvas:
            self._draw_device(x, y, way)
            Color(1, 1, 1, 1)
            self._draw_pawns(way.near, y - pawn, is_turned=False)
            self._draw_pawns(way.far, y + high + dp(GAP), is_turned=True)
            if len(way.near) > 1:
                self._draw_arrow(y - pawn / 2)

    def _draw_device(self, x: float, y: float, way: Way) -> None:
        wide, high = map(dp, DEVICE)
        Color(*TABLE)
        RoundedRectangle(pos=(x, y), size=(wide, high), radius=[dp(4)])
        Color(*BOARD)
        side = dp(STONE) if len(way.boards) > 1 else 1.6 * dp(STONE)
        for share in way.boards:
            middle = y + high / 2 + share * high
            Rectangle(pos=(self.center_x - side / 2, middle - side / 2), size=(side, side))
        Color(*self.ink)
        Line(rounded_rectangle=(x, y, wide, high, dp(4)), width=dp(1.1))

    def _draw_pawns(self, pawns: tuple[str, ...], y: float, is_turned: bool) -> None:
        side = dp(PAWN)
        apart = side + dp(ARROW) + dp(4)
        left = self.center_x - side / 2 - apart * (len(pawns) - 1) / 2
        for number, pawn in enumerate(pawns):
            texture = atlas_for(SEATS, side).region(f"pawn/{pawn}")
            corners = texture.tex_coords
            if is_turned:
                corners = (*corners[4:], *corners[:4])
            where = (left + apart * number, y)
            Rectangle(texture=texture, tex_coords=corners, pos=where, size=(side, side))

    def _draw_arrow(self, y: float) -> None:
        x, long, head = self.center_x - dp(ARROW) / 2, dp(ARROW), dp(3.5)
        end = x + long
        Color(*self.ink)
        Line(points=(x, y, end, y), width=dp(1.1))
        Line(points=(end - head, y + head, end, y, end - head, y - head), width=dp(1.1))
