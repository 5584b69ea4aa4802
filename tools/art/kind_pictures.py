"""Pictures of kinds of puzzles that share a game: what is played with, as often as it is played."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from app.presenters.connect.tiles import tile_model
from tools.art.colours import TABLES, rgb
from tools.art.go_scene import go_board
from tools.art.paint import save_in_few_colours
from tools.art.scene import Scene

CELL = 144
SIZE, HIGH = (394, 384), 1.2
"""The app shows the middle, as wide or as high as there is room, its lowest part below words: how
far down things are, in cells."""
DICE = (2, 9, 16, 20)
BOARDS = (2, 9, 16, 20), (4, 7, 13, 22), (1, 11, 18, 24), (5, 8, 14, 21), (3, 12, 17, 23)
FIVE, APART, BOARD = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), (60, 60), 82
"""Laid as the eyes of a die, so many pixels from their middle, and how large each is."""
TILES = 37, 12
CLOCK, LEFT, WIDE = (255, 178, 61), 0.72, 18
"""The colour of Go's ring, how much of its time is left, and how wide it is, in pixels."""


def write_kind_pictures(atlases: Path, folder: Path) -> None:
    pictures = {
        "go_roll": _roll(atlases, 0.64),
        "go_series": _series(atlases),
        "go_time": _time(atlases),
        "connect_one": _tiles(atlases, TILES[:1]),
        "connect_two": _tiles(atlases, TILES),
    }
    for name, picture in pictures.items():
        theme = name.partition("_")[0]
        colour = tuple((rgb(TABLES[theme].top) * 255).astype(int).tolist())
        ground = Image.new("RGBA", SIZE, (*colour, 255))
        ground.alpha_composite(picture)
        save_in_few_colours(np.asarray(ground.convert("RGB")) / 255, folder / f"{name}.png")


def _scene(atlases: Path, atlas: str, density: int) -> Scene:
    return Scene(atlases, atlas, density, CELL, SIZE[0] / CELL, SIZE[1] / CELL)


def _roll(atlases: Path, wide: float) -> Image.Image:
    """Four dice, as they fall."""
    scene = _scene(atlases, "go", 168)
    middle, step = SIZE[0] / CELL / 2, 0.53 * wide
    for place, treasure in enumerate(DICE):
        x, y = middle + (2 * (place % 2) - 1) * step, HIGH + (2 * (place // 2) - 1) * step
        scene.put(f"die/m{treasure}", x, y, wide)
    return scene.image


def _series(atlases: Path) -> Image.Image:
    """Five solved boards."""
    found = Image.new("RGBA", SIZE)
    for roll, (x, y) in zip(BOARDS, FIVE, strict=True):
        board = go_board(atlases, CELL, roll)
        side = board.image.width
        whole = board.image.crop((0, 0, side, side))
        small = whole.resize((BOARD, BOARD), Image.Resampling.LANCZOS)
        left, top = SIZE[0] // 2 + x * APART[0], round(HIGH * CELL) + y * APART[1]
        found.alpha_composite(small, (left - BOARD // 2, top - BOARD // 2))
    return found


def _time(atlases: Path) -> Image.Image:
    """Dice within the ring that runs out."""
    found = _roll(atlases, 0.34)
    draw = ImageDraw.Draw(found)
    middle, radius = (SIZE[0] / 2, HIGH * CELL), 0.55 * CELL
    box = (*(at - radius for at in middle), *(at + radius for at in middle))
    draw.arc(box, 0, 360, (0, 0, 0, 90), WIDE)
    draw.arc(box, -90, -90 + 360 * LEFT, CLOCK, WIDE)
    return found


def _tiles(atlases: Path, tiles: tuple[int, ...]) -> Image.Image:
    """So many of a hand on the table, one over a corner of the other."""
    scene = _scene(atlases, "connect", 256)
    wide = 1.3 if len(tiles) == 1 else 0.74
    for place, number in enumerate(tiles):
        aside = (place - (len(tiles) - 1) / 2) * (wide - 0.2)
        x, y = SIZE[0] / CELL / 2 + aside, HIGH + 0.8 * aside
        tile = tile_model(number, 0)
        scene.put("shadow", x + 0.012, y + 0.03, 1.24 * wide, opacity=0.75)
        scene.put(tile.picture, x, y, wide)
        for each in tile.creatures:
            at = x + each.x * wide, y + each.y * wide
            scene.put(f"creature/{each.creature}", *at, each.width * wide)
    return scene.image
