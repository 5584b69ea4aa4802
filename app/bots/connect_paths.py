"""What a tile may match on a table of Connect, found without laying it.

Paths that join make a web. A web knows how many of each creature sit on it, and the free cells it
opens to. What a tile laid there runs into is then looked up. Whether the tiles may all be taken
(C6) is not asked: this is at most what a lay brings.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from app.core.sides import SIDES, turned
from app.games.connect.table import ACROSS, Laid, forms_on, spots
from app.games.connect.tiles import FORMS, Creature, Form, Path

Spot = tuple[int, int]
Web = dict[Creature, int]


Around = tuple[int, ...]
"""Of a free cell, the webs that open to it from the north, east, south and west."""
Joined = tuple[int, ...]
"""For each path of a tile the webs it runs into. A set of webs has bit n for web n."""
Shape = tuple[int, ...]
"""The sides of each path of a tile as printed."""


@dataclass(frozen=True, slots=True)
class Webs:
    """The free cells with the sides that meet a path, and behind each of these its web.

    `around` has each surrounding of a free cell once. What is asked for again is kept: all that
    tiles of a shape may join, and the creatures of several webs together.
    """

    places: Mapping[int, int]
    behind: Mapping[Spot, int]
    webs: tuple[Web, ...]
    around: frozenset[Around]
    joined: dict[Shape, frozenset[Joined]] = field(default_factory=dict)
    merged: dict[int, Web] = field(default_factory=dict)

    def most(self, tile: int) -> int:
        """The most this tile may match, wherever it is laid."""
        paths = FORMS[tile][0].paths
        shape = tuple([path.sides for path in paths])
        if shape not in self.joined:
            self.joined[shape] = frozenset(_ways_to_join(shape, self.around))
        return max([self._worth(paths, joined) for joined in self.joined[shape]], default=0)

    def matched(self, form: Form, cell: int) -> int:
        """How many tiles the creatures of a form would match on this cell."""
        sides = (SIDES_OF[path.sides] for path in form.paths)
        around = [1 << self.behind[cell, s] if (cell, s) in self.behind else 0 for s in SIDES]
        return self._worth(form.paths, _joined(around, tuple(sides)))

    def _worth(self, paths: tuple[Path, ...], joined: Joined) -> int:
        worth = 0
        for path, webs in zip(paths, joined, strict=True):
            if webs:
                creatures = self.merged.get(webs) or self._merge(webs)
                for creature in path.creatures:
                    worth += creatures.get(creature, 0)
        return worth

    def _merge(self, webs: int) -> Web:
        together: Web = {}
        for number, web in enumerate(self.webs):
            if webs >> number & 1:
                for creature, tiles in web.items():
                    together[creature] = together.get(creature, 0) + tiles
        self.merged[webs] = together
        return together


def _joined(around: Sequence[int], paths: tuple[tuple[int, ...], ...]) -> Joined:
    """Two paths that meet in a web run into the same ones."""
    one, *others = [sum({around[place] for place in path}) for path in paths]
    if not others:
        return (one,)
    (other,) = others
    return (one | other,) * 2 if one & other else (one, other)


def _ways_to_join(shape: Shape, around: Iterable[Around]) -> Iterator[Joined]:
    for paths in _turned(shape):
        for webs in around:
            joined = _joined(webs, paths)
            if any(joined):
                yield joined


@cache
def _turned(shape: Shape) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """In each turn, the sides of each path."""
    return tuple(
        tuple(SIDES_OF[turned(path, turn)] for path in shape) for turn in range(len(SIDES))
    )


SIDES_OF = tuple(tuple(n for n, side in enumerate(SIDES) if sides & side) for sides in range(16))
"""The places of these sides in their order."""


def webs_on(table: tuple[Laid, ...]) -> Webs:
    forms = forms_on(table)
    behind: dict[Spot, int] = {}
    webs: list[Web] = []
    seen: set[Spot] = set()
    for cell, form in forms.items():
        for path in form.paths:
            if (cell, path.sides) not in seen:
                webs.append(_web(forms, cell, path, seen, behind, len(webs)))
    places = spots(forms)
    around = frozenset(
        tuple([1 << behind[cell, s] if (cell, s) in behind else 0 for s in SIDES])
        for cell in places
    )
    return Webs(places, behind, tuple(webs), around)


def _web(
    forms: Mapping[int, Form],
    cell: int,
    path: Path,
    seen: set[Spot],
    behind: dict[Spot, int],
    number: int,
) -> Web:
    """All paths joined to this one; the free cells they open to are noted in `behind`."""
    creatures: Web = {}
    left = [(cell, path)]
    seen.add((cell, path.sides))
    while left:
        at, along = left.pop()
        for creature in along.creatures:
            creatures[creature] = creatures.get(creature, 0) + 1
        for step, met in ACROSS[along.sides]:
            form = forms.get(at + step)
            if form is None:
                behind[at + step, met] = number
            elif (other := form.path_at.get(met)) and (at + step, other.sides) not in seen:
                seen.add((at + step, other.sides))
                left.append((at + step, other))
    return creatures
