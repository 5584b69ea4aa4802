"""A roll as a code that people send each other (P4), and how Go reads what is typed as one."""

import re

from app.core.errors import BadRequest
from app.games.go.setup import treasures
from app.games.go.tiles import DICE, FACES
from app.solo.codes import Code, code_text, written_code
from app.solo.go.named import seed_of
from app.solo.kinds import ROLL

FACES_ONLY = re.compile(rf"[{FACES[0]}-{FACES[-1]}]{{{len(DICE)}}}")


def roll_code(roll: tuple[int, ...]) -> str:
    return code_text(Code(ROLL, seed_of(roll)))


def code_typed(text: str) -> Code:
    """Any code. Once a roll was sent as the faces of its dice, 1 to 6, in their order: who still
    has such four digits may type them."""
    try:
        return written_code(text)
    except BadRequest:
        digits = text.strip()
        if not FACES_ONLY.fullmatch(digits):
            raise
        return Code(ROLL, seed_of(treasures([int(face) for face in digits])))
