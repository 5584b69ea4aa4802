"""A roll as a short code that people send each other: the faces of its dice, 1 to 6, in order."""

import re
from itertools import count

from app.core.errors import BadRequest
from app.core.rng import Rng
from app.games.go.setup import rolled, treasures
from app.games.go.tiles import DICE, FACES

CODE = re.compile(rf"(?<![0-9])[{FACES[0]}-{FACES[-1]}]{{{len(DICE)}}}(?![0-9])")


def roll_code(roll: tuple[int, ...]) -> str:
    return "".join(str((treasure - 1) % len(FACES) + 1) for treasure in roll)


def roll_of(text: str) -> tuple[int, ...]:
    """The roll whose code stands in this text, the last one where somebody pasted a sentence."""
    found = CODE.findall(text)
    if not found:
        raise BadRequest("bad_code", text[:20])
    return treasures([int(face) for face in found[-1]])


def seed_of(roll: tuple[int, ...]) -> int:
    """The first seed that begins with this roll; all 1296 begin below seed 11 000."""
    return next(seed for seed in count() if rolled(Rng(seed)) == roll)
