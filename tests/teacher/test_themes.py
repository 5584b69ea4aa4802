"""Themes of Go and Connect: exact, weak where much is lost, and trained by puzzles there are."""

from typing import Any

import pytest

from app.core.thinking import finished
from app.games.connect.rules import apply, choice_now
from app.games.go.puzzles import Difficulty, fewest_tiles
from app.games.registry import GAMES, game_named
from app.solo.kinds import kind_named
from app.teacher import connect_themes, go_themes
from app.teacher.review import Review, Reviewed
from app.teacher.themes import Tally, practices, tallies, weaknesses
from tests.teacher.matches import REVIEWED, match


def reviewed(game: str, number: int) -> list[tuple[Any, Reviewed]]:
    """All turns, each with the state before it."""
    played = match(game, number)
    turns = finished(Review(game, played.first, played.moves).think())
    states = [played.first]
    for move in played.moves:
        states.append(game_named(game).apply(states[-1], move).state)
    return [(states[turn.span.moves[0]], turn) for turn in turns if turn.span.moves]


@pytest.mark.parametrize("number", REVIEWED)
def test_a_theme_of_go_is_how_many_tiles_its_roll_needs(number: int) -> None:
    """By the table that the solver made, not by the review."""
    needs = {"four_tiles": 4, "five_tiles": 5, "six_tiles": 6}
    for state, turn in reviewed("go", number):
        if turn.before is not None and not any(seat.joker for seat in state.seats):
            [theme] = go_themes.themes_of(state, turn)
            assert needs[theme] == fewest_tiles(state.roll)


@pytest.mark.parametrize("number", REVIEWED)
def test_themes_of_connect_say_what_could_be_taken(number: int) -> None:
    for state, turn in reviewed("connect", number):
        found = set(map(str, connect_themes.themes_of(state, turn)))
        if not turn.before:
            assert found == set()
            continue
        choice = choice_now(apply(state, turn.best[0]).state)
        most = max(len(take.cells) for take in choice.takes())
        assert ("several_pairs" in found) is (most > 1)
        assert ("stays_whole" in found) is (most < len(choice.matched))
        assert connect_themes.is_lost(turn) is ((turn.after or 0) < most)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_lost_was_met(game: str) -> None:
    found = tallies(game, reviewed(game, 0))
    assert found
    assert all(0 <= each.lost <= each.met for each in found.values())
    assert set(found) <= set(practices())


def test_the_weakest_theme_comes_first_and_a_rare_one_not_at_all() -> None:
    found = {"turned_pair": Tally(10, 5), "six_tiles": Tally(4, 4), "turned": Tally(2, 2)}
    assert weaknesses(found) == ("six_tiles", "turned_pair")
    assert weaknesses({"turned": Tally(9, 2)}) == ()


def test_what_was_lost_all_the_time_comes_before_what_was_hardly_met() -> None:
    found = {"turned": Tally(3, 3), "several_pairs": Tally(22, 21)}
    assert weaknesses(found) == ("several_pairs", "turned")


@pytest.mark.parametrize("theme", practices())
def test_each_theme_has_puzzles(theme: str) -> None:
    practice = practices()[theme]
    if practice.game == "go":
        assert practice.kind in list(Difficulty)
    else:
        kind = kind_named(practice.game, practice.kind, practice.turns or None)
        assert kind.game == practice.game


def test_names_of_themes_are_unique() -> None:
    assert len(practices()) == 7 + 3 + 3
