"""Matches won, by game and against whom: each counts once."""

from pathlib import Path

import pytest

from app.core.game import Outcome, Turn
from app.core.thinking import finished
from app.session.match import Match
from app.session.people import People
from app.session.record import Start
from app.session.saves import Saves
from app.session.scores import note_match, rivals_of

SEATS = [{"name": "Ada", "player": "person"}, {"name": "", "player": "hard"}]


def over() -> Match:
    """A match of Shift between two that somebody won."""
    match = Match(Start("shift", 1, 2, 5, {"cards": 1, "first": 0}), table={"seats": SEATS})
    while isinstance(match.status, Turn):
        line = finished(match.game.solved(match.state, {}))["moves"]
        match.play(match.game.decode(line[0]))
    return match


def winner_of(match: Match) -> int:
    assert isinstance(match.status, Outcome)
    return match.status.winners[0]


@pytest.fixture
def people(tmp_path: Path) -> People:
    return People(Saves(tmp_path))


def test_a_match_counts_once_for_whoever_won_and_for_the_other(people: People) -> None:
    match = over()
    winner = winner_of(match)
    ada = people.number_of("Ada")
    for _ in range(3):
        note_match(people, ada, 0, "shift-7", match)
    assert people.records(ada).rivals == {"shift": {"hard": (int(winner == 0), int(winner != 0))}}
    ben = people.number_of("Ben")
    note_match(people, ben, 1, "shift-7", match)
    assert people.records(ben).rivals == {"shift": {"Ada": (int(winner == 1), int(winner != 1))}}


def test_another_match_counts_again_and_one_that_goes_on_does_not(people: People) -> None:
    ada = people.number_of("Ada")
    for slot in ("shift-1", "shift-2"):
        note_match(people, ada, 0, slot, over())
    note_match(people, ada, 0, "shift-3", Match(Start("shift", 1, 2, 5), table={"seats": SEATS}))
    assert sum(people.records(ada).rivals["shift"]["hard"]) == 2


@pytest.mark.parametrize("kept", [None, 5, [], [None, 5], [{}, {"name": 3, "player": 4}]])
def test_seats_that_cannot_be_read_are_nobody(kept: object) -> None:
    assert rivals_of(Match(Start("shift", 1, 2, 5), table={"seats": kept})) == ("?", "?")
