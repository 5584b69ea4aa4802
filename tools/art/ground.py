"""What a tile is before it has a surface: its grid, its path, its rim and its own randomness."""

from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from tools.art.colours import rgb
from tools.art.field import Array, Rng, corridor, grid, lerp, rounded_box, smooth
from tools.art.light import sheen
from tools.art.paint import opaque

CORNER = 0.055
PATH_HALF_WIDTH = 0.19
INNER_CORNER = 0.07


@dataclass(frozen=True, slots=True)
class Ground:
    """One Shift tile. `path` is below zero on the path, `rim` above zero inside the tile."""

    size: int
    sides: str
    fixed: bool
    x: Array
    y: Array
    path: Array
    rim: Array
    rng: Rng

    @property
    def edge(self) -> Array:
        """Height of the bevelled edge, 0 to 1; fixed tiles join with hardly any bevel."""
        return smooth(0, 0.012 if self.fixed else 0.03, self.rim)


def shift_ground(sides: str, fixed: bool, variant: int, size: int) -> Ground:
    x, y = grid(size)
    return Ground(
        size=size,
        sides=sides,
        fixed=fixed,
        x=x,
        y=y,
        path=corridor(x, y, sides, PATH_HALF_WIDTH, INNER_CORNER),
        rim=-rounded_box(x, y, 0.5, 0.5, CORNER),
        rng=np.random.default_rng([variant, fixed, *map(ord, sides)]),
    )


def panel_ground(variant: int, size: int) -> Ground:
    """A closed tile whose path is all of it: a hatch or a wall of planks."""
    ground = shift_ground("NS", False, variant, size)
    return replace(ground, path=-ground.rim)


def plain(shape: tuple[int, ...], code: str) -> Array:
    """A picture of one colour."""
    return np.broadcast_to(rgb(code), (*shape[:2], 3))


def cut_out(colours: Array, rim: Array, size: int) -> Array:
    """The finished tile: darker towards its rim, clear outside."""
    alpha = np.clip(rim * size + 0.5, 0, 1)
    return opaque(colours * (0.78 + 0.22 * smooth(0, 0.02, rim))[..., None], alpha)


RIVET_AT, RIVET_RADIUS = 0.425, 0.026


def riveted(colours: Array, ground: Ground, shadow: str, shine: str) -> Array:
    """Four rivets: this tile never moves."""
    for cx, cy in product((-RIVET_AT, RIVET_AT), repeat=2):
        x, y = ground.x - cx, ground.y - cy
        away = np.hypot(x, y)
        below = np.clip(1 - (np.hypot(x - 0.012, y - 0.016) - RIVET_RADIUS) / 0.012, 0, 1)
        colours = colours * (1 - 0.5 * below * (away > RIVET_RADIUS))[..., None]
        metal = lerp(rgb(shadow), rgb(shine), sheen(x, y, RIVET_RADIUS))
        colours = lerp(colours, metal, np.clip((RIVET_RADIUS - away) * ground.size + 0.5, 0, 1))
    return colours
