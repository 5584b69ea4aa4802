"""The grown-ups' gate: a sum in words whose second digit is the answer."""

from itertools import product

import pytest

from app.presenters.shell.gate import BACK, FIRST, KEYS, SECOND, Gate, asked


def typed(gate: Gate, keys: str) -> Gate:
    for key in keys:
        gate = gate.with_key(key)
    return gate


@pytest.mark.parametrize(("first", "second"), [*product(FIRST, SECOND)])
def test_every_answer_has_two_digits_and_opens_the_gate(first: int, second: int) -> None:
    gate = Gate(first, second)
    answer = str(first * second)
    assert len(answer) == 2
    assert not typed(gate, answer[:1]).is_full
    assert typed(gate, answer).is_passed
    assert not any(
        typed(gate, f"{number:02d}").is_passed for number in range(100) if number != first * second
    )


def test_a_digit_can_be_taken_back() -> None:
    gate = typed(Gate(4, 6), "1")
    assert gate.shown == "1 _"
    assert gate.with_key(BACK).shown == "_ _"
    assert typed(gate.with_key(BACK), "24").is_passed


def test_after_a_wrong_answer_another_sum_is_asked() -> None:
    for seed in range(50):
        gate = typed(asked(seed), "11")
        assert gate.is_full
        assert not gate.is_passed
        again = gate.asked_anew(seed)
        assert again.was_wrong
        assert (again.first, again.second) != (gate.first, gate.second)
        assert again.written == ""
        assert again.second in SECOND


def test_every_sum_is_asked_and_by_words_alone() -> None:
    found = {(asked(seed).first, asked(seed).second) for seed in range(300)}
    assert found == set(product(FIRST, SECOND))
    assert Gate(4, 7).question.fields[0][1] != "4"


def test_there_is_a_key_for_each_digit() -> None:
    assert sorted(filter(None, KEYS)) == sorted([*"0123456789", BACK])
