"""Rolls by their number: each of the 1,296 has a seed of its own, beyond those drawn by chance.

So any roll on the table has a code (P4), and the code names the roll itself.
"""

from app.games.go.setup import treasures
from app.games.go.tiles import DICE, FACES
from app.solo.chance import SEEDS

Roll = tuple[int, ...]
NAMED = range(SEEDS, SEEDS + len(FACES) ** len(DICE))


def seed_of(roll: Roll) -> int:
    number = 0
    for treasure in roll:
        number = len(FACES) * number + (treasure - 1) % len(FACES)
    return NAMED[number]


def roll_of(seed: int) -> Roll:
    """Of a seed of NAMED."""
    number, faces = NAMED.index(seed), []
    for _ in DICE:
        number, face = divmod(number, len(FACES))
        faces.append(FACES[face])
    return treasures(faces[::-1])
