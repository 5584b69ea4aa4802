"""When a card is seen and which may be found: peek, open cards, private open cards (S12-S14)."""

from typing import Any

import pytest

from app.core.rng import Rng
from app.games import shift
from app.games.shift.events import CardTurned, TargetFound, TurnPassed
from app.games.shift.state import Hand, Phase, State, current_card
from tests.games.shift.boards import dealt, game_on, listed, maze_of, played, step, walking_on

CORRIDOR = "╶─┬┐"
ON_TURN = {"peek": "on_turn"}


def seen_current(state: State, seat: int, viewer: int) -> Any:
    """What the viewer's form of the view says of the seat's current card."""
    return shift.view_json(shift.observe(state, viewer))["seats"][seat]["current"]


@pytest.mark.parametrize("options", [{}, {"edition": "galaxy", "dark_pilot": False}])
def test_s9_at_once_the_next_card_is_seen_with_the_find(options: dict[str, object]) -> None:
    done = step(walking_on(maze_of(CORRIDOR, m1="c1"), options=options), "c1")
    assert current_card(done.state, 0) == 3
    assert seen_current(done.state, 0, 0) == "m3"


@pytest.mark.parametrize("options", [ON_TURN, {"edition": "magic"}])
def test_s13_on_turn_it_is_seen_when_the_seats_next_turn_begins(options: dict[str, object]) -> None:
    done = step(walking_on(maze_of(CORRIDOR, m1="c1"), options=options), "c1")
    assert done.events[1:] == (TargetFound(0, 1, 1), TurnPassed(1))
    assert done.state.hands[0] == Hand((3,), (1,), has_looked=False)
    assert current_card(done.state, 0) == 0
    assert seen_current(done.state, 0, 0) is None
    begun = step(played(done.state, "e3:NE"), "a7")
    assert begun.events[1:] == (TurnPassed(0), CardTurned(0, 3))
    assert begun.reveals
    assert begun.state.hands[0] == Hand((3,), (1,))
    assert seen_current(begun.state, 0, 0) == "m3"


def test_s13_on_turn_every_seat_knows_its_first_card_from_the_start() -> None:
    state = dealt(1, 4, edition="magic")
    for seat, hand in enumerate(state.hands):
        assert current_card(state, seat) == hand.cards[0]


def test_s13_alone_the_next_turn_begins_at_once() -> None:
    state = walking_on(maze_of(CORRIDOR, m1="c1"), options=ON_TURN, pawns={"red": "a1"})
    done = step(state, "c1")
    assert done.events[1:] == (TargetFound(0, 1, 1), TurnPassed(0), CardTurned(0, 3))
    assert current_card(done.state, 0) == 3


def test_s13_after_the_last_card_there_is_nothing_to_look_at() -> None:
    state = walking_on(maze_of(CORRIDOR, m1="c1"), options=ON_TURN, cards={"red": [1]})
    done = step(state, "c1")
    assert done.state.hands[0] == Hand((), (1,))
    begun = step(played(done.state, "e3:NE"), "a7")
    assert begun.events[1:] == (TurnPassed(0),)
    assert not begun.reveals


@pytest.mark.parametrize("option", ["open_cards", "private_open_cards"])
def test_s14_any_one_of_the_own_cards_is_found(option: str) -> None:
    state = walking_on(maze_of(CORRIDOR, m1="b1", m3="c1", m2="d1"), options={option: True})
    assert played(state, "b1").hands[0] == Hand((3,), (1,))
    assert played(state, "c1").hands[0] == Hand((1,), (3,))
    assert played(state, "d1").hands == state.hands


@pytest.mark.parametrize("option", ["open_cards", "private_open_cards"])
def test_s14_still_at_most_one_card_a_turn(option: str) -> None:
    state = walking_on(maze_of(CORRIDOR, m1="b1", m3="c1"), options={option: True})
    done = step(state, "c1")
    assert done.state.hands[0] == Hand((1,), (3,))
    assert done.events[1:] == (TargetFound(0, 3, 1), TurnPassed(1))


@pytest.mark.parametrize("peek", ["at_once", "on_turn"])
@pytest.mark.parametrize("option", ["open_cards", "private_open_cards"])
def test_s14_there_is_no_single_current_card_and_none_to_wait_for(option: str, peek: str) -> None:
    options = {option: True, "peek": peek}
    state = walking_on(maze_of(CORRIDOR, m3="c1"), options=options, cards={"red": [1, 3, 5]})
    assert current_card(state, 0) == 0
    after = played(state, "c1")
    assert after.hands[0] == Hand((1, 5), (3,), has_looked=True)
    assert current_card(after, 0) == 0


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, [None, None]),
        ({"open_cards": True}, [["m1", "m3"], ["m2"]]),
        ({"private_open_cards": True}, [["m1", "m3"], None]),
        ({"open_cards": True, "private_open_cards": True}, [["m1", "m3"], None]),
    ],
)
def test_s14_open_to_all_or_to_their_owner_only(
    options: dict[str, object], cards: list[list[str] | None]
) -> None:
    view = shift.view_json(shift.observe(game_on(maze_of(), options=options), 0))
    assert [seat["cards"] for seat in view["seats"]] == cards


@pytest.mark.parametrize(
    ("options", "is_revealing"),
    [({}, True), ({"open_cards": True}, False), ({"private_open_cards": True}, True)],
)
def test_s12_a_find_comes_out_unless_all_cards_lie_open(
    options: dict[str, object], is_revealing: bool
) -> None:
    state = walking_on(maze_of(CORRIDOR, m1="c1"), options=options)
    assert step(state, "c1").reveals == is_revealing
    assert not step(state, "b1").reveals


def test_s12_cards_are_found_once_and_never_lost() -> None:
    """Over games by chance with any options: the cards of a hand stay the cards of this hand."""
    for seed in range(40):
        rng = Rng(seed)
        state = first = dealt(
            seed,
            1 + seed % 4,
            open_cards=seed % 3 == 0,
            private_open_cards=seed % 5 == 0,
            peek=("at_once", "on_turn")[seed % 2],
            dark_pilot=seed % 7 < 3,
        )
        for _ in range(200):
            moves = list(shift.legal_moves(state))
            if not moves:
                break
            state = shift.apply(state, moves[rng.below(len(moves))]).state
        for hand, dealt_hand in zip(state.hands, first.hands, strict=True):
            assert sorted(hand.cards + hand.found) == sorted(dealt_hand.cards)
        assert state.phase is Phase.OVER or listed(state)
