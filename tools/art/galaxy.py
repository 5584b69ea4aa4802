"""Surface of Galaxy: a bright walkway with lamp lines on its rails, over deep space."""

import numpy as np

from tools.art.colours import rgb
from tools.art.field import Array, blurred, lerp, noise, smooth
from tools.art.ground import Ground, plain
from tools.art.light import cast_shadow, gloss, shade

SPACE, MIST = ("#0D1033", "#2B2470"), "#8A3FA8"
SPACE_OF_FIXED, MIST_OF_FIXED = ("#0B1030", "#1A3566"), "#2F7FB8"
RIVETS = ("#2A3558", "#DCEBFF")
PANEL = 0.125
STARS = 46


def surface(ground: Ground) -> Array:
    deck, rail = smooth(0.006, -0.008, ground.path), smooth(-0.046, -0.040, ground.path)
    seam, floor = _floor(ground)
    floor = lerp(floor, plain(floor.shape, "#6C7599"), rail)
    brim = smooth(0.030, 0.022, ground.rim) * (1 - deck)
    height = deck * (0.055 + 0.004 * seam + 0.014 * rail)
    bed = blurred((height + brim * 0.03) * ground.edge, 0.0015 * ground.size)
    metal = "#2C4A72" if ground.fixed else "#39406B"
    space = lerp(_space(ground), plain(floor.shape, metal), brim)
    light = np.clip(shade(bed, ground.size, 0.5), 0.35, 1.5)
    colours = lerp(space, floor, deck) * light[..., None]
    colours = colours + (gloss(bed, ground.size, 30) * 0.35 * deck * 0.25)[..., None]
    shadow = cast_shadow(height, ground.size, 0.09, 0.62, 0.010) * (1 - deck)
    return with_lamps(colours * (1 - 0.6 * shadow)[..., None], ground, deck)


def _space(ground: Ground) -> Array:
    depth = noise(ground.x.shape, ground.rng, (3, 6, 12, 24))
    clouds = noise(ground.x.shape, ground.rng, (2, 4, 8))
    dark, bright = map(rgb, SPACE_OF_FIXED if ground.fixed else SPACE)
    space = lerp(dark, bright, depth)
    mist = MIST_OF_FIXED if ground.fixed else MIST
    space = lerp(space, plain(space.shape, mist), smooth(0.55, 1, clouds) * 0.55)
    return space + _stars(ground)[..., None] * [1, 0.97, 0.9]


def _stars(ground: Ground) -> Array:
    sky = np.zeros_like(ground.x)
    for x, y, size, shine in ground.rng.random((STARS, 4)):
        radius = 0.0028 + 0.006 * size**4
        away = (ground.x - x + 0.5) ** 2 + (ground.y - y + 0.5) ** 2
        sky = np.maximum(sky, np.exp(-away / radius**2) * (0.5 + 0.5 * shine))
    return sky


def _floor(ground: Ground) -> tuple[Array, Array]:
    """Square panels: how far from a seam (0 to 1), and the colours."""
    x, y = (ground.x + PANEL / 2) / PANEL, (ground.y + PANEL / 2) / PANEL
    seam = smooth(0, 0.006, np.minimum(np.abs(x % 1 - 0.5), np.abs(y % 1 - 0.5)) * PANEL)
    column, row = (np.floor(x + 0.5).astype(int) + 8) % 32, (np.floor(y + 0.5).astype(int) + 8) % 32
    tone = ground.rng.random((32, 32))[column, row]
    floor = lerp(rgb("#CBD1E6"), rgb("#DDE2F2"), tone)
    return seam, floor * (0.72 + 0.28 * seam)[..., None]


def with_lamps(colours: Array, ground: Ground, deck: Array) -> Array:
    """A line of light along each rail, and its glow in space."""
    lamp = np.exp(-(((ground.path + 0.026) / 0.0065) ** 2)) * 0.95
    colours = lerp(colours, plain(colours.shape, "#7DF0FF"), lamp * smooth(0, 0.012, ground.rim))
    glow = np.exp(-np.clip(ground.path, 0, 1) / 0.030) * (1 - deck) * 0.32
    return colours + glow[..., None] * rgb("#2AA9D8")
