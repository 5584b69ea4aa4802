"""What lies on Go's table besides path tiles: cells of the arms, dice, score tiles, crossings."""

import numpy as np

from app.games.go.tiles import FACES, JOKER_TILE
from tools.art import signs
from tools.art.colours import CREAM, INK, between, rgb
from tools.art.field import Array, lerp, rounded_box, smooth
from tools.art.frames import winding_w
from tools.art.glyphs import glyph, lettering
from tools.art.go_tiles import HOLE, crossing
from tools.art.light import sheen
from tools.art.marks import GLYPHS, disc_and_plate, flat_medallion
from tools.art.paint import Picture

# One colour for each die and its arm; the number of pips says the same.
ARMS = ("#B8502F", "#A98A1F", "#2F7F60", "#2F6FA3")
TABLE = "#0B3339"
SCORE = (0.72, 1.04)
DIE = 0.80
AMBER, RED = "#F2A73B", "#A8321B"
JOKER_SIGN = "creation"


def arm_cell(arm: int, cell: int) -> Array:
    """A shallow tray tinted like its die, pips in the corner."""
    picture = Picture(cell)
    body = rounded_box(picture.x, picture.y, 0.484, 0.484, 0.11)
    top, bottom = between(ARMS[arm], TABLE, 0.50), between(ARMS[arm], TABLE, 0.66)
    picture.fill(body, lerp(top, bottom, np.clip(picture.y + 0.5, 0, 1)))
    inside = picture.coverage(body)
    sunk = rounded_box(picture.x - 0.018, picture.y - 0.030, 0.484, 0.484, 0.11)
    picture.lay(inside * smooth(-0.045, 0.010, sunk), "#000000", 0.42)
    raised = rounded_box(picture.x + 0.006, picture.y + 0.010, 0.484, 0.484, 0.11)
    picture.lay(inside * smooth(-0.006, 0.006, raised), "#FFFFFF", 0.16)
    for pip in range(arm + 1):
        away = np.hypot(picture.x + 0.415 - pip * 0.064, picture.y - 0.415)
        picture.fill(away - 0.024, "#FFFFFF", 0.85)
    return picture.pixels


def die(theme: str, number: int, cell: int) -> Array:
    """A die from above, a little of its front showing: rim and pips of its arm, the treasure."""
    arm = (number - 1) // len(FACES)
    picture = Picture(cell, DIE, DIE)
    x, y, colour = picture.x, picture.y + 0.03, ARMS[arm]
    for step in range(8):
        soft = rounded_box(x, y - 0.075, 0.345 + step * 0.006, 0.345 + step * 0.005, 0.09)
        picture.fill(soft, "#000000", 0.065)
    picture.fill(rounded_box(x, y - 0.050, 0.345, 0.345, 0.085), between(colour, "#000000", 0.45))
    top = rounded_box(x, y, 0.345, 0.338, 0.085)
    picture.fill(top, lerp(rgb("#FFFDF6"), rgb("#EFE2C8"), np.clip(y / 0.69 + 0.5, 0, 1)))
    picture.stroke(top + 0.026, 0.036, colour)
    face = flat_medallion(GLYPHS[theme][number - 1], *disc_and_plate(number), round(0.50 * cell))
    picture.place(face, 0, -0.055)
    for pip in range(arm + 1):
        picture.fill(np.hypot(x + 0.235 - pip * 0.066, y - 0.262) - 0.023, colour)
    return picture.pixels


def score_tile(points: int, cell: int) -> Array:
    """What a claim is worth, and in red what it costs when it is wrong; the 1 brings the joker."""
    picture = Picture(cell, *SCORE)
    x, y = picture.x, picture.y
    body = rounded_box(x, y, SCORE[0] / 2 - 0.02, SCORE[1] / 2 - 0.03, 0.12)
    picture.fill(rounded_box(x, y - 0.02, 0.335, 0.485, 0.12), "#000000", 0.35)
    picture.fill(body, lerp(rgb(CREAM[0]), rgb("#F1DBAF"), np.clip(y / SCORE[1] + 0.5, 0, 1)))
    picture.stroke(body + 0.010, 0.018, "#B98A3C")
    picture.lay(lettering(f"+{points}", x.shape, 0.42 * cell, 0, -0.14 * cell), INK)
    left, right, down = -0.14 * cell, 0.11 * cell, 0.27 * cell
    if points == JOKER_TILE:
        picture.lay(glyph(JOKER_SIGN, x.shape, 0.28 * cell, 0, down), "#0B5F63")
    else:
        loss = f"\N{MINUS SIGN}{points}"
        picture.lay(glyph("link-variant-off", x.shape, 0.19 * cell, left, down), RED)
        picture.lay(lettering(loss, x.shape, 0.22 * cell, right, down), RED)
    return picture.pixels


def joker(cell: int) -> Array:
    picture = Picture(cell)
    picture.pixels = crossing(1, cell)
    _stud(picture)
    picture.lay(glyph(JOKER_SIGN, picture.x.shape, 0.20 * cell), "#FFE9B8")
    return picture.pixels


def centre(cell: int) -> Array:
    """Printed on the board: it lies a little lower than the joker and bears the app's letter."""
    picture = Picture(cell)
    picture.pixels = crossing(2, cell)
    _stud(picture)
    scale = 0.30
    letter = winding_w(picture.x / scale, picture.y / scale + 0.04) * scale - 0.055 * scale
    picture.fill(letter, "#FFE9B8")
    return picture.pixels


def _stud(picture: Picture) -> None:
    away = np.hypot(picture.x, picture.y)
    lit = sheen(picture.x, picture.y, 0.19)
    picture.fill(np.hypot(picture.x - 0.012, picture.y - 0.02) - 0.20, "#000000", 0.35)
    picture.fill(away - 0.19, lerp(rgb("#8A6216"), rgb("#FFE6A0"), lit))
    picture.fill(away - 0.165, TABLE)


def rolled_ring(cell: int) -> Array:
    """White and amber: this treasure was rolled."""
    picture = Picture(cell, 0.96, 0.96)
    away = np.hypot(picture.x, picture.y) - 0.430
    picture.stroke(away, 0.068, "#140F1A", 0.5)
    picture.stroke(away, 0.052, "#FFFFFF")
    picture.stroke(away, 0.028, AMBER)
    return picture.pixels


def tile_shadow(hole: bool, direction: str, cell: int) -> Array:
    """What a laid tile throws on the board; none falls on the treasure in its hole."""
    wide, high = (2, 1) if direction in "ew" else (1, 2)
    shadow = signs.shadow(cell, wide, high)
    if hole:
        picture = Picture(cell // 2, shadow.shape[1] * 2 / cell, shadow.shape[0] * 2 / cell)
        x, y = {"e": (-0.5, 0), "s": (0, -0.5), "w": (0.5, 0), "n": (0, 0.5)}[direction]
        shadow *= smooth(HOLE, HOLE + 0.03, np.hypot(picture.x - x, picture.y - y))[..., None]
    return shadow
