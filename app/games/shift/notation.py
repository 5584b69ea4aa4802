"""Shift's moves as text (T1): `w2:NES`, `d5`, `*d5`."""

from app.core.errors import BadRequest
from app.core.sides import parsed_sides, sides_text
from app.games.shift.maze import ARROW_NAMED, ARROWS, cell_text, parsed_cell
from app.games.shift.moves import Move, PushIn, WalkTo


def encode(move: Move) -> str:
    if isinstance(move, PushIn):
        return f"{ARROWS[move.arrow].name}:{sides_text(move.openings)}"
    return "*" * move.with_pilot + cell_text(move.cell)


def decode(text: str) -> Move:
    arrow, colon, openings = text.partition(":")
    if colon:
        if arrow not in ARROW_NAMED:
            raise BadRequest("bad_arrow", arrow[:20])
        return PushIn(ARROW_NAMED[arrow], parsed_sides(openings))
    return WalkTo(parsed_cell(text.removeprefix("*")), text.startswith("*"))


def target_text(target: int) -> str | None:
    return f"m{target}" if target else None


def parsed_target(text: str) -> int:
    """The number of a target `m1` to `m24`."""
    number = text.removeprefix("m")
    if text not in TARGET_TEXTS:
        raise BadRequest("bad_target", text[:20])
    return int(number)


TARGET_TEXTS = frozenset(f"m{number}" for number in range(1, 25))
