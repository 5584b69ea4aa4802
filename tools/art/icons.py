"""App icon, adaptive layers and presplash: a cobbled W through a hedge, a star at its end."""

from pathlib import Path

import numpy as np

from tools.art.field import FAR, Array, blurred, grid, rounded_box
from tools.art.frames import STAR_AT, winding_w
from tools.art.glyphs import glyph, lettering
from tools.art.ground import Ground
from tools.art.magic import Garden, grown
from tools.art.paint import Picture, image, opaque, resized, save_in_few_colours
from tools.art.pawns import pawn

ICON, LAYER, SPLASH = 512, 432, 1024  # pixels; a layer is 108 dp
SAFE = 66 / 108  # what no launcher cuts off
CORNER = 0.24
PATH = 0.142  # width of the W
NIGHT, WORD = "#0A2A2F", "#FFF3DA"
GARDEN = Garden(
    leaves=("#0E5054", "#147070", "#3FA08F"),
    leaf=0.052,
    cobbles=("#F0DDB2", "#FFF3D8"),
    joint="#CDB283",
    cobble=0.072,
    roundness=0.018,
    blossoms=0.0,
)


def write_icons(folder: Path) -> None:
    art, star = _art_and_star()
    icon = _composed(art, star)
    image(resized(_rounded(icon), ICON, ICON), step=4).save(folder / "icon.png", optimize=True)
    splash = resized(_presplash(icon), SPLASH, SPLASH)
    save_in_few_colours(splash[..., :3], folder / "presplash.png")
    background = _hedge_and_path(LAYER, with_path=False)
    save_in_few_colours(background[..., :3], folder / "adaptive_background.png")
    image(_foreground(art, star), step=4).save(folder / "adaptive_foreground.png", optimize=True)
    image(_monochrome()).save(folder / "monochrome.png", optimize=True)


def square_icon() -> Array:
    """The icon without round corners: the store cuts its own."""
    return _composed(*_art_and_star())


def _art_and_star() -> tuple[Array, Array]:
    return _hedge_and_path(2 * ICON, with_path=True), pawn("yellow", round(0.29 * 2 * ICON))


def _hedge_and_path(size: int, with_path: bool) -> Array:
    x, y = grid(size)
    path = winding_w(x, y) - PATH / 2 if with_path else np.full_like(x, FAR)
    rng, inside = np.random.default_rng(5), np.ones_like(x)
    ground = Ground(size, "", False, x, y, path, inside, rng)
    return opaque(grown(ground, GARDEN), inside)


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
