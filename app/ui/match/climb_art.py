"""The lines of a match as they are drawn: what was found on them, who they lead to, and over them
the turn that is chosen."""

from collections.abc import Iterable, Sequence
from itertools import chain

from kivy.graphics import Color, InstructionGroup, Mesh, Rectangle, SmoothLine
from kivy.metrics import dp, sp

from app.presenters.match.climb import FLAG, FOOT, PAWN, SIGN, ClimbPlan, End, Spot, Thing
from app.ui.kit.icon_key import glyph
from app.ui.kit.rounded import Rounded
from app.ui.match.curves import (
    CROWN_ICON,
    Look,
    figure_at,
    letters,
    pawn_at,
    picture,
    sign_at,
    tint,
)

NUMBER, COUNT = 11, 16
"""In sp: beside the chart, and how many a seat has."""
EDGE, THIN, SHADE = 3, 1.2, 0.16
"""In dp, what is free on both sides of a line where it crosses another; a fine line; how much
colour lies below all of them."""
DOT, EASY = 7, 14
"""In dp: a turn on its line, where each has so much room."""
CHECKS = 2
"""Of the strip at the end, side by side."""
MOVER, OTHER, RING = 32, 22, 13
"""In dp: the pawns where the chosen turn ends, and what could have been."""
CROWN, PILL, WAY, TICK = 0.7, 24, 18, 12
"""Of a sign; and in dp the number of the chosen turn, with an arrow to both sides of it, and half
of another number."""
DASH = 3
STEPS, STEP = "foot-print", 20
"""Beside the height from which it is one turn, and how large, in dp."""


class Pen:
    """Draws in a group, from the corner of a chart."""

    def __init__(self, group: InstructionGroup, plan: ClimbPlan, corner: Spot, look: Look) -> None:
        self.group, self.plan, self.look, self._corner = group, plan, look, corner

    def at(self, spot: Spot) -> tuple[float, float]:
        return self._corner.x + dp(spot.x), self._corner.y + dp(spot.y)

    def ink(self, seat: int) -> Sequence[float]:
        return tint(self.plan.climb.pawns[seat], self.look)

    def path(self, spots: Iterable[Spot], wide: float, color: Sequence[float]) -> None:
        flat = [*chain.from_iterable(map(self.at, spots))]
        self.group.add(Color(*color))
        self.group.add(SmoothLine(points=flat, width=wide / 2))

    def disc(self, spot: Spot, side: float, color: Sequence[float]) -> None:
        x, y = self.at(spot)
        self.group.add(Color(*color))
        self.group.add(
            Rounded(radius=side / 2, pos=(x - side / 2, y - side / 2), size=(side, side))
        )

    def box(self, low: Spot, high: Spot, color: Sequence[float]) -> None:
        (left, foot), (right, top) = self.at(low), self.at(high)
        self.group.add(Color(*color))
        self.group.add(Rectangle(pos=(left, foot), size=(right - left, top - foot)))

    def dashes(self, low: Spot, right: float, color: Sequence[float]) -> None:
        """From one place to the right."""
        x = low.x
        while x < right:
            self.box(Spot(x, low.y - 0.5), Spot(min(right, x + DASH), low.y + 0.5), color)
            x += 2 * DASH

    def dots(self, low: Spot, high: Spot, color: Sequence[float]) -> None:
        """From one place up to another."""
        y = low.y
        while y < high.y:
            self.disc(Spot(low.x, y), dp(DASH), color)
            y += 2 * DASH

    def words(
        self,
        text: str,
        spot: Spot,
        size: float,
        color: Sequence[float],
        font: str = "RobotoBold",
    ) -> None:
        self.group.add(Color(*color))
        self.group.add(picture(letters(text, font, size), *self.at(spot)))

    def pawn(self, pawn: str, spot: Spot, side: float) -> None:
        pawn_at(self.group, pawn, *self.at(spot), dp(side))


class ClimbArt(InstructionGroup):
    """All of it, on so much `line` as is there anyway; `winners` are crowned."""

    def show(
        self,
        plan: ClimbPlan,
        corner: Spot,
        look: Look,
        line: Sequence[float],
        winners: Sequence[str],
    ) -> None:
        self.clear()
        if not plan.lines:
            return
        pen = Pen(self, plan, corner, look)
        _grid(pen, line)
        for seat, spots in enumerate(plan.lines):
            _shade(pen, spots, pen.ink(seat))
        _flag(pen)
        for end in plan.ends:
            beyond = Spot(plan.flag + plan.scale * FLAG, end.spot.y)
            pen.path((end.of, beyond), dp(THIN), pen.ink(end.seat))
        for seat, spots in enumerate(plan.lines):
            pen.path(spots, dp(plan.thick + EDGE), look.paper)
            pen.path(spots, dp(plan.thick), pen.ink(seat))
        _turns(pen)
        for thing in plan.things:
            _thing(pen, thing)
        for end in plan.ends:
            _end(pen, end, plan.climb.pawns[end.seat] in winners)


def _grid(pen: Pen, line: Sequence[float]) -> None:
    plan, ink = pen.plan, (*pen.look.ink[:3], 0.75)
    for number, y in plan.levels:
        pen.box(Spot(plan.left, y - 0.5), Spot(plan.flag, y + 0.5), line)
        pen.words(str(number), Spot(plan.left / 2, y), sp(NUMBER) * plan.scale, ink)
    for y in plan.nearly:
        pen.dashes(Spot(plan.left, y), plan.flag, line)
        pen.words(glyph(STEPS), Spot(plan.left / 2, y), dp(STEP) * plan.scale, ink, "Icons")
    for number, x in plan.turns:
        pen.box(Spot(x - 0.5, plan.foot - 4), Spot(x + 0.5, plan.foot), line)
        pen.words(str(number), Spot(x, plan.foot / 2), sp(NUMBER) * plan.scale, ink)


def _shade(pen: Pen, spots: Sequence[Spot], ink: Sequence[float]) -> None:
    """Below a line."""
    foot = pen.plan.foot
    corners = [pen.at(each) for spot in spots for each in (spot, Spot(spot.x, foot))]
    pen.group.add(Color(*ink[:3], SHADE / len(pen.plan.lines)))
    vertices = [*chain.from_iterable((*corner, 0, 0) for corner in corners)]
    mesh = Mesh(vertices=vertices, indices=[*range(len(corners))], mode="triangle_strip")
    pen.group.add(mesh)


def _flag(pen: Pen) -> None:
    """Chequered, from the foot to the top."""
    plan, ink = pen.plan, pen.look.ink
    side = plan.scale * FLAG / CHECKS
    rows = round((plan.top - plan.foot) / side)
    high = (plan.top - plan.foot) / rows
    for row in range(rows):
        for column in range(CHECKS):
            low = Spot(plan.flag + column * side, plan.foot + row * high)
            seen = (0.08, 0.7)[(row + column) % 2]
            pen.box(low, Spot(low.x + side, low.y + high), (*ink[:3], seen))


def _turns(pen: Pen) -> None:
    """A dot each, where they do not run together."""
    plan = pen.plan
    if plan.x(1) - plan.x(0) < EASY:
        return
    for number, stop in enumerate(plan.climb.stops, 1):
        spot = plan.spots(number)[stop.seat]
        pen.disc(spot, dp(DOT * plan.scale), pen.ink(stop.seat))
        pen.disc(spot, dp(DOT * plan.scale - 3), pen.look.paper)


def _thing(pen: Pen, thing: Thing) -> None:
    x, y = pen.at(thing.spot)
    stop = pen.plan.climb.stops[thing.number - 1]
    if thing.spot != thing.of:
        pen.path((thing.of, thing.spot), dp(THIN), pen.ink(stop.seat))
    if thing.icon:
        sign_at(pen.group, thing.icon, x, y, thing.side / SIGN)
        return
    pen.disc(thing.spot, dp(thing.side), pen.look.paper)
    pen.group.add(Color(1, 1, 1, 1))
    figure_at(pen.group, thing.figure, x, y, dp(thing.side))


def _end(pen: Pen, end: End, has_won: bool) -> None:
    side = pen.plan.scale * PAWN
    pen.pawn(pen.plan.climb.pawns[end.seat], end.spot, side)
    aside = Spot(end.spot.x + 0.9 * side, end.spot.y)
    pen.words(str(end.reached), aside, sp(COUNT) * pen.plan.scale, pen.look.ink)
    if has_won:
        crown = Spot(end.spot.x, end.spot.y + 0.62 * side)
        sign_at(pen.group, CROWN_ICON, *pen.at(crown), CROWN * pen.plan.scale)


class ClimbNow(InstructionGroup):
    """A turn: where it lies, and over all lines where all pawns stood after it and what it could
    have led to."""

    def __init__(self) -> None:
        super().__init__()
        self.below = InstructionGroup()

    def show(
        self, plan: ClimbPlan, number: int, corner: Spot, look: Look, disc: Sequence[float]
    ) -> None:
        self.clear()
        self.below.clear()
        if plan.lines and 0 < number < len(plan.climb.heights):
            below, above = (Pen(group, plan, corner, look) for group in (self.below, self))
            x = plan.x(number)
            below.box(Spot(x - 1, plan.foot), Spot(x + 1, plan.top + 8), disc)
            _stands(above, number)
            _pill(above, number, disc)


def _pill(pen: Pen, number: int, disc: Sequence[float]) -> None:
    """The number of the turn, which can be drawn to both sides, in place of those it would cut."""
    scale = pen.plan.scale
    middle = Spot(pen.plan.x(number), pen.plan.foot - FOOT * scale / 2)
    wide = (PILL + 2 * WAY) * scale / 2
    half = TICK * scale
    cut = [x for _, x in pen.plan.turns if abs(x - middle.x) < wide + half]
    low = min([middle.x - wide, *(x - half for x in cut)])
    high = max([middle.x + wide, *(x + half for x in cut)])
    pen.box(Spot(low, 1), Spot(high, pen.plan.foot - 8), pen.look.paper)
    pen.disc(middle, dp(PILL * scale), disc)
    pen.words(str(number), middle, sp(NUMBER) * scale, pen.look.paper)
    last = len(pen.plan.climb.stops)
    for icon, way in (("menu-left", -1), ("menu-right", 1)):
        if not 0 < number + way <= last:
            continue
        spot = Spot(middle.x + way * (PILL + WAY) / 2 * scale, middle.y)
        pen.words(glyph(icon), spot, dp(WAY * scale), disc, "Icons")


def _stands(pen: Pen, number: int) -> None:
    plan, spots = pen.plan, pen.plan.spots(number)
    stop, pawns = plan.climb.stops[number - 1], plan.climb.pawns
    could = plan.could(number)
    if could is not None:
        pen.dots(spots[stop.seat], could, pen.ink(stop.seat))
        if not any(thing.spot == could for thing in plan.things):
            pen.disc(could, dp(RING), pen.ink(stop.seat))
            pen.disc(could, dp(RING - 5), pen.look.paper)
    for seat, spot in enumerate(spots):
        if seat != stop.seat:
            pen.pawn(pawns[seat], spot, OTHER * plan.scale)
    pen.pawn(pawns[stop.seat], spots[stop.seat], MOVER * plan.scale)
