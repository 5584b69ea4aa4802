"""Board frames, cards and table light, most as nine-patches: all but the middle tenth is border."""

from itertools import product
from typing import NamedTuple

import numpy as np

from tools.art.colours import CREAM, TABLES, between, rgb
from tools.art.field import Array, blurred, lerp, rounded_box, smooth, streaks
from tools.art.glyphs import glyph
from tools.art.ground import plain
from tools.art.light import cast_shadow, shade, sheen
from tools.art.lines import along, curve, sampled
from tools.art.paint import Picture, opaque

CARD = 0.50
WOODEN = ("crew", "go")


class Shape(NamedTuple):
    """Of a frame, in cells: its nine-patch, its rail, its corners outside and at the well."""

    side: float
    rail: float
    outer: float
    well: float
    inlay: float


WITH_ARROWS = Shape(1.44, 0.60, 0.32, 0.06, 0.085)
NARROW = Shape(0.70, 0.17, 0.26, 0.12, 0.062)


def frame(theme: str, cell: int) -> Array:
    """A raised rail round a dark well, with an inlaid line; Shift's has room for the arrows."""
    shape = NARROW if theme == "go" else WITH_ARROWS
    picture = Picture(cell, shape.side, shape.side)
    half = shape.side / 2
    outer = rounded_box(picture.x, picture.y, half - 0.01, half - 0.01, shape.outer)
    inside = half - shape.rail
    well = rounded_box(picture.x, picture.y, inside, inside, shape.well)
    height = smooth(0, 0.07, -outer) * smooth(0, 0.05, well) * 0.06
    table = TABLES[theme]
    rail = _material(theme, picture)
    inlay = np.exp(-(((outer + shape.inlay) / 0.011) ** 2))
    rail = lerp(rail, plain(rail.shape, table.accent), inlay * 0.75)
    rail = rail * np.clip(shade(blurred(height, 0.004 * cell), cell, 0.55), 0.4, 1.5)[..., None]
    dark = plain(rail.shape, "#000000") + between(table.bottom, "#000000", 0.45)
    deep = 0.5 * cast_shadow(height, cell, 0.14, 0.45, 0.012)
    colours = lerp(rail, dark * (1 - deep)[..., None], smooth(0.004, -0.004, well))
    colours = lerp(colours, plain(rail.shape, table.accent), np.exp(-((well / 0.012) ** 2)) * 0.85)
    picture.pixels = opaque(colours, picture.coverage(outer))
    if theme == "crew":
        _brass_corners(picture, half - 0.27)
    return picture.pixels


def _material(theme: str, picture: Picture) -> Array:
    """Wood, lacquer or metal; the grain runs along each rail, so that a rail may be stretched."""
    rng, shape = np.random.default_rng([7, *map(ord, theme)]), picture.x.shape
    upright = np.abs(picture.x) > np.abs(picture.y)
    fine = np.where(upright, streaks(shape, rng, 2, 90), streaks(shape, rng, 90, 2))
    coarse = np.where(upright, streaks(shape, rng, 2, 22), streaks(shape, rng, 22, 2))
    colour, grain = TABLES[theme].frame, 0.45 * fine + 0.55 * coarse
    if theme in WOODEN:
        return lerp(between(colour, "#000000", 0.22), between(colour, "#FFD9A0", 0.26), grain)
    sheen = np.clip(0.5 - (picture.x + picture.y) / 2.88, 0, 1)
    low, high = between(colour, "#000000", 0.20), between(colour, "#FFFFFF", 0.18)
    return lerp(low, high, sheen * 0.85 + grain * 0.15)


def _brass_corners(picture: Picture, at: float) -> None:
    for cx, cy in product((-at, at), repeat=2):
        x, y = picture.x - cx, picture.y - cy
        picture.fill(np.hypot(x - 0.012, y - 0.022) - 0.100, "#000000", 0.35)
        lit = sheen(x, y, 0.11)
        picture.fill(np.hypot(x, y) - 0.092, "#6E4E12")
        picture.fill(np.hypot(x, y) - 0.080, lerp(rgb("#C0892B"), rgb("#FFE6A6"), lit))
        picture.fill(np.hypot(x + 0.026, y + 0.030) - 0.022, "#FFF8E0", 0.8)


def table_light(top: str, bottom: str, cell: int) -> Array:
    """The whole table: light a little above the middle. Drawn small, to be stretched."""
    picture = Picture(cell, 0.4, 0.4)
    away = np.hypot(picture.x / 0.4, (picture.y / 0.4 + 0.1)) / 0.6
    return opaque(lerp(rgb(top), rgb(bottom), np.clip(away, 0, 1)), np.ones_like(away))


def card_front(cell: int) -> Array:
    picture, body = _card(cell, CREAM[0], CREAM[1])
    picture.stroke(body + 0.008, 0.016, "#C99A4B")
    picture.stroke(body + 0.042, 0.009, "#C99A4B", 0.6)
    return picture.pixels


def card_back(theme: str, cell: int) -> Array:
    picture, body = _card(cell, *TABLES[theme].card)
    picture.stroke(body + 0.008, 0.010, "#FFFFFF", 0.16)
    picture.stroke(body + 0.050, 0.015, "#E9B44C")
    return picture.pixels


def _card(cell: int, top: str, bottom: str) -> tuple[Picture, Array]:
    picture = Picture(cell, CARD, CARD)
    half = CARD / 2 - 0.006
    body = rounded_box(picture.x, picture.y, half, half, 0.14)
    picture.fill(body, lerp(rgb(top), rgb(bottom), np.clip(picture.y / CARD + 0.5, 0, 1)))
    return picture, body


def winding_w(x: Array, y: Array) -> Array:
    """Distance to the line of the letter that names the app; it fits a box from -0.5 to 0.5."""
    left, middle, right = -0.265, 0.0, 0.265
    first = curve(*map(np.array, ([left, 0.10], [left, 0.30], [middle, 0.30], [middle, 0.10])))
    second = curve(*map(np.array, ([middle, 0.10], [middle, 0.30], [right, 0.30], [right, 0.10])))
    strokes = ([(left, -0.23), *first, (middle, -0.08)], [*second, (right, -0.14)])
    return np.minimum(*(along(x, y, sampled(stroke))[0] for stroke in strokes))


STAR_AT = (0.265, -0.235)


def emblem(colour: str, star: str, cell: int, wide: float = 0.56, line: float = 0.115) -> Array:
    """The winding W with a star at its end, flat."""
    picture = Picture(cell, wide, wide)
    picture.fill(winding_w(picture.x / wide, picture.y / wide) * wide - line * wide / 2, colour)
    x, y = (at * wide * cell for at in STAR_AT)
    shape = picture.x.shape
    picture.pixels *= (1 - glyph("star", shape, 0.36 * wide * cell, x, y))[..., None]
    picture.lay(glyph("star", shape, 0.27 * wide * cell, x, y), star)
    return picture.pixels
