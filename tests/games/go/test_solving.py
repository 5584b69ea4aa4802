"""The console's `solve` (T2)."""

import pytest

from app.core.errors import BadRequest
from app.core.game import Json
from app.core.thinking import finished
from app.games import go
from app.games.go.board import is_solved
from tests.games.go.boards import board, seat, state


def answer(**wanted: object) -> Json:
    before = state(seat("5a e a1"), seat(), roll=["m1", "m8", "m18", "m22"])
    return finished(go.solved(before, wanted))


def laid(found: Json) -> str:
    """The tiles as the text of `boards.board`."""
    return ", ".join(f"{t['tile']}{t['side']} {t['dir']} {t['at']}" for t in found["laid"])


def test_t2_the_roll_in_play_from_an_empty_board() -> None:
    found = answer()
    assert found["fewest"] == len(found["laid"]) == 6
    assert is_solved((1, 8, 18, 22), board(laid(found)))
    assert found == answer(roll=[1, 2, 6, 4])


def test_t2_another_roll_by_the_faces_of_the_dice() -> None:
    found = answer(roll=[2, 5, 1, 6])
    assert is_solved((2, 11, 13, 24), board(laid(found)))
    assert found["fewest"] == len(found["laid"])


@pytest.mark.parametrize(
    "wanted",
    [
        {"roll": [1, 2, 3]},
        {"roll": [1, 2, 3, 4, 5]},
        {"roll": [0, 1, 1, 1]},
        {"roll": [1, 1, 1, 7]},
        {"roll": [1, 1, 1, True]},
        {"roll": ["m1", "m7", "m13", "m19"]},
        {"roll": "1111"},
        {"depth": 3},
    ],
)
def test_t2_what_is_no_roll_is_refused(wanted: Json) -> None:
    with pytest.raises(BadRequest):
        answer(**wanted)
