"""How far a target is, turn by turn over all pushes: by the rules' maze alone, without the search.

Of four turns there are four million boards: about a minute.
"""

from app.core.rng import Rng
from app.core.sides import turns_of
from app.games.shift.maze import ARROWS, Maze, pushed, pushed_cells, reachable
from app.solo.shift.bare import Bare


def can_be_reached(bare: Bare, turns: int) -> bool:
    """Whether the target can be had in so many turns or fewer."""
    maze, mark = bare.marked(Rng(1))
    return _can_be_reached(maze, 1 << bare.pawn, mark, None, turns)


def _can_be_reached(maze: Maze, starts: int, mark: int, barred: int | None, turns: int) -> bool:
    if turns == 0:
        return False
    for arrow, push in enumerate(ARROWS):
        if arrow == barred:
            continue
        standing = pushed_cells(starts, arrow)
        for openings in turns_of(maze.spare):
            after = pushed(maze, arrow, openings)
            reach = reachable(after.planes, standing)
            cell = after.targets[mark - 1]
            if cell >= 0 and reach >> cell & 1:
                return True
            if _can_be_reached(after, reach, mark, push.opposite, turns - 1):
                return True
    return False
