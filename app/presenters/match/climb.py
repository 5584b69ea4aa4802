"""How a match went, as lines that climb: across its turns, up what each seat had found or taken.

All seats share one chart; everything is in dp from its lower left corner. Lines lie side by side
where they would be one, pictures and signs where there is room near their turn.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from app.presenters.figures import NO_FIGURE, Figure

THICK = (5.0, 5.0, 4.0, 4.0, 3.0, 3.0)
"""A line, by how many there are."""
FAINT, FOOT, HEAD, APART = 24.0, 26.0, 34.0, 34.0
"""What is free on the left and below for numbers, and above for signs; how far numbers lie apart
at least, on each side."""
PAWN, CROWNED, NUMBER, FLAG, GAP = 28.0, 1.2, 26.0, 12.0, 3.0
"""At the end of a line, how high it is with a crown, and how wide the chequered strip is there."""
USUAL, GROWN = 360.0, 1.8
"""A chart whose shorter side is longer has larger things, at most so many times."""
PICTURE, SIGN, LIFT = 32.0, 24.0, 17.0
"""How large they are, and how far above a line: a pawn has room on that."""
REACH, CLOSE, WAYS, BEND = (0, 14, 22, 30, 40, 52, 66, 82), (0, 14, 22), 12, 8
"""How far a thing may lie from where it belongs, and what was missed from there, in so many
directions; in how many pieces a bend is."""
NEAR = 24.0
"""A finger so near to the middle of a sign means it."""


class Spot(NamedTuple):
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Stop:
    """A turn of a seat: how high it stands after it, and how high it could have; what was found,
    and the sign of what is remarkable."""

    step: int
    seat: int
    height: float
    could: float = 0.0
    figure: Figure = NO_FIGURE
    icon: str = ""


@dataclass(frozen=True)
class Climb:
    """All known turns of `turns`; nobody comes higher than `most`. `nearly`: see ReviewWords."""

    pawns: tuple[str, ...] = ()
    stops: tuple[Stop, ...] = ()
    turns: int = 0
    most: int = 0
    nearly: float = 0.0

    @cached_property
    def heights(self) -> tuple[tuple[float, ...], ...]:
        """Of all seats, before the first turn and after each."""
        found = [(0.0,) * len(self.pawns)]
        for stop in self.stops:
            now = list(found[-1])
            now[stop.seat] = stop.height
            found.append(tuple(now))
        return tuple(found)

    def reached(self, seat: int) -> int:
        """What it has in whole."""
        return int(self.heights[-1][seat])

    def telling(self, ranks: Sequence[str]) -> int:
        """The number of the turn to begin with: with the first of these signs that there is, with
        any, else the last one."""
        signs = {stop.icon: number for number, stop in enumerate(self.stops, 1) if stop.icon}
        for icon in (*ranks, *signs):
            if icon in signs:
                return signs[icon]
        return len(self.stops)


NO_CLIMB = Climb()


@dataclass(frozen=True, slots=True)
class Thing:
    """A picture, or a sign, of this turn: what it belongs to lies at `of`."""

    number: int
    of: Spot
    spot: Spot
    side: float
    figure: Figure = NO_FIGURE
    icon: str = ""


class End(NamedTuple):
    """Where a line ends, and where its pawn stands beside that."""

    seat: int
    of: Spot
    spot: Spot
    reached: int


class Tick(NamedTuple):
    number: int
    at: float


@dataclass(frozen=True)
class ClimbPlan:
    """`scale` is how large things are; `lines` are those of the seats, in their order."""

    climb: Climb = NO_CLIMB
    left: float = 0.0
    right: float = 0.0
    foot: float = 0.0
    top: float = 0.0
    scale: float = 1.0
    thick: float = 0.0
    lines: tuple[tuple[Spot, ...], ...] = ()
    things: tuple[Thing, ...] = ()
    ends: tuple[End, ...] = ()
    turns: tuple[Tick, ...] = ()
    levels: tuple[Tick, ...] = ()
    nearly: tuple[float, ...] = ()

    @property
    def flag(self) -> float:
        """Where the chequered strip begins: a picture of the last turn has room before it."""
        return self.right + self.scale * PICTURE / 2

    def x(self, number: float) -> float:
        return self.left + (self.right - self.left) * number / max(1, self.climb.turns)

    def y(self, height: float) -> float:
        return self.foot + (self.top - self.foot) * height / max(1, self.climb.most)

    def spots(self, number: int) -> tuple[Spot, ...]:
        """Where the lines of all seats are after so many turns: they begin as one."""
        wanted = [self.y(height) for height in self.climb.heights[number]]
        high = spread(wanted, self.thick * bool(number), self.foot, self.top)
        return tuple(Spot(self.x(number), y) for y in high)

    def could(self, number: int) -> Spot | None:
        """Where the turn could have led, if that is higher."""
        stop = self.climb.stops[number - 1]
        if stop.could <= stop.height:
            return None
        return Spot(self.x(number), min(self.y(stop.could), self.top + HEAD / 2))

    def nearest(self, x: float, y: float) -> int:
        """The turn that a finger there means: a sign's, else the one above or below."""
        far = [(hypot(one.spot.x - x, one.spot.y - y), one.number) for one in self.things]
        distance, number = min(far, default=(NEAR, 0))
        return number if distance < NEAR else self.across(x)

    def across(self, x: float) -> int:
        """The turn that lies there, whatever is above it; 0 if there is none."""
        wide = max(1.0, self.right - self.left)
        number = round((x - self.left) / wide * self.climb.turns)
        return min(max(1, number), len(self.climb.stops))


def climb_plan(climb: Climb, width: float, height: float, text: float = 1.0) -> ClimbPlan:
    """On a chart so large, with numbers so large."""
    scale = max(1.0, min(GROWN, min(width, height) / USUAL))
    left, foot = scale * FAINT * text, scale * FOOT * text
    aside = scale * (PICTURE / 2 + FLAG + PAWN + NUMBER * text + GAP)
    right, top = width - aside, height - scale * HEAD
    if not climb.pawns or right - left < PAWN or top - foot < PAWN:
        return ClimbPlan()
    thick = scale * THICK[len(climb.pawns) - 1]
    bare = ClimbPlan(climb, left, right, foot, top, scale, thick)
    columns = [bare.spots(number) for number in range(len(climb.heights))]
    apart = scale * APART * text
    return replace(
        bare,
        lines=tuple(tuple(_line(each)) for each in zip(*columns, strict=True)),
        things=tuple(_things(bare, columns)),
        ends=tuple(_ends(bare, columns[-1])),
        turns=tuple(Tick(n, bare.x(n)) for n in _ticks(climb.turns, right - left, apart)),
        levels=tuple(Tick(n, bare.y(n)) for n in (0, *_ticks(climb.most, top - foot, apart))),
        nearly=tuple(_nearly(bare, apart)),
    )


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """As near as can be to where they are wanted, in that order, so far apart and within these
    bounds; where that is too much, closer together."""
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    order = sorted(range(len(wanted)), key=lambda one: (wanted[one], one))
    blocks: list[tuple[float, int]] = []
    for place, one in enumerate(order):
        total, count = wanted[one] - place * gap, 1
        while blocks and blocks[-1][0] / blocks[-1][1] > total / count:
            before, more = blocks.pop()
            total, count = before + total, count + more
        blocks.append((total, count))
    most = high - gap * (len(wanted) - 1)
    flat = [max(low, min(most, total / count)) for total, count in blocks for _ in range(count)]
    found = [0.0] * len(wanted)
    for place, one in enumerate(order):
        found[one] = flat[place] + place * gap
    return found


def _line(spots: Sequence[Spot]) -> Iterator[Spot]:
    """Bent softly from one height to the next."""
    yield spots[0]
    for a, b in pairwise(spots):
        if a.y != b.y:
            for part in (number / BEND for number in range(1, BEND)):
                soft = part * part * (3 - 2 * part)
                yield Spot(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * soft)
        yield b


def _ticks(most: int, room: float, apart: float) -> Iterator[int]:
    """The numbers that have room, in steps people count in; the last one always."""
    step = next(
        (step for step in (1, 2, 5, 10, 20, 50, 100) if room * step >= apart * most), max(1, most)
    )
    yield from (number for number in range(step, most - step // 2, step) if number < most)
    yield from (most,) * bool(most)


def _nearly(plan: ClimbPlan, apart: float) -> Iterator[float]:
    """One turn below each number, where all of these have room."""
    if plan.climb.nearly and plan.y(1) - plan.y(0) >= apart:
        yield from (plan.y(level + plan.climb.nearly) for level in range(plan.climb.most))


def _ends(plan: ClimbPlan, last: Sequence[Spot]) -> Iterator[End]:
    """Pawns that would stand on one another stand side by side."""
    side, beside = plan.scale * PAWN, plan.flag + plan.scale * (FLAG + GAP + PAWN / 2)
    high = spread([spot.y for spot in last], CROWNED * side, plan.foot, plan.top)
    for seat, (spot, y) in enumerate(zip(last, high, strict=True)):
        of = Spot(plan.x(len(plan.climb.stops)), spot.y)
        yield End(seat, of, Spot(beside, y), plan.climb.reached(seat))


def _things(plan: ClimbPlan, columns: Sequence[Sequence[Spot]]) -> Iterator[Thing]:
    """As many as have room; what was missed comes last."""
    wanted = [
        thing
        for number, stop in enumerate(plan.climb.stops, 1)
        for thing in _of(plan, number, stop, columns[number][stop.seat])
    ]
    taken: list[Thing] = []
    for thing in sorted(wanted, key=lambda one: (_is_missed(plan, one), not one.icon)):
        spot = next((spot for spot in _around(thing, plan) if _is_free(spot, thing, taken)), None)
        if spot is not None:
            taken.append(replace(thing, spot=spot))
    return iter(taken)


def _of(plan: ClimbPlan, number: int, stop: Stop, of: Spot) -> Iterator[Thing]:
    """What was found, and a sign, above the line; what was missed where it could have led to."""
    picture, sign, lift = (plan.scale * each for each in (PICTURE, SIGN, LIFT))
    if stop.figure.sprites:
        yield Thing(number, of, Spot(of.x, of.y + picture / 2 + lift), picture, stop.figure)
    if stop.icon:
        spot = plan.could(number) or Spot(of.x, of.y + sign / 2 + lift)
        yield Thing(number, of, spot, sign, icon=stop.icon)


def _is_missed(plan: ClimbPlan, thing: Thing) -> bool:
    return bool(thing.icon and plan.could(thing.number))


def _around(thing: Thing, plan: ClimbPlan) -> Iterator[Spot]:
    """Places within the chart, from the wanted one on, first above it."""
    half, top = thing.side / 2, plan.top + plan.scale * HEAD
    reach = CLOSE if _is_missed(plan, thing) else REACH
    for far in reach:
        for way in range(WAYS if far else 1):
            turned = pi / 2 + (way + 1) // 2 * (-1) ** way * 2 * pi / WAYS
            x = thing.spot.x + plan.scale * far * cos(turned)
            y = thing.spot.y + plan.scale * far * sin(turned)
            is_within = plan.left <= x - half <= plan.flag - thing.side
            if is_within and plan.foot <= y - half <= top - thing.side:
                yield Spot(x, y)


def _is_free(spot: Spot, thing: Thing, taken: Sequence[Thing]) -> bool:
    def apart(other: Thing) -> bool:
        far = max(abs(other.spot.x - spot.x), abs(other.spot.y - spot.y))
        return far >= (thing.side + other.side) / 2 + 1

    return all(map(apart, taken))
