"""Connect on tables of all 50 tiles: legal lays and the largest take, against a naive twin.

The twin follows the words of C3, C5 and C6 with plain sets: every cell of the rectangle around
the table, every turn, every subset of the matches. It leaves out C4: no full table is closed.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

from app.core.rng import Rng
from app.core.sides import turned
from app.games.connect.moves import Move, Take
from app.games.connect.rules import legal_moves
from app.games.connect.state import Setup, State
from app.games.connect.table import STEPS, Laid, column_row, forms_on, spots
from app.games.connect.taking import choice
from app.games.connect.tiles import FORMS, TILES, TURNS, Creature
from tools.bench.row import Row, seconds

TABLES = 40
MOST_MS = 5
HAND = (22, 23)
"""A tee and a twin bend, each with four turns that look different."""

Place = tuple[int, int]
Paths = frozenset[tuple[int, tuple[Creature, ...]]]
Spread = dict[Place, Paths]
SIDES = {1: (0, -1, 4), 2: (1, 0, 8), 4: (0, 1, 1), 8: (-1, 0, 2)}
"""The steps across a side and the side met there."""


def rows() -> Iterator[Row]:
    tables = [full_table(seed) for seed in range(TABLES)]
    yield from _rows("legal lays of two tiles", lays, naive_lays, tables, 8)
    yield from _rows("largest take", largest_take, naive_largest_take, tables, 3)
    yield next(_rows("every allowed take", every_take, naive_takes, tables, 10))


Table = tuple[Laid, ...]


def _rows(
    name: str,
    ours: Callable[[Table], object],
    naive: Callable[[Spread], object],
    tables: list[Table],
    bar: float,
) -> Iterator[Row]:
    times = [seconds(partial(ours, table)) for table in tables]
    naive_times = [seconds(partial(naive, spread(table))) for table in tables]
    yield Row(f"Connect, 50 tiles: {name}, times faster", sum(naive_times) / sum(times), bar)
    yield Row(f"Connect, 50 tiles: {name}, slowest in ms", max(times) * 1000, MOST_MS, False)


def full_table(seed: int) -> Table:
    """All 50 tiles laid by chance (C3), every second table close together.

    Last comes the tile that matches the most.
    """
    rng = Rng(seed)
    first, *others = rng.shuffled(TILES)
    table: Table = (Laid(first, rng.below(4), 0),)
    for tile in others:
        forms = forms_on(table)
        fits = [
            Laid(tile, turn, cell)
            for cell, sides in spots(forms).items()
            for turn in TURNS[tile]
            if FORMS[tile][turn].openings & sides
        ]
        if seed % 2:
            fits.sort(key=lambda laid: sum(laid.cell + step in forms for step in STEPS))
            fits = fits[-6:]
        table = (*table, fits[rng.below(len(fits))])
    return tuple(sorted(table, key=lambda laid: len(choice(table, laid.cell, False).matched)))


def lays(table: Table) -> list[Move]:
    setup = Setup(seats=1, one_kind=False, open_hands=True, first=None)
    return list(legal_moves(State(setup, table, (HAND,), (), ((),), 0)))


def largest_take(table: Table) -> Take:
    return choice(table, table[-1].cell, False).largest()


def every_take(table: Table) -> list[Take]:
    return list(choice(table, table[-1].cell, False).takes())


def spread(table: Table) -> Spread:
    return {column_row(laid.cell): naive_paths(laid.tile, laid.turn) for laid in table}


def naive_paths(tile: int, turn: int) -> Paths:
    printed = FORMS[tile][0].paths
    return frozenset((turned(path.sides, turn), path.creatures) for path in printed)


def naive_lays(table: Spread, hand: tuple[int, ...] = HAND) -> set[tuple[int, Paths, Place]]:
    """Tile, look and place of every legal lay of the hand."""
    columns = [x for x, _ in table]
    lines = [y for _, y in table]
    return {
        (tile, naive_paths(tile, turn), (x, y))
        for tile in hand
        for turn in range(4)
        for x in range(min(columns) - 1, max(columns) + 2)
        for y in range(min(lines) - 1, max(lines) + 2)
        if (x, y) not in table and _joins(table, (x, y), naive_paths(tile, turn))
    }


def _joins(table: Spread, place: Place, paths: Paths) -> bool:
    return any(_following(table, place, sides) for sides, _ in paths)


def _following(table: Spread, place: Place, sides: int) -> list[tuple[Place, int]]:
    """The paths of neighbours that this path runs into: place and sides."""
    found = []
    for side, (dx, dy, met) in SIDES.items():
        other = (place[0] + dx, place[1] + dy)
        if sides & side and other in table:
            found += [(other, theirs) for theirs, _ in table[other] if theirs & met]
    return found


def naive_largest_take(table: Spread) -> set[Place]:
    return next(_naive_takes(table))


def naive_takes(table: Spread) -> list[set[Place]]:
    return list(_naive_takes(table))


def _naive_takes(table: Spread) -> Iterator[set[Place]]:
    """Every subset of the last tile's matches, from the whole down, that breaks nothing."""
    matched = naive_matches(table, list(table)[-1])
    for size in range(len(matched), -1, -1):
        for cells in combinations(matched, size):
            if naive_hangs_together(set(table) - set(cells)):
                yield set(cells)


def naive_matches(table: Spread, laid: Place) -> set[Place]:
    found = set()
    for sides, creatures in table[laid]:
        seen = {(laid, sides)}
        left = [(laid, sides)]
        while left:
            place, sides_ = left.pop()
            theirs = dict(table[place])[sides_]
            if place != laid and set(creatures) & set(theirs):
                found.add(place)
            new = set(_following(table, place, sides_)) - seen
            seen |= new
            left += new
    return found


def naive_hangs_together(cells: set[Place]) -> bool:
    left = [min(cells)]
    seen = set(left)
    while left:
        x, y = left.pop()
        new = {(x + dx, y + dy) for dx, dy, _ in SIDES.values()} & cells - seen
        seen |= new
        left += new
    return seen == cells
