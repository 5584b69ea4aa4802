"""What lies within one turn of a pawn: the tiles it may end on, whatever it looks for.

Many targets are asked for at once, of pawns whose cards are not known. The fewest turns to one
target are told in `search`.
"""

from app.games.shift.boards import EVERY_ARROW, OPPOSITES, push_at, single, slid, united
from app.games.shift.first_push import first_pushed, first_reached
from app.games.shift.maze import ON_SPARE, Maze

TWELVE = len(EVERY_ARROW)
ENTRIES = push_at(EVERY_ARROW, 1).entries
BACK = push_at(OPPOSITES, 1)


def tiles_in_reach(maze: Maze, start: int, barred: int | None) -> tuple[int, bool]:
    """The tiles a pawn may end on after its next turn, as cells where they lie before it.

    Also whether it may end on the spare, pushed in.
    """
    boards = first_pushed(maze, single(maze, ON_SPARE), EVERY_ARROW)
    reach = first_reached(maze, boards, EVERY_ARROW, 1 << start, barred)
    reach = united(reach, TWELVE, boards.size // TWELVE)
    lain = united(slid(reach & ~ENTRIES, BACK), 1, TWELVE)
    return lain, bool(reach & ENTRIES)


def targets_in_reach(maze: Maze, start: int, barred: int | None, targets: frozenset[int]) -> int:
    """How many of these targets a pawn may end on after its next turn."""
    lain, is_spare = tiles_in_reach(maze, start, barred)
    cells = (maze.targets[target - 1] for target in targets)
    return sum(is_spare if cell == ON_SPARE else lain >> cell & 1 for cell in cells)
