"""The voyage: at least 240 stored puzzles in 12 packs of rising grade, the hardest boards last."""

from itertools import pairwise

import pytest

from app.core.errors import BadRequest
from app.core.thinking import finished
from app.solo import voyage
from app.solo.codes import parsed_code
from app.solo.kinds import IN_A_PACK, REACH, VOYAGE
from app.solo.making import made
from app.solo.puzzle import GRADES
from app.solo.puzzles import opened
from tests.data.samples import part_of
from tests.solo.proofs import is_solved_in_par

CHILDREN = 2


def test_there_are_twelve_packs_of_twenty_and_no_puzzle_twice() -> None:
    assert [len(pack) for pack in voyage.packs()] == [IN_A_PACK] * 12
    assert len(set(voyage.puzzles())) == 240


def test_each_pack_is_harder_than_the_one_before() -> None:
    """The first and the last of each, and some between."""
    eases, places = [], sorted({*part_of(IN_A_PACK, 7), IN_A_PACK - 1})
    for pack in voyage.packs()[:-1]:
        codes = [parsed_code(pack[place]) for place in places]
        eases.append([finished(made(code.kind, code.seed)).ease for code in codes])
    assert all(min(one) > max(other) for one, other in pairwise(eases))
    assert all(pack == sorted(pack, reverse=True) for pack in eases)


def test_the_packs_for_children_take_one_turn() -> None:
    for text in voyage.puzzles()[: CHILDREN * IN_A_PACK]:
        assert finished(opened(parsed_code(text))).par == 1


@pytest.mark.parametrize("number", [0, 65, 239])
def test_a_stored_puzzle_is_solved_by_its_line_and_opened_by_its_code(number: int) -> None:
    puzzle = finished(voyage.of_number(number))
    assert (puzzle.kind, puzzle.seed) == (VOYAGE, number)
    assert is_solved_in_par(puzzle)
    assert finished(opened(parsed_code(puzzle.code))) == puzzle


def test_the_last_one_takes_five_turns_and_the_last_pack_four_at_least() -> None:
    last = [finished(voyage.of_number(number)) for number in range(228, 240)]
    assert last[-1].par == len(REACH)
    assert all(puzzle.par >= 4 and puzzle.grade == 5 for puzzle in last)
    assert [puzzle.par for puzzle in last] == sorted(puzzle.par for puzzle in last)


def test_the_grade_told_on_the_way_rises_with_it() -> None:
    grades = [voyage.grade_of_number(number) for number in range(240)]
    assert grades == sorted(grades)
    assert [grades.count(grade) for grade in GRADES] == [48] * 5
    assert finished(voyage.of_number(100)).grade == grades[100]


def test_a_number_beyond_the_last_is_of_a_newer_app() -> None:
    with pytest.raises(BadRequest, match="newer_code"):
        finished(voyage.of_number(240))
