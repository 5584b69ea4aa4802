"""Medallions: glyph on a disc in a gold ring; which mark has which glyph, disc and plate."""

import numpy as np

from tools.art.colours import DISCS, GOLD, INK_ON_LIGHT_DISC, between, luminance, rgb
from tools.art.field import Array, hexagon, lerp, rounded_box
from tools.art.glyphs import glyph
from tools.art.paint import Picture

# LOOK.md section 3; m1 first.
GLYPHS = {
    "crew": (
        "anchor ship-wheel skull-crossbones sail-boat compass-rose lighthouse palm-tree dolphin "
        "telescope map lifebuoy turtle hook shark flag-variant fruit-pineapple "
        "treasure-chest sword-cross bird jellyfish key diamond-stone bell coach-lamp"
    ).split(),
    "galaxy": (
        "rocket-launch orbit ufo alien satellite-variant space-station robot-happy "
        "weather-hurricane telescope earth atom white-balance-sunny satellite-uplink "
        "moon-waning-crescent magnet battery-charging chip dna quadcopter eye solar-panel "
        "star-shooting infinity wrench"
    ).split(),
    "magic": (
        "crown owl spider key castle sword wizard-hat crystal-ball flask-round-bottom candle bat "
        "coach-lamp mushroom ring book-open-variant feather horseshoe treasure-chest mirror snake "
        "unicorn-variant trophy violin bell"
    ).split(),
}
DISC_ORDER = ("amber", "navy", "wine", "sky", "plum", "cream", "forest", "coral")
PLATES = ("circle", "squircle", "hexagon")

CREATURES = {
    "panda": ("panda", "cream", "circle"),
    "owl": ("owl", "plum", "squircle"),
    "duck": ("duck", "amber", "circle"),
    "elephant": ("elephant", "navy", "hexagon"),
    "cat": ("cat", "coral", "squircle"),
    "ladybug": ("ladybug", "wine", "circle"),
    "turtle": ("tortoise", "forest", "hexagon"),
    "rabbit": ("rabbit-variant", "sky", "circle"),
    "fish": ("fish", "navy", "circle"),
    "butterfly": ("butterfly", "amber", "hexagon"),
    "snail": ("snail", "wine", "squircle"),
    "penguin": ("penguin", "sky", "squircle"),
}

DISC_RADIUS = 0.40  # of the sprite
GLYPH_EM = {"circle": 0.56, "squircle": 0.56, "hexagon": 0.54}
FLAT_GLYPH_EM = 0.70


def mark(theme: str, number: int, pixels: int) -> Array:
    return medallion(GLYPHS[theme][number - 1], *disc_and_plate(number), pixels)


def small_mark(theme: str, number: int, pixels: int) -> Array:
    return flat_medallion(GLYPHS[theme][number - 1], *disc_and_plate(number), pixels)


def creature(kind: str, pixels: int) -> Array:
    return medallion(*CREATURES[kind], pixels)


def disc_and_plate(number: int) -> tuple[str, str]:
    """Eight discs times three plates: each of the 24 marks has its own pair."""
    row, column = divmod(number - 1, len(DISC_ORDER))
    return DISC_ORDER[column], PLATES[(column + row) % len(PLATES)]


def medallion(icon: str, disc: str, plate: str, pixels: int) -> Array:
    """Inlaid: gold ring with an inner bevel, a drop shadow, the glyph with a hairline of light."""
    picture = Picture(pixels)
    body = _plate(picture.x, picture.y, plate, DISC_RADIUS)
    _drop_shadow(picture, plate)
    diagonal = np.clip(((picture.x + picture.y * 1.35) + 0.62) / 1.24, 0, 1)
    light, deep = map(rgb, GOLD)
    picture.fill(body - 0.020, lerp(light, deep, diagonal))
    picture.fill(body + 0.018, lerp(between(deep, "#3A2A10", 0.5), light, diagonal))
    picture.fill(body + 0.034, _disc_colours(picture, disc))
    is_dark = luminance(rgb(DISCS[disc])) < 0.25
    em = GLYPH_EM[plate] * pixels
    relief, opacity = ("#000000", 0.45) if is_dark else ("#FFFFFF", 0.6)
    shape = picture.x.shape
    picture.lay(glyph(icon, shape, em, 0.004 * pixels, 0.014 * pixels), relief, opacity)
    picture.lay(glyph(icon, shape, em), "#FFFFFF" if is_dark else INK_ON_LIGHT_DISC)
    return picture.pixels


def flat_medallion(icon: str, disc: str, plate: str, pixels: int) -> Array:
    """For counts and dice: no shadow, a thin ring and a larger glyph."""
    picture = Picture(pixels)
    body = _plate(picture.x, picture.y, plate, 0.47)
    picture.fill(body, GOLD[1])
    picture.fill(body + 0.035, _disc_colours(picture, disc))
    is_dark = luminance(rgb(DISCS[disc])) < 0.25
    em = FLAT_GLYPH_EM * pixels
    picture.lay(glyph(icon, picture.x.shape, em), "#FFFFFF" if is_dark else INK_ON_LIGHT_DISC)
    return picture.pixels


def _disc_colours(picture: Picture, disc: str) -> Array:
    colour = rgb(DISCS[disc])
    is_dark = luminance(colour) < 0.25
    top = between(colour, "#FFFFFF", 0.14 if is_dark else 0.25)
    bottom = between(colour, "#000000", 0.14 if is_dark else 0.06)
    return lerp(top, bottom, np.clip(picture.y + 0.5, 0, 1))


def _drop_shadow(picture: Picture, plate: str) -> None:
    x, y = picture.x - 0.008, picture.y - 0.022
    for step in range(10):
        picture.fill(_plate(x, y, plate, DISC_RADIUS + 0.055 - 0.006 * step), "#000000", 0.045)


def _plate(x: Array, y: Array, plate: str, radius: float) -> Array:
    if plate == "circle":
        return np.hypot(x, y) - radius
    if plate == "squircle":
        return rounded_box(x, y, radius * 0.92, radius * 0.92, radius * 0.42)
    return hexagon(x, y, radius * 0.935, radius * 0.18)
