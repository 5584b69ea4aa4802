"""Curtains: walls without any opening. Each repeats seamlessly, its rows half a tile apart."""

from pathlib import Path

import numpy as np

from tools.art import connect_tiles, crew, galaxy, go_tiles, magic
from tools.art.colours import TABLES, luminance, rgb
from tools.art.field import Array
from tools.art.ground import cut_out, panel_ground, riveted, shift_ground
from tools.art.paint import resized, save_in_few_colours

TILE = 256
BRIGHTEST = 0.16  # luminance on which white words still have a contrast of 5


def write_curtains(folder: Path) -> None:
    for theme, table in TABLES.items():
        tiles = [_closed_tile(theme, variant) for variant in range(4)]
        upper, lower = np.concatenate(tiles[:2], axis=1), np.concatenate(tiles[2:], axis=1)
        wall = np.concatenate([upper, np.roll(lower, TILE // 2, axis=1)])
        joints = (1 - wall[..., 3:]) * rgb(table.bottom) * 0.35
        save_in_few_colours(_dimmed(wall[..., :3] + joints), folder / f"{theme}.png")


def _dimmed(wall: Array) -> Array:
    """Dark enough for white words, its brightest twentieth apart."""
    bright = float(np.quantile(luminance(wall), 0.95))
    return wall * min(1.0, (BRIGHTEST / bright) ** (1 / 2.2))


def _closed_tile(theme: str, variant: int) -> Array:
    return resized(CLOSED[theme](variant, 2 * TILE), TILE, TILE)


def _hedge(variant: int, size: int) -> Array:
    ground = shift_ground("", False, variant, size)
    return cut_out(magic.surface(ground), ground.rim, size)


def _planks(variant: int, size: int) -> Array:
    ground = panel_ground(variant, size)
    return cut_out(crew.surface(ground), ground.rim, size)


def _hatch(variant: int, size: int) -> Array:
    """The walkway's panels shut, with the ship's lights low."""
    ground = panel_ground(variant, size)
    dusk = riveted(galaxy.surface(ground) * [0.22, 0.25, 0.42], ground, *galaxy.RIVETS)
    return cut_out(galaxy.with_lamps(dusk, ground, np.ones_like(ground.rim)), ground.rim, size)


CLOSED = {
    "crew": _planks,
    "galaxy": _hatch,
    "magic": _hedge,
    "go": go_tiles.plank,
    "connect": connect_tiles.tile_back,
}
