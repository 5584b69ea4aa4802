"""Pawns: chunky pieces in the shape of their seat, with a black outer line and a white rim."""

import numpy as np

from tools.art.colours import OUTLINE, SEATS, between, rgb
from tools.art.field import Array, lerp
from tools.art.glyphs import distance_to, glyph
from tools.art.paint import Picture, resized

EM = {"water": 0.70, "star-four-points": 0.70}
HEIGHT = 0.15  # how far the side shows below the top
TOP = -0.06  # middle of the top
STEP = 3  # rows between two slices of the side
FINE = 2  # drawn larger, for the lines follow a rough distance


def pawn(seat: str, pixels: int) -> Array:
    picture = Picture(pixels * FINE)
    form = SEATS[seat].glyph
    em = EM.get(form, 0.60) * picture.size
    outline = glyph(form, picture.x.shape, em, 0, TOP * picture.size)
    top = distance_to(outline) / picture.size
    _contact_shadow(picture)
    _side(picture, top, seat)
    picture.fill(top - 0.052, "#FFFFFF")
    picture.fill(top - 0.022, _enamel(picture, seat))
    if form == "clover":  # its four leaves
        picture.lay(glyph(form, picture.x.shape, em * 0.98, 0, TOP * picture.size), "#FFFFFF", 0.2)
    _shine(picture, top, 0.18 if form == "clover" else 0.30)
    return resized(picture.pixels, pixels, pixels)


def _contact_shadow(picture: Picture) -> None:
    away = np.hypot(picture.x - 0.03, (picture.y - 0.30) / 0.42) / 0.36
    picture.lay(np.interp(away, [0, 0.6, 1], [0.62, 0.38, 0]), "#000000")


def _side(picture: Picture, top: Array, seat: str) -> None:
    """The top's outline drawn again and again further down: first the line, then the colour."""
    steps = round(HEIGHT * picture.size / STEP) * STEP
    drops = [(step, _lowered(top, step)) for step in range(steps, -1, -STEP)]
    outer = np.min([lowered for _, lowered in drops], axis=0)
    picture.fill(outer - 0.075, OUTLINE)
    _, side, fill, _ = SEATS[seat]
    for step, lowered in drops:
        picture.fill(lowered - 0.050, between(side, fill, 0.25 * (1 - step / steps)))


def _lowered(field: Array, rows: int) -> Array:
    """Moved down; above it the distance only grows."""
    return np.pad(field, ((rows, 0), (0, 0)), mode="edge")[: field.shape[0]]


def _enamel(picture: Picture, seat: str) -> Array:
    fill = rgb(SEATS[seat].fill)
    light, dark = between(fill, "#FFFFFF", 0.38), between(fill, "#000000", 0.12)
    down = np.interp(picture.y, [-0.38, 0.0, 0.28], [0, 0.55, 1])
    upper = lerp(light, fill, np.clip(down / 0.55, 0, 1))
    return lerp(upper, dark, np.clip((down - 0.55) / 0.45, 0, 1))


def _shine(picture: Picture, top: Array, opacity: float) -> None:
    window = np.hypot(picture.x + 0.08, (picture.y + 0.26) / 0.6) - 0.26
    inside = picture.coverage(window) * picture.coverage(top)
    picture.lay(inside, "#FFFFFF", opacity)
