"""Small things on a board: arrows, start rings, beads, turn and goal rings, outlines, badges."""

import numpy as np

from tools.art.colours import SEATS, TABLES
from tools.art.field import STEP, Array, blurred, rounded_box, segment
from tools.art.glyphs import glyph
from tools.art.lines import box, circle, dashes
from tools.art.paint import Picture

PILL = (0.18, 0.33)  # half width and height of an arrow on the left or right side
ARROW = (0.48, 0.78)  # the sprite of such an arrow, with room for the halo
BEAD, BADGE, MATCH = 0.20, 0.34, 0.80
HATCH = 1 / 7
DARK = "#140F1A"


def arrow(theme: str, state: str, side: str, cell: int) -> Array:
    """Pill with a chevron that points into the board; the shading is that of its true side."""
    upright = side in "ew"
    picture = Picture(cell, *(ARROW if upright else ARROW[::-1]))
    half = PILL if upright else PILL[::-1]
    body = rounded_box(picture.x, picture.y, *half, 0.16)
    if state == "barred":
        _barred(picture, body, half)
        return picture.pixels
    table = TABLES[theme]
    if state == "pressed":
        _halo(picture, body)
    lowered = rounded_box(picture.x, picture.y - 0.035, *half, 0.16)
    picture.fill(lowered, "#000000", 0.4)
    _pill(picture, body, "#FFFFFF" if state == "pressed" else table.accent)
    dx, dy = STEP[side.upper()]
    _chevron(picture, -dx, -dy, table.chevron)
    return picture.pixels


def _halo(picture: Picture, body: Array) -> None:
    picture.lay(np.clip(1 - body / 0.058, 0, 1) ** 1.5, "#FFFFFF", 0.55)


def _pill(picture: Picture, body: Array, fill: str) -> None:
    picture.fill(body, fill)
    light = np.clip(0.5 - (picture.x + picture.y) * 1.6, 0, 1)
    inside = picture.coverage(body)
    picture.lay(inside * light, "#FFFFFF", 0.28)
    picture.lay(inside * (1 - light), "#000000", 0.10)
    picture.stroke(body + 0.020, 0.016, "#FFFFFF", 0.6)


def _chevron(picture: Picture, dx: int, dy: int, colour: str) -> None:
    """Two strokes with round ends, its point towards (dx, dy)."""
    along, across = picture.x * dx + picture.y * dy, picture.x * dy + picture.y * dx
    arms = segment(along, np.abs(across), (0.075, 0.0), (-0.060, 0.125))
    picture.fill(arms - 0.0375, colour)


def _barred(picture: Picture, body: Array, half: tuple[float, float]) -> None:
    picture.fill(body, "#000000", 0.46)
    line = dashes(picture.x, picture.y, box(*half, 0.16), 0.026, 0.060, 0.045)
    picture.fill(line, "#FFFFFF", 0.62)
    em = 0.32 * picture.size
    picture.lay(glyph("cancel", picture.x.shape, em), "#FFFFFF", 0.95)


def start(seat: str, cell: int) -> Array:
    """Ring and shape of a seat, lying flat in its corner."""
    picture = Picture(cell, 0.60, 0.60)
    colour, away = SEATS[seat].fill, np.hypot(picture.x, picture.y)
    picture.fill(away - 0.25, colour, 0.28)
    picture.stroke(away - 0.25, 0.080, DARK, 0.35)
    picture.stroke(away - 0.25, 0.066, "#FFFFFF", 0.95)
    picture.stroke(away - 0.25, 0.042, colour)
    shape, em = picture.x.shape, 0.28 * cell
    picture.lay(glyph(SEATS[seat].glyph, shape, em * 1.22), "#FFFFFF", 0.75)
    picture.lay(glyph(SEATS[seat].glyph, shape, em), colour)
    return picture.pixels


def bead(colour: str, cell: int) -> Array:
    """One step of a trail."""
    picture = Picture(cell, BEAD, BEAD)
    away = np.hypot(picture.x, picture.y)
    picture.fill(np.hypot(picture.x, picture.y - 0.008) - 0.092, "#00121F", 0.55)
    picture.fill(away - 0.082, "#FFFFFF")
    picture.fill(away - 0.056, colour)
    return picture.pixels


def turn_ring(cell: int) -> Array:
    """Dashed ring round the pawn of the seat to move."""
    picture = Picture(cell, 1.10, 1.10)
    line = dashes(picture.x, picture.y, circle(0.50), 0.050, 0.115, 0.080)
    picture.fill(line - 0.014, DARK, 0.45)
    picture.fill(line, "#FFFFFF")
    return picture.pixels


def double_ring(cell: int) -> Array:
    """Two white rings with dark hairlines: the end of a trail."""
    picture = Picture(cell, 1.10, 1.10)
    away = np.hypot(picture.x, picture.y) - 0.50
    picture.stroke(away, 0.090, DARK, 0.45)
    picture.stroke(away - 0.016, 0.026, "#FFFFFF")
    picture.stroke(away + 0.024, 0.026, "#FFFFFF")
    return picture.pixels


def match_ring(colour: str, cell: int) -> Array:
    """A ring in white around a creature's disc, which lies above its middle."""
    picture = Picture(cell, MATCH, MATCH)
    away = np.hypot(picture.x, picture.y)
    for radius, fill in ((0.5, "#FFFFFF"), (0.472, colour), (0.405, "#FFFFFF")):
        picture.fill(away - radius * MATCH, fill)
    return picture.pixels


def hatch(cell: int) -> Array:
    """Slanted bars over a tile that would be cut off; white, to be coloured."""
    picture = Picture(cell)
    slant = (picture.x + picture.y) * np.sqrt(0.5) / HATCH % 1 - 0.5
    body = rounded_box(picture.x, picture.y, 0.488, 0.488, 0.085)
    bars = picture.coverage((np.abs(slant) - 0.16) * HATCH) * picture.coverage(body)
    picture.lay(bars, "#FFFFFF", 0.9)
    picture.stroke(body + 0.016, 0.032, "#FFFFFF")
    return picture.pixels


def dashed_box(
    cell: int, wide: float, high: float, radius: float = 0.09, width: float = 0.030
) -> Array:
    """White dashed outline, to be coloured: an empty slot, a ghost, a lawful cell."""
    picture = Picture(cell, wide, high)
    outline = box(wide / 2 - width, high / 2 - width, radius)
    line = dashes(picture.x, picture.y, outline, width, 0.090, 0.065)
    picture.fill(line, "#FFFFFF")
    return picture.pixels


def lifted_outline(cell: int) -> Array:
    """White line round a tile in the hand."""
    picture = Picture(cell, 1.06, 1.06)
    body = rounded_box(picture.x, picture.y, 0.505, 0.505, 0.075)
    picture.stroke(body, 0.050, DARK, 0.30)
    picture.stroke(body, 0.036, "#FFFFFF")
    return picture.pixels


def sign(cell: int) -> Array:
    """The dark pilot's sign on a loose corner."""
    picture = Picture(cell, 0.52, 0.52)
    away = np.hypot(picture.x, picture.y)
    picture.fill(away - 0.245, "#FFFFFF")
    picture.fill(away - 0.220, "#14142E")
    shape = picture.x.shape
    picture.lay(glyph("star-four-points", shape, 0.34 * cell), "#FFFFFF")
    return picture.pixels


def badge(icon: str, colour: str, cell: int) -> Array:
    """White sign on a round badge with a white rim."""
    picture = Picture(cell, BADGE, BADGE)
    away = np.hypot(picture.x, picture.y)
    picture.fill(np.hypot(picture.x, picture.y - 0.012) - 0.155, "#000000", 0.4)
    picture.fill(away - 0.150, "#FFFFFF")
    picture.fill(away - 0.125, colour)
    picture.lay(glyph(icon, picture.x.shape, 0.165 * cell), "#FFFFFF")
    return picture.pixels


def white() -> Array:
    """A place to take plain colour from."""
    return np.ones((16, 16, 4))


def shadow(cell: int, wide: float = 1.0, high: float = 1.0, margin: float = 0.12) -> Array:
    """What a lying tile throws on the table: drawn at half size, for it is soft."""
    picture = Picture(cell // 2, wide + 2 * margin, high + 2 * margin)
    body = picture.coverage(rounded_box(picture.x, picture.y, wide / 2, high / 2, 0.06))
    picture.lay(blurred(body, 0.035 * picture.size), "#000000", 0.75)
    return picture.pixels
