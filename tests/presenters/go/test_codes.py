"""Rolls as codes that people share (P4), and what Go takes for a code."""

import pytest

from app.core.errors import BadRequest
from app.games.go.setup import treasures
from app.presenters.go.codes import code_typed, roll_code
from app.solo.codes import Code, code_text, parsed_code
from app.solo.go.named import NAMED, roll_of
from app.solo.kinds import COLLECT, ROLL

ROLL_TYPED = treasures([2, 3, 5, 1])


@pytest.mark.parametrize(
    "text", [roll_code(ROLL_TYPED), f"Can you? Go {roll_code(ROLL_TYPED)}", " 2351 ", "2351"]
)
def test_a_code_is_read_and_the_four_digits_of_old(text: str) -> None:
    code = code_typed(text)
    assert (code.kind, roll_of(code.seed)) == (ROLL, ROLL_TYPED)


def test_any_other_code_is_taken_too() -> None:
    code = Code(COLLECT, 7, 3, "Mia")
    assert code_typed(code_text(code)) == code


@pytest.mark.parametrize(
    "text", ["", "235", "23511", "2371", "0123", "six", "2 3 5 1", "Wanderwall Go 2351"]
)
def test_what_is_no_code_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        code_typed(text)
    assert refused.value.code == "bad_code"


def test_one_wrong_letter_opens_no_other_roll() -> None:
    text = roll_code(ROLL_TYPED)
    for at, letter in enumerate(text):
        for other in set("0123456789ABCDEFGHJKMNPQRSTVWXYZ") - {letter, "-"}:
            wrong = text[:at] + other + text[at + 1 :]
            if letter == "-":
                continue
            with pytest.raises(BadRequest):
                code_typed(wrong)


def test_every_roll_has_a_code_of_its_own() -> None:
    codes = {roll_code(roll_of(seed)): seed for seed in NAMED}
    assert len(codes) == len(NAMED) == 1296
    assert all(parsed_code(text) == Code(ROLL, seed) for text, seed in codes.items())
