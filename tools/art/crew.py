"""Surface of Crew: a boardwalk of planks between two beams, over clear shallow water."""

from typing import NamedTuple

import numpy as np

from tools.art.colours import rgb
from tools.art.field import STEP, Array, Mask, blurred, cells, lerp, noise, smooth, streaks
from tools.art.ground import Ground, plain
from tools.art.light import cast_shadow, shade

WATER = ("#0F6E7C", "#2AA6A6")
WATER_OF_FIXED = ("#0C5A70", "#1F8E9A")
RIVETS = ("#6E4E12", "#FFE29A")
PLANK = 1 / 11
BUTT = 0.152  # where the beam of a straight way begins


def surface(ground: Ground) -> Array:
    water = _water(ground)
    deck = smooth(0.008, -0.012, ground.path)
    beam = smooth(-0.040, -0.034, ground.path)
    planks = _planks(ground)
    wood = lerp(planks.colours, _beams(ground), beam)
    board = 0.06 + 0.010 * planks.height * (1 - beam) + 0.020 * beam
    height = deck * board
    bed = (height + 0.02 * (1 - deck)) * ground.edge
    light = np.clip(shade(blurred(bed, 0.0015 * ground.size), ground.size, 0.5), 0.3, 1.45)
    colours = lerp(water, wood, deck) * light[..., None]
    colours = lerp(colours, plain(colours.shape, "#D9FFF6"), _foam(ground, deck))
    shadow = cast_shadow(height, ground.size, 0.10, 0.62, 0.010) * (1 - deck)
    return colours * (1 - 0.58 * shadow)[..., None]


def _water(ground: Ground) -> Array:
    phase = ground.rng.random(2) * 6
    x = ground.x + 0.03 * np.sin(9 * ground.y + phase[0])
    y = ground.y + 0.03 * np.sin(8 * ground.x + phase[1])
    ripples = 1 - smooth(0, 0.03, cells(x, y, 0.15, ground.rng, 0.34, stretch=1.25).border)
    depth = noise(ground.x.shape, ground.rng, (3, 5, 9))
    deep, shallow = map(rgb, WATER_OF_FIXED if ground.fixed else WATER)
    water = lerp(deep, shallow, depth)
    glitter = ripples * 0.30 * (0.4 + 0.6 * depth)
    return lerp(water, plain(water.shape, "#A6EDE2"), glitter)


class Planks(NamedTuple):
    colours: Array
    height: Array


def _planks(ground: Ground) -> Planks:
    """Planks lie across the way; where arms meet they follow the arm that is nearest."""
    upright = _runs_upright(ground)
    along = np.where(upright, ground.y, ground.x) + 0.5
    across = np.where(upright, ground.x, ground.y)
    number = np.floor(along / PLANK).astype(int)
    place = along / PLANK - number
    tone = ground.rng.random(64)[(number + upright * 20) % 64]
    fibre = np.where(upright, streaks(ground.x.shape, ground.rng, 90, 5), _upright_streaks(ground))
    wood = lerp(rgb("#CF9A5C"), rgb("#F2CD93"), np.clip(0.05 + 0.5 * tone + 0.45 * fibre, 0, 1))
    gap = smooth(0, 0.09, np.minimum(place, 1 - place))
    nails = np.hypot((place - 0.5) * PLANK, np.abs(across) - 0.128) - 0.0085
    wood = lerp(wood, plain(wood.shape, "#6B4420"), np.clip(0.5 - nails * ground.size, 0, 1))
    return Planks(wood * (0.55 + 0.45 * gap)[..., None], gap)


def _runs_upright(ground: Ground) -> Mask:
    """Straight ways run through, a third arm ends at them; corners are mitred."""
    upright, level = set(ground.sides) & set("NS"), set(ground.sides) & set("EW")
    if len(level) == 2:
        arm = sum(STEP[side][1] for side in upright)
        return ground.y * arm > BUTT
    if len(upright) == 2:
        arm = sum(STEP[side][0] for side in level)
        return ground.x * arm <= BUTT
    (v,), (h,) = upright, level
    return ground.y * STEP[v][1] > ground.x * STEP[h][0]


def _upright_streaks(ground: Ground) -> Array:
    return streaks(ground.x.shape, ground.rng, 5, 90)


def _beams(ground: Ground) -> Array:
    grain = noise(ground.x.shape, ground.rng, (6, 12))
    return lerp(rgb("#9A6232"), rgb("#B87A42"), grain)


def _foam(ground: Ground, deck: Array) -> Array:
    line = np.exp(-(((ground.path - 0.022) / 0.006) ** 2)) * (1 - deck)
    return line * 0.35 * (0.5 + 0.5 * np.sin(60 * (ground.x - ground.y)))
