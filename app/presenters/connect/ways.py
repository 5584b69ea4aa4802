"""The way between two equal creatures as people see it: along the real paths, bead by bead.

Places are in cells, the middle of a tile at its column and row, y downwards.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from app.core.sides import SIDES, opposite
from app.games.connect.table import ACROSS, column_row
from app.games.connect.tiles import Creature, Form, Path
from app.presenters.connect.tiles import EDGES, Point, Sitting, is_bend, sitting_of

ARC_STEPS = 8
SPACING = 0.16
"""From bead to bead."""
CLEAR = 0.30
"""No beads so near the two creatures: their rings lie there."""


def seat_on(form: Form, creature: Creature) -> Sitting:
    """Where the tile has this creature."""
    path = next(path for path in form.paths if creature in path.creatures)
    return sitting_of(form, path, creature)


def way_points(
    forms: Mapping[int, Form], way: Sequence[int], creature: Creature
) -> tuple[Point, ...]:
    """From the creature of the first tile to that of the last one, corner by corner."""
    crossed = [_side_between(one, other) for one, other in pairwise(way)]
    points: list[Point] = []
    for number, cell in enumerate(way):
        entry = opposite(crossed[number - 1]) if number else 0
        leave = crossed[number] if number < len(crossed) else 0
        column, row = column_row(cell)
        for x, y in _lane(forms[cell], entry, leave, creature):
            points.append((column + x, row + y))
    return tuple(points)


def _side_between(cell: int, other: int) -> int:
    return next(side for side in SIDES if ACROSS[side][0][0] == other - cell)


def _lane(form: Form, entry: int, leave: int, creature: Creature) -> list[Point]:
    """Through one tile; at the ends of the way from or to the creature."""
    path = form.path_at[entry or leave]
    if entry and leave:
        return _through(path, entry, leave)
    sitting = sitting_of(form, path, creature)
    half = _from_seat(path, (sitting.x, sitting.y), entry or leave)
    return half[::-1] if entry else half


def _through(path: Path, entry: int, leave: int) -> list[Point]:
    if is_bend(path):
        return _arc(entry, leave)
    return [EDGES[entry], (0.0, 0.0), EDGES[leave]]


def _from_seat(path: Path, seat: Point, leave: int) -> list[Point]:
    """A creature on the arm that is left by needs no way over the middle."""
    if is_bend(path):
        return _arc(path.sides & ~leave, leave)[ARC_STEPS // 2 :]
    (x, y), (to_x, to_y) = seat, EDGES[leave]
    is_on_arm = x * to_x + y * to_y > 0
    return [seat, EDGES[leave]] if is_on_arm else [seat, (0.0, 0.0), EDGES[leave]]


def _arc(entry: int, leave: int) -> list[Point]:
    """A quarter circle around the corner between two sides."""
    (ax, ay), (bx, by) = EDGES[entry], EDGES[leave]
    middle_x, middle_y = ax + bx, ay + by
    steps = (pi / 2 * step / ARC_STEPS for step in range(ARC_STEPS + 1))
    return [
        (
            middle_x - bx * cos(angle) - ax * sin(angle),
            middle_y - by * cos(angle) - ay * sin(angle),
        )
        for angle in steps
    ]


def beads_along(points: Sequence[Point]) -> tuple[Point, ...]:
    """Beads in even steps, none under the rings at both ends."""
    first, last = points[0], points[-1]
    return tuple(
        (x, y)
        for x, y in _even(points)
        if min(hypot(x - first[0], y - first[1]), hypot(x - last[0], y - last[1])) >= CLEAR
    )


def _even(points: Sequence[Point]) -> Iterator[Point]:
    due = 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        length = hypot(bx - ax, by - ay)
        while due < length:
            yield ax + (bx - ax) * due / length, ay + (by - ay) * due / length
            due += SPACING
        due -= length
