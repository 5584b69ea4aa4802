"""A puzzle is a match: kept after every step, there again as it was, noted once."""

from datetime import date
from pathlib import Path

import pytest

from app.core.thinking import finished
from app.session.alone import KEY, Alone, alone, start_of, table_of
from app.session.match import Match
from app.session.people import People
from app.session.saves import Saves
from app.session.shelf import Shelf
from app.solo.daily import of_day
from app.solo.kinds import DEAL, ONE_LAY, REACH, ROLL, SERIES, Kind
from app.solo.making import made
from app.solo.puzzle import Puzzle
from app.solo.voyage import of_number

TODAY = date(2026, 11, 16)
every_kind = pytest.mark.parametrize(
    "kind", [REACH[1], ROLL, SERIES, ONE_LAY], ids=lambda kind: kind.name
)


def puzzle_of(kind: Kind) -> Puzzle:
    return finished(made(kind, 3))


def puzzle_on(shelf: Shelf, puzzle: Puzzle) -> Alone:
    return known(shelf.begin(start_of(puzzle), table_of(puzzle), 1))


def known(match: Match) -> Alone:
    found = alone(match)
    assert found is not None
    return found


def play(each: Alone, *texts: str) -> None:
    for text in texts:
        each.match.play(each.match.game.decode(text))


def again(folder: Path, game: str) -> tuple[Shelf, Alone]:
    """The app after it was killed."""
    shelf = Shelf(Saves(folder))
    shelved = shelf.taken(shelf.newest(game))
    assert shelved is not None
    return shelf, known(shelved.match)


@every_kind
def test_p2_a_line_that_makes_par_wins_three_stars(tmp_path: Path, kind: Kind) -> None:
    puzzle = puzzle_of(kind)
    each = puzzle_on(Shelf(Saves(tmp_path)), puzzle)
    for text in puzzle.line:
        assert not each.is_solved
        play(each, text)
    assert each.is_solved
    assert (each.result, each.stars) == (puzzle.par, 3)


@every_kind
def test_killed_after_any_step_it_is_back_exactly_there(tmp_path: Path, kind: Kind) -> None:
    puzzle = puzzle_of(kind)
    shelf = Shelf(Saves(tmp_path))
    each = puzzle_on(shelf, puzzle)
    for number, text in enumerate(puzzle.line):
        each.keep_clock(1000 * number)
        play(each, text)
        state, clock = each.match.state, each.clock
        shelf.close()
        shelf, each = again(tmp_path, kind.game)
        assert (each.match.state, each.clock) == (state, clock)
    assert each.is_solved


def test_p2_undo_is_free_and_a_hint_costs_a_star(tmp_path: Path) -> None:
    puzzle = puzzle_of(REACH[0])
    shelf = Shelf(Saves(tmp_path))
    each = puzzle_on(shelf, puzzle)
    push, walk = puzzle.line
    play(each, push)
    each.match.undo()
    play(each, push)
    each.count_hint()
    shelf.close()
    _, each = again(tmp_path, "shift")
    play(each, walk)
    assert (each.result, each.hints, each.stars) == (1, 1, 2)


def test_p2_hints_that_a_game_counts_by_itself_cost_a_star_too(tmp_path: Path) -> None:
    puzzle = puzzle_of(ROLL)
    each = puzzle_on(Shelf(Saves(tmp_path)), puzzle)
    each.match.table["hints"] = 1
    play(each, *puzzle.line)
    assert each.stars == 2


def test_a_result_is_noted_at_most_once(tmp_path: Path) -> None:
    puzzle = finished(of_day("shift", TODAY))
    saves = Saves(tmp_path)
    people, each = People(saves), puzzle_on(Shelf(saves), puzzle)
    person = people.number_of("Ada")
    each.note(people, person, TODAY)
    assert not people.records(person).tallies
    play(each, *puzzle.line)
    for _ in range(3):
        each.note(people, person, TODAY)
    saves.close()
    people = People(Saves(tmp_path))
    records = people.records(person)
    assert records.tallies[puzzle.kind.letter].solved == 1
    assert records.days == {"shift": {TODAY: TODAY}}


def test_stars_of_the_voyage_are_noted(tmp_path: Path) -> None:
    puzzle = finished(of_number(2))
    saves = Saves(tmp_path)
    people, each = People(saves), puzzle_on(Shelf(saves), puzzle)
    person = people.number_of("Ada")
    play(each, *puzzle.line)
    each.note(people, person, TODAY)
    assert people.records(person).voyage == {2: 3}


def test_a_race_is_a_match_of_many_cards(tmp_path: Path) -> None:
    puzzle = puzzle_of(DEAL)
    each = puzzle_on(Shelf(Saves(tmp_path)), puzzle)
    play(each, *puzzle.line)
    assert each.is_solved
    assert each.result == puzzle.par


@pytest.mark.parametrize(
    "kept",
    [None, [], {}, {"code": "2159-T"}, {"code": 5, "par": 3}, {"code": "zz", "par": 3},
     {"code": "80R5-0", "par": 3}, {"code": "2159-T", "par": True}],
)  # fmt: skip
def test_what_cannot_be_read_is_no_puzzle(kept: object) -> None:
    puzzle = puzzle_of(REACH[1])
    assert alone(Match(start_of(puzzle), table={KEY: kept})) is None
