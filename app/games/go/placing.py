"""All 888 placements on one board as a numbered list, and sets of them as integers.

A set of placements has bit n for PLACEMENTS[n]. What joins or excludes what does not depend on
the roll, so it is worked out once: when the solver first needs it (5 ms), or in steps before.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from app.core.thinking import Thinking
from app.games.go.board import (
    CENTRE_FAR,
    CENTRE_NEAR,
    Footprint,
    Laid,
    footprint,
    placements,
)
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

    def any_joined(self, placements: int) -> int:
        """Those that path joins to any of these."""
        found = 0
        for n in members(placements):
            found |= self.joined[n]
        return found


def members(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        yield lowest.bit_length() - 1


def set_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


@cache
def placing() -> Placing:
    laid, on, prints = _laid(), _on(), _prints()
    numbers = range(len(laid))
    return Placing(
        laid=laid,
        number={each: n for n, each in enumerate(laid)},
        with_hole=_having([each.hole for each in prints], len(CELLS)),
        on=on,
        of_tile=_of_tile(),
        joined=tuple(map(_joined, numbers)),
        apart=tuple(map(_apart, numbers)),
        joined_to_centre=_any_of(_far(), CENTRE_NEAR) | _any_of(_near(), CENTRE_FAR),
    )


def placing_ready() -> Thinking[Placing]:
    """The same, worked out in small steps before the solver needs it: no frame waits for it."""
    if placing.cache_info().currsize:
        return placing()
    for laid in _laid():
        footprint(laid)
        yield
    for n in range(len(_laid())):
        _joined(n)
        yield
    return placing()


@cache
def _laid() -> tuple[Laid, ...]:
    return tuple(laid for tile in (*TILES, JOKER) for laid in placements(tile))


@cache
def _prints() -> tuple[Footprint, ...]:
    return tuple(map(footprint, _laid()))


@cache
def _on() -> tuple[int, ...]:
    return _having([each.cells for each in _prints()], len(CELLS))


@cache
def _near() -> tuple[int, ...]:
    return _having([each.near for each in _prints()], 2 * len(CELLS))


@cache
def _far() -> tuple[int, ...]:
    return _having([each.far for each in _prints()], 2 * len(CELLS))


@cache
def _of_tile() -> dict[int, int]:
    laid = _laid()
    return {
        tile: set_of(n for n in range(len(laid)) if laid[n].tile == tile)
        for tile in (*TILES, JOKER)
    }


@cache
def _apart(n: int) -> int:
    all_of_them = (1 << len(_laid())) - 1
    return all_of_them & ~(_of_tile()[_laid()[n].tile] | _any_of(_on(), _prints()[n].cells))


@cache
def _joined(n: int) -> int:
    prints = _prints()[n]
    return (_any_of(_far(), prints.near) | _any_of(_near(), prints.far)) & _apart(n)


def _having(sets: Sequence[int], size: int) -> tuple[int, ...]:
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
