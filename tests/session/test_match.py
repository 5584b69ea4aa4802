"""A match of any game: undo and redo, keeping, looking back, and what each seat is shown."""

from typing import Any

import pytest

from app.core.errors import BadRequest, Refused, WanderwallError
from app.core.rng import Rng
from app.games.registry import game_named, games
from app.session.match import Match, replayed
from app.session.record import Start, parsed_record
from tests.games.playout import Ply, lively_move, plies, start_of

GAME_IDS = [game.ID for game in games()]
MOVES = 24

every_game = pytest.mark.parametrize("game_id", GAME_IDS)


def played(game_id: str, moves: int = MOVES, **settings: Any) -> tuple[Match, tuple[Ply, ...]]:
    """A match after the first moves of game 0, and those moves."""
    trail = plies(game_id, 0)[:moves]
    match = Match(start_of(game_id, 0), **settings)
    for ply in trail:
        match.play(ply.move)
    return match, trail


def refused_move(match: Match, trail: tuple[Ply, ...]) -> Any:
    moves = (ply.move for ply in trail)
    return next(move for move in moves if match.game.refusal(match.state, move) is not None)


@every_game
def test_a_match_of_one_person_goes_back_and_forth_over_all_moves(game_id: str) -> None:
    match, trail = played(game_id, people=1)
    for ply in reversed(trail):
        assert match.can_undo
        match.undo()
        assert match.state == ply.before
    assert not match.can_undo
    for ply in trail:
        assert match.can_redo
        match.redo()
        assert match.state == ply.step.state
    assert not match.can_redo


def revealed(game_id: str) -> tuple[Match, Ply]:
    """A match just after the first move that brought out a secret."""
    trail = plies(game_id, 0)
    count = next(number for number, ply in enumerate(trail, 1) if ply.step.reveals)
    match, _ = played(game_id, count)
    return match, trail[count - 1]


@every_game
def test_nobody_goes_back_across_a_secret_that_came_out(game_id: str) -> None:
    match, ply = revealed(game_id)
    assert not match.can_undo
    with pytest.raises(BadRequest) as refused:
        match.undo()
    assert refused.value.code == "secret_is_out"
    assert match.state == ply.step.state


@every_game
def test_moves_without_a_secret_are_taken_back_up_to_the_last_secret(game_id: str) -> None:
    match, trail = played(game_id, 60)
    secrets = [number for number, ply in enumerate(trail, 1) if ply.step.reveals]
    while match.can_undo:
        match.undo()
    assert len(match.moves) == max(secrets, default=0)


@pytest.mark.parametrize("moves", [0, MOVES])
@every_game
def test_nothing_to_undo_and_nothing_to_redo(game_id: str, moves: int) -> None:
    match, _ = played(game_id, moves, people=1)
    for _ in range(moves):
        match.undo()
    with pytest.raises(BadRequest) as refused:
        match.undo()
    assert refused.value.code == "nothing_to_undo"
    for _ in range(moves):
        match.redo()
    with pytest.raises(BadRequest) as refused:
        match.redo()
    assert refused.value.code == "nothing_to_redo"


@every_game
def test_a_new_move_cuts_off_what_was_taken_back(game_id: str) -> None:
    match, trail = played(game_id, people=1)
    for _ in range(5):
        match.undo()
    match.play(trail[-5].move)
    assert not match.can_redo
    assert len(match.moves) == len(trail) - 4
    assert match.record().undone == 0


@every_game
def test_x3_a_refused_move_changes_nothing_not_even_what_may_be_redone(game_id: str) -> None:
    match, trail = played(game_id, people=1)
    match.undo()
    before, state = match.record(), match.state
    with pytest.raises(Refused):
        match.play(refused_move(match, trail))
    assert match.record() == before
    assert match.state is state
    match.redo()
    assert match.state == trail[-1].step.state


@every_game
def test_every_step_is_kept_before_anybody_is_told(game_id: str) -> None:
    diary: list[str] = []
    match = Match(start_of(game_id, 0), diary.append, people=1)
    for number, ply in enumerate(plies(game_id, 0)[:MOVES], 1):
        assert match.play(ply.move) == ply.step.events
        assert len(diary) == number
        assert replayed(parsed_record(diary[-1])).state == ply.step.state
    match.undo()
    assert parsed_record(diary[-1]).undone == 1
    match.redo()
    assert diary[-1] == diary[-3]
    assert len(diary) == MOVES + 2


@every_game
def test_several_moves_are_kept_at_once(game_id: str) -> None:
    diary: list[str] = []
    match = Match(start_of(game_id, 0), diary.append)
    trail = plies(game_id, 0)[:3]
    assert match.play(*(ply.move for ply in trail)) == tuple(
        event for ply in trail for event in ply.step.events
    )
    assert len(diary) == 1
    assert replayed(parsed_record(diary[0])).state == trail[-1].step.state


@every_game
def test_x3_of_several_moves_all_are_done_or_none(game_id: str) -> None:
    diary: list[str] = []
    match, trail = played(game_id, people=1)
    match.undo()
    before, state = match.record(), match.state
    match._keeper = diary.append
    with pytest.raises(Refused):
        match.play(trail[-1].move, refused_move(replayed(played(game_id)[0].record()), trail))
    assert (match.record(), diary) == (before, [])
    assert match.state is state
    assert match.can_redo


def test_a_refused_move_is_not_kept() -> None:
    diary: list[str] = []
    match, trail = played("shift", keeper=diary.append)
    with pytest.raises(Refused):
        match.play(refused_move(match, trail))
    assert len(diary) == MOVES


@every_game
def test_a_keeper_that_fails_is_noted_and_the_game_goes_on(game_id: str) -> None:
    is_full = True

    def keeper(_: str) -> None:
        if is_full:
            raise WanderwallError("no_space")

    trail = plies(game_id, 0)
    match = Match(start_of(game_id, 0), keeper, people=1)
    assert match.play(trail[0].move) == trail[0].step.events
    assert match.keeping_error is not None
    assert match.keeping_error.code == "no_space"
    match.undo()
    match.redo()
    assert match.state == trail[0].step.state
    is_full = False
    match.play(trail[1].move)
    assert match.keeping_error is None


@every_game
def test_looking_back_shows_each_state_and_what_happened(game_id: str) -> None:
    match, trail = played(game_id, people=1)
    match.undo()
    assert match.state_after(0) == trail[0].before
    for number, ply in enumerate(trail):
        assert match.state_after(number) == ply.before
        assert match.events_of(number) == ply.step.events
    assert match.state == trail[-1].before
    assert match.moves == tuple(ply.move for ply in trail[:-1])


@every_game
def test_each_seat_sees_its_own_view_and_only_its_events(game_id: str) -> None:
    match, trail = played(game_id)
    game, seats = match.game, range(match.start.seats)
    for seat in seats:
        assert match.view(seat) == game.observe(match.state, seat)
        for ply in trail:
            seen = match.seen(ply.step.events, seat)
            assert None not in seen
            views = [game.see(event, seat) for event in ply.step.events]
            assert list(seen) == [view for view in views if view is not None]
    for seat in (-1, len(seats)):
        with pytest.raises(BadRequest) as refused:
            match.view(seat)
        assert refused.value.code == "bad_seat"


@every_game
def test_a_match_may_begin_in_a_position(game_id: str) -> None:
    game, start = game_named(game_id), start_of(game_id, 0)
    ply = plies(game_id, 0)[MOVES]
    form = game.state_json(ply.before)
    match = Match(Start(game_id, start.rules, start.seats, 5, start.options, form))
    assert game.state_json(match.state) == form
    assert not match.can_undo
    match.play(ply.move)
    loaded = replayed(match.record())
    assert loaded.state == match.state
    assert loaded.state_after(0) == match.state_after(0)


@pytest.mark.parametrize(
    ("code", "start"),
    [
        ("unknown_game", Start("ludo", 1, 2, 1)),
        ("other_rules", Start("shift", 2, 2, 1)),
        ("bad_seats", Start("shift", 1, 5, 1)),
        ("bad_options", Start("shift", 1, 2, 1, {"cards": 0})),
        ("bad_position", Start("shift", 1, 2, 1, {}, {"game": "shift"})),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_a_code(code: str, start: Start) -> None:
    with pytest.raises(BadRequest) as refused:
        Match(start)
    assert refused.value.code == code


def test_a_position_for_other_seats_is_refused() -> None:
    form = game_named("shift").state_json(plies("shift", 0)[0].before)
    with pytest.raises(BadRequest) as refused:
        Match(Start("shift", 1, 3, 1, {}, form))
    assert refused.value.code == "bad_position"


@pytest.mark.parametrize("seed", range(6))
@every_game
def test_any_mix_of_playing_undoing_and_redoing_follows_a_plain_list(
    game_id: str, seed: int
) -> None:
    """The model: all states of the line played last, and where in it the match stands."""
    match, rng = Match(start_of(game_id, seed), people=1), Rng(seed)
    line, here = [match.state], 0
    for _ in range(120):
        what = rng.below(4)
        if what == 0 and here:
            match.undo()
            here -= 1
        elif what == 1 and here < len(line) - 1:
            match.redo()
            here += 1
        elif what > 1 and any(True for _ in match.game.legal_moves(match.state)):
            match.play(lively_move(match.game, match.state, rng))
            line, here = [*line[: here + 1], match.state], here + 1
        assert match.state == line[here]
        assert (match.can_undo, match.can_redo) == (here > 0, here < len(line) - 1)
    assert replayed(match.record(), people=1).state == match.state
