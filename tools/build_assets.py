"""Draws everything that is made by code, for assets/ and for the store's page: `make art`.

The same code gives the same files. Which names there are stands in assets/README.md.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.art.atlas import Sheet, Sprites, write_atlas
from tools.art.banner import write_store_art
from tools.art.connect_sprites import connect_sprites
from tools.art.curtains import write_curtains
from tools.art.go_sprites import go_sprites
from tools.art.hand import write_hand
from tools.art.icons import write_icons
from tools.art.kind_pictures import write_kind_pictures
from tools.art.pictures import write_pictures
from tools.art.seat_sprites import seat_sprites
from tools.art.shift_sprites import THEMES, shift_sprites
from tools.sounds import write_sounds

ROOT = Path(__file__).parents[1]
ASSETS = ROOT / "assets"
STORE = ROOT / "fastlane/metadata/android/en-US/images"
SHIFT_SHEETS = (Sheet(96, 1024, 1024), Sheet(160, 2048, 1024))

# What draws the sprites, for cells of how many pixels, and the sheets made of them.
Recipe = tuple[Callable[[int], Sprites], int, tuple[Sheet, ...]]
ATLASES: dict[str, Recipe] = {
    **{theme: (partial(shift_sprites, theme), 320, SHIFT_SHEETS) for theme in THEMES},
    "go": (go_sprites, 336, (Sheet(112, 2048, 1024), Sheet(168, 2048, 2048))),
    "connect": (connect_sprites, 512, (Sheet(128, 1024, 512, 8), Sheet(256, 2048, 1024, 8))),
    "seats": (seat_sprites, 560, (Sheet(96, 512, 256), Sheet(280, 1024, 512))),
}


def build(assets: Path) -> None:
    folders = {name: assets / name for name in ("atlas", "curtains", "icons", "pictures", "sounds")}
    for folder in folders.values():
        folder.mkdir(parents=True, exist_ok=True)
    cells = {name: [sheet.cell for sheet in sheets] for name, (_, _, sheets) in ATLASES.items()}
    (folders["atlas"] / "cells.json").write_text(json.dumps(cells, indent=2) + "\n", "utf-8")
    for name, (draw, cell, sheets) in ATLASES.items():
        sprites = draw(cell)
        for sheet in sheets:
            filled = write_atlas(folders["atlas"], name, sprites, sheet)
            print(f"{name} {sheet.cell}: {filled:.0%} of {sheet.width} x {sheet.height}")
    write_curtains(folders["curtains"])
    write_icons(folders["icons"])
    write_sounds(folders["sounds"])
    write_pictures(folders["atlas"], folders["pictures"])
    write_kind_pictures(folders["atlas"], folders["pictures"])
    write_hand(folders["pictures"])


if __name__ == "__main__":
    build(ASSETS)
    write_store_art(ASSETS, STORE)
