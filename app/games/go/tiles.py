"""What Go is made of (RULES G1, G2, G6, G9): board, dice, path tiles, score tiles.

Treasures m1 to m24 are the numbers 1 to 24 here, cells the numbers row * 5 + column from the top
left, and tile 0 is the joker.
"""

from app.core.sides import parsed_sides

SIZE = 5
CELLS = range(SIZE * SIZE)
CENTRE = 12

DICE = (
    ("a1", "b1", "c1", "a2", "b2", "c2"),
    ("e1", "e2", "e3", "d1", "d2", "d3"),
    ("e5", "d5", "c5", "e4", "d4", "c4"),
    ("a5", "a4", "a3", "b5", "b4", "b3"),
)
"""The arm of each die: a quarter turn of the board maps each arm on the next, face by face."""

FACES = range(1, 7)

_PRINTED = {
    (1, "a"): ("N", "S"),
    (1, "b"): ("", "ES"),
    (2, "a"): ("SW", ""),
    (2, "b"): ("", "NE"),
    (3, "a"): ("", "NE"),
    (3, "b"): ("", "S"),
    (4, "a"): ("NW", ""),
    (4, "b"): ("", "E"),
    (5, "a"): ("W", "NS"),
    (5, "b"): ("S", "S"),
    (6, "a"): ("W", "NS"),
    (6, "b"): ("N", "N"),
}

PRINTED = {key: (parsed_sides(a), parsed_sides(b)) for key, (a, b) in _PRINTED.items()}
"""Tile and side: the sides open to the outside of its cells A and B, with B east of A."""

TILES = range(1, 7)
HOLE_TILES = frozenset({1, 2, 3, 4})
"""These have a hole in cell A; the others have none."""

JOKER = 0

SCORE_TILES = {1: (), 2: (4, 2), 3: (4, 2, 1), 4: (6, 4, 2, 1)}
START_SPACE = {1: 0, 2: 7, 3: 3, 4: 0}
FINISH = 20
JOKER_TILE = 1
"""The score tile without a red side, whose taker has the joker in the next round (G7, G8)."""
