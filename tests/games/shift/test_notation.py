"""Moves of Shift as text (T1)."""

import pytest

from app.core.errors import BadRequest
from app.games import shift
from app.games.shift.maze import ARROWS, CELL_NAMED, CELLS
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.notation import parsed_target, target_text


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("w2:NES", PushIn([a.name for a in ARROWS].index("w2"), 1 | 2 | 4)),
        ("n1:EW", PushIn(0, 2 | 8)),
        ("s3:", PushIn(8, 0)),
        ("d5", WalkTo(CELL_NAMED["d5"])),
        ("*d5", WalkTo(CELL_NAMED["d5"], with_pilot=True)),
    ],
)
def test_t1_a_move_and_its_text(text: str, move: PushIn | WalkTo) -> None:
    assert shift.decode(text) == move
    assert shift.encode(move) == text


def test_t1_every_move_has_a_text_of_its_own() -> None:
    moves: list[Move] = [PushIn(arrow, openings) for arrow in range(12) for openings in range(16)]
    moves += [WalkTo(cell, is_pilot) for cell in CELLS for is_pilot in (False, True)]
    texts = [shift.encode(move) for move in moves]
    assert [shift.decode(text) for text in texts] == moves
    assert len(set(texts)) == len(moves)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_cell"), ("d8", "bad_cell"), ("h1", "bad_cell"), ("D5", "bad_cell"),
        ("**d5", "bad_cell"), ("d5*", "bad_cell"), (" d5", "bad_cell"), ("d5\n", "bad_cell"),
        ("*", "bad_cell"), ("x" * 100_000, "bad_cell"), ("\ud800", "bad_cell"),
        ("w4:NES", "bad_arrow"), ("W2:NES", "bad_arrow"), (":NES", "bad_arrow"),
        ("*w2:NES", "bad_arrow"), ("w2 :NES", "bad_arrow"), ("a1:b1", "bad_arrow"),
        ("w2:SEN", "bad_sides"), ("w2:nes", "bad_sides"), ("w2:NN", "bad_sides"),
        ("w2:NES:", "bad_sides"), ("w2: NES", "bad_sides"), ("w2:NES ", "bad_sides"),
    ],
    ids=lambda text: ascii(text[:12]),
)  # fmt: skip
def test_t1_anything_else_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        shift.decode(text)
    assert refused.value.code == code
    assert len(refused.value.detail) <= 20


def test_targets_are_m1_to_m24() -> None:
    assert [target_text(target) for target in (0, 1, 24)] == [None, "m1", "m24"]
    assert [parsed_target(f"m{target}") for target in range(1, 25)] == list(range(1, 25))


@pytest.mark.parametrize(
    "text", ["", "m", "m0", "m25", "m01", "M1", "1", "m1 ", "m-1", "m\u0661", "mm1", "m" * 9999]
)
def test_other_targets_are_refused(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        parsed_target(text)
    assert refused.value.code == "bad_target"
