"""How the four strengths of Shift differ: what they see, what they overlook, what they regard."""

from dataclasses import replace

import pytest

from app.bots import shift_reading
from app.bots.levels import Level, chosen_move
from app.bots.shift_rivals import left_to, rivals
from app.core.rng import Rng
from app.core.thinking import finished
from app.games import shift
from app.games.shift.maze import cells_of
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.rules import reach
from app.games.shift.solving import quests, shortest_line
from app.games.shift.state import Hand, Phase, State
from app.games.shift.tiles import TARGETS
from tests.games.shift.boards import dealt

BOARDS = range(60)


def chosen(state: State, level: Level, seed: int = 1) -> Move:
    view = shift.observe(state, state.turn)
    move: Move = finished(chosen_move("shift", view, level, seed))
    return move


def pushes(state: State) -> list[PushIn]:
    return [move for move in shift.legal_moves(state) if isinstance(move, PushIn)]


def turns_to_go(state: State, depth: int = 4) -> int | None:
    line = finished(shortest_line(state, quests(state)[0], depth))
    return (len(line) + 1) // 2 if line else None


def after_a_turn(state: State, level: Level) -> State:
    for _ in range(2):
        state = shift.apply(state, chosen(state, level)).state
    return state


def test_s9_from_medium_up_a_target_one_turn_away_is_found() -> None:
    for seed in BOARDS:
        state = dealt(seed, 2)
        if turns_to_go(state) != 1:
            continue
        for level in (Level.MEDIUM, Level.HARD, Level.MASTER):
            assert len(after_a_turn(state, level).hands[state.turn].found) == 1


def test_easy_overlooks_many_targets_that_lie_one_turn_away() -> None:
    near = [state for state in (dealt(seed, 2) for seed in BOARDS) if turns_to_go(state) == 1]
    found = sum(bool(after_a_turn(state, Level.EASY).hands[state.turn].found) for state in near)
    assert 0 < found < len(near) / 2


def test_easy_mostly_leaves_the_tile_as_it_lies() -> None:
    lain = 0
    for seed in range(200):
        state = dealt(seed, 2)
        push = chosen(state, Level.EASY, seed)
        lain += isinstance(push, PushIn) and push.openings == state.maze.spare
    assert lain in range(150, 195)


@pytest.mark.parametrize("level", [Level.HARD, Level.MASTER])
def test_the_shortest_way_is_kept_to(level: Level) -> None:
    seen = set()
    for seed in BOARDS:
        state = dealt(seed, 1)
        turns = turns_to_go(state)
        assert turns is not None
        seen.add(turns)
        after = after_a_turn(state, level)
        assert bool(after.hands[0].found) == (turns == 1)
        assert turns == 1 or turns_to_go(replace(after, barred=state.barred)) in (None, 1, 2, 3)
        pushed = shift.apply(state, chosen(state, level)).state
        assert turns_to_go(pushed) == turns
    assert {1, 2} <= seen


def test_master_leaves_the_rivals_least_of_all_its_shortest_ways() -> None:
    for seed in range(20):
        state = dealt(seed, 3)
        view = shift.observe(state, state.turn)
        push = chosen(state, Level.MASTER)
        turns = turns_to_go(state)
        assert isinstance(push, PushIn)
        assert turns_to_go(shift.apply(state, push).state) == turns
        others = rivals(view, state)
        found = quests(state)[0].target if turns == 1 else 0
        harm = {
            other: sum(float(left_to(rival, state.maze, other, found)) for rival in others)
            for other in pushes(state)
            if turns_to_go(shift.apply(state, other).state) == turns
        }
        assert harm[push] == min(harm.values())


def test_s10_master_shuts_the_way_home_of_a_rival_that_has_found_all() -> None:
    shut = 0
    for seed in range(40):
        state = dealt(seed, 2)
        other = 1 - state.turn
        hands, pawns = list(state.hands), list(state.pawns)
        hands[other], pawns[other] = Hand((), hands[other].cards), 24
        state = replace(state, hands=tuple(hands), pawns=tuple(pawns))
        (home,) = rivals(shift.observe(state, state.turn), state)
        left = {each: left_to(home, state.maze, each) for each in pushes(state)}
        assert home.home is not None
        push = chosen(state, Level.MASTER)
        assert isinstance(push, PushIn)
        assert left[push] == min(left.values())
        shut += max(left.values()) > 0 == min(left.values())
    assert shut >= 10


def open_race(seed: int) -> State:
    """Both look for the same open target, and finding it ends the game."""
    options = {"open_cards": True, "ending": "last_card", "cards": 1}
    state = dealt(seed, 2, **options)
    card = (Rng(seed).shuffled(TARGETS)[0],)
    pawns = (Rng(seed).below(49), Rng(seed + 1).below(49))
    return replace(state, hands=(Hand(card), Hand(card)), pawns=pawns)


def wins_at_once(state: State) -> bool:
    return turns_to_go(state, 1) == 1


def test_where_nothing_is_hidden_master_does_not_open_the_way_to_the_other() -> None:
    """Counted by the rules: it loses at once only if every push of its own lets the other win."""
    for seed in range(12):
        state = open_race(seed)
        if wins_at_once(state):
            continue
        after = after_a_turn(state, Level.MASTER)
        if wins_at_once(after):
            for push in shift.legal_moves(state):
                pushed = shift.apply(state, push).state
                stayed = shift.apply(pushed, WalkTo(pushed.pawns[state.turn])).state
                assert wins_at_once(stayed)


@pytest.mark.parametrize("seed", range(6))
def test_three_plies_are_read_exactly(seed: int) -> None:
    """The share of the other's pushes after which a turn of ours wins, counted by the rules."""
    state = open_race(seed)
    push = next(iter(shift.legal_moves(state)))
    pushed = shift.apply(state, push).state
    aim = shift_reading.aim(pushed, pushed.turn)
    wins, replies = shift_reading.winning_after(pushed.maze, pushed.barred, aim)
    for cell in list(cells_of(reach(pushed)))[:4]:
        walked = shift.apply(pushed, WalkTo(cell)).state
        counted = [wins_after(walked, reply) for reply in shift.legal_moves(walked)]
        seen = sum(wins >> 49 * board >> cell & 1 for board in range(48))
        assert (seen, replies) == (sum(counted), len(counted))


def wins_after(state: State, reply: Move) -> bool:
    """Whether the seat that waits wins after this push, the other's walk finding nothing."""
    after = shift.apply(state, reply).state
    waiting = replace(after, turn=1 - state.turn, phase=Phase.SHIFT)
    return wins_at_once(waiting)
