"""Pictures by name: one texture per theme and density, drawn by tools/build_assets.py.

The listing beside each picture gives x, y, width and height of every name from the top left. An
atlas stays loaded while something shows it; the larger one serves where the smaller would do.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from weakref import WeakKeyDictionary, ref

from kivy.core.image import Image
from kivy.core.window import Window
from kivy.graphics.texture import Texture

FOLDER = Path(__file__).parents[3] / "assets" / "atlas"
CELLS = "cells.json"
STRETCH = 104 / 96
"""How much larger than its cells an atlas may be shown before the next one is taken (LOOK 9)."""

Box = tuple[float, float, float, float]


class Source(NamedTuple):
    """Where a texture comes from: an atlas, and the picture in it that is all of it, if one is."""

    name: str
    density: int
    picture: str = ""

    def texture(self) -> Texture:
        """No larger one would do: corners differ."""
        atlas = _exactly(self.name, self.density)
        return atlas.region(self.picture) if self.picture else atlas.texture


_sources: WeakKeyDictionary[Texture, Source] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class Atlas:
    """A texture, and for each name its size and its box in pixels, and its corners for a mesh."""

    texture: Texture
    name: str
    cell: int
    sizes: Mapping[str, tuple[int, int]]
    boxes: Mapping[str, Box]
    corners: Mapping[str, Box]

    def region(self, name: str) -> Texture:
        """The part of the texture by itself, for a widget that shows one picture."""
        x, y, width, height = self.boxes[name]
        part = self.texture.get_region(x, self.texture.height - y - height, width, height)
        _sources[part] = Source(self.name, self.cell, name)
        return part


_atlases: dict[tuple[str, int], Atlas] = {}


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


def _loaded(name: str, density: int) -> Atlas:
    if (name, density) not in _atlases:
        for larger in _densities()[name]:
            if larger > density and (name, larger) in _atlases:
                return _atlases[name, larger]
    return _exactly(name, density)


def _exactly(name: str, density: int) -> Atlas:
    if (name, density) not in _atlases:
        _atlases[name, density] = _load(name, density)
    return _atlases[name, density]


def _load(name: str, density: int) -> Atlas:
    stem = FOLDER / f"{name}_{density}"
    image = Image(str(stem.with_suffix(".png")), mipmap=True, keep_data=False, nocache=True)
    texture = image.texture
    _sources[texture] = Source(name, density)
    boxes = json.loads(stem.with_suffix(".json").read_text(encoding="utf-8"))
    return Atlas(
        texture,
        name,
        density,
        {key: (w, h) for key, (_, _, w, h) in boxes.items()},
        boxes,
        {key: corners_of(texture, *box) for key, box in boxes.items()},
    )


def corners_of(texture: Texture, x: float, y: float, width: float, height: float) -> Box:
    """Left, top, right, bottom as the graphics card counts: pictures lie upside down there."""
    u, v = texture.uvpos
    across, up = texture.uvsize[0] / texture.width, texture.uvsize[1] / texture.height
    top, bottom = texture.height - y, texture.height - y - height
    return u + across * x, v + up * top, u + across * (x + width), v + up * bottom


def source_of(texture: Texture) -> Source | None:
    """None for what no atlas holds."""
    return _sources.get(texture)


def texels() -> int:
    """Of all atlases that are loaded."""
    return sum(atlas.texture.width * atlas.texture.height for atlas in _atlases.values())


def drop_atlases() -> None:
    """What nothing shows is let go; it is loaded again when something does."""
    for key in list(_atlases):
        shown = ref(_atlases[key].texture)
        atlas = _atlases.pop(key)
        parts = (atlas.name, atlas.cell, atlas.sizes, atlas.boxes, atlas.corners)
        del atlas
        texture = shown()
        if texture is not None:
            _atlases[key] = Atlas(texture, *parts)
