"""The fewest turns to a target, exactly, and every first turn that achieves it.

Many boards are searched at once. A `Block` holds one integer per cell with one bit per board (a
*lane*), so that flooding all boards of a block costs as much as flooding one. Pushing copies a
block 48 times side by side: 12 arrows times 4 turns of the spare.

The search runs backwards from the goal: `_winning` gives, for every lane, the set of cells from
which the goal is so many turns away. Asking it for the 48 boards after each possible
first push and comparing with what the pawn reaches there answers both questions in one go, for
one pawn, with nobody else moving between the turns.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from app.core.sides import SIDES, turned, turns_of
from app.core.thinking import Thinking
from app.games.shift.maze import (
    ARROWS,
    BORDER,
    CELLS,
    ON_SPARE,
    SIZE,
    Maze,
    pushed,
    pushed_cell,
    pushed_cells,
    reachable,
)
from app.games.shift.moves import PushIn

TURNS = 4
COPIES = len(ARROWS) * TURNS
MOST_LANES = COPIES
"""Blocks of more boards are treated in parts, so that a part of the work stays short."""

Lanes = list[int]
"""One integer per cell: bit n says whether the cell is in the set of lane n."""

Goal = Callable[["Block"], Lanes]
"""Where the search wants to get, on each board of a block."""


@dataclass(frozen=True, slots=True)
class Block:
    """Many boards: planes by side and cell, spares by side, the seeker's target, last pushes."""

    count: int
    planes: tuple[Lanes, ...]
    spare: Lanes
    target: Lanes
    target_on_spare: int
    barred: Lanes

    @property
    def every(self) -> int:
        return (1 << self.count) - 1


@dataclass(frozen=True, slots=True)
class FirstTurn:
    """A push and the set of cells to walk to after it."""

    push: PushIn
    cells: int


@dataclass(frozen=True, slots=True)
class Answer:
    """How many turns it takes, and all the ways to begin."""

    turns: int
    first_turns: tuple[FirstTurn, ...]


def to_target(block: Block) -> Lanes:
    """The goal: the tile of the target, wherever the pushes carry it (S11 where outside)."""
    return block.target


def to_cell(cell: int) -> Goal:
    """The goal: a place on the board, whatever tile lies there."""
    return lambda block: [block.every if place == cell else 0 for place in CELLS]


def to_exit(block: Block) -> Lanes:
    """The goal: any border cell open towards the outside (S15)."""
    goal = [0] * len(CELLS)
    for plane, border in zip(block.planes, BORDER.values(), strict=True):
        for cell in CELLS:
            if border >> cell & 1:
                goal[cell] |= plane[cell]
    return goal


def cells_at(maze: Maze, goal: Goal, target: int) -> int:
    """The set of cells on which the goal is reached on this one board."""
    return _cells_on(goal(_single(maze, target, None)), 0)


def fewest_turns(
    maze: Maze, starts: int, goal: Goal, target: int, barred: int | None, depth: int
) -> Thinking[Answer | None]:
    """The answer for a pawn on any of `starts`, or None if it takes more than `depth` turns.

    `target` is where the target's tile lies; goals that look for a place leave it at ON_SPARE.
    """
    first_pushes = [
        PushIn(arrow, openings)
        for arrow in range(len(ARROWS))
        if arrow != barred
        for openings in turns_of(maze.spare)
    ]
    reaches = [
        reachable(pushed(maze, push.arrow, push.openings).planes, pushed_cells(starts, push.arrow))
        for push in first_pushes
    ]
    yield
    block = _pushed_block(_single(maze, target, barred))
    for turns in range(1, depth + 1):
        wins = yield from _winning(block, goal, turns - 1)
        firsts = tuple(
            FirstTurn(push, cells)
            for push, reach in zip(first_pushes, reaches, strict=True)
            if (cells := reach & _cells_on(wins, _lane(push, maze.spare)))
        )
        if firsts:
            return Answer(turns, firsts)
    return None


def _winning(block: Block, goal: Goal, turns: int) -> Thinking[Lanes]:
    """The cells from which the goal is `turns` more pushes away: without any, the goal itself."""
    if turns == 0:
        return goal(block)
    parts = []
    for first in range(0, block.count, MOST_LANES):
        part = _cut(block, first, min(MOST_LANES, block.count - first))
        parts.append((first, (yield from _winning_part(part, goal, turns))))
    return [sum(lanes[cell] << first for first, lanes in parts) for cell in CELLS]


def _winning_part(block: Block, goal: Goal, turns: int) -> Thinking[Lanes]:
    """One more push on all boards; from what wins then, all that is joined to it wins too."""
    child = _pushed_block(block)
    yield
    wins = yield from _winning(child, goal, turns - 1)
    wins = yield from _flooded(wins, child)
    return _unpushed(wins, block)


def _single(maze: Maze, target: int, barred: int | None) -> Block:
    """A block of one board."""
    return Block(
        1,
        tuple([plane >> cell & 1 for cell in CELLS] for plane in maze.planes),
        [int(maze.spare & side > 0) for side in SIDES],
        [int(cell == target) for cell in CELLS],
        int(target == ON_SPARE),
        [int(arrow == barred) for arrow in range(len(ARROWS))],
    )


def _lane(push: PushIn, spare: int) -> int:
    """Where the block after a push keeps the board of this push of a single board."""
    turn = next(n for n in range(TURNS) if turned(spare, n) == push.openings)
    return push.arrow * TURNS + turn


@cache
def _copies(count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Factors that repeat a lane set: for each arrow, and for each cell in all that spare it."""
    per_arrow = tuple(
        sum(1 << (arrow * TURNS + turn) * count for turn in range(TURNS))
        for arrow in range(len(ARROWS))
    )
    everywhere = sum(per_arrow)
    still = tuple(everywhere - sum(per_arrow[arrow] for arrow, _ in _MOVERS[c]) for c in CELLS)
    return per_arrow, still


def _sources() -> list[list[tuple[int, int]]]:
    """For each cell the arrows that move its tile, with where the new tile comes from."""
    movers: list[list[tuple[int, int]]] = [[] for _ in CELLS]
    for number, arrow in enumerate(ARROWS):
        for cell in arrow.line:
            source = ON_SPARE if cell == arrow.entry else cell - arrow.step
            movers[cell].append((number, source))
    return movers


_MOVERS = _sources()
_CARRIED = [[pushed_cell(cell, number) for cell in CELLS] for number in range(len(ARROWS))]


def _pushed_block(block: Block) -> Block:
    """All boards after every push: copy (arrow, turn) of all lanes, arrows first."""
    count = block.count
    per_arrow, still = _copies(count)
    planes = []
    for side in range(4):
        entering = sum(block.spare[side - turn] << turn * count for turn in range(TURNS))
        planes.append(_moved(block.planes[side], entering, per_arrow, still, count))
    lying = block.target_on_spare * per_arrow[0]
    whole = (1 << count * TURNS) - 1
    return Block(
        count * COPIES,
        tuple(planes),
        [_fallen(plane, per_arrow) for plane in block.planes],
        _moved(block.target, lying, per_arrow, still, count),
        _fallen(block.target, per_arrow),
        [whole << arrow.opposite * TURNS * count for arrow in ARROWS],
    )


def _fallen(cells: Lanes, per_arrow: tuple[int, ...]) -> int:
    """What the tile that fell out had, for each copy."""
    return sum(cells[arrow.exit] * per_arrow[n] for n, arrow in enumerate(ARROWS))


def _moved(
    cells: Lanes, entering: int, per_arrow: tuple[int, ...], still: tuple[int, ...], count: int
) -> Lanes:
    """A lane set of tiles in every copy; `entering` has the spare's four turns."""
    moved = []
    for cell in CELLS:
        lanes = cells[cell] * still[cell]
        for arrow, source in _MOVERS[cell]:
            if source == ON_SPARE:
                lanes |= entering << arrow * TURNS * count
            else:
                lanes |= cells[source] * per_arrow[arrow]
        moved.append(lanes)
    return moved


def _unpushed(wins: Lanes, block: Block) -> Lanes:
    """Per lane, the cells a pawn may stand on before some allowed push to be on one of `wins`."""
    count = block.count
    open_to = [block.every & ~barred for barred in block.barred]
    good = [0] * len(CELLS)
    for number in range(len(ARROWS)):
        first, lanes = number * TURNS * count, open_to[number]
        merged = [_merged(win >> first, count) & lanes for win in wins]
        for cell in CELLS:
            good[cell] |= merged[_CARRIED[number][cell]]
    return good


def _merged(lanes: int, count: int) -> int:
    """The four turns of a push put together: any of them will do."""
    lanes |= lanes >> 2 * count
    return lanes | lanes >> count


def _flooded(cells: Lanes, block: Block) -> Thinking[Lanes]:
    """All cells joined to these, on all boards (S8); sweeps there and back until nothing grows."""
    north, east, south, west = block.planes
    to_east = [east[c] & west[c + 1] if c % SIZE < SIZE - 1 else 0 for c in CELLS]
    to_south = [south[c] & north[c + SIZE] if c < len(CELLS) - SIZE else 0 for c in CELLS]
    cells = cells[:]
    while True:
        before = cells[:]
        for c in CELLS[:-1]:
            lanes = cells[c]
            if lanes:
                cells[c + 1] |= lanes & to_east[c]
                if c < len(CELLS) - SIZE:
                    cells[c + SIZE] |= lanes & to_south[c]
        for c in CELLS[:0:-1]:
            lanes = cells[c]
            if lanes:
                cells[c - 1] |= lanes & to_east[c - 1]
                if c >= SIZE:
                    cells[c - SIZE] |= lanes & to_south[c - SIZE]
        if cells == before:
            return cells
        yield


def _cut(block: Block, first: int, count: int) -> Block:
    """The boards of these lanes only."""
    if count == block.count:
        return block
    some = (1 << count) - 1

    def cut(lanes: Lanes) -> Lanes:
        return [lane >> first & some for lane in lanes]

    return Block(
        count,
        tuple(cut(plane) for plane in block.planes),
        cut(block.spare),
        cut(block.target),
        block.target_on_spare >> first & some,
        cut(block.barred),
    )


def _cells_on(lanes: Lanes, lane: int) -> int:
    """The set of cells of one board, in the way a maze writes it."""
    return sum((lanes[cell] >> lane & 1) << cell for cell in CELLS)
