"""Rounds of Go alone: best, fastest, the last ones; damage counts as none."""

import pytest

from app.solo.rounds import KEPT, Rounds, parsed_rounds, rounds_json


def test_best_and_fastest_only_get_better() -> None:
    rounds = Rounds().with_round(3, 41_000).with_round(1, 60_000).with_round(0, None)
    assert rounds == Rounds((3, 1, 0), best=3, fastest=41_000, rounds=3, solved=4)


def test_only_the_last_rounds_are_in_the_chart() -> None:
    rounds = Rounds()
    for count in range(KEPT + 5):
        rounds = rounds.with_round(count, None)
    assert len(rounds.counts) == KEPT
    assert rounds.counts[-1] == KEPT + 4
    assert rounds.rounds == KEPT + 5


def test_they_come_back_as_they_were() -> None:
    rounds = Rounds((4, 2), 4, 30_000, 2, 6)
    assert parsed_rounds(rounds_json(rounds)) == rounds


@pytest.mark.parametrize(
    "kept", [{}, None, 5, [], {"counts": 3, "best": -1}, {"fastest": True}, {"rounds": "x"}]
)
def test_what_cannot_be_read_counts_as_nothing(kept: object) -> None:
    assert parsed_rounds(kept) == Rounds()


def test_a_strange_count_counts_as_none() -> None:
    assert parsed_rounds({"counts": [2, "x", -1]}).counts == (2, 0, 0)
