"""The contract of core/game.py, checked on every registered game over its option sets.

What a seat may know is checked in test_secrets.py.
"""

import json
from copy import deepcopy
from enum import StrEnum
from functools import cache
from typing import Any

import pytest

from app.bots.levels import player_of
from app.core.errors import Refused
from app.core.game import Game, Outcome, Turn
from app.core.rng import Rng
from app.games.registry import game_named, games
from app.session.match import replayed
from app.session.record import Record, parsed_record, record_text
from tests.data.samples import part_of
from tests.data.trials import trials_of
from tests.games.playout import (
    GAME_IDS,
    Ply,
    bot_move,
    first_state,
    plies,
    seats_at_move,
    start_of,
)

NUMBERS = part_of(24, 3)
MOST_MOVES_OF_BOTS = 3000
CLOCK = 40
ODDLY_FEW = 100

every_game = pytest.mark.parametrize("game", games(), ids=GAME_IDS)
every_playout = pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for game in games() for number in NUMBERS],
    ids=lambda value: value if isinstance(value, int) else value.ID,
)


def some(trail: tuple[Ply, ...], count: int) -> tuple[Ply, ...]:
    """About that many of the plies, evenly spread, the last among them."""
    return trail[:: -max(1, len(trail) // count)]


@every_game
def test_every_game_has_option_sets_a_bot_and_seats(game: Game) -> None:
    assert {seats for seats, _ in trials_of(game.ID).option_sets} == set(game.SEATS)
    assert callable(player_of(game.ID))
    assert game_named(game.ID) is game


@every_game
def test_every_option_set_can_be_dealt_and_written_out(game: Game) -> None:
    for seats, options in trials_of(game.ID).option_sets:
        setup = game.parsed_setup(seats, options)
        written = game.options_of(setup)
        assert json.loads(json.dumps(written)) == written
        assert game.parsed_setup(seats, written) == setup
        assert options.items() <= written.items()
        assert game.seats_in(game.new_game(setup, 1)) == seats


@pytest.mark.parametrize("number", part_of(12, 3))
@every_game
def test_a_game_between_bots_ends(game: Game, number: int) -> None:
    """Where only the clock ends a game, it is told so after a while."""
    state, rng = first_state(start_of(game.ID, number)), Rng(number)
    for done in range(MOST_MOVES_OF_BOTS):
        if isinstance(game.status(state), Outcome):
            break
        ends = [
            m for m in game.legal_moves(state) if game.encode(m) == trials_of(game.ID).time_is_up
        ]
        move = ends[0] if ends and done >= CLOCK else bot_move(game, state, rng)
        state = game.apply(state, move).state
    assert isinstance(game.status(state), Outcome)


@every_playout
def test_who_is_at_move_has_one_and_nobody_once_it_is_over(game: Game, number: int) -> None:
    for ply in plies(game.ID, number):
        assert isinstance(game.status(ply.before), Turn)
        assert any(True for _ in game.legal_moves(ply.before))
    end = plies(game.ID, number)[-1]
    status = game.status(end.step.state)
    if isinstance(status, Outcome):
        assert set(status.winners) <= set(range(game.seats_in(end.before)))
        assert list(game.legal_moves(end.step.state)) == []
        assert_refused(game, end.step.state, end.move)


@every_playout
def test_apply_is_pure_and_gives_the_same_twice(game: Game, number: int) -> None:
    for ply in some(plies(game.ID, number), 40):
        copy, form = deepcopy(ply.before), game.state_json(ply.before)
        assert game.apply(ply.before, ply.move) == ply.step
        assert ply.before == copy
        assert game.state_json(ply.before) == form
        assert game.apply(copy, deepcopy(ply.move)) == ply.step
        assert len({ply.before, copy}) == 1


@every_playout
def test_moves_are_listed_in_a_stable_order_without_duplicates(game: Game, number: int) -> None:
    seats = range(start_of(game.ID, number).seats)
    for ply in some(plies(game.ID, number), 30):
        listed = list(game.legal_moves(ply.before))
        texts = [game.encode(move) for move in listed]
        assert listed == list(game.legal_moves(deepcopy(ply.before)))
        assert len(set(texts)) == len(set(listed)) == len(listed)
        by_seat = [set(game.legal_moves(ply.before, seat)) for seat in seats]
        assert set().union(*by_seat) == set(listed)
        assert all(by_seat[seat] for seat in seats_at_move(game, ply.before))


@every_playout
def test_a_move_survives_its_text(game: Game, number: int) -> None:
    for ply in some(plies(game.ID, number), 30):
        for move in (ply.move, *game.legal_moves(ply.before)):
            text = game.encode(move)
            assert game.decode(text) == move
            assert game.encode(game.decode(text)) == text


@cache
def moves_of_any_time(game_id: str) -> tuple[Any, ...]:
    """Moves that were allowed somewhere in some game, whatever its seats and options."""
    game = game_named(game_id)
    found: dict[Any, None] = {}
    for number in NUMBERS:
        trail = plies(game_id, number)
        found |= dict.fromkeys(ply.move for ply in trail)
        for ply in some(trail, 4):
            found |= dict.fromkeys(game.legal_moves(ply.before))
    return tuple(found)


@every_playout
def test_listed_moves_are_allowed_and_all_others_refused(game: Game, number: int) -> None:
    rng = Rng(number)
    strangers = moves_of_any_time(game.ID)
    refused = 0
    for ply in some(plies(game.ID, number), 20):
        listed = {game.encode(move) for move in game.legal_moves(ply.before)}
        tried = [*list(game.legal_moves(ply.before))[:40], ply.move]
        tried += [strangers[rng.below(len(strangers))] for _ in range(40)]
        for move in tried:
            if trials_of(game.ID).listed(game.encode(move)) in listed:
                assert game.refusal(ply.before, move) is None
                game.apply(ply.before, move)
            else:
                assert_refused(game, ply.before, move)
                refused += 1
    assert refused > ODDLY_FEW or len(plies(game.ID, number)) < 10


def assert_refused(game: Game, state: Any, move: Any) -> None:
    """Refused with a code, and nothing has changed (X3)."""
    why_not = game.refusal(state, move)
    assert isinstance(why_not, StrEnum)
    form = game.state_json(state)
    with pytest.raises(Refused) as refused:
        game.apply(state, move)
    assert refused.value.refusal is why_not
    assert game.state_json(state) == form


@every_playout
def test_replay_of_the_record_gives_the_same_states(game: Game, number: int) -> None:
    trail = plies(game.ID, number)
    moves = tuple(game.encode(ply.move) for ply in trail)
    record = parsed_record(record_text(Record(start_of(game.ID, number), moves)))
    match = replayed(record)
    assert match.state_after(0) == trail[0].before
    for done, ply in enumerate(trail, 1):
        assert match.state_after(done) == ply.step.state
        assert match.events_of(done - 1) == ply.step.events


@every_playout
def test_a_position_goes_out_and_in_and_plays_on_alike(game: Game, number: int) -> None:
    trail, start = plies(game.ID, number), start_of(game.ID, number)
    for first in range(0, len(trail), max(1, len(trail) // 12)):
        form = game.state_json(trail[first].before)
        state = game.state_from_json(json.loads(json.dumps(form)), start.options, start.seed)
        for ply in trail[first : first + 5]:
            assert game.state_json(state) == game.state_json(ply.before)
            assert list(game.legal_moves(state)) == list(game.legal_moves(ply.before))
            for seat in range(start.seats):
                view, known = (game.observe(s, seat) for s in (state, ply.before))
                assert game.view_json(view) == game.view_json(known)
            if game.encode(ply.move) in trials_of(game.ID).draws:
                break
            step = game.apply(state, ply.move)
            assert step.events == ply.step.events
            state = step.state


@every_playout
def test_the_last_position_goes_out_and_in(game: Game, number: int) -> None:
    start, end = start_of(game.ID, number), plies(game.ID, number)[-1].step.state
    form = game.state_json(end)
    state = game.state_from_json(form, start.options, start.seed)
    assert game.state_json(state) == form
    assert game.status(state) == game.status(end)


@every_playout
def test_what_goes_out_is_plain_json(game: Game, number: int) -> None:
    for ply in plies(game.ID, number):
        for seat in range(start_of(game.ID, number).seats):
            for event in ply.step.events:
                seen = game.see(event, seat)
                if seen is not None:
                    assert_plain(game.event_json(seen))
    for ply in some(plies(game.ID, number), 10):
        assert_plain(game.state_json(ply.before))
        assert_plain(game.view_json(game.observe(ply.before, 0)))


def assert_plain(form: Any) -> None:
    """JSON's own types only, so that nothing changes on the way."""
    assert type(form) is dict
    assert json.loads(json.dumps(form)) == form


@every_game
def test_x2_a_seed_gives_one_game_and_another_seed_another(game: Game) -> None:
    for seats, options in trials_of(game.ID).option_sets[:8]:
        setup = game.parsed_setup(seats, options)
        dealt = [game.new_game(setup, seed) for seed in (0, 1, 2**64 - 1)]
        assert dealt == [game.new_game(setup, seed) for seed in (0, 1, 2**64 - 1)]
        assert len({json.dumps(game.state_json(state)) for state in dealt}) > 1
