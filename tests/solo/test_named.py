"""Rolls of Go by their number: each is the puzzle of one seed (P3, P4)."""

from itertools import product

from app.core.thinking import finished
from app.games import go
from app.games.go.setup import treasures
from app.games.go.tiles import DICE, FACES
from app.solo.chance import SEEDS
from app.solo.codes import parsed_code
from app.solo.go.named import NAMED, roll_of, seed_of
from app.solo.kinds import ROLL
from app.solo.making import made
from app.solo.puzzles import opened

ROLLS = [treasures(list(faces)) for faces in product(FACES, repeat=len(DICE))]


def test_all_rolls_go_round_by_their_codes() -> None:
    """From the roll to its code and to the board of its puzzle."""
    for roll in ROLLS:
        code = parsed_code(finished(made(ROLL, seed_of(roll))).code)
        puzzle = finished(opened(code))
        state = go.state_from_json(puzzle.position, puzzle.options, puzzle.rolling)
        assert state.roll == roll


def test_their_seeds_are_none_that_chance_draws() -> None:
    assert NAMED.start == SEEDS
    assert [roll_of(seed) for seed in NAMED] == ROLLS
    assert list(map(seed_of, ROLLS)) == list(NAMED)
