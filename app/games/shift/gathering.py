"""The fewest turns in which one pawn finds several targets in any order, one a turn at most (P1).

It goes turn by turn over all pushes. In a turn that finds something the pawn stands on the target
after it; in one that does not it may stand on any cell of its reach, so all these go on together,
as a set. How many turns may find nothing is the slack, so each number of turns is tried in full
before one more is allowed.
"""

from dataclasses import dataclass, replace

from app.core.sides import turns_of
from app.core.thinking import Thinking
from app.games.shift.goals import to_target
from app.games.shift.maze import (
    ARROWS,
    Maze,
    cells_of,
    pushed,
    pushed_cell,
    pushed_cells,
    reachable,
)
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.rules import findable, reach
from app.games.shift.search import fewest_turns
from app.games.shift.state import Phase, State

Targets = frozenset[int]
BEYOND = 4
"""A tour has at most so many turns that find nothing."""
MOST_SLICES = 2000
"""One that takes longer to find is not looked for: counted in slices, the same everywhere."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Where the pawn may be before a turn, and what it looks for."""

    maze: Maze
    starts: int
    barred: int | None
    left: Targets

    def after(self, push: PushIn) -> "Stage":
        """After the push, with all cells in reach."""
        maze = pushed(self.maze, push.arrow, push.openings)
        reach = reachable(maze.planes, pushed_cells(self.starts, push.arrow))
        return Stage(maze, reach, ARROWS[push.arrow].opposite, self.left)

    def found(self, target: int) -> "Stage | None":
        cell = self.maze.targets[target - 1]
        if cell < 0 or not self.starts >> cell & 1:
            return None
        return Stage(self.maze, 1 << cell, self.barred, self.left - {target})

    def pushes(self) -> list[PushIn]:
        turns = turns_of(self.maze.spare)
        arrows = (arrow for arrow in range(len(ARROWS)) if arrow != self.barred)
        return [PushIn(arrow, openings) for arrow in arrows for openings in turns]


Turn = tuple[PushIn, Stage]
"""A push, and the stage after the walk; where that found nothing its cells are left open."""


def gathered(stage: Stage, most: int) -> Thinking[list[Move] | None]:
    """A line of the fewest turns, or None where it takes more than so many."""
    for slack in range(most - len(stage.left) + 1):
        turns = yield from _gathered(stage, slack)
        if turns is not None:
            return moves_of(turns)
    return None


def tour(state: State) -> Thinking[list[Move] | None]:
    """The fewest moves in which the seat to move finds all its open cards, if they are found soon.

    A turn already begun counts as one.
    """
    reading = _tour(state)
    try:
        for _ in range(MOST_SLICES):
            next(reading)
            yield
    except StopIteration as stop:
        line: list[Move] | None = stop.value
        return line
    return None


def _tour(state: State) -> Thinking[list[Move] | None]:
    left = findable(state, with_pilot=False)
    stage = Stage(state.maze, 1 << state.pawns[state.turn], state.barred, left)
    if state.phase is not Phase.WALK:
        return (yield from gathered(stage, len(left) + BEYOND))
    return (yield from _walked(replace(stage, starts=reach(state)), len(left) + BEYOND))


def _walked(stage: Stage, most: int) -> Thinking[list[Move] | None]:
    """The walk that is due, to where the fewest turns follow, and these."""
    ends = [stage, *filter(None, map(stage.found, sorted(stage.left)))]
    for turns in range(most):
        for end in reversed(ends):
            line = yield from gathered(end, turns)
            if line is not None:
                return [WalkTo(_end_of_walk(end, line)), *line]
    return None


def _end_of_walk(stage: Stage, line: list[Move]) -> int:
    """Where the walk ends, for this line to follow it."""
    if not line:
        return next(cells_of(stage.starts))
    push, walk = line[:2]
    if not isinstance(push, PushIn) or not isinstance(walk, WalkTo):
        raise TypeError("a turn is a push and a walk")
    back = reachable(pushed(stage.maze, push.arrow, push.openings).planes, 1 << walk.cell)
    return next(c for c in cells_of(stage.starts) if back >> pushed_cell(c, push.arrow) & 1)


def _gathered(stage: Stage, slack: int) -> Thinking[list[Turn] | None]:
    if not stage.left:
        return []
    if len(stage.left) == 1 and slack == 0 and not (yield from _is_near(stage)):
        return None
    opened = [(push, stage.after(push)) for push in stage.pushes()]
    yield
    for push, after in opened:
        for target in sorted(stage.left):
            then = after.found(target)
            if then and (line := (yield from _gathered(then, slack))) is not None:
                return [(push, then), *line]
    if slack:
        for push, after in opened:
            if (line := (yield from _gathered(after, slack - 1))) is not None:
                return [(push, after), *line]
    return None


def _is_near(stage: Stage) -> Thinking[bool]:
    """Whether the only target left is one turn away: asked of the fast search."""
    (target,) = stage.left
    answer = yield from fewest_turns(
        stage.maze, stage.starts, to_target, stage.maze.targets[target - 1], stage.barred, 1, True
    )
    return answer is not None


def moves_of(turns: list[Turn]) -> list[Move]:
    """Backwards: each walk ends where the turn after it can begin."""
    moves: list[Move] = []
    cell = 0
    for number in range(len(turns) - 1, -1, -1):
        push, stage = turns[number]
        possible = stage.starts
        if moves:
            onward, then = turns[number + 1]
            back = reachable(then.maze.planes, 1 << cell)
            fitting = (c for c in cells_of(possible) if back >> pushed_cell(c, onward.arrow) & 1)
            cell = next(fitting)
        else:
            cell = next(cells_of(possible))
        moves = [push, WalkTo(cell), *moves]
    return moves
