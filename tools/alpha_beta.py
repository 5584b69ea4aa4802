"""An alpha-beta player of the Shift race, for measuring: depth by depth until its time is up.

It sees both seats' targets, looks at every push and every cell, and values a position by how much
nearer it is than the other as the crow flies. It knows nothing of what `app.bots` knows.
"""

import time
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from app.core.rng import Rng
from app.core.sides import turns_of
from app.games.shift.maze import (
    ARROWS,
    SIZE,
    Maze,
    cells_of,
    pushed,
    pushed_cell,
    reachable,
)
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.state import Phase

SECONDS = 0.3
WON = 1000.0
FAR = 6.0


class TimeIsUp(Exception):
    """Unwinds the search; the answer of the depth before stands."""


class Place(NamedTuple):
    """Seen from the seat that pushes next: its own cell, then the other's.

    The maze follows two targets only; `targets` says which of them is whose.
    """

    maze: Maze
    cells: tuple[int, int]
    targets: tuple[int, int]
    barred: int | None


Taken = tuple[PushIn, int]
_plan: dict[int, int] = {}
"""The cell to walk to after the push, by the maze that the push makes."""


def chosen_move(observation: Any, seed: int) -> Move:
    seat = observation.seat
    maze, cards = observation.maze, [view.cards[0] for view in observation.hands]
    ends = tuple(maze.targets[cards[which] - 1] for which in (seat, 1 - seat))
    cells = (observation.pawns[seat], observation.pawns[1 - seat])
    place = Place(Maze(maze.planes, maze.spare, ends), cells, (0, 1), observation.barred)
    if observation.phase is Phase.WALK:
        return WalkTo(_plan.pop(hash(maze.planes)))
    push, cell = searched(place, Rng(seed))
    _plan.clear()
    _plan[hash(pushed(maze, push.arrow, push.openings).planes)] = cell
    return push


def searched(place: Place, rng: Rng) -> Taken:
    """The best turn of the deepest search that was done in time."""
    end = time.process_time() + SECONDS
    turns = rng.shuffled(turns_taken(place))
    best = turns[0][0]
    try:
        for depth in range(1, 9):
            value, best = best_of(turns, depth, end)
            if abs(value) > WON / 2:
                break
            turns.sort(key=lambda turn: turn[0] != best)
    except TimeIsUp:
        pass
    return best


Child = tuple[Taken, Place, bool]


def best_of(turns: list[Child], depth: int, end: float) -> tuple[float, Taken]:
    alpha, best = -2 * WON, turns[0][0]
    for taken, after, wins in turns:
        value = WON + depth if wins else -value_of(after, depth - 1, -2 * WON, -alpha, end)
        if value > alpha:
            alpha, best = value, taken
    return alpha, best


def value_of(place: Place, depth: int, alpha: float, beta: float, end: float) -> float:
    if time.process_time() > end:
        raise TimeIsUp
    if depth == 0:
        own, other = (distance(place, side) for side in (0, 1))
        return other - own
    for _, after, wins in turns_taken(place):
        value = WON + depth if wins else -value_of(after, depth - 1, -beta, -alpha, end)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return alpha


def turns_taken(place: Place) -> Iterator[Child]:
    """Every turn, and whether it finds the target; the nearest cells of each push first."""
    own, other = place.cells
    for arrow in range(len(ARROWS)):
        if arrow == place.barred:
            continue
        for openings in turns_of(place.maze.spare):
            maze = pushed(place.maze, arrow, openings)
            at = maze.targets[place.targets[0]]
            reach = reachable(maze.planes, 1 << pushed_cell(own, arrow))
            cells = sorted(cells_of(reach), key=partial(steps, at=at))
            rival = pushed_cell(other, arrow)
            for cell in cells:
                after = Place(maze, (rival, cell), place.targets[::-1], ARROWS[arrow].opposite)
                yield (PushIn(arrow, openings), cell), after, cell == at


def distance(place: Place, side: int) -> float:
    return steps(place.cells[side], place.maze.targets[place.targets[side]])


def steps(cell: int, at: int) -> float:
    if at < 0:
        return FAR
    return max(abs(cell // SIZE - at // SIZE), abs(cell % SIZE - at % SIZE))
