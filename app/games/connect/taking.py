"""What a lay has matched, and what of it may be taken (C5, C6).

There are never more than ten matched tiles: every kind sits on six tiles, a tile bears two kinds
at most. So every choice can be tried. To try one in a few steps the table is first cut into
parts: each matched tile, and each group of tiles that hang together whatever is taken.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from app.games.connect.moves import Refusal, Take
from app.games.connect.table import ACROSS, STEPS, Laid, forms_on, groups
from app.games.connect.tiles import Creature, Form, Path

Spot = tuple[int, int]
"""A path on the table: its cell and its sides."""


@dataclass(frozen=True, slots=True)
class Match:
    """A creature of the laid tile and the way to its equal: a shortest one, both ends included."""

    creature: Creature
    way: tuple[int, ...]

    @property
    def cell(self) -> int:
        return self.way[-1]


@dataclass(frozen=True, slots=True)
class Choice:
    """All that a seat may take after a lay. A set of parts is an integer, its lowest bits the
    matched cells in reading order; a take comes from any one of `sources`, which are such sets."""

    laid: int
    matches: tuple[Match, ...]
    matched: tuple[int, ...]
    parts: tuple[frozenset[int], ...]
    near: tuple[int, ...]
    anchor: int
    sources: tuple[int, ...]

    def takes(self) -> Iterator[Take]:
        """Every allowed take, the largest first, the empty one last."""
        staying = (1 << len(self.parts)) - (1 << len(self.matched))
        single = [1 << number for number in range(len(self.matched))]
        # A tile without which a part that stays is cut off is in no take, whatever else is.
        loose = [bit for bit in single if not self._cut_off(bit) & staying]
        for size in range(len(loose), -1, -1):
            for taken in map(sum, combinations(loose, size)):
                if self._is_from_one_source(taken) and not self._cut_off(taken):
                    yield Take(self._cells(taken))

    def largest(self) -> Take:
        return next(self.takes())

    def refusal(self, take: Take) -> Refusal | None:
        for cell in take.cells:
            if cell not in self.matched:
                return self._why_unmatched(cell)
        taken = self._bits(take)
        if not self._is_from_one_source(taken):
            return Refusal.MORE_THAN_ONE_KIND
        return Refusal.BREAKS_TABLE if self._cut_off(taken) else None

    def cut_off(self, take: Take) -> tuple[int, ...]:
        """The cells that would no longer hang on the laid tile without these matched ones."""
        return self._cells(self._cut_off(self._bits(take)))

    def _why_unmatched(self, cell: int) -> Refusal:
        if cell == self.laid:
            return Refusal.LAID_TILE_STAYS
        is_on_table = any(cell in part for part in self.parts)
        return Refusal.NO_MATCH if is_on_table else Refusal.NO_TILE_THERE

    def _bits(self, take: Take) -> int:
        return sum(1 << self.matched.index(cell) for cell in take.cells)

    def _cells(self, bits: int) -> tuple[int, ...]:
        chosen = (part for number, part in enumerate(self.parts) if bits >> number & 1)
        return tuple(sorted(cell for part in chosen for cell in part))

    def _is_from_one_source(self, taken: int) -> bool:
        return any(not taken & ~source for source in self.sources)

    def _cut_off(self, taken: int) -> int:
        """The parts that would no longer hang on the laid tile edge to edge."""
        left = (1 << len(self.parts)) - 1 & ~(taken | self.anchor)
        edge = self.anchor
        while edge and left:
            part = edge & -edge
            reached = self.near[part.bit_length() - 1] & left
            left ^= reached
            edge ^= part | reached
        return left


def choice(table: Iterable[Laid], laid: int, one_kind: bool) -> Choice:
    """What may be taken once the tile on the cell `laid` lies there (C5, C6)."""
    forms = forms_on(table)
    found = matches(forms, laid)
    matched = tuple(sorted({match.cell for match in found}))
    staying = groups(forms.keys() - set(matched))
    parts = (*(frozenset({cell}) for cell in matched), *map(frozenset, staying))
    return Choice(
        laid=laid,
        matches=found,
        matched=matched,
        parts=parts,
        near=_near(matched, parts),
        anchor=sum(1 << number for number, part in enumerate(parts) if laid in part),
        sources=_sources(found, matched, one_kind),
    )


def _near(matched: tuple[int, ...], parts: tuple[frozenset[int], ...]) -> tuple[int, ...]:
    """For each part those it touches; two parts that stay never do."""
    part_of = {cell: number for number, part in enumerate(parts) for cell in part}
    near = [0] * len(parts)
    for number, cell in enumerate(matched):
        for other in (part_of[cell + step] for step in STEPS if cell + step in part_of):
            near[number] |= 1 << other
            near[other] |= 1 << number
    return tuple(near)


def _sources(found: Iterable[Match], matched: tuple[int, ...], one_kind: bool) -> tuple[int, ...]:
    if not one_kind:
        return ((1 << len(matched)) - 1,)
    sources: dict[Creature, int] = {}
    for match in found:
        bit = 1 << matched.index(match.cell)
        sources[match.creature] = sources.get(match.creature, 0) | bit
    return tuple(sources.values()) or (0,)


def matches(forms: Mapping[int, Form], laid: int) -> tuple[Match, ...]:
    """All matches of the laid tile, along each of its paths the nearest first (C5)."""
    return tuple(match for path in forms[laid].paths for match in _along(forms, laid, path))


def _along(forms: Mapping[int, Form], laid: int, path: Path) -> Iterator[Match]:
    """A flood of all paths that this one runs into. It may come back through the other path of
    the laid tile; that matches nothing, for no tile bears one kind twice."""
    came_from: dict[Spot, Spot | None] = {(laid, path.sides): None}
    reached = [(laid, path.sides)]
    for spot in reached:
        for step, met in ACROSS[spot[1]]:
            form = forms.get(spot[0] + step)
            other = form.path_at.get(met) if form else None
            if other is None or (joined := (spot[0] + step, other.sides)) in came_from:
                continue
            came_from[joined] = spot
            reached.append(joined)
            for creature in path.creatures:
                if creature in other.creatures:
                    yield Match(creature, _way(came_from, joined))


def _way(came_from: Mapping[Spot, Spot | None], end: Spot) -> tuple[int, ...]:
    way = []
    spot: Spot | None = end
    while spot:
        way.append(spot[0])
        spot = came_from[spot]
    return tuple(reversed(way))
