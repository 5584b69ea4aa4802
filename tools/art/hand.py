"""The hand that shows gestures in lessons: a cream glove with a cuff, its finger up to the left."""

from pathlib import Path

import numpy as np

from tools.art.colours import OUTLINE, between, rgb
from tools.art.field import Array, lerp, rounded_box, segment, soft_min
from tools.art.paint import Picture, image, resized

PIXELS, FINE = 256, 2
LEAN = np.radians(-20)
"""How far the finger leans to the left."""
MIDDLE = (0.075, 0.035)
"""Of the hand, in cells: what lies in the middle of the picture."""
FINGER = ((-0.09, -0.37), (-0.09, 0.10), 0.072)
CURLED = (
    ((0.065, -0.07), (0.065, 0.08), 0.078),
    ((0.205, -0.03), (0.205, 0.10), 0.072),
    ((0.325, 0.03), (0.325, 0.12), 0.062),
)
THUMB = ((-0.235, 0.02), (-0.06, 0.20), 0.068)
FOLDS = (
    ((-0.013, -0.09), (-0.013, 0.09)),
    ((0.138, -0.06), (0.138, 0.11)),
    ((0.268, -0.01), (0.268, 0.12)),
    ((-0.155, 0.165), (-0.055, 0.235)),
)
CREAM, WARM, FOLD, CUFF = "#FFF8E8", "#EBCF9C", "#A9793A", "#0B5F63"


def write_hand(folder: Path) -> None:
    image(hand(PIXELS), step=2).save(folder / "hand.png", optimize=True)


def hand(pixels: int) -> Array:
    picture = Picture(pixels * FINE)
    x, y = _turned(picture.x, picture.y)
    cuff = rounded_box(x - 0.12, y - 0.365, 0.215, 0.062, 0.03)
    glove = _glove(x, y)
    whole = np.minimum(glove, cuff)
    _shadow(picture, whole)
    picture.fill(whole - 0.030, OUTLINE)
    picture.fill(glove - 0.012, "#FFFFFF")
    picture.fill(glove, _cream(x, y))
    _folds(picture, x, y, glove)
    picture.fill(cuff - 0.006, between(CUFF, "#000000", 0.25))
    picture.fill(cuff + 0.008, CUFF)
    picture.fill(np.maximum(cuff + 0.008, np.abs(y - 0.335) - 0.010), "#E9B44C")
    shine = segment(x, y, (-0.115, -0.37), (-0.115, -0.16)) - 0.016
    picture.fill(shine, "#FFFFFF", 0.9)
    return resized(picture.pixels, pixels, pixels)


def _turned(x: Array, y: Array) -> tuple[Array, Array]:
    """The hand's own upright places."""
    dx, dy = MIDDLE
    across = x * np.cos(LEAN) + y * np.sin(LEAN)
    down = y * np.cos(LEAN) - x * np.sin(LEAN)
    return across + dx, down + dy


def _glove(x: Array, y: Array) -> Array:
    found = rounded_box(x - 0.11, y - 0.17, 0.265, 0.165, 0.12)
    for start, end, thick in (FINGER, *CURLED):
        found = np.minimum(found, segment(x, y, start, end) - thick)
    start, end, thick = THUMB
    return soft_min(found, segment(x, y, start, end) - thick, 0.05)


def _cream(x: Array, y: Array) -> Array:
    """The light comes from the top left."""
    share = np.clip((0.55 * x + y + 0.40) / 0.95, 0, 1)
    return lerp(np.broadcast_to(rgb(CREAM), (*x.shape, 3)), rgb(WARM), share**1.4)


def _folds(picture: Picture, x: Array, y: Array, glove: Array) -> None:
    """Between the finger that points and those that are curled, one line each."""
    inside = picture.coverage(glove + 0.004)
    for start, end in FOLDS:
        line = picture.coverage(segment(x, y, start, end) - 0.0095)
        picture.lay(line * inside, FOLD, 0.75)


def _shadow(picture: Picture, whole: Array) -> None:
    """Soft, down and to the right, as under what stands (LOOK 1)."""
    rows = round(0.03 * picture.size)
    lowered = np.pad(whole, ((rows, 0), (rows // 2, 0)), mode="edge")
    lowered = lowered[: whole.shape[0], : whole.shape[1]]
    picture.lay(np.interp(lowered, [-0.02, 0.075], [0.42, 0]), "#000000")
