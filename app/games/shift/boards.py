"""Many boards side by side in one integer, 49 bits each: one operation pushes or floods them all.

A set of cells here has a bit for every cell of every board, the first board lowest. Where pushes
part, the boards lie in groups of equal size, one for each arrow or each turn of the tile. What a
push does is told in `maze`; which boards are laid out, and what is looked for on them, in
`search`.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import NamedTuple

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
TURNS = len(SIDES)
LAST = SIZE - 1
NO_SPARES = (0, 0, 0, 0)


class Boards(NamedTuple):
    """Mazes with one target each; a named tuple because it is made in a fifth of the time.

    `spares` has by side the boards whose spare is open there, `outside` the boards whose target
    lies on the spare: whole boards, with all their cells.
    """

    size: int
    planes: Planes
    spares: Planes
    target: int
    outside: int


def single(maze: Maze, target: int) -> Boards:
    """One board, with the target's tile on this cell or ON_SPARE."""
    is_outside = target == ON_SPARE
    return Boards(
        size=1,
        planes=maze.planes,
        spares=four(ALL if maze.spare & side else 0 for side in SIDES),
        target=0 if is_outside else 1 << target,
        outside=ALL if is_outside else 0,
    )


def four(planes: Iterable[int]) -> Planes:
    north, east, south, west = planes
    return north, east, south, west


@cache
def on_each(cells: int, size: int) -> int:
    """The same cells of one board on each of so many; asked for constants only."""
    return sum(cells << LANE * board for board in range(size))


def repeated(cells: int, size: int, times: int) -> int:
    """A set of so many boards again and again."""
    width, done = LANE * size, 1
    while 2 * done < times:
        cells |= cells << width * done
        done *= 2
    return cells | cells << width * (times - done)


def united(cells: int, size: int, groups: int) -> int:
    """The groups of so many boards laid onto one another."""
    width, done = LANE * size, 1
    while 2 * done < groups:
        cells |= cells >> width * done
        done *= 2
    return (cells | cells >> width * (groups - done)) & on_each(ALL, size)


def boards_in(cells: int) -> Iterator[int]:
    """The numbers of the boards on which the set has a cell."""
    while cells:
        board = ((cells & -cells).bit_length() - 1) // LANE
        yield board
        cells = cells >> LANE * (board + 1) << LANE * (board + 1)


class Push(NamedTuple):
    """The cells that stay; for each way, in bits, those that move so and those that fall out."""

    still: int
    ways: tuple[tuple[int, int, int], ...]
    entries: int


@cache
def push_at(arrows: tuple[int, ...], size: int) -> Push:
    """A push at each of these arrows, each on its own group of so many boards."""
    pushes = [ARROWS[arrow] for arrow in arrows]
    steps = sorted({push.step for push in pushes})

    def cells(wanted: Callable[[Arrow], int], step: int = 0) -> int:
        """What is wanted of each push, or of those with this step, in its group."""
        return sum(
            on_each(wanted(push), size) << LANE * size * group
            for group, push in enumerate(pushes)
            if step in (0, push.step)
        )

    return Push(
        still=cells(lambda push: ALL ^ _cells_of(push)),
        ways=tuple(
            (
                n,
                cells(lambda push: _cells_of(push) ^ 1 << push.exit, n),
                cells(lambda push: 1 << push.exit, n),
            )
            for n in steps
        ),
        entries=cells(lambda push: 1 << push.entry),
    )


def _cells_of(push: Arrow) -> int:
    return sum(1 << cell for cell in push.line)


def slid(cells: int, push: Push) -> int:
    """Where tiles are after the push; the entries are left empty."""
    after = cells & push.still
    for way, moving, _ in push.ways:
        after |= (cells & moving) << way if way > 0 else (cells & moving) >> -way
    return after


def all_slid(planes: Planes, target: int, push: Push) -> tuple[Planes, int]:
    """As `slid`, the planes and the target, for a push along one way.

    Written out plane by plane: this is what a search does all the time.
    """
    still, ((step, moving, _),), _ = push
    north, east, south, west = planes
    if step > 0:
        north = north & still | (north & moving) << step
        east = east & still | (east & moving) << step
        south = south & still | (south & moving) << step
        west = west & still | (west & moving) << step
        target = target & still | (target & moving) << step
    else:
        north = north & still | (north & moving) >> -step
        east = east & still | (east & moving) >> -step
        south = south & still | (south & moving) >> -step
        west = west & still | (west & moving) >> -step
        target = target & still | (target & moving) >> -step
    return (north, east, south, west), target


def ridden(cells: int, push: Push) -> int:
    """Where pawns are after the push: those that fall out come in again (S7)."""
    after = cells & push.still
    for way, moving, falling in push.ways:
        if way > 0:
            after |= (cells & moving) << way | (cells & falling) >> way * LAST
        else:
            after |= (cells & moving) >> -way | (cells & falling) << -way * LAST
    return after


def fallen(cells: int, size: int, arrows: tuple[int, ...]) -> int:
    """The whole boards, in a group for each arrow, from which the push drops a tile of the set."""
    exits, some = 0, on_each(1, size)
    for group, arrow in enumerate(arrows):
        exits |= (cells >> ARROWS[arrow].exit & some) << LANE * size * group
    return exits * ALL


def joins(planes: Planes, size: int) -> tuple[int, int]:
    """The cells joined to their eastern neighbour, and those joined to their southern (S8)."""
    north, east, south, west = planes
    return (
        east & west >> 1 & on_each(HAS_EAST, size),
        south & north >> SIZE & on_each(HAS_SOUTH, size),
    )


def reachable(boards: Boards, cells: int) -> int:
    """All cells joined to any of these by open paths, on every board (S8)."""
    return flooded(cells, *joins(boards.planes, boards.size))


def pushed(boards: Boards, arrow: int) -> Boards:
    """All boards after the same push, in a group for each quarter turn of the spare (S5)."""
    size, width = boards.size, LANE * boards.size
    push = push_at((arrow,), size)
    entries = push.entries
    n, e, s, w = [spare & entries for spare in boards.spares]
    tiles = (
        n | w << width | s << 2 * width | e << 3 * width,
        e | n << width | w << 2 * width | s << 3 * width,
        s | e << width | n << 2 * width | w << 3 * width,
        w | s << width | e << 2 * width | n << 3 * width,
    )
    planes, target = all_slid(boards.planes, boards.target, push)
    north, east, south, west = [
        repeated(plane, size, TURNS) | turned for plane, turned in zip(planes, tiles, strict=True)
    ]
    n, e, s, w, outside = [
        repeated((cells >> ARROWS[arrow].exit & on_each(1, size)) * ALL, size, TURNS)
        for cells in (*boards.planes, boards.target)
    ]
    target |= boards.outside & entries
    return Boards(
        size=size * TURNS,
        planes=(north, east, south, west),
        spares=(n, e, s, w),
        target=repeated(target, size, TURNS),
        outside=outside,
    )
