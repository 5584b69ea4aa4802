"""What Connect is made of (C1): 12 kinds of creatures, 50 tiles, and each tile in all its turns."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.core.sides import SIDES, parsed_sides, turned


class Creature(StrEnum):
    PANDA = "panda"
    OWL = "owl"
    DUCK = "duck"
    ELEPHANT = "elephant"
    CAT = "cat"
    LADYBUG = "ladybug"
    TURTLE = "turtle"
    RABBIT = "rabbit"
    FISH = "fish"
    BUTTERFLY = "butterfly"
    SNAIL = "snail"
    PENGUIN = "penguin"


@dataclass(frozen=True, slots=True)
class Path:
    """One path of a tile: the sides it opens to and who sits on it."""

    sides: int
    creatures: tuple[Creature, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """A tile as it lies: its paths, all its open sides, and the path at each open side."""

    paths: tuple[Path, ...]
    openings: int
    path_at: Mapping[int, Path]


_PRINTED = (
    ("NESW", "turtle rabbit panda ladybug penguin+cat elephant+butterfly"),
    (
        "ESW",
        "fish snail owl duck turtle elephant panda penguin rabbit butterfly cat ladybug"
        " owl+snail duck+fish penguin+rabbit panda+ladybug",
    ),
    (
        "NE/SW",
        "butterfly/cat fish/elephant snail/turtle duck/owl panda/rabbit penguin/ladybug"
        " snail/cat duck/butterfly turtle/fish owl/elephant",
    ),
    (
        "NS/EW",
        "butterfly/turtle elephant/penguin duck/snail ladybug/owl panda/fish rabbit/cat",
    ),
    ("NE", "cat butterfly ladybug owl fish penguin"),
    ("NS", "rabbit duck turtle elephant panda snail"),
)
"""The tiles in the order of their numbers, as printed: `/` parts two paths, `+` two creatures."""


def _printed_tiles() -> Iterator[tuple[Path, ...]]:
    for shape, tiles in _PRINTED:
        for tile in tiles.split():
            yield tuple(
                Path(parsed_sides(sides), tuple(map(Creature, creatures.split("+"))))
                for sides, creatures in zip(shape.split("/"), tile.split("/"), strict=True)
            )


def _form(printed: tuple[Path, ...], turn: int) -> Form:
    paths = tuple(Path(turned(path.sides, turn), path.creatures) for path in printed)
    path_at = {side: path for path in paths for side in SIDES if path.sides & side}
    return Form(paths, sum(path_at), path_at)


FORMS = {
    tile: tuple(_form(printed, turn) for turn in range(4))
    for tile, printed in enumerate(_printed_tiles(), start=1)
}
"""Every tile in its four turns: quarter turns clockwise from the printed form."""

TILES = range(1, len(FORMS) + 1)

EQUAL_TURN = {
    tile: tuple(
        next(n for n in range(4) if set(forms[n].paths) == set(form.paths)) for form in forms
    )
    for tile, forms in FORMS.items()
}
"""For each turn of a tile the smallest one that looks the same: the one that counts."""

TURNS = {tile: tuple(sorted(set(equal))) for tile, equal in EQUAL_TURN.items()}
"""The turns of a tile that look different: 1, 2 or 4 of them."""
