"""Connect's tiles: sandy paths through a meadow, and bridges of planks where two paths cross."""

from typing import NamedTuple

import numpy as np

from tools.art.colours import rgb
from tools.art.field import (
    FAR,
    STEP,
    Array,
    Rng,
    blurred,
    cells,
    corridor,
    grid,
    lerp,
    noise,
    rounded_box,
    segment,
    smooth,
    streaks,
)
from tools.art.ground import cut_out, plain
from tools.art.light import cast_shadow, shade

# Sides of each path as printed; of a bridge the second one lies on top.
SHAPES = {
    "cross": ("NESW",),
    "crossroads": ("NESW",),
    "tee": ("ESW",),
    "tee-pair": ("ESW",),
    "twin-bend": ("NE", "SW"),
    "bridge": ("NS", "EW"),
    "bend": ("NE",),
    "straight": ("NS",),
}
SIDES = "NESW"
PATH = 0.145  # half width
PLANK = 1 / 12


class Meadow(NamedTuple):
    size: int
    x: Array
    y: Array
    rng: Rng


def turned(sides: str, turn: int) -> str:
    """Open sides after that many quarter turns clockwise, in the order N E S W."""
    moved = {SIDES[(SIDES.index(side) + turn) % 4] for side in sides}
    return "".join(side for side in SIDES if side in moved)


def connect_tile(shape: str, turn: int, cell: int) -> Array:
    x, y = grid(cell)
    rng = np.random.default_rng([300, turn, *map(ord, shape)])
    meadow = Meadow(cell, x, y, rng)
    paths = [_path(meadow, shape, turned(sides, turn)) for sides in SHAPES[shape]]
    on_ground = paths[0] if shape == "bridge" else np.min(paths, axis=0)
    rim = -rounded_box(x, y, 0.488, 0.488, 0.085)
    colours = _ground(meadow, on_ground, rim)
    if shape == "bridge":
        upright = turned(SHAPES[shape][1], turn) == "NS"
        colours = _with_bridge(meadow, colours, paths[1], upright)
    return cut_out(colours, rim, cell)


def tile_back(variant: int, cell: int) -> Array:
    """Meadow without a path: a tile nobody has seen."""
    x, y = grid(cell)
    meadow = Meadow(cell, x, y, np.random.default_rng([301, variant]))
    rim = -rounded_box(x, y, 0.488, 0.488, 0.085)
    return cut_out(_ground(meadow, np.full_like(x, FAR), rim), rim, cell)


def _path(meadow: Meadow, shape: str, sides: str) -> Array:
    if not shape.endswith("bend"):
        return corridor(meadow.x, meadow.y, sides, PATH, 0.06)
    cx, cy = (sum(STEP[side][axis] for side in sides) * 0.5 for axis in (0, 1))
    half_width = PATH * (0.86 if shape == "twin-bend" else 1.0)
    return np.abs(np.hypot(meadow.x - cx, meadow.y - cy) - 0.5) - half_width


def _ground(meadow: Meadow, path: Array, rim: Array) -> Array:
    size = meadow.size
    height = smooth(0, 0.05, rim) * 0.035 + smooth(-0.006, 0.006, path) * 0.020
    light = np.clip(shade(blurred(height, 0.0035 * size), size, 0.52), 0.3, 1.4)
    on_path = smooth(0.006, -0.006, path)
    shadow = cast_shadow(blurred(height, 0.002 * size), size, 0.05, 0.4, 0.007) * on_path
    colours = lerp(_grass(meadow, path), _sand(meadow), on_path)
    edge = np.exp(-(((path - 0.002) / 0.009) ** 2)) * 0.55
    colours = lerp(colours, plain(colours.shape, "#8A6A3A"), edge)
    return colours * (light * (1 - 0.4 * shadow))[..., None]


def _grass(meadow: Meadow, path: Array) -> Array:
    """Soft green with tufts of three blades, some of them lighter."""
    x, y, rng = meadow.x, meadow.y, meadow.rng
    grass = lerp(rgb("#7AA588"), rgb("#97C0A0"), noise(x.shape, rng, (4, 9, 20)))
    spots = cells(x, y, 0.105, rng, 0.30)
    centre = spots.centres[spots.owner]
    dx, dy = x - centre[..., 0], y - centre[..., 1]
    tips = ((-0.020, -0.026), (0.002, -0.036), (0.022, -0.022))
    blades = np.min([segment(dx, dy, (0.0, 0.012), tip) for tip in tips], axis=0) - 0.0045
    luck = rng.random(spots.total)[spots.owner]
    room = np.full(spots.total, np.inf)
    np.minimum.at(room, spots.owner[blades < 0.005], path[blades < 0.005])
    free = (room[spots.owner] > 0.015) & (luck > 0.42)
    tuft = np.clip(0.5 - blades * meadow.size, 0, 1) * free * 0.85
    shades = np.where((luck > 0.80)[..., None], rgb("#B4D6B2"), rgb("#5B8C6E"))
    return lerp(grass, shades, tuft)


def _sand(meadow: Meadow) -> Array:
    sand = lerp(rgb("#F3DDAE"), rgb("#FFF0CF"), noise(meadow.x.shape, meadow.rng, (5, 12, 30)))
    pebbles = cells(meadow.x, meadow.y, 0.055, meadow.rng, 0.5)
    chosen = meadow.rng.random(pebbles.total)[pebbles.owner] > 0.62
    grain = chosen * smooth(0.0085, 0.0045, pebbles.nearest) * 0.75
    return lerp(sand, plain(sand.shape, "#D3B076"), grain)


def _with_bridge(meadow: Meadow, colours: Array, deck: Array, upright: bool) -> Array:
    """Planks between two rails, a little lighter in the middle, where the bridge is highest."""
    along = (meadow.y if upright else meadow.x) + 0.5
    high = np.clip(1 - np.abs(along - 0.5) / 0.5, 0, 1)
    below = blurred(smooth(0.10, -0.02, deck) * smooth(0.0, 0.3, high) * 0.55, 0.012 * meadow.size)
    colours = colours * (1 - below)[..., None]
    wood = _bridge_wood(meadow, along, upright) * (0.90 + 0.16 * high)[..., None]
    rail = smooth(-0.026, -0.018, deck)
    wood = lerp(wood, plain(wood.shape, "#8D5A2C"), rail)
    on_deck = smooth(0.028, 0.018, deck)
    height = on_deck * (0.02 + 0.014 * rail)
    light = np.clip(shade(blurred(height, 0.003 * meadow.size), meadow.size, 0.55), 0.4, 1.35)
    return lerp(colours, wood * light[..., None], on_deck)


def _bridge_wood(meadow: Meadow, along: Array, upright: bool) -> Array:
    number = (along / PLANK).astype(int)
    place = along / PLANK % 1
    tone = meadow.rng.random(16)[number % 16]
    fibre = streaks(meadow.x.shape, meadow.rng, *((90, 5) if upright else (5, 90)))
    wood = lerp(rgb("#CE9A58"), rgb("#EFCB90"), np.clip(0.1 + 0.55 * tone + 0.35 * fibre, 0, 1))
    gap = smooth(0, 0.12, np.minimum(place, 1 - place))
    return wood * (0.60 + 0.40 * gap)[..., None]
