"""Pictures by name: one texture per theme and density, drawn by tools/build_assets.py.

The listing beside each picture gives x, y, width and height of every name from the top left.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from kivy.core.image import Image
from kivy.core.window import Window
from kivy.graphics.texture import Texture

FOLDER = Path(__file__).parents[3] / "assets" / "atlas"
CELLS = "cells.json"
STRETCH = 104 / 96
"""How much larger than its cells an atlas may be shown before the next one is taken (LOOK 9)."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Atlas:
    """A texture, and for each name its size and its box in pixels, and its corners for a mesh."""

    texture: Texture
    cell: int
    sizes: Mapping[str, tuple[int, int]]
    boxes: Mapping[str, Box]
    corners: Mapping[str, Box]

    def region(self, name: str) -> Texture:
        """The part of the texture by itself, for a widget that shows one picture."""
        x, y, width, height = self.boxes[name]
        return self.texture.get_region(x, self.texture.height - y - height, width, height)


def atlas_for(name: str, cell: float) -> Atlas:
    """The atlas of a theme for cells of this many pixels."""
    return _loaded(name, _density(name, cell))


def ground(name: str, cells: float) -> Texture:
    """The soft light of a theme's table, from the atlas for a board of so many cells across the
    window: it looks the same from all, and no other one is loaded for it."""
    return atlas_for(name, min(Window.size) / cells).region("table")


@lru_cache(maxsize=256)
def _density(name: str, cell: float) -> int:
    """Boards ask for it in every frame of a movement."""
    densities = _densities()[name]
    return min((each for each in densities if cell <= each * STRETCH), default=max(densities))


@lru_cache(maxsize=1)
def _densities() -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads((FOLDER / CELLS).read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=4)
def _loaded(name: str, density: int) -> Atlas:
    stem = FOLDER / f"{name}_{density}"
    texture = Image(str(stem.with_suffix(".png")), mipmap=True, keep_data=False).texture
    boxes = json.loads(stem.with_suffix(".json").read_text(encoding="utf-8"))
    return Atlas(
        texture,
        density,
        {key: (w, h) for key, (_, _, w, h) in boxes.items()},
        boxes,
        {key: _corners(texture, *box) for key, box in boxes.items()},
    )


def _corners(texture: Texture, x: float, y: float, width: float, height: float) -> Box:
    """Left, top, right, bottom as the graphics card counts: pictures lie upside down there."""
    u, v = texture.uvpos
    across, up = texture.uvsize[0] / texture.width, texture.uvsize[1] / texture.height
    top, bottom = texture.height - y, texture.height - y - height
    return u + across * x, v + up * top, u + across * (x + width), v + up * bottom


def drop_atlases() -> None:
    """Memory is short: what is on the screen keeps its texture, all else is loaded again later."""
    _loaded.cache_clear()
