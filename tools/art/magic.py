"""Surface of Magic: cobbles between clipped hedges with a few white blossoms."""

import numpy as np

from tools.art.colours import rgb
from tools.art.field import Array, Cells, blurred, cells, lerp, smooth
from tools.art.ground import Ground, plain
from tools.art.light import cast_shadow, shade

LEAVES = ("#1E4D33", "#2F7347", "#5AA05C")
LEAVES_OF_FIXED = ("#1B4436", "#27664A", "#4A9164")
RIVETS = ("#6E4E12", "#FFE29A")


def surface(ground: Ground) -> Array:
    leaves = cells(ground.x, ground.y, 0.062, ground.rng, 0.42)
    dome = _dome(leaves)
    hedge = _hedge(ground, leaves, dome)
    stones = cells(ground.x, ground.y, 0.105, ground.rng, 0.26)
    joint = smooth(0.004, 0.02, stones.border)
    stone = smooth(0.0, 0.05, stones.border)
    cobbles = _cobbles(ground, stones, joint)
    wall = smooth(-0.012, 0.055, ground.path)
    height = (wall * (0.085 + 0.022 * dome) + (1 - wall) * 0.012 * stone) * ground.edge
    colours = lerp(cobbles, hedge, smooth(-0.004, 0.014, ground.path + (dome - 0.5) * 0.018))
    return _lit(colours, height, wall, ground.size)


def _dome(leaves: Cells) -> Array:
    """Each leaf as a small rounded bump, 0 to 1."""
    bump = np.sqrt(np.clip(1 - (leaves.nearest / 0.05) ** 2, 0, 1))
    return 0.45 * bump + 0.55 * smooth(0, 0.03, leaves.border)


def _hedge(ground: Ground, leaves: Cells, dome: Array) -> Array:
    dark, middle, light = map(rgb, LEAVES_OF_FIXED if ground.fixed else LEAVES)
    age = ground.rng.random(leaves.total)[leaves.owner]
    young = lerp(middle, light, (age - 0.5) * 2)
    hedge = np.where((age < 0.5)[..., None], lerp(dark, middle, age * 2), young)
    hedge = hedge * (0.72 + 0.34 * dome)[..., None]
    in_bloom = ground.rng.random(leaves.total)[leaves.owner] > 0.978
    free = in_bloom & (ground.path > 0.06) & (ground.rim > 0.05)
    petals = free * smooth(0.024, 0.017, leaves.nearest)
    hedge = lerp(hedge, plain(hedge.shape, "#FDF3F7"), petals)
    return lerp(hedge, plain(hedge.shape, "#F2C14E"), free * smooth(0.010, 0.006, leaves.nearest))


def _cobbles(ground: Ground, stones: Cells, joint: Array) -> Array:
    tone = ground.rng.random(stones.total)[stones.owner]
    cobbles = lerp(rgb("#D9C39A"), rgb("#F6E7C6"), tone)
    return lerp(plain(cobbles.shape, "#B79B6E"), cobbles, joint)


def _lit(colours: Array, height: Array, wall: Array, size: int) -> Array:
    floor = 1 - wall
    light = np.clip(shade(height, size, 0.5), 0.25, 1.5)
    corner = np.clip(blurred(height, 0.03 * size) - height, 0, 0.06) / 0.06
    shadow = cast_shadow(blurred(wall * 0.09, 0.004 * size), size, 0.12, 0.75, 0.007)
    shadow = floor * shadow * 0.55
    colours = colours * (light * (1 - 0.42 * corner * floor) * (1 - shadow))[..., None]
    return colours + (shadow * 0.12)[..., None] * rgb("#2A3B5A")
