"""Small pictures of the games for the home screen, cut from boards that are laid out as in play."""

from pathlib import Path

import numpy as np
from PIL import Image

from tools.art.colours import TABLES, rgb
from tools.art.connect_scene import connect_table
from tools.art.field import Array
from tools.art.go_scene import go_board
from tools.art.paint import save_in_few_colours
from tools.art.scene import Scene
from tools.art.shift_scene import shift_board

CELL = 144
TALL, WIDE = (432, 740), (590, 576)
"""The app shows the middle: as much as the place on its page has room for."""


def write_pictures(atlases: Path, folder: Path) -> None:
    scenes = {
        "crew": (shift_board(atlases, "crew", CELL, 17, {"yellow": "d4"}), (4.12, 4.0), TALL),
        "galaxy": (shift_board(atlases, "galaxy", CELL, 94, {"blue": "d4"}), (4.12, 4.0), TALL),
        "magic": (shift_board(atlases, "magic", CELL, 8, {"red": "d4"}), (4.12, 4.0), TALL),
        "go": (go_board(atlases, CELL, (2, 9, 16, 20)), (3.1, 2.85), WIDE),
        "connect": (connect_table(atlases, CELL, 4, 16, 7, 7), (4.3, 2.7), WIDE),
    }
    for name, (scene, centre, size) in scenes.items():
        save_in_few_colours(_cut(scene, name, centre, size), folder / f"{name}.png")


def _cut(scene: Scene, theme: str, centre: tuple[float, float], size: tuple[int, int]) -> Array:
    ground = Image.new("RGBA", scene.image.size)
    colour = tuple((rgb(TABLES[theme].top) * 255).astype(int).tolist())
    ground.paste((*colour, 255), (0, 0, *scene.image.size))
    ground.alpha_composite(scene.image)
    left, top = (round(at * CELL - side / 2) for at, side in zip(centre, size, strict=True))
    cut = ground.crop((left, top, left + size[0], top + size[1])).convert("RGB")
    return np.asarray(cut) / 255
