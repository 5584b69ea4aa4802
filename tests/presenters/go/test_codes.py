"""Rolls as codes that people share, and the puzzles that come of them."""

import pytest

from app.core.errors import BadRequest
from app.games.go.setup import new_game, parsed_setup
from app.presenters.go.codes import roll_code, roll_of, seed_of
from app.presenters.go.offer import OFFER as GO
from app.presenters.setup.draft import parsed_draft, with_count
from app.presenters.setup.new_game import kept_options, start_of


def test_a_roll_is_four_digits_and_back() -> None:
    assert roll_code((1, 7, 13, 19)) == "1111"
    assert roll_code((6, 8, 15, 22)) == "6234"
    assert roll_of("6234") == (6, 8, 15, 22)


@pytest.mark.parametrize("text", [" 6234 ", "Can you? Wanderwall Go 6234", "2 players: 6234!"])
def test_a_code_is_found_in_what_somebody_pasted(text: str) -> None:
    assert roll_code(roll_of(text)) == "6234"


@pytest.mark.parametrize("text", ["", "623", "62345", "6274", "0123", "six", "6 2 3", "1111222"])
def test_what_is_no_code_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        roll_of(text)
    assert refused.value.code == "bad_code"


@pytest.mark.parametrize("code", ["1111", "6666", "2351", "4114"])
def test_a_code_opens_its_puzzle_for_one_whatever_was_chosen(code: str) -> None:
    assert GO.coded is not None
    draft, seed = GO.coded.read(with_count(parsed_draft(GO, {}), 3), f"Wanderwall Go {code}")
    start, people = start_of(GO, draft, seed)
    assert start.seats == 1
    assert len(people.seats) == 1
    assert kept_options(GO, draft)["mode"] == "puzzle"
    assert roll_code(new_game(parsed_setup(1, start.options), start.seed).roll) == code


def test_the_seed_of_a_roll_begins_with_it() -> None:
    roll = roll_of("3465")
    assert new_game(parsed_setup(1, {}), seed_of(roll)).roll == roll
