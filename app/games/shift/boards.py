"""Many boards side by side in one integer, 49 bits each: one operation pushes or floods them all.

A set of cells here has a bit for every cell of every board, the first board lowest. Where arrows
push apart, the boards lie in groups of equal size, one for each arrow. What a push does is told
in `maze`; which boards are laid out, and what is looked for on them, in `search`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from app.core.sides import SIDES
from app.games.shift.maze import (
    ALL,
    ARROWS,
    CELLS,
    HAS_EAST,
    HAS_SOUTH,
    ON_SPARE,
    SIZE,
    Arrow,
    Maze,
    Planes,
    flooded,
)

LANE = len(CELLS)
EVERY_ARROW = tuple(range(len(ARROWS)))
OPPOSITES = tuple(arrow.opposite for arrow in ARROWS)


@dataclass(frozen=True, slots=True)
class Boards:
    """Mazes with one target each.

    `spares` has by side the boards whose spare is open there, `outside` the boards whose target
    lies on the spare, `barred` in a group for each arrow the boards on which it is barred (S6):
    whole boards, with all their cells.
    """

    count: int
    planes: Planes
    spares: Planes
    target: int
    outside: int
    barred: int


def single(maze: Maze, target: int, barred: int | None) -> Boards:
    """One board, with the target's tile on this cell or ON_SPARE."""
    is_outside = target == ON_SPARE
    return Boards(
        count=1,
        planes=maze.planes,
        spares=four(ALL if maze.spare & side else 0 for side in SIDES),
        target=0 if is_outside else 1 << target,
        outside=ALL if is_outside else 0,
        barred=0 if barred is None else ALL << LANE * barred,
    )


def four(planes: Iterable[int]) -> Planes:
    north, east, south, west = planes
    return north, east, south, west


@cache
def on_each(cells: int, count: int) -> int:
    """The same cells of one board on each of so many; asked for constants only."""
    return sum(cells << LANE * board for board in range(count))


def repeated(cells: int, count: int, times: int) -> int:
    """A set of so many boards again and again."""
    width, done = LANE * count, 1
    while 2 * done < times:
        cells |= cells << width * done
        done *= 2
    return cells | cells << width * (times - done)


def united(cells: int, count: int, groups: int) -> int:
    """The groups of so many boards laid onto one another."""
    width, done = LANE * count, 1
    while 2 * done < groups:
        cells |= cells >> width * done
        done *= 2
    return (cells | cells >> width * (groups - done)) & on_each(ALL, count)


@dataclass(frozen=True, slots=True)
class Push:
    """The cells that stay; those that move and those that fall out, with the way in bits."""

    still: int
    moving: tuple[tuple[int, int], ...]
    falling: tuple[tuple[int, int], ...]
    entries: int


@cache
def push_at(arrows: tuple[int, ...], count: int) -> Push:
    """A push at each of these arrows, each on its own group of so many boards."""
    pushes = [ARROWS[arrow] for arrow in arrows]
    steps = sorted({push.step for push in pushes})

    def cells(wanted: Callable[[Arrow], int], step: int = 0) -> int:
        """What is wanted of each push, or of those with this step, in its group."""
        return sum(
            on_each(wanted(push), count) << LANE * count * group
            for group, push in enumerate(pushes)
            if step in (0, push.step)
        )

    return Push(
        still=cells(lambda push: ALL ^ _cells_of(push)),
        moving=tuple((cells(lambda push: _cells_of(push) ^ 1 << push.exit, n), n) for n in steps),
        falling=tuple((cells(lambda push: 1 << push.exit, n), n * (1 - SIZE)) for n in steps),
        entries=cells(lambda push: 1 << push.entry),
    )


def _cells_of(push: Arrow) -> int:
    return sum(1 << cell for cell in push.line)


def slid(cells: int, push: Push) -> int:
    """Where tiles are after the push; the entries are left empty."""
    after = cells & push.still
    for moving, way in push.moving:
        after |= (cells & moving) << way if way > 0 else (cells & moving) >> -way
    return after


def ridden(cells: int, push: Push) -> int:
    """Where pawns are after the push: those that fall out come in again (S7)."""
    after = slid(cells, push)
    for falling, way in push.falling:
        after |= (cells & falling) << way if way > 0 else (cells & falling) >> -way
    return after


def joins(planes: Planes, count: int) -> tuple[int, int]:
    """The cells joined to their eastern neighbour, and those joined to their southern (S8)."""
    north, east, south, west = planes
    return (
        east & west >> 1 & on_each(HAS_EAST, count),
        south & north >> SIZE & on_each(HAS_SOUTH, count),
    )


def reachable(boards: Boards, cells: int) -> int:
    """All cells joined to any of these by open paths, on every board (S8)."""
    return flooded(cells, *joins(boards.planes, boards.count))


def pushed(boards: Boards, arrow: int, turn: int) -> Boards:
    """All boards after the same push, the spare turned by so many quarters (S5)."""
    push, exit_cell = push_at((arrow,), boards.count), ARROWS[arrow].exit
    return Boards(
        count=boards.count,
        planes=four(
            slid(plane, push) | boards.spares[side - turn] & push.entries
            for side, plane in enumerate(boards.planes)
        ),
        spares=four(_boards_with(exit_cell, plane, boards.count) for plane in boards.planes),
        target=slid(boards.target, push) | boards.outside & push.entries,
        outside=_boards_with(exit_cell, boards.target, boards.count),
        barred=on_each(ALL, boards.count) << OPPOSITES[arrow] * LANE * boards.count,
    )


def _boards_with(cell: int, cells: int, count: int) -> int:
    """The whole boards that have this cell in the set."""
    return (cells >> cell & on_each(1, count)) * ALL


def with_gap(boards: Boards, arrows: tuple[int, ...]) -> Boards:
    """All boards after each of these pushes, the tile that goes in still missing.

    It is left open how that one is turned, and so there is no new spare yet.
    """
    count, groups, push = boards.count, len(arrows), push_at(arrows, boards.count)
    return Boards(
        count=count * groups,
        planes=four(slid(repeated(plane, count, groups), push) for plane in boards.planes),
        spares=(0, 0, 0, 0),
        target=slid(repeated(boards.target, count, groups), push)
        | repeated(boards.outside, count, groups) & push.entries,
        outside=0,
        barred=0,
    )


def allowed(cells: int, boards: Boards, arrow: int) -> int:
    """The part of a set on boards where this arrow is not barred.

    If the set has several groups, the next ones are for the arrows that follow.
    """
    return cells & ~(boards.barred >> LANE * boards.count * arrow)
