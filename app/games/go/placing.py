"""All 888 placements on one board as a numbered list, and sets of them as integers.

A set of placements has bit n for PLACEMENTS[n]. What joins or excludes what does not depend on
the roll, so it is worked out once, when the solver first needs it (5 ms).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from app.games.go.board import CENTRE_FAR, CENTRE_NEAR, Laid, footprint, placements
from app.games.go.tiles import CELLS, JOKER, TILES


@dataclass(frozen=True, slots=True)
class Placing:
    """`number` finds a placement in `laid`; the other names are sets of placements.

    `with_hole[cell]` show that cell through their hole, `on[cell]` cover it; `joined[n]` are those
    that path joins to placement n, and `apart[n]` those that can lie on the board beside it.
    """

    laid: tuple[Laid, ...]
    number: dict[Laid, int]
    with_hole: tuple[int, ...]
    on: tuple[int, ...]
    of_tile: dict[int, int]
    joined: tuple[int, ...]
    apart: tuple[int, ...]
    joined_to_centre: int


def members(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        yield lowest.bit_length() - 1


def set_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


@cache
def placing() -> Placing:
    laid = tuple(laid for tile in (*TILES, JOKER) for laid in placements(tile))
    prints = [footprint(each) for each in laid]
    numbers = range(len(laid))
    on = _having([each.cells for each in prints], len(CELLS))
    near = _having([each.near for each in prints], 2 * len(CELLS))
    far = _having([each.far for each in prints], 2 * len(CELLS))
    of_tile = {tile: set_of(n for n in numbers if laid[n].tile == tile) for tile in (*TILES, JOKER)}
    all_of_them = (1 << len(laid)) - 1
    apart = tuple(
        all_of_them & ~(of_tile[laid[n].tile] | _any_of(on, prints[n].cells)) for n in numbers
    )
    return Placing(
        laid=laid,
        number={each: n for n, each in enumerate(laid)},
        with_hole=_having([each.hole for each in prints], len(CELLS)),
        on=on,
        of_tile=of_tile,
        joined=tuple(
            (_any_of(far, prints[n].near) | _any_of(near, prints[n].far)) & apart[n]
            for n in numbers
        ),
        apart=apart,
        joined_to_centre=_any_of(far, CENTRE_NEAR) | _any_of(near, CENTRE_FAR),
    )


def _having(sets: list[int], size: int) -> tuple[int, ...]:
    """For each bit the numbers of those sets that have it."""
    found = [0] * size
    for n, bits in enumerate(sets):
        for bit in members(bits):
            found[bit] |= 1 << n
    return tuple(found)


def _any_of(table: tuple[int, ...], bits: int) -> int:
    found = 0
    for bit in members(bits):
        found |= table[bit]
    return found
