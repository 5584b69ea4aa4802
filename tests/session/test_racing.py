"""Races: moments of what was found, the time that is up, ghosts, and the best one of each code."""

from pathlib import Path

import pytest

from app.core.thinking import finished
from app.session.alone import alone, start_of, table_of
from app.session.match import Match
from app.session.people import People
from app.session.racing import Race
from app.session.saves import Saves
from app.session.shelf import Shelf
from app.solo.kinds import CLOCK, DEAL, LIMIT_MS, Kind
from app.solo.making import made
from app.solo.shift.races import line_through

SEED = 4


def race_of(kind: Kind, saves: Saves) -> Race:
    puzzle = finished(made(kind, SEED))
    return known(Shelf(saves).begin(start_of(puzzle), table_of(puzzle), 1))


def known(match: Match) -> Race:
    found = alone(match)
    assert found is not None
    return Race(found)


def run(race: Race, finds: int, every: int) -> None:
    """The shortest way; the clock goes on by so many milliseconds a move."""
    for move in finished(line_through(race.alone.match.state)):
        if race.found == finds or race.is_over:
            return
        race.alone.keep_clock(race.alone.clock + every)
        race.alone.match.play(move)
        race.moved()


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def test_a_deal_tells_the_turns_of_its_finds(saves: Saves) -> None:
    race = race_of(DEAL, saves)
    run(race, 99, 1000)
    assert race.is_over
    assert len(race.moments) == 6
    assert race.moments[-1] == race.result >= finished(made(DEAL, SEED)).par
    assert list(race.moments) == sorted(race.moments)


def test_against_the_clock_moments_are_milliseconds_and_end_when_time_is_up(saves: Saves) -> None:
    race = race_of(CLOCK, saves)
    run(race, 3, 1000)
    assert (race.result, race.is_over) == (3, False)
    assert race.now == race.moments[-1] == 1000 * len(race.alone.match.moves)
    race.alone.keep_clock(LIMIT_MS + 5000)
    race.moved()
    assert (race.now, race.result, race.is_over) == (LIMIT_MS, 3, True)


def test_what_is_found_after_the_end_of_time_does_not_count(saves: Saves) -> None:
    race = race_of(CLOCK, saves)
    line = finished(line_through(race.alone.match.state))
    race.alone.keep_clock(LIMIT_MS)
    for move in line[:8]:
        race.alone.match.play(move)
        race.moved()
    assert race.found > 0
    assert race.result == 0


def test_what_is_taken_back_was_not_found(saves: Saves) -> None:
    race = race_of(CLOCK, saves)
    run(race, 1, 1000)
    race.alone.match.undo()
    assert race.moments == ()


def test_a_race_is_back_exactly_there_after_a_kill(saves: Saves, tmp_path: Path) -> None:
    race = race_of(CLOCK, saves)
    run(race, 2, 700)
    saves.close()
    shelf = Shelf(Saves(tmp_path))
    shelved = shelf.taken(shelf.newest("shift"))
    assert shelved is not None
    again = known(shelved.match)
    assert (again.moments, again.now, again.found) == (race.moments, race.now, 2)


def test_one_races_the_own_best(saves: Saves) -> None:
    people = People(saves)
    ada = people.number_of("Ada")
    first = race_of(CLOCK, saves)
    assert first.ghost(people.records(ada)) is None
    run(first, 4, 1000)
    first.note(people, ada)
    assert people.records(ada).races == {}
    first.alone.keep_clock(LIMIT_MS)
    first.note(people, ada)
    second = race_of(CLOCK, saves)
    ghost = second.ghost(people.records(ada))
    assert ghost is not None
    assert (ghost.name, ghost.moments) == ("Ada", first.moments)
    run(second, 4, 500)
    second.alone.keep_clock(LIMIT_MS)
    second.note(people, ada)
    assert second.best(people.records(ada)) == second.moments
    assert people.records(ada).tallies[CLOCK.letter].solved == 1


def test_a_race_that_hints_helped_is_solved_but_no_best(saves: Saves) -> None:
    people = People(saves)
    ada = people.number_of("Ada")
    race = race_of(DEAL, saves)
    race.alone.count_hint()
    for move in finished(line_through(race.alone.match.state)):
        race.alone.match.play(move)
        race.moved()
    assert race.is_over
    race.note(people, ada)
    assert people.records(ada).races == {}
    assert people.records(ada).tallies[DEAL.letter].solved == 1


def test_a_ghost_that_was_sent_runs_at_an_even_pace(saves: Saves) -> None:
    timed = race_of(CLOCK, saves).sent_ghost("Ben", 9)
    assert (len(timed.moments), timed.moments[-1]) == (9, LIMIT_MS)
    deal = race_of(DEAL, saves).sent_ghost("Ben", 12)
    assert deal.moments == (2, 4, 6, 8, 10, 12)


@pytest.mark.parametrize("kept", [None, 5, "x", [1, "2", None], {"a": 1}])
def test_moments_that_cannot_be_read_are_none(saves: Saves, kept: object) -> None:
    race = race_of(CLOCK, saves)
    race.alone.match.table["alone"]["moments"] = kept
    assert race.moments == ()
    assert not race.is_over
