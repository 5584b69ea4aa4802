"""Pictures by name: one texture per theme and density, drawn by tools/build_assets.py.

The listing beside each picture gives x, y, width and height of every name from the top left.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from kivy.core.image import Image
from kivy.graphics.texture import Texture

FOLDER = Path(__file__).parents[2] / "assets" / "atlas"
CELLS = "cells.json"
STRETCH = 104 / 96
"""How much larger than its cells an atlas may be shown before the next one is taken (LOOK 9)."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Atlas:
    """A texture, and for each name its size in pixels and its corners in the texture."""

    texture: Texture
    cell: int
    sizes: Mapping[str, tuple[int, int]]
    corners: Mapping[str, Box]

    def region(self, name: str) -> Texture:
        """The part of the texture by itself, for a widget that shows one picture."""
        left, top, right, bottom = self.corners[name]
        wide, high = self.texture.size
        return self.texture.get_region(
            left * wide, bottom * high, (right - left) * wide, (top - bottom) * high
        )


def atlas_for(name: str, cell: float) -> Atlas:
    """The atlas of a theme for cells of this many pixels."""
    densities = _densities()[name]
    fitting = [density for density in densities if cell <= density * STRETCH]
    return _loaded(name, min(fitting, default=max(densities)))


@lru_cache(maxsize=1)
def _densities() -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads((FOLDER / CELLS).read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=4)
def _loaded(name: str, density: int) -> Atlas:
    stem = FOLDER / f"{name}_{density}"
    texture = Image(str(stem.with_suffix(".png")), mipmap=True, keep_data=False).texture
    boxes = json.loads(stem.with_suffix(".json").read_text(encoding="utf-8"))
    wide, high = texture.size
    return Atlas(
        texture,
        density,
        {key: (w, h) for key, (_, _, w, h) in boxes.items()},
        {
            key: (x / wide, 1 - y / high, (x + w) / wide, 1 - (y + h) / high)
            for key, (x, y, w, h) in boxes.items()
        },
    )


def drop_atlases() -> None:
    """Memory is short: what is on the screen keeps its texture, all else is loaded again later."""
    _loaded.cache_clear()
