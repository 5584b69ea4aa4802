"""Surface of Magic: cobbles between clipped hedges with a few white blossoms."""

from typing import NamedTuple

import numpy as np

from tools.art.colours import rgb
from tools.art.field import Array, Cells, blurred, cells, lerp, smooth
from tools.art.ground import Ground, plain
from tools.art.light import cast_shadow, shade

RIVETS = ("#6E4E12", "#FFE29A")


class Garden(NamedTuple):
    """What grows and lies there: colours, sizes, how round the cobbles are, how much blooms."""

    leaves: tuple[str, str, str]
    leaf: float
    cobbles: tuple[str, str]
    joint: str
    cobble: float
    roundness: float
    blossoms: float


HEDGES = Garden(
    leaves=("#1E4D33", "#2F7347", "#5AA05C"),
    leaf=0.062,
    cobbles=("#D9C39A", "#F6E7C6"),
    joint="#B79B6E",
    cobble=0.105,
    roundness=0.05,
    blossoms=0.022,
)
HEDGES_OF_FIXED = HEDGES._replace(leaves=("#1B4436", "#27664A", "#4A9164"))


def surface(ground: Ground) -> Array:
    return grown(ground, HEDGES_OF_FIXED if ground.fixed else HEDGES)


def grown(ground: Ground, garden: Garden) -> Array:
    leaves = cells(ground.x, ground.y, garden.leaf, ground.rng, 0.42)
    bump = np.sqrt(np.clip(1 - (leaves.nearest / garden.leaf * 1.24) ** 2, 0, 1))
    dome = 0.45 * bump + 0.55 * smooth(0, garden.leaf / 2, leaves.border)
    hedge = _hedge(ground, garden, leaves, dome)
    stones = cells(ground.x, ground.y, garden.cobble, ground.rng, 0.26)
    tone = ground.rng.random(stones.total)[stones.owner]
    dark, light = map(rgb, garden.cobbles)
    cobbles = lerp(dark, light, tone)
    joint = plain(cobbles.shape, garden.joint)
    cobbles = lerp(joint, cobbles, smooth(0.004, 0.02, stones.border))
    colours = lerp(cobbles, hedge, smooth(-0.004, 0.014, ground.path + (dome - 0.5) * 0.018))
    wall = smooth(-0.012, 0.055, ground.path)
    stone = smooth(0, garden.roundness, stones.border)
    height = (wall * (0.085 + 0.022 * dome) + (1 - wall) * 0.012 * stone) * ground.edge
    return _lit(colours, height, wall, ground.size)


def _hedge(ground: Ground, garden: Garden, leaves: Cells, dome: Array) -> Array:
    old, middle, young = map(rgb, garden.leaves)
    age = ground.rng.random(leaves.total)[leaves.owner]
    older, younger = lerp(old, middle, age * 2), lerp(middle, young, (age - 0.5) * 2)
    hedge = np.where((age < 0.5)[..., None], older, younger) * (0.72 + 0.34 * dome)[..., None]
    in_bloom = ground.rng.random(leaves.total)[leaves.owner] < garden.blossoms
    free = in_bloom & (ground.path > 0.06) & (ground.rim > 0.05)
    petals = free * smooth(0.024, 0.017, leaves.nearest)
    hedge = lerp(hedge, plain(hedge.shape, "#FDF3F7"), petals)
    return lerp(hedge, plain(hedge.shape, "#F2C14E"), free * smooth(0.010, 0.006, leaves.nearest))


def _lit(colours: Array, height: Array, wall: Array, size: int) -> Array:
    floor = 1 - wall
    light = np.clip(shade(height, size, 0.5), 0.25, 1.5)
    corner = np.clip(blurred(height, 0.03 * size) - height, 0, 0.06) / 0.06
    shadow = cast_shadow(blurred(wall * 0.09, 0.004 * size), size, 0.12, 0.75, 0.007)
    shadow = floor * shadow * 0.55
    colours = colours * (light * (1 - 0.42 * corner * floor) * (1 - shadow))[..., None]
    return colours + (shadow * 0.12)[..., None] * rgb("#2A3B5A")
