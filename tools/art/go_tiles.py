"""Go's path tiles: walnut with a cream inlay, a brass ring round the hole; and the two crossings.

A tile is shaped with cell B east of cell A, then its shape is turned and lit: the light stays.
"""

from typing import NamedTuple

import numpy as np

from tools.art.colours import rgb
from tools.art.field import (
    FAR,
    STEP,
    Array,
    Rng,
    blurred,
    corridor,
    grid,
    lerp,
    noise,
    rounded_box,
    smooth,
    streaks,
)
from tools.art.ground import plain
from tools.art.light import DIRECTION, cast_shadow, gloss, shade, sheen
from tools.art.paint import Picture, opaque

WALNUT, TEAL = ("#83502F", "#B0703F"), ("#2F6668", "#5C9895")
PATH = 0.135  # half width
HOLE, RING = 0.315, 0.066  # radius of the hole, width of the brass
DIRECTIONS = "eswn"  # clockwise


class Form(NamedTuple):
    """A tile before it is lit, still with cell B in the east."""

    colours: Array
    path: Array
    rim: Array


def go_tile(a_sides: str, b_sides: str, hole: bool, direction: str, seed: int, cell: int) -> Array:
    """Both cells; `direction` is where cell B lies, seen from cell A."""
    picture = Picture(cell, 2, 1)
    x, y = picture.x + 0.5, picture.y
    first = corridor(x, y, a_sides + "E", PATH, 0.05)
    second = corridor(x, y, b_sides + "W", PATH, 0.05, middle=1.0)
    lines = [(side, 0.0) for side in a_sides] + [(side, 1.0) for side in b_sides]
    rim = -rounded_box(x - 0.5, y, 0.988, 0.488, 0.10)
    rng = np.random.default_rng([50, seed])
    path = np.minimum(first, second)
    form = Form(_inlaid(x, y, path, [("E", 0.0), *lines], WALNUT, rng), path, rim)
    turns = DIRECTIONS.index(direction)
    form = Form(*(np.rot90(part, -turns) for part in form))
    centre = {"e": (-0.5, 0), "s": (0, -0.5), "w": (0.5, 0), "n": (0, 0.5)}[direction]
    return _lit(form, centre if hole else None, cell)


def crossing(seed: int, cell: int) -> Array:
    """One teal cell, open on all sides: the joker, and what is printed at the centre."""
    picture = Picture(cell)
    x, y = picture.x, picture.y
    path = corridor(x, y, "NESW", PATH, 0.05)
    rng = np.random.default_rng([60, seed])
    colours = _inlaid(x, y, path, [(side, 0.0) for side in "NESW"], TEAL, rng)
    return _lit(Form(colours, path, -rounded_box(x, y, 0.488, 0.488, 0.10)), None, cell)


def plank(seed: int, cell: int) -> Array:
    """One cell of plain walnut."""
    x, y = grid(cell)
    wood = _wood(x, y, WALNUT, np.random.default_rng([70, seed]))
    return _lit(
        Form(wood, np.full_like(x, FAR), -rounded_box(x, y, 0.488, 0.488, 0.08)), None, cell
    )


def _inlaid(
    x: Array, y: Array, path: Array, lines: list[tuple[str, float]], wood: tuple[str, str], rng: Rng
) -> Array:
    cream = lerp(rgb("#EFD9AC"), rgb("#FFF1D0"), noise(x.shape, rng, (6, 14, 30)))
    cream = lerp(cream, plain(cream.shape, "#C9A25E"), _dashes(x, y, lines) * 0.85)
    colours = lerp(_wood(x, y, wood, rng), cream, smooth(0.006, -0.006, path))
    groove = np.exp(-(((path - 0.004) / 0.010) ** 2)) * 0.55
    return lerp(colours, plain(colours.shape, "#4A2712"), groove)


def _wood(x: Array, y: Array, colours: tuple[str, str], rng: Rng) -> Array:
    """Grain along the tile, with slow waves like a board cut from near the heart."""
    waves = np.sin(y * 34 + noise(x.shape, rng, (2, 5, 9)) * 9 + np.sin(x * 2.2) * 0.8)
    fibre = streaks(x.shape, rng, 150, 7)
    tone = np.clip(0.5 + 0.20 * waves + 0.40 * (fibre - 0.5), 0, 1)
    return lerp(rgb(colours[0]), rgb(colours[1]), tone)


def _dashes(x: Array, y: Array, lines: list[tuple[str, float]]) -> Array:
    """Eight stitches to a cell along each line, so that they go on in the next tile."""
    marked = np.zeros_like(x)
    for side, middle in lines:
        dx, dy = STEP[side]
        forward, across = (x - middle) * dx + y * dy, (x - middle) * dy + y * dx
        stitch = np.abs(forward * 8 % 1 - 0.5) < 0.31
        reach = 1.0 if (side, middle) == ("E", 0.0) else 0.5
        on_line = (np.abs(across) < 0.016) & (forward > 0.0) & (forward < reach)
        marked = np.maximum(marked, (stitch & on_line).astype(float))
    return blurred(marked, 0.004 * len(x))


def _lit(form: Form, hole: tuple[float, float] | None, cell: int) -> Array:
    rows, columns = form.path.shape
    picture = Picture(cell, columns / cell, rows / cell)
    inlay = smooth(0.006, -0.006, form.path)
    height = (1 - inlay) * 0.022 + smooth(0, 0.05, form.rim) * 0.035
    away = np.full_like(form.path, 9.0)
    if hole is not None:
        away = np.hypot(picture.x - hole[0], picture.y - hole[1])
        brass = smooth(HOLE + RING + 0.009, HOLE + RING - 0.006, away)
        height = height + brass * smooth(HOLE - 0.005, HOLE + 0.015, away) * 0.030
    light = np.clip(shade(blurred(height, 0.003 * cell), cell, 0.5), 0.3, 1.4)
    shadow = cast_shadow(blurred(height, 0.002 * cell), cell, 0.04, 0.45, 0.006) * inlay
    shine = gloss(blurred(height, 0.003 * cell), cell, 20) * 0.12 * 0.18 * (1 - inlay)
    colours = form.colours * (light * (1 - 0.45 * shadow))[..., None] + shine[..., None]
    colours = colours * (0.72 + 0.28 * smooth(0, 0.022, form.rim))[..., None]
    alpha = picture.coverage(-form.rim)
    if hole is not None:
        colours, alpha = _with_ring(picture, colours, alpha, away, hole)
    return opaque(colours, alpha)


def _with_ring(
    picture: Picture, colours: Array, alpha: Array, away: Array, hole: tuple[float, float]
) -> tuple[Array, Array]:
    """Brass ring, lit outside and shaded inside; the hole keeps the ring's shadow."""
    x, y = picture.x - hole[0], picture.y - hole[1]
    lit = sheen(x, y, HOLE * 1.5)
    lit = np.where(away < HOLE + RING / 2, 1 - lit, lit)
    brass = lerp(rgb("#8A6216"), rgb("#FFE6A0"), lit)
    colours = lerp(colours, brass, smooth(HOLE + RING, HOLE + RING - 0.006, away))
    wood = smooth(HOLE - 0.004, HOLE + 0.004, away)
    sunk = np.hypot(x + DIRECTION[0] * 0.065, y + DIRECTION[1] * 0.065)
    shadow = smooth(HOLE - 0.11, HOLE + 0.03, sunk) * 0.62
    return colours * wood[..., None], alpha * np.maximum(wood, shadow)
