"""How a match went, as a race: a road a seat, on which each find or tile taken is a place and each
turn without one a dot before it. All roads are alike, so that whoever is farther on has more.

Places lie in rows that wind; everything is in dp from the lower left corner of all roads.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil, pi, sin
from typing import NamedTuple

from app.presenters.figures import NO_FIGURE, Figure

WOUND, STRAIGHT = 3, 0.72
"""In so many rows a road winds, if it does: it ends at the right as straight ones do; how large
pictures are at least on a straight one, of those on a road that winds."""
FILL, HIGH, SIDE, LEAST = 0.72, 1.9, (12.0, 96.0), (22.0, 0.75)
"""How much of its place a picture takes; how high a row is, in pictures; how wide one is, at least
and at most; how far it gives way to dots, in dp and of itself."""
WIDE, TALL = 4, 3
"""How far places and rows lie apart at most, as often as they have to."""
SIGNS, HEAD = 24.0, 24.0
"""Below each row, for the signs of remarkable turns; above all of them, for a crown."""
BULGE, BEND = 0.4, 8
"""Of a place, how far a road swings out from row to row; in how many pieces."""
DOT, EASY, ASIDE, APART = (4.5, 0.3), 10.0, 0.62, 0.8
"""A dot, at least in dp and at most in pictures; how much room each has in dp where that can be;
how far from the middle of a place dots begin, in pictures; how much of what is from dot to dot one
fills."""


class Spot(NamedTuple):
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Stop:
    """A turn: how many places on it led, what was found on each, the sign of what is remarkable."""

    step: int
    gain: int = 0
    figures: tuple[Figure, ...] = ()
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Road:
    """All turns of a seat."""

    pawn: str
    stops: tuple[Stop, ...]

    @property
    def reached(self) -> int:
        return sum(stop.gain for stop in self.stops)


@dataclass(frozen=True, slots=True)
class Placed:
    """Place 0: a dot, so wide."""

    step: int
    spot: Spot
    dot: float = 0.0
    icon: str = ""
    place: int = 0
    figure: Figure = NO_FIGURE


@dataclass(frozen=True, slots=True)
class Lane:
    """`way` is the whole road, `gone` as far as its pawn came; `free` are numbered places that were
    not reached."""

    pawn: str
    stands: Spot
    reached: int
    way: tuple[Spot, ...]
    gone: tuple[Spot, ...]
    placed: tuple[Placed, ...]
    free: tuple[tuple[int, Spot], ...]
    start: Spot
    goal: Spot


@dataclass(frozen=True, slots=True)
class RoadPlan:
    """`side` is how wide a picture is."""

    side: float = 0.0
    lanes: tuple[Lane, ...] = ()

    def nearest(self, x: float, y: float) -> int | None:
        """The step that lies nearest there."""
        found = [
            ((each.spot.x - x) ** 2 + (each.spot.y - y) ** 2, each.step)
            for lane in self.lanes
            for each in lane.placed
        ]
        return min(found)[-1] if found else None


class Track(NamedTuple):
    """One road: its start and so many places in rows, from the upper left."""

    left: float
    top: float
    place: float
    row: float
    columns: int

    def at(self, far: float) -> Spot:
        """Between two places as well."""
        before = int(far)
        here, there, part = self._place(before), self._place(before + 1), far - before
        x, y = (a + (b - a) * part for a, b in zip(here, there, strict=True))
        if here.y != there.y:
            is_right = before // self.columns % 2 == 0
            x += BULGE * self.place * sin(pi * part) * (1 if is_right else -1)
        return Spot(x, y)

    def _place(self, number: int) -> Spot:
        row, column = divmod(number, self.columns)
        column = self.columns - 1 - column if row % 2 else column
        middle = self.top - (row + 0.5) * self.row + SIGNS / 2
        return Spot(self.left + (column + 0.5) * self.place, middle)

    def line(self, until: float) -> tuple[Spot, ...]:
        return tuple(self.at(number / BEND) for number in range(int(until * BEND) + 1))


def road_plan(roads: Sequence[Road], width: float, height: float) -> RoadPlan:
    """Roads alike, one below the other."""
    height -= HEAD
    if not roads or min(width, height) <= 0:
        return RoadPlan()
    most = max(road.reached for road in roads)
    after = any(_goes_on(road, most) for road in roads)
    places = most + 1 + after
    side, rows = _fitting(places, len(roads), width, height)
    columns = ceil(places / rows)
    used = ceil(places / columns)
    place = min(width / columns, WIDE * side)
    eased = (place - EASY * max(map(_most_dots, roads))) / (2 * ASIDE)
    small, share = LEAST
    side = max(min(side, small), share * side, min(side, eased))
    row = min(height / len(roads) / used, TALL * HIGH * side + SIGNS)
    left = (width - place * columns) / 2
    top = (height + row * used * len(roads)) / 2
    tracks = (
        Track(left, top - number * used * row, place, row, columns) for number in range(len(roads))
    )
    end = most + after / 2
    each = zip(roads, tracks, strict=True)
    return RoadPlan(side, tuple(_lane(*one, most, end, side) for one in each))


def _goes_on(road: Road, most: int) -> bool:
    """Whoever has most had a turn after that."""
    return road.reached == most and bool(road.stops) and not road.stops[-1].gain


def _most_dots(road: Road) -> int:
    """Between two places."""
    runs = groupby(road.stops, key=lambda stop: stop.gain)
    return max((sum(1 for _ in run) for gain, run in runs if not gain), default=0)


def _fitting(places: int, roads: int, width: float, height: float) -> tuple[float, int]:
    """How large a picture is, in how many rows: who is farther on is seen best where roads are
    straight."""
    straight, wound = (_fits(places, rows, width, height / roads) for rows in (1, WOUND))
    return (straight, 1) if straight >= STRAIGHT * wound else (wound, WOUND)


def _fits(places: int, rows: int, width: float, height: float) -> float:
    """How large a picture can be in so many rows."""
    row = height / rows
    down = (row - min(SIGNS, row / 3)) / HIGH
    return max(SIDE[0], min(SIDE[1], FILL * width / ceil(places / rows), down))


def _lane(road: Road, track: Track, most: int, end: float, side: float) -> Lane:
    reached = road.reached
    stands = track.at(reached)
    return Lane(
        road.pawn,
        Spot(stands.x, stands.y + 0.75 * side),
        reached,
        track.line(end),
        track.line(reached),
        tuple(_placed(road, track, side)),
        tuple((number, track.at(number)) for number in range(reached + 1, most + 1)),
        track.at(0),
        track.at(most),
    )


def _placed(road: Road, track: Track, side: float) -> Iterator[Placed]:
    far, waiting = 0, list[Stop]()
    for stop in road.stops:
        if not stop.gain:
            waiting.append(stop)
            continue
        yield from _dots(waiting, far, track, side)
        waiting = []
        for number in range(stop.gain):
            far += 1
            figure = stop.figures[number] if number < len(stop.figures) else NO_FIGURE
            icon = stop.icon if number + 1 == stop.gain else ""
            yield Placed(stop.step, track.at(far), 0.0, icon, far, figure)
    yield from _dots(waiting, far, track, side)


def _dots(stops: Sequence[Stop], far: int, track: Track, side: float) -> Iterator[Placed]:
    """Side by side, between one place and the next."""
    aside = min(0.4, ASIDE * side / track.place)
    step = (1 - 2 * aside) / max(1, len(stops))
    wide = max(DOT[0], min(DOT[1] * side, APART * step * track.place))
    for number, stop in enumerate(stops):
        spot = track.at(far + aside + step * (number + 0.5))
        yield Placed(stop.step, spot, wide, stop.icon)
