"""Results of rounds played alone: best, fastest, the last ones; damage counts as none."""

from pathlib import Path

import pytest

from app.core.errors import BadRequest
from app.session.results import KEPT, SLOT, Results, ResultsBook, parsed_results
from app.session.saves import Saves


def test_best_and_fastest_only_get_better() -> None:
    results = Results().with_round(3, 41_000).with_round(1, 60_000).with_round(0, None)
    assert results == Results((3, 1, 0), best=3, fastest=41_000, rounds=3, solved=4)


def test_only_the_last_rounds_are_in_the_chart() -> None:
    results = Results()
    for count in range(KEPT + 5):
        results = results.with_round(count, None)
    assert len(results.counts) == KEPT
    assert results.counts[-1] == KEPT + 4
    assert results.rounds == KEPT + 5


def test_they_are_there_again(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    ResultsBook(saves).add("timed", 4, 30_000)
    assert ResultsBook(saves).of("timed") == Results((4,), 4, 30_000, 1, 4)


@pytest.mark.parametrize("body", [b"{}", b'{"counts": 3, "best": -1}', b'{"fastest": true}'])
def test_what_cannot_be_read_counts_as_nothing(body: bytes) -> None:
    assert parsed_results(body) == Results()


@pytest.mark.parametrize("body", [b"", b"[]", b"\xff"])
def test_what_is_no_object_is_refused(body: bytes) -> None:
    with pytest.raises(BadRequest):
        parsed_results(body)


def test_a_strange_count_counts_as_none() -> None:
    assert parsed_results(b'{"counts": [2, "x", -1]}').counts == (2, 0, 0)


def test_damage_on_the_disk_is_no_trouble(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.store(SLOT, b"\xff\xfe")
    assert ResultsBook(saves).of("timed") == Results()


def test_damage_that_the_envelope_does_not_show_gives_the_results_before(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    ResultsBook(saves).add("timed", 4, 30_000)
    saves.store(SLOT, b"[]")
    assert ResultsBook(saves).of("timed") == Results((4,), 4, 30_000, 1, 4)
