"""How the four strengths of Go differ: slips, wrong claims and the pace of their moves."""

from statistics import mean

from app.bots.go_pace import look, pause
from app.bots.levels import STRENGTH, Level, chosen_move
from app.core.thinking import finished
from app.games import go
from app.games.go.board import is_solved
from app.games.go.moves import Claim, LayTile
from app.games.go.state import State

ROLLS = range(60)


def built(seed: int, level: Level) -> tuple[State, int]:
    """The board when it is claimed, in practice alone, and how many moves that took."""
    state: State = go.apply(go.new_game(go.parsed_setup(1, {}), seed), go.decode("go")).state
    for moves in range(200):
        move = finished(chosen_move("go", go.observe(state, 0), level, 1000 * seed + moves))
        if isinstance(move, Claim):
            return state, moves
        state = go.apply(state, move).state
    raise AssertionError(f"{level} never claims roll {seed}")


def test_every_strength_claims_and_the_weaker_need_more_moves() -> None:
    moves = {level: mean(built(seed, level)[1] for seed in ROLLS) for level in Level}
    assert moves[Level.EASY] > moves[Level.MEDIUM] > moves[Level.HARD] > moves[Level.MASTER]


def test_g5_only_the_two_weaker_claim_wrongly_now_and_then() -> None:
    wrong = {}
    for level in Level:
        boards = [built(seed, level)[0] for seed in ROLLS]
        wrong[level] = sum(not is_solved(state.roll, state.seats[0].laid) for state in boards)
    assert wrong[Level.HARD] == wrong[Level.MASTER] == 0
    assert 0 < wrong[Level.EASY] < len(ROLLS) / 4


def test_g5_a_checked_claim_is_never_wrong() -> None:
    setup = go.parsed_setup(1, {"checked_claims": True})
    for seed in ROLLS:
        state = go.apply(go.new_game(setup, seed), go.decode("go")).state
        for moves in range(60):
            move = finished(chosen_move("go", go.observe(state, 0), Level.EASY, seed + moves))
            assert go.refusal(state, move) is None
            if not isinstance(move, LayTile):
                break
            state = go.apply(state, move).state


def test_the_stronger_pause_less_and_nobody_is_a_machine() -> None:
    means = []
    for strength in STRENGTH.values():
        pauses = [pause(strength, seed) for seed in range(400)]
        looks = [look(strength, 5, seed) for seed in range(400)]
        assert min(pauses + looks) >= 1000
        assert max(pauses) > 2 * min(pauses)
        assert max(looks) > 5 * min(looks)
        means.append((mean(looks), mean(pauses)))
    assert means == sorted(means, reverse=True)
    assert (pause(1, 5), look(1, 5, 5)) == (pause(1, 5), look(1, 5, 5))


def test_a_roll_that_takes_more_tiles_is_looked_at_longer() -> None:
    for strength in STRENGTH.values():
        looks = [look(strength, fewest, 7) for fewest in (4, 5, 6)]
        assert looks[0] < looks[1] < looks[2]
