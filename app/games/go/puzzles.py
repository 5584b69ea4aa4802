"""How hard a roll is, from a table of the fewest tiles and the number of minimal solutions.

The table holds one roll of each class under quarter turns of the board, for a turned roll has the
same solutions, turned. tools/go_table.py makes it with the solver.
"""

from enum import StrEnum

from app.games.go.puzzle_table import PUZZLES
from app.games.go.tiles import FACES

FEW_SOLUTIONS = 400


class Difficulty(StrEnum):
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def class_text(roll: tuple[int, ...]) -> str:
    """The faces of the dice of that turn of the roll which comes first."""
    faces = "".join(str((treasure - 1) % len(FACES) + 1) for treasure in roll)
    return min(faces[turn:] + faces[:turn] for turn in range(len(faces)))


def fewest_tiles(roll: tuple[int, ...]) -> int:
    return PUZZLES[class_text(roll)][0]


def difficulty(roll: tuple[int, ...]) -> Difficulty:
    """Hard: all six tiles or few solutions. Easy: the four hole tiles do."""
    fewest, solutions = PUZZLES[class_text(roll)]
    if fewest == 6 or solutions < FEW_SOLUTIONS:
        return Difficulty.HARD
    return Difficulty.EASY if fewest == 4 else Difficulty.MEDIUM
