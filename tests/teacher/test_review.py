"""Reviews of every game: all turns, what was possible, and which turn decided."""

from typing import Any

import pytest

from app.core.game import Outcome
from app.core.thinking import finished
from app.games.registry import GAMES
from app.teacher.review import Mark, Review, curve
from tests.teacher.matches import REVIEWED, Played, match

every_match = pytest.mark.parametrize("number", REVIEWED)
every_game = pytest.mark.parametrize("game_id", GAMES)
MOST_STEPS = 20_000


def reviewed(played: Played) -> Review:
    review = Review(played.game.ID, played.first, played.moves)
    finished(review.think())
    return review


@every_match
@every_game
def test_each_whole_turn_is_told_once(game_id: str, number: int) -> None:
    played = match(game_id, number)
    review = reviewed(played)
    numbers = sorted(n for turn in review.turns for n in turn.span.moves)
    assert len(set(numbers)) == len(numbers) > 0
    for turn in review.turns:
        assert turn.moves == tuple(played.moves[n] for n in turn.span.moves)
        assert turn.after is None or turn.after >= 0
    told = sum(len(curve(review.turns, seat)) for seat in range(4))
    assert told == len(review.turns)


@every_match
@every_game
def test_it_grows_turn_by_turn_in_slices(game_id: str, number: int) -> None:
    played = match(game_id, number)
    review = Review(game_id, played.first, played.moves)
    grown = []
    for _ in review.think():
        grown.append(len(review.turns))
    assert grown == sorted(grown)
    assert {*range(1, len(review.spans) + 1)} <= {*grown, 0}
    assert len(grown) < MOST_STEPS


def leads(played: Played, ends: int, winner: int) -> bool:
    """Counted anew: fewer cards to find, more tiles taken, farther on the track."""
    state: Any = played.first
    for move in played.moves[:ends]:
        state = played.game.apply(state, move).state
    if isinstance(played.game.status(state), Outcome):
        return True
    scores = scores_of(played.game.ID, state)
    return scores[winner] > max(s for seat, s in enumerate(scores) if seat != winner)


def scores_of(game_id: str, state: Any) -> list[int]:
    if game_id == "shift":
        return [-len(hand.cards) for hand in state.hands]
    if game_id == "connect":
        return [len(tiles) for tiles in state.taken]
    return [seat.space for seat in state.seats]


def leads_from_early_on(played: Played, winner: int) -> bool:
    """Whoever was never caught up with decided nothing by the turn that began the lead."""
    ends = [each.span.ends for each in reviewed(played).turns]
    return all(leads(played, end, winner) for end in ends[len(ends) // 4 :])


@every_match
@every_game
def test_the_turn_that_decided_is_the_winners_and_nobody_comes_level_after_it(
    game_id: str, number: int
) -> None:
    played = match(game_id, number, seats=2 + number % 3, most=2000)
    status = played.game.status(played.last)
    deciding = [turn for turn in reviewed(played).turns if turn.mark is Mark.DECIDED]
    if not isinstance(status, Outcome) or len(status.winners) > 1:
        assert not deciding
        return
    (winner,) = status.winners
    if not deciding:
        assert leads_from_early_on(played, winner)
        return
    (turn,) = deciding
    assert turn.seat == winner
    ends = sorted({each.span.ends for each in reviewed(played).turns})
    assert all(leads(played, end, winner) for end in ends if end >= turn.span.ends)
    before = [end for end in ends if end < turn.span.ends]
    assert not before or not leads(played, before[-1], winner)
