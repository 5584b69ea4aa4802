"""A race of two in Shift: one open target after another, the first to find six wins.

No option of the game has it. Each leg is a game with open cards in which both seats hold the same
one card and the last find wins; the next one goes on from where everybody stands.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.core.game import Outcome
from app.core.rng import Rng
from app.games import shift
from app.games.shift.state import Hand, Phase, State
from app.games.shift.tiles import TARGETS

TO_WIN = 6
MOST_MOVES = 2000
OPTIONS = {"open_cards": True, "ending": "last_card", "cards": 1, "first": 0}


def winner(players: list[Callable[[Any, int], Any]], seed: int) -> int | None:
    """The seat that is first to six; None if nobody gets there."""
    state: State = shift.new_game(shift.parsed_setup(2, OPTIONS), seed)
    rng, found = Rng(seed), [0, 0]
    state = next_leg(state, rng)
    for _ in range(MOST_MOVES):
        move = players[state.turn](shift.observe(state, state.turn), rng.word())
        state = shift.apply(state, move).state
        if isinstance(shift.status(state), Outcome):
            found[state.turn] += 1
            if found[state.turn] == TO_WIN:
                return state.turn
            state = next_leg(replace(state, turn=1 - state.turn), rng)
    return None


def next_leg(state: State, rng: Rng) -> State:
    """The same target for both, not the one that was just found."""
    before = state.hands[state.turn].cards or state.hands[1 - state.turn].cards
    target = rng.shuffled(target for target in TARGETS if target not in before)[0]
    hands = (Hand((target,)), Hand((target,)))
    return replace(state, hands=hands, phase=Phase.SHIFT, winners=())
