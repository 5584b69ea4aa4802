"""App icon, adaptive layers and presplash: a cobbled W through a hedge, a star at its end."""

from pathlib import Path

import numpy as np

from tools.art.colours import rgb
from tools.art.field import Array, blurred, cells, grid, lerp, rounded_box, smooth
from tools.art.frames import STAR_AT, winding_w
from tools.art.glyphs import glyph, lettering
from tools.art.ground import plain
from tools.art.light import cast_shadow, shade
from tools.art.paint import Picture, image, opaque, resized, save_in_few_colours
from tools.art.pawns import pawn

ICON, LAYER, SPLASH = 512, 432, 1024  # pixels; a layer is 108 dp
SAFE = 66 / 108  # what no launcher cuts off
CORNER = 0.24
PATH = 0.142  # width of the W
NIGHT, WORD = "#0A2A2F", "#FFF3DA"
LEAVES = ("#0E5054", "#147070", "#3FA08F")


def write_icons(folder: Path) -> None:
    art = _hedge_and_path(2 * ICON, with_path=True)
    star = pawn("yellow", round(0.29 * 2 * ICON))
    icon = _composed(art, star)
    image(resized(_rounded(icon), ICON, ICON), step=4).save(folder / "icon.png", optimize=True)
    splash = resized(_presplash(icon), SPLASH, SPLASH)
    save_in_few_colours(splash[..., :3], folder / "presplash.png")
    background = _hedge_and_path(LAYER, with_path=False)
    save_in_few_colours(background[..., :3], folder / "adaptive_background.png")
    image(_foreground(art, star), step=4).save(folder / "adaptive_foreground.png", optimize=True)
    image(_monochrome()).save(folder / "monochrome.png", optimize=True)


def _hedge_and_path(size: int, with_path: bool) -> Array:
    x, y = grid(size)
    rng = np.random.default_rng(5)
    path = winding_w(x, y) - PATH / 2 if with_path else np.full_like(x, 9.0)
    leaves = cells(x, y, 0.052, rng, 0.42)
    bump = np.sqrt(np.clip(1 - (leaves.nearest / 0.042) ** 2, 0, 1))
    dome = 0.45 * bump + 0.55 * smooth(0, 0.026, leaves.border)
    wall = smooth(-0.012, 0.05, path)
    age = rng.random(leaves.total)[leaves.owner]
    dark, middle, light = map(rgb, LEAVES)
    young = lerp(middle, light, (age - 0.5) * 2)
    hedge = np.where((age < 0.5)[..., None], lerp(dark, middle, age * 2), young)
    hedge = hedge * (0.72 + 0.34 * dome)[..., None]
    stones = cells(x, y, 0.072, rng, 0.26)
    joint = smooth(0.004, 0.02, stones.border)
    tone = rng.random(stones.total)[stones.owner]
    cobbles = lerp(rgb("#F0DDB2"), rgb("#FFF3D8"), tone)
    cobbles = lerp(plain(cobbles.shape, "#CDB283"), cobbles, joint)
    colours = lerp(cobbles, hedge, smooth(-0.004, 0.014, path + (dome - 0.5) * 0.016))
    height = wall * (0.085 + 0.02 * dome) + (1 - wall) * 0.008 * joint
    return opaque(_lit(colours, height, wall, size), np.ones_like(x))


def _lit(colours: Array, height: Array, wall: Array, size: int) -> Array:
    light = np.clip(shade(height, size, 0.5), 0.25, 1.45)
    shadow = cast_shadow(blurred(wall * 0.09, 0.004 * size), size, 0.13, 0.7, 0.008)
    corner = np.clip(blurred(height, 0.03 * size) - height, 0, 0.06) / 0.06
    floor = 1 - wall
    return colours * (light * (1 - 0.35 * corner * floor) * (1 - floor * shadow * 0.5))[..., None]


def _composed(art: Array, star: Array) -> Array:
    picture = Picture(len(art))
    picture.pixels = art.copy()
    picture.place(star, STAR_AT[0], STAR_AT[1] + 0.02)
    return picture.pixels


def _rounded(art: Array) -> Array:
    x, y = grid(len(art))
    return art * np.clip(0.5 - rounded_box(x, y, 0.5, 0.5, CORNER) * len(art), 0, 1)[..., None]


def _foreground(art: Array, star: Array) -> Array:
    """The W cut out of its hedge, and the star; small enough for the safe circle."""
    x, y = grid(len(art))
    path = winding_w(x, y) - PATH / 2
    edge = Picture(len(art))
    edge.fill(path - 0.014, "#06282B", 0.9)
    cobbles = art * np.clip(0.5 - (path - 0.004) * len(art), 0, 1)[..., None]
    edge.place(cobbles)
    edge.place(star, STAR_AT[0], STAR_AT[1] + 0.02)
    return _on_layer(edge.pixels)


def _on_layer(art: Array) -> Array:
    side = round(LAYER * SAFE * 1.02)
    picture = Picture(LAYER)
    picture.place(resized(art, side, side))
    return picture.pixels


def _monochrome() -> Array:
    picture = Picture(2 * LAYER)
    size = picture.size
    picture.fill(winding_w(picture.x, picture.y) - PATH * 0.4, "#FFFFFF")
    at = (STAR_AT[0] * size, STAR_AT[1] * size)
    picture.pixels *= (1 - glyph("star", picture.x.shape, 0.40 * size, *at))[..., None]
    picture.lay(glyph("star", picture.x.shape, 0.30 * size, *at), "#FFFFFF")
    return _on_layer(picture.pixels)


def _presplash(icon: Array) -> Array:
    """Flat, the icon on 52 % of the short side, the name below."""
    picture = Picture(2 * SPLASH)
    size, side = picture.size, round(0.52 * 2 * SPLASH)
    picture.lay(np.ones_like(picture.x), NIGHT)
    body = rounded_box(picture.x, picture.y + 0.05, 0.26, 0.26, 0.52 * CORNER)
    picture.lay(blurred(picture.coverage(body - 0.004), 0.012 * size), "#000000", 0.4)
    picture.place(_rounded(resized(icon, side, side)), 0, -0.06)
    picture.lay(lettering("Wanderwall", picture.x.shape, 0.105 * size, 0, 0.295 * size), WORD)
    return picture.pixels
