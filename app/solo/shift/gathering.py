"""The fewest turns in which one pawn finds several targets in any order, one a turn at most (P1).

It goes turn by turn over all pushes. In a turn that finds something the pawn stands on the target
after it; in one that does not it may stand on any cell of its reach, so all these go on together,
as a set. How many turns may find nothing is the slack, so each number of turns is tried in full
before one more is allowed.
"""

from dataclasses import dataclass

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
from app.games.shift.search import fewest_turns

Targets = frozenset[int]


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
            return _moves(turns)
    return None


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


def _moves(turns: list[Turn]) -> list[Move]:
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
