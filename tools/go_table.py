"""Makes app/games/go/puzzle_table.py with the solver, in about ten seconds: `-m tools.go_table`."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from app.core.thinking import finished
from app.games.go.counting import solution_count
from app.games.go.setup import treasures
from app.games.go.solver import outlook
from app.games.go.tiles import DICE, FACES

TABLE = Path(__file__).parents[1] / "app/games/go/puzzle_table.py"
IN_A_LINE = 5
HEAD = '''"""Made by tools/go_table.py: of each class of rolls the fewest tiles and the solutions.

A class is named by the faces of its first roll. What the numbers mean stands in puzzles.py.
"""

PUZZLES = {
'''


def class_texts() -> Iterator[str]:
    """The first roll, by faces, of each class under quarter turns."""
    for faces in product(map(str, FACES), repeat=len(DICE)):
        text = "".join(faces)
        if text == min(text[turn:] + text[:turn] for turn in range(len(text))):
            yield text


def puzzle(text: str) -> tuple[int, int]:
    """The fewest tiles and the number of minimal solutions, counted."""
    roll = treasures([int(face) for face in text])
    return len(finished(outlook(roll)).lay), finished(solution_count(roll))


def table_text() -> str:
    items = [f'"{text}": {puzzle(text)},' for text in class_texts()]
    lines = (items[n : n + IN_A_LINE] for n in range(0, len(items), IN_A_LINE))
    return HEAD + "".join(f"    {' '.join(line)}\n" for line in lines) + "}  # fmt: skip\n"


if __name__ == "__main__":
    TABLE.write_text(table_text())
