"""A pack of the voyage as a picture: a way with its stations, stars won, a pawn where one is.

One key says at which station it was tapped: there are twenty of them.
"""

from math import ceil

from kivy.clock import Clock
from kivy.graphics import (
    Color,
    Ellipse,
    Instruction,
    InstructionGroup,
    Line,
    Rectangle,
    StencilUnUse,
)
from kivy.metrics import dp
from kivy.properties import ColorProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label

from app.presenters.solo.way import NO_WAY_YET, Station, WayModel, ground, nearest
from app.solo.kinds import IN_A_PACK
from app.ui.kit.figure_view import quad_of
from app.ui.kit.icon_key import glyph
from app.ui.kit.pawn import Pawn
from app.ui.kit.picture import Picture, tiles_of
from app.ui.kit.quads import QuadLayer

DISC, GOAL, PAWN, SIGN, BESIDE = 34, 44, 30, 11, 17
"""In dp: how large a station is, the last one, the pawn, a star; and how far the pawn stands from
its station's middle, whose number stays in sight."""
SHADE = (0.05, 0.04, 0.09, 0.36)
"""Over the ground, so that the way stands out."""
TILE, SHARP = 64, 144
"""How large a tile of the ground is at most: in dp, and in pixels, the size it was drawn in."""
PAPER, INK = (1, 0.98, 0.93, 1), (0.17, 0.13, 0.09, 1)
WHITE = (1, 1, 1, 1)
GOLD, OUTLINE = (1, 0.76, 0.35, 1), (0.12, 0.09, 0.07, 1)


class WayMap(ButtonBehavior, Picture):
    way: WayModel = ObjectProperty(NO_WAY_YET)
    ink = ColorProperty((0, 0, 0, 1))
    name = StringProperty()
    __events__ = ("on_station",)

    def on_kv_post(self, _: object) -> None:
        self._drawn, self._ground = InstructionGroup(), QuadLayer()
        cut = next(each for each in self.canvas.children if isinstance(each, StencilUnUse))
        self.canvas.insert(self.canvas.children.index(cut), self._drawn)
        self._numbers = [_words("RobotoBold", 14) for _ in range(IN_A_PACK)]
        self._stars: list[Label] = []  # of stations that have some
        self._pawn = Pawn(size=(dp(PAWN),) * 2)
        for shown in (*self._numbers, self._pawn):
            self.add_widget(shown)
        show = Clock.create_trigger(self._show, -1)
        for name in ("pos", "size", "way"):
            self.fbind(name, show)
        self._show()

    def on_station(self, seed: int) -> None:
        """The puzzle of this number is wanted."""

    def on_release(self) -> None:
        if self.way.stations:
            x, y = self.last_touch.pos
            share = (x - self.x) / max(1, self.width), (y - self.y) / max(1, self.height)
            self.dispatch("on_station", nearest(self.way, *share))

    def at(self, station: Station) -> tuple[float, float]:
        return self.x + station.x * self.width, self.y + station.y * self.height

    def _show(self, *_: object) -> None:
        way: WayModel = self.way
        self._drawn.clear()
        if min(self.size) <= 0:  # its page is still being laid out
            return
        self._add(WHITE, self._ground.mesh)
        if way.stations:
            self._show_ground(way.picture)
        self._add(SHADE, Rectangle(pos=self.pos, size=self.size))
        self._draw_way(way)
        for station, number in zip(way.stations, self._numbers, strict=False):
            self._draw(station, number)
        self._draw_stars([each for each in way.stations if each.signs])
        if way.stations:
            self._draw_goal(way.stations[-1], self._numbers[len(way.stations) - 1])
        here = next((each for each in way.stations if each.is_next), None)
        self._pawn.opacity = float(here is not None)
        if here is not None:
            x, y = self.at(here)
            aside = dp(BESIDE)
            self._pawn.center = min(x + aside, self.right - aside), min(y + aside, self.top - aside)

    def _show_ground(self, edition: str) -> None:
        """Small tiles, as sharp on a large screen as on a small one."""
        columns = max(1, ceil(self.width / min(dp(TILE), SHARP)))
        cell = self.width / columns
        figure = ground(edition, columns, ceil(self.height / cell))
        tiles = tiles_of(edition)
        self._ground.show(
            tiles, [quad_of(tiles, cell, self.x, self.top, each) for each in figure.sprites]
        )

    def _draw_way(self, way: WayModel) -> None:
        """What lies behind the pawn is golden."""
        points = [each for station in way.stations for each in self.at(station)]
        behind = points[: 2 * way.gone + 2] if way.gone else []
        for color, width, part in ((OUTLINE, 4, points), (PAPER, 2.5, points), (GOLD, 2.5, behind)):
            if part:
                self._add(color, Line(points=part, width=dp(width), joint="round", cap="round"))

    def _draw_goal(self, station: Station, sign: Label) -> None:
        """The sticker that waits at the end of the way: large, and won with the last puzzle."""
        x, y = self.at(station)
        for color, side in ((OUTLINE, GOAL + 4), (GOLD, GOAL), (PAPER, GOAL - 6)):
            self._disc(color, x, y, side if not station.stars or side > GOAL - 6 else 0)
        sign.font_name, sign.font_size = "Icons", dp(26)
        sign.text = glyph(self.way.icon)
        sign.center = x, y + dp(5) * bool(station.stars)

    def _disc(self, color: tuple[float, ...], x: float, y: float, side: float) -> None:
        self._add(color, Ellipse(pos=(x - dp(side) / 2, y - dp(side) / 2), size=(dp(side),) * 2))

    def _add(self, color: tuple[float, ...], shape: Instruction) -> None:
        self._drawn.add(Color(*color))
        self._drawn.add(shape)

    def _draw_stars(self, stations: list[Station]) -> None:
        self.clear_widgets(self._stars[len(stations) :])
        del self._stars[len(stations) :]
        while len(self._stars) < len(stations):
            self._stars.append(_words("Icons", SIGN))
            self.add_widget(self._stars[-1], self.children.index(self._pawn) + 1)
        for stars, station in zip(self._stars, stations, strict=True):
            x, y = self.at(station)
            stars.text = "".join(map(glyph, station.signs))
            stars.center = x, y - dp(9)

    def _draw(self, station: Station, number: Label) -> None:
        x, y = self.at(station)
        if station.is_next:
            self._disc(GOLD, x, y, DISC + 12)
        self._disc(OUTLINE, x, y, DISC + 4)
        self._disc(GOLD if station.stars else PAPER, x, y, DISC)
        number.text = str(station.number)
        number.center = x, y + dp(4) * bool(station.stars)


def _words(font: str, size: int) -> Label:
    """Within a station."""
    side = dp(DISC), dp(DISC)
    return Label(font_name=font, font_size=dp(size), color=INK, size_hint=(None, None), size=side)
