"""Records of a person: results count once, and what cannot be read counts as nothing."""

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from app.core.rng import Rng
from app.solo.ghosts import Ghost, even_ghost, is_better
from app.solo.kinds import CLOCK, REACH
from app.solo.records import Records, Tally, parsed_records, records_json
from app.solo.rounds import KEPT, Rounds
from tests.data.mutations import mutated_json

DAY = date(2026, 11, 18)
FULL = (
    Records(name="Ada")
    .solved("2159-T", REACH[2].letter, 3, 41_000, DAY)
    .solved("2158-S", REACH[2].letter, 1, None)
    .solved_daily("shift", DAY, DAY)
    .sailed(7, 2)
    .raced("C111-X", (1000, 2500))
    .with_round("r1", "timed", 4, 30_000)
    .played("m1", "go", ["Ben", ":hard"], has_won=True)
    .played("m2", "go", ["Ben"], has_won=False)
    .reviewed("m1:seen", {"two_turns": (5, 2), "outside": (1, 0)})
)


def test_a_result_counts_once() -> None:
    again = FULL.solved("2159-T", REACH[2].letter, 3, 1).played("m1", "go", ["Ben"], has_won=True)
    again = again.with_round("r1", "timed", 9, 1).reviewed("m1:seen", {"outside": (1, 1)})
    assert again == FULL
    assert FULL.tallies[REACH[2].letter] == Tally(2, 4, 41_000, (3, 1))
    assert FULL.rivals["go"] == {":hard": (1, 0), "Ben": (1, 1)}
    assert FULL.scores == {"go": (1, 1)}
    assert FULL.rounds == {"timed": Rounds((4,), 4, 30_000, 1, 4)}
    assert FULL.weeks == {date(2026, 11, 16): 1}
    assert FULL.reviewed("m2:seen", {"outside": (2, 2)}).themes["outside"] == (3, 2)


def test_the_first_day_counts_and_the_best_of_the_rest() -> None:
    assert FULL.solved_daily("shift", DAY, date(2027, 1, 1)) == FULL
    assert FULL.sailed(7, 1).voyage[7] == 2
    assert FULL.sailed(7, 3).voyage[7] == 3
    assert FULL.raced("C111-X", (1000, 2600)) == FULL
    assert FULL.raced("C111-X", (1000, 2400)).races["C111-X"] == (1000, 2400)


def test_what_is_kept_does_not_grow_without_end() -> None:
    records = FULL
    for number in range(1000):
        today = date.fromordinal(737_000 + 7 * number)
        records = records.solved(f"s{number}", CLOCK.letter, 2, number + 1, today)
        records = records.raced(f"r{number}", (number,)).played(
            f"p{number}", "go", [f"p{number}"], True
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
    assert "Ben" not in json.dumps(records_json(FULL.renamed("Ben", "")))
    assert FULL.renamed("Eva", "") == FULL
    assert replace(FULL, rivals={"go": {":hard": (1, 0)}}) == FULL.renamed("Ben", "")


def test_a_rival_of_another_name_is_the_same_one() -> None:
    records = FULL.played("m3", "go", ["Eva"], has_won=True)
    assert records.renamed("Ben", "Benno").rivals["go"]["Benno"] == (1, 1)
    assert records.renamed("Ben", "Eva").rivals["go"] == {":hard": (1, 0), "Eva": (2, 1)}


def test_two_who_are_one_have_done_what_both_did() -> None:
    other = Records(name="").solved("x", REACH[2].letter, 2, 40_000, DAY).sailed(7, 3)
    other = other.solved_daily("shift", DAY, DAY + timedelta(1)).with_round("r2", "timed", 6, None)
    both = FULL.joined(other)
    assert both.name == "Ada"
    assert both.tallies[REACH[2].letter] == Tally(3, 6, 40_000, (3, 1, 2))
    assert both.days["shift"][DAY] == DAY
    assert both.voyage == {7: 3}
    assert both.rounds["timed"] == Rounds((4, 6), 6, 30_000, 2, 10)
    assert both.weeks == {date(2026, 11, 16): 2}
    assert (both.rivals, both.themes) == (FULL.rivals, FULL.themes)
    assert set(both.keys) == {*FULL.keys, *other.keys}


def test_ghosts_tell_who_is_ahead() -> None:
    ghost = Ghost("Ada", (1000, 2000, 3000))
    assert [ghost.found_by(moment) for moment in (0, 1000, 2999, 9999)] == [0, 1, 2, 3]
    assert even_ghost("Ben", 3, 180).moments == (60, 120, 180)
    assert even_ghost("Ben", 0, 180).moments == ()


def test_more_targets_are_better_and_then_less_time() -> None:
    assert is_better((1, 2), (1,))
    assert is_better((1, 2), (1, 3))
    assert not is_better((1, 3), (1, 3))
    assert not is_better((), ())
