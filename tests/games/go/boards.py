"""Short ways to write down boards and positions of Go for its tests."""

from typing import Any

from app.core.game import Json, Step
from app.games import go
from app.games.go.board import Laid
from app.games.go.moves import LayTile
from app.games.go.notation import laid_json
from app.games.go.state import State

ROLL = (6, 12, 18, 24)
"""The four treasures beside the centre: c2, d3, c4 and b3."""

SOLVED = "2a w c4, 3b s d3, 4a n c2, 1b n b3"
"""A board that solves ROLL with the four hole tiles."""

UNSOLVED = "2a w c4, 3b s d3, 4a n c2, 1a w b3"
"""The same with one tile turned so that nothing joins it."""


def board(text: str) -> tuple[Laid, ...]:
    """The tiles of a text like `2a w c4, J c2`."""
    moves = [go.decode(f"0 lay {tile}") for tile in text.split(", ") if tile]
    return tuple(move.laid for move in moves if isinstance(move, LayTile))


def seat(
    laid: str = "", *, space: int = 7, claimed: int | None = None, joker: bool = False
) -> Json:
    tiles = [laid_json(each) for each in board(laid)]
    return {"space": space, "laid": tiles, "claimed": claimed, "joker": joker}


def position(*seats: Json, phase: str = "build", **changes: Any) -> Json:
    form: Json = {
        "game": "go",
        "round": 1,
        "roll": [f"m{treasure}" for treasure in ROLL],
        "seats": list(seats),
        "solved": [None] * len(seats),
        "phase": phase,
        "winners": [],
    }
    return form | ({"solved_rolls": 0} if len(seats) == 1 else {}) | changes


def state(*seats: Json, options: Json | None = None, seed: int = 7, **changes: Any) -> State:
    found = go.state_from_json(position(*seats, **changes), options or {}, seed)
    assert isinstance(found, State)
    return found


def step(before: State, *moves: str) -> Step:
    """The step of the last move."""
    done = Step(before, ())
    for move in moves:
        done = go.apply(done.state, go.decode(move))
    return done


def after(before: State, *moves: str) -> State:
    found = step(before, *moves).state
    assert isinstance(found, State)
    return found


def refusal(before: State, move: str) -> str | None:
    return go.refusal(before, go.decode(move))


def moves(before: State, number: int | None = None) -> list[str]:
    return [go.encode(move) for move in go.legal_moves(before, number)]


def solo(laid: str = "", **changes: Any) -> State:
    return state(seat(laid, space=0), **changes)
