"""What a seat of Shift knows, and what it cannot know (S11, S12, S14, X4)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from app.core.rng import Rng
from app.games import shift
from app.games.shift.events import CardTurned, Event, GameWon, LineShifted, TargetFound
from app.games.shift.state import Hand, Phase, State
from tests.games.shift.boards import dealt, game_on, maze_of, played, step, walking_on

OPTIONS: list[dict[str, object]] = [
    {"open_cards": is_open, "private_open_cards": is_private, "peek": peek, "dark_pilot": has_pilot}
    for is_open in (False, True)
    for is_private in (False, True)
    for peek in ("at_once", "on_turn")
    for has_pilot in (False, True)
]


def states_of(options: dict[str, object], seats: int) -> tuple[State, ...]:
    return _states_of(tuple(options.items()), seats)


@cache
def _states_of(options: tuple[tuple[str, object], ...], seats: int) -> tuple[State, ...]:
    return tuple(_played(dict(options), seats))


def _played(options: dict[str, object], seats: int) -> Iterator[State]:
    """Every tenth state of a game by chance in which every walk that finds is walked."""
    rng, state = Rng(seats), dealt(seats, seats, **options)
    for number in range(120):
        moves = list(shift.legal_moves(state))
        if not moves:
            return
        walks = moves if state.phase is Phase.WALK else []
        finds = [move for move in walks if found_by(state, shift.apply(state, move).state)]
        move = finds[0] if finds else moves[rng.below(len(moves))]
        state = shift.apply(state, move).state
        if number % 10 == 0:
            yield state


def found_by(before: State, after: State) -> bool:
    return [hand.found for hand in before.hands] != [hand.found for hand in after.hands]


def without_secrets(state: State, viewer: int) -> State:
    """The same game with all that the viewer may not know put in another order or dealt anew."""
    setup = state.setup
    hidden = set(range(1, 25))
    for seat, hand in enumerate(state.hands):
        hidden -= set(hand.found)
        if setup.shows_all_cards or (setup.private_open_cards and seat == viewer):
            hidden -= set(hand.cards)
        elif seat == viewer and hand.has_looked:
            hidden -= set(hand.cards[:1])
    pool = Rng(viewer).shuffled(sorted(hidden))
    hands = []
    for hand in state.hands:
        kept = tuple(card for card in hand.cards if card not in hidden)
        missing = len(hand.cards) - len(kept)
        hands.append(replace(hand, cards=(*kept, *pool[:missing])))
        pool = pool[missing:]
    return replace(state, hands=tuple(hands))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_x4_games_that_differ_only_in_secrets_look_the_same(options: dict[str, object]) -> None:
    differed = 0
    for seats in (1, 2, 4):
        for state in states_of(options, seats):
            for viewer in range(seats):
                other = without_secrets(state, viewer)
                differed += other != state
                assert shift.observe(other, viewer) == shift.observe(state, viewer)
                assert shift.view_json(shift.observe(other, viewer)) == shift.view_json(
                    shift.observe(state, viewer)
                )
    is_all_open = options["open_cards"] and not options["private_open_cards"]
    assert (differed == 0) == is_all_open


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_x4_a_sample_fits_the_view_and_is_a_whole_game(options: dict[str, object]) -> None:
    for seats in (1, 3, 4):
        for number, state in enumerate(states_of(options, seats)):
            for viewer in range(seats):
                view = shift.observe(state, viewer)
                sample = shift.sample(view, number)
                assert shift.observe(sample, viewer) == view
                cards = [card for hand in sample.hands for card in (*hand.cards, *hand.found)]
                assert len(set(cards)) == len(cards)
                assert [len(h.cards) for h in sample.hands] == [len(h.cards) for h in state.hands]


def test_x4_samples_differ_with_their_seed() -> None:
    view = shift.observe(dealt(1, 3), 0)
    assert len({shift.sample(view, seed) for seed in range(30)}) == 30
    assert shift.sample(view, 3) == shift.sample(view, 3)


def test_x4_a_sample_may_be_any_game_that_fits() -> None:
    """Every unknown card comes to lie with every other seat, and in the own hand's rest."""
    state = dealt(1, 2)
    view = shift.observe(state, 0)
    samples = [shift.sample(view, seed) for seed in range(400)]
    unknown = set(range(1, 25)) - {state.hands[0].cards[0]}
    assert {card for sample in samples for card in sample.hands[0].cards[1:]} == unknown
    assert {sample.hands[1].cards[0] for sample in samples} == unknown


def test_x4_a_view_holds_nothing_that_the_seed_would_tell() -> None:
    """Shift keeps no random state: what is to come is in the hands alone."""
    assert not any("seed" in name or "rng" in name for name in State.__slots__)


def test_s12_the_current_card_is_known_to_its_seat_only() -> None:
    for viewer in (0, 1):
        seats = shift.view_json(shift.observe(game_on(maze_of()), viewer))["seats"]
        assert [seat["current"] for seat in seats] == [
            "m1" if viewer == 0 else None,
            "m2" if viewer == 1 else None,
        ]


def test_s12_found_cards_and_the_number_left_are_public() -> None:
    state = game_on(maze_of(), found={"red": [7, 9], "blue": [8]})
    for viewer in (0, 1):
        seats = shift.view_json(shift.observe(state, viewer))["seats"]
        assert [(seat["left"], seat["found"]) for seat in seats] == [
            (2, ["m7", "m9"]),
            (1, ["m8"]),
        ]


def test_s11_all_see_the_target_of_the_spare_but_not_who_seeks_it() -> None:
    sought = game_on(maze_of(m1="spare"))
    other = replace(sought, hands=(Hand((5, 3)), sought.hands[1]))
    assert shift.view_json(shift.observe(sought, 1))["spare"]["mark"] == "m1"
    assert shift.observe(sought, 1) == shift.observe(other, 1)
    assert shift.observe(sought, 0) != shift.observe(other, 0)


def test_what_lies_open_is_in_every_view() -> None:
    for seed in range(10):
        state = played(dealt(seed, 3, edition="galaxy", first=0), "n1:" + spare_text(seed))
        whole = shift.state_json(state)
        for viewer in range(3):
            view = shift.view_json(shift.observe(state, viewer))
            assert view["seat"] == viewer
            for key in whole.keys() - {"seats"}:
                assert view[key] == whole[key]


def spare_text(seed: int) -> str:
    text: str = shift.state_json(dealt(seed, 3, edition="galaxy", first=0))["spare"]["open"]
    return text


@pytest.mark.parametrize("seat", [0, 1])
def test_s12_only_its_owner_sees_the_card_it_turns(seat: int) -> None:
    done = step(walking_on(maze_of("╶╴", m1="b1")), "b1")
    seen = [shift.see(event, seat) for event in done.events]
    assert seen[1] == TargetFound(0, 1, 1)
    assert seen[2] == CardTurned(0, 3 if seat == 0 else 0)


def test_s12_all_else_that_happens_is_seen_by_all() -> None:
    events: list[Event] = [LineShifted(0, 3, 5, 6), TargetFound(1, 9, 0), GameWon(1)]
    for event in events:
        assert [shift.see(event, seat) for seat in range(4)] == [event] * 4
