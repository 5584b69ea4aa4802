"""Every roll can be solved (G3), and the table of puzzles holds what the solver finds."""

from itertools import product

import pytest

from app.core.sides import turned
from app.core.thinking import finished
from app.games.go.board import Laid, is_solved
from app.games.go.counting import solution_count
from app.games.go.puzzle_table import PUZZLES
from app.games.go.puzzles import Difficulty, class_text, difficulty, fewest_tiles
from app.games.go.setup import treasures
from app.games.go.solver import outlook
from tests.data.samples import part_of
from tools.go_table import HEAD, TABLE, class_texts, puzzle

FACES = range(1, 7)
ROLLS = [treasures(list(faces)) for faces in product(FACES, repeat=4)]


def turned_tile(laid: Laid) -> Laid:
    """The tile after a clockwise quarter turn of the whole board."""
    row, column = divmod(laid.at, 5)
    return Laid(laid.tile, laid.side, 5 * column + 4 - row, turned(laid.direction))


def test_g3_every_one_of_the_1296_rolls_can_be_solved_without_the_joker() -> None:
    solved = set()
    for text in class_texts():
        faces = [int(face) for face in text]
        tiles = finished(outlook(treasures(faces))).lay
        for _ in range(4):
            assert is_solved(treasures(faces), tiles)
            solved.add(treasures(faces))
            tiles = tuple(map(turned_tile, tiles))
            faces = [faces[-1], *faces[:-1]]
    assert solved == set(ROLLS)
    assert len(solved) == 1296


@pytest.mark.parametrize("faces", [[1, 2, 6, 4], [3, 1, 4, 1], [5, 5, 2, 6]])
def test_a_turned_roll_has_as_many_solutions(faces: list[int]) -> None:
    answers = set()
    for turn in range(4):
        roll = treasures(faces[turn:] + faces[:turn])
        answers.add((len(finished(outlook(roll)).lay), finished(solution_count(roll))))
    assert answers == {PUZZLES[class_text(treasures(faces))]}


def test_the_table_holds_what_the_solver_finds() -> None:
    texts = list(class_texts())
    for number in part_of(len(texts), 5):
        assert puzzle(texts[number]) == PUZZLES[texts[number]]


def test_the_table_has_every_class_and_the_form_of_the_tool() -> None:
    assert list(PUZZLES) == list(class_texts())
    assert {class_text(roll) for roll in ROLLS} == set(PUZZLES)
    assert TABLE.read_text().startswith(HEAD)


def test_difficulty_comes_from_the_table() -> None:
    counts = dict.fromkeys(Difficulty, 0)
    for roll in ROLLS:
        counts[difficulty(roll)] += 1
        if difficulty(roll) is Difficulty.EASY:
            assert fewest_tiles(roll) == 4
        if fewest_tiles(roll) == 6:
            assert difficulty(roll) is Difficulty.HARD
    assert all(count > len(ROLLS) / 5 for count in counts.values())
