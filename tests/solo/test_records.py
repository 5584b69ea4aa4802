"""Records of a person: results count once, and what cannot be read counts as nothing."""

import json
from dataclasses import replace
from datetime import date

import pytest

from app.core.rng import Rng
from app.solo.ghosts import Ghost, even_ghost, is_better, lead
from app.solo.kinds import CLOCK, REACH
from app.solo.records import KEPT, Records, Tally, parsed_records, records_json
from tests.data.mutations import mutated_json

DAY = date(2026, 11, 18)
FULL = (
    Records(name="Ada")
    .solved("2159-T", REACH[2].letter, 3, 41_000)
    .solved("2158-S", REACH[2].letter, 1, None)
    .solved_daily("shift", DAY, DAY)
    .sailed(7, 2)
    .raced("C111-X", (1000, 2500))
    .played("m1", "go", "Ben", has_won=True)
    .played("m2", "go", "Ben", has_won=False)
)


def test_a_result_counts_once() -> None:
    again = FULL.solved("2159-T", REACH[2].letter, 3, 1).played("m1", "go", "Ben", has_won=True)
    assert again == FULL
    assert FULL.tallies[REACH[2].letter] == Tally(2, 4, 41_000, (3, 1))
    assert FULL.rivals["go"]["Ben"] == (1, 1)


def test_the_first_day_counts_and_the_best_of_the_rest() -> None:
    assert FULL.solved_daily("shift", DAY, date(2027, 1, 1)) == FULL
    assert FULL.sailed(7, 1).voyage[7] == 2
    assert FULL.sailed(7, 3).voyage[7] == 3
    assert FULL.raced("C111-X", (1000, 2600)) == FULL
    assert FULL.raced("C111-X", (1000, 2400)).races["C111-X"] == (1000, 2400)


def test_what_is_kept_does_not_grow_without_end() -> None:
    records = FULL
    for number in range(1000):
        records = records.solved(f"s{number}", CLOCK.letter, 2, number + 1)
        records = records.raced(f"r{number}", (number,)).played(
            f"p{number}", "go", f"p{number}", True
        )
        records = records.solved_daily("go", date.fromordinal(737_000 + number), DAY)
    assert records.tallies[CLOCK.letter].solved == 1000
    assert len(records.tallies[CLOCK.letter].last) == KEPT
    assert len(json.dumps(records_json(records))) < 60_000
    assert parsed_records(records_json(records)) == records


def test_records_come_back_as_they_were() -> None:
    assert parsed_records(json.loads(json.dumps(records_json(FULL)))) == FULL
    assert parsed_records({}) == Records()


@pytest.mark.parametrize("lot", range(10))
def test_records_of_any_kind_are_read(lot: int) -> None:
    rng = Rng(lot)
    for _ in range(200):
        form = mutated_json(records_json(FULL), rng)
        if isinstance(form, dict):
            found = parsed_records(form)
            assert parsed_records(json.loads(json.dumps(records_json(found)))) == found


def test_nobody_is_left_in_the_records_of_others() -> None:
    assert "Ben" not in json.dumps(records_json(FULL.without("Ben")))
    assert FULL.without("Eva") == FULL
    assert replace(FULL, rivals={"go": {}}) == FULL.without("Ben")


def test_ghosts_tell_who_is_ahead() -> None:
    ghost = Ghost("Ada", (1000, 2000, 3000))
    assert [ghost.found_by(moment) for moment in (0, 1000, 2999, 9999)] == [0, 1, 2, 3]
    assert lead((500, 2500), ghost, 2600) == 0
    assert lead((500, 1500), ghost, 1900) == 1
    assert even_ghost("Ben", 3, 180).moments == (60, 120, 180)
    assert even_ghost("Ben", 0, 180).moments == ()


def test_more_targets_are_better_and_then_less_time() -> None:
    assert is_better((1, 2), (1,))
    assert is_better((1, 2), (1, 3))
    assert not is_better((1, 3), (1, 3))
    assert not is_better((), ())
