"""Themes of weakness: what a turn was about, what was lost, and what follows for practice."""

import pytest

from app.bots.levels import Level, chosen_move
from app.core.rng import Rng
from app.core.thinking import finished
from app.games import shift
from app.games.shift.moves import Move
from app.games.shift.state import State
from app.teacher.review import Review, Reviewed
from app.teacher.shift_themes import Theme, is_lost, themes_of
from app.teacher.themes import tallies, weaknesses


def reviewed_turns(level: Level, seed: int) -> list[tuple[State, Reviewed]]:
    """All turns of one alone, each with the state before it."""
    state: State = shift.new_game(shift.parsed_setup(1, {"cards": 8}), seed)
    states, rng = [state], Rng(seed)
    moves: list[Move] = []
    while not state.winners and len(moves) < 60:
        view = shift.observe(state, 0)
        moves.append(finished(chosen_move("shift", view, level, rng.word())))
        state = shift.apply(state, moves[-1]).state
        states.append(state)
    turns = finished(Review("shift", states[0], moves).think())
    return [(states[turn.span.moves[0]], turn) for turn in turns]


@pytest.mark.parametrize("seed", range(4))
def test_who_finds_shortest_ways_has_nothing_to_practise(seed: int) -> None:
    found = tallies("shift", reviewed_turns(Level.HARD, seed))
    assert found
    assert all(tally.lost == 0 for tally in found.values())
    assert weaknesses(found) == ()


def test_who_strolls_is_weak_at_what_it_meets_often() -> None:
    found = tallies("shift", reviewed_turns(Level.EASY, 1))
    weak = weaknesses(found)
    assert weak
    assert all(found[theme].met >= 3 for theme in weak)
    weights = [found[theme].weight for theme in weak]
    assert weights == sorted(weights, reverse=True)


def test_each_turn_is_about_its_length_and_perhaps_more() -> None:
    lengths = {Theme.ONE_TURN, Theme.TWO_TURNS, Theme.LONG_PLANS}
    seen: set[Theme] = set()
    for seed in range(8):
        for state, turn in reviewed_turns(Level.EASY, seed):
            found = themes_of(state, turn)
            seen.update(found)
            assert len(lengths & set(found)) == (1 if turn.best else 0)
            assert is_lost(turn) == (turn.before is not None and turn.after != turn.before - 1)
    assert seen >= lengths | {Theme.TURNED}
