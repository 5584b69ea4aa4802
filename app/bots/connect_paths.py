"""What a tile may match on a table of Connect, found without laying it.

Paths that join make a web. A web knows how many of each creature sit on it, and the free cells it
opens to. What a tile laid there runs into is then looked up. Whether the tiles may all be taken
(C6) is not asked: this is at most what a lay brings.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from app.games.connect.table import ACROSS, Laid, forms_on, spots
from app.games.connect.tiles import FORMS, TURNS, Creature, Form, Path

Spot = tuple[int, int]
Web = dict[Creature, int]


@dataclass(frozen=True, slots=True)
class Webs:
    """The free cells with the sides that meet a path, and behind each of these its web."""

    places: Mapping[int, int]
    behind: Mapping[Spot, int]
    webs: tuple[Web, ...]

    def most(self, tile: int) -> int:
        """The most this tile may match, wherever it is laid."""
        return max(
            (
                self.matched(FORMS[tile][turn], cell)
                for cell, sides in self.places.items()
                for turn in TURNS[tile]
                if FORMS[tile][turn].openings & sides
            ),
            default=0,
        )

    def matched(self, form: Form, cell: int) -> int:
        """How many tiles the creatures of a form would match on this cell."""
        behind = self.behind
        joined = [
            {behind[cell, side] for side in SIDES_OF[path.sides] if (cell, side) in behind}
            for path in form.paths
        ]
        if len(joined) == 2 and joined[0] & joined[1]:
            joined = [joined[0] | joined[1]] * 2
        return sum(
            self.webs[number].get(creature, 0)
            for path, numbers in zip(form.paths, joined, strict=True)
            for number in numbers
            for creature in path.creatures
        )


SIDES_OF = tuple(tuple(side for side in (1, 2, 4, 8) if sides & side) for sides in range(16))


def webs_on(table: tuple[Laid, ...]) -> Webs:
    forms = forms_on(table)
    behind: dict[Spot, int] = {}
    webs: list[Web] = []
    seen: set[Spot] = set()
    for cell, form in forms.items():
        for path in form.paths:
            if (cell, path.sides) not in seen:
                webs.append(_web(forms, cell, path, seen, behind, len(webs)))
    return Webs(spots(forms), behind, tuple(webs))


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
