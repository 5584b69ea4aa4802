"""The four sides of a square tile as bits, and their text form in the order N E S W."""

from functools import cache

from app.core.errors import BadRequest

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES = (NORTH, EAST, SOUTH, WEST)
LETTERS = "NESW"


def turned(openings: int, quarter_turns: int = 1) -> int:
    """The openings after clockwise quarter turns."""
    quarter_turns %= 4
    return (openings << quarter_turns | openings >> (4 - quarter_turns)) & 15


@cache
def turns_of(openings: int) -> tuple[int, ...]:
    """The different openings a tile shows when turned, as printed first: 1, 2 or 4 of them."""
    return tuple(dict.fromkeys(turned(openings, n) for n in range(4)))


def opposite(side: int) -> int:
    return turned(side, 2)


def sides_text(openings: int) -> str:
    return "".join(letter for side, letter in zip(SIDES, LETTERS, strict=True) if openings & side)


def parsed_sides(text: str) -> int:
    """The openings of a text like `NES`; letters must be known, single and in order."""
    openings = sum(SIDES[LETTERS.index(letter)] for letter in set(text) if letter in LETTERS)
    if sides_text(openings) != text:
        raise BadRequest("bad_sides", text[:20])
    return openings
