"""What Shift is made of (RULES S1): fixed tiles, loose tiles, targets, corners of the colours.

Targets m1 to m24 are the numbers 1 to 24 here.
"""

from enum import StrEnum

from app.core.sides import parsed_sides

TARGETS = range(1, 25)

FIXED = {
    "a1": ("ES", 0), "c1": ("ESW", 1), "e1": ("ESW", 2), "g1": ("SW", 0),
    "a3": ("NES", 3), "c3": ("NES", 4), "e3": ("ESW", 5), "g3": ("NSW", 6),
    "a5": ("NES", 7), "c5": ("NEW", 8), "e5": ("NSW", 9), "g5": ("NSW", 10),
    "a7": ("NE", 0), "c7": ("NEW", 11), "e7": ("NEW", 12), "g7": ("NW", 0),
}  # fmt: skip
"""Cell, open sides and target (0: none) of the tiles that never move."""

TEE, CORNER, STRAIGHT = (parsed_sides(text) for text in ("ESW", "ES", "NS"))

LOOSE = (
    *((TEE, target) for target in range(13, 19)),
    *((CORNER, target) for target in range(19, 25)),
    *((CORNER, 0),) * 9,
    *((STRAIGHT, 0),) * 12,
)
"""Openings as printed and target of the loose tiles, the one with the dark sign left out."""

DARK_TILE = (CORNER, 0)
"""The loose corner that carries the dark sign (S16); a plain corner without the option."""

DARK_CARDS = frozenset({3, 8, 14, 20})


class Color(StrEnum):
    """In the order of the corners, clockwise: the order of play (S3)."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"


START_CELLS = {Color.RED: "a1", Color.YELLOW: "g1", Color.GREEN: "g7", Color.BLUE: "a7"}
