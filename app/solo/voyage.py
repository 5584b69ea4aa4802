"""The voyage: stored puzzles in packs of rising grade; tools/voyage.py chooses them.

A stored puzzle is the code of one that is made from a seed, or, in the last pack, a board of its
own: the hardest there are (docs/hardest-boards.md).
"""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

from app.core.errors import BadRequest
from app.core.thinking import Thinking
from app.solo.chance import rng_of
from app.solo.codes import parsed_code
from app.solo.kinds import VOYAGE
from app.solo.making import made
from app.solo.puzzle import GRADES, Puzzle
from app.solo.shift.bare import parsed_bare
from app.solo.shift.far import marked_state
from app.solo.shift.reach import as_puzzle
from app.solo.shift.task import answered

STORED = Path(__file__).parents[2] / "assets" / "puzzles" / "voyage.json"
FARTHEST = 6


@cache
def packs() -> tuple[tuple[str, ...], ...]:
    stored: list[list[str]] = json.loads(STORED.read_text(encoding="utf-8"))
    return tuple(map(tuple, stored))


def puzzles() -> tuple[str, ...]:
    return tuple(text for pack in packs() for text in pack)


def stored(number: int) -> str:
    """What is stored of it; a newer app may have more of them."""
    known = puzzles()
    if number >= len(known):
        raise BadRequest("newer_code", "a later part of the voyage")
    return known[number]


def of_number(number: int) -> Thinking[Puzzle]:
    """The puzzle of this number, from 0 on."""
    text = stored(number)
    if " " in text:
        puzzle = yield from _of_board(text, number)
    else:
        code = parsed_code(text)
        puzzle = yield from made(code.kind, code.seed)
    return replace(puzzle, kind=VOYAGE, seed=number, grade=grade_of_number(number))


def grade_of_number(number: int) -> int:
    """It rises with the way: a fifth of all has each."""
    return GRADES.start + number * len(GRADES) // len(puzzles())


def _of_board(text: str, number: int) -> Thinking[Puzzle]:
    rng = rng_of(VOYAGE, number)
    state = marked_state(VOYAGE, parsed_bare(text), rng)
    near = yield from answered(state, FARTHEST)
    whole = yield from answered(state, near.turns if near else 0, any_way=False)
    if whole is None:
        raise ValueError(f"a stored board is too far: {text}")
    return (yield from as_puzzle(VOYAGE, number, state, whole))
