"""Shift tiles in all shapes with turn, and the two white layers that mark a tile as in reach."""

import numpy as np

from tools.art import crew, galaxy, magic
from tools.art.field import Array, corridor
from tools.art.ground import INNER_CORNER, PATH_HALF_WIDTH, cut_out, riveted, shift_ground
from tools.art.paint import Picture

SURFACES = {"crew": crew, "galaxy": galaxy, "magic": magic}
LOOSE = ("NE", "ES", "SW", "NW", "NS", "EW", "NES", "ESW", "NSW", "NEW")
FIXED = ("NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW")
LOOSE_SIZE = 0.972  # of the cell: the gap shows that the tile can move
DOT_PITCH = 1 / 6
HAIRLINE = "#737373"


def tile(theme: str, sides: str, fixed: bool, variant: int, cell: int) -> Array:
    size = cell if fixed else round(cell * LOOSE_SIZE)
    ground = shift_ground(sides, fixed, variant, size)
    material = SURFACES[theme]
    colours = material.surface(ground)
    if fixed:
        colours = riveted(colours, ground, *material.RIVETS)
    return cut_out(colours, ground.rim, size)


def reach_tint(sides: str, cell: int) -> Array:
    """Floor at 40 %, edge line and a darker hairline; white, to be coloured by the seat."""
    picture = Picture(cell)
    path = corridor(picture.x, picture.y, sides, PATH_HALF_WIDTH, INNER_CORNER)
    picture.fill(path + 0.014, "#FFFFFF", 0.40)
    picture.stroke(path + 0.030, 0.040, "#FFFFFF", 0.98)
    picture.stroke(path + 0.004, 0.016, HAIRLINE, 0.9)
    return picture.pixels


def reach_dots(sides: str, cell: int) -> Array:
    """White dots with a dark rim on every other knot of a grid of sixths; they stay white."""
    picture = Picture(cell)
    column, row = (np.floor((axis + 0.5) / DOT_PITCH) for axis in (picture.x, picture.y))
    x, y = (column + 0.5) * DOT_PITCH - 0.5, (row + 0.5) * DOT_PITCH - 0.5
    away = np.hypot(picture.x - x, picture.y - y)
    path_there = corridor(x, y, sides, PATH_HALF_WIDTH, INNER_CORNER)
    chosen = ((column + row) % 2 == 0) & (path_there < -0.085)
    picture.lay(picture.coverage(away - 0.043) * chosen, "#140F1A", 0.8)
    picture.lay(picture.coverage(away - 0.031) * chosen, "#FFFFFF")
    return picture.pixels
