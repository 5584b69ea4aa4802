"""Atlases: sprites of one game packed on one picture, and where each lies.

Sprites are drawn once, larger than needed, and reduced to each cell size.
"""

import json
from dataclasses import dataclass, field
from math import prod
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.art.field import Array
from tools.art.packing import Box, packed
from tools.art.paint import resized, straight

COARSE = 4  # steps between colours where a texture hides them: a third fewer bytes


@dataclass(slots=True)
class Sprites:
    """Named pictures, drawn for cells of `cell` pixels; an alias shares another one's place."""

    cell: int
    art: dict[str, Array] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    textured: set[str] = field(default_factory=set)

    @property
    def coarse(self) -> int:
        """Cell size for simple soft lines, which are shown larger than they are drawn."""
        return round(self.cell * 0.6)

    def add(self, name: str, art: Array, textured: bool = False) -> None:
        if name in self.art:
            raise KeyError(name)
        self.art[name] = art
        if textured:
            self.textured.add(name)

    def reduced(self, name: str, scale: float) -> NDArray[np.uint8]:
        art = self.art[name]
        height, width = (max(1, round(side * scale)) for side in art.shape[:2])
        return straight(resized(art, width, height), COARSE if name in self.textured else 1)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One density of an atlas; the gutter between pictures grows with how small they are shown."""

    cell: int
    width: int
    height: int
    gutter: int = 4


def write_atlas(folder: Path, name: str, sprites: Sprites, sheet: Sheet) -> float:
    """Writes NAME_CELL.png and .json; answers how full the sheet is."""
    scale = sheet.cell / sprites.cell
    reduced = {key: sprites.reduced(key, scale) for key in sprites.art}
    gutter, margin = sheet.gutter, sheet.gutter // 2
    sizes = {key: (a.shape[1] + gutter, a.shape[0] + gutter) for key, a in reduced.items()}
    places = packed(sizes, sheet.width, sheet.height)
    pixels = np.zeros((sheet.height, sheet.width, 4), np.uint8)
    for key, place in places.items():
        rows, columns = (
            slice(place.y, place.y + place.height),
            slice(place.x, place.x + place.width),
        )
        pixels[rows, columns] = np.pad(
            reduced[key], ((margin, margin), (margin, margin), (0, 0)), mode="edge"
        )
    stem = folder / f"{name}_{sheet.cell}"
    Image.fromarray(pixels).save(stem.with_suffix(".png"), optimize=True)
    listing = _listing(places, sprites.aliases, gutter)
    stem.with_suffix(".json").write_text(listing, encoding="utf-8")
    return float(sum(map(prod, sizes.values())) / (sheet.width * sheet.height))


def _listing(places: dict[str, Box], aliases: dict[str, str], gutter: int) -> str:
    """{name: [x, y, width, height]} without the gutter, one name a line."""
    margin = gutter // 2
    inner = {
        name: [box.x + margin, box.y + margin, box.width - gutter, box.height - gutter]
        for name, box in places.items()
    }
    inner |= {alias: inner[name] for alias, name in aliases.items()}
    lines = [f"{json.dumps(name)}: {json.dumps(inner[name])}" for name in sorted(inner)]
    return "{\n" + ",\n".join(lines) + "\n}\n"
