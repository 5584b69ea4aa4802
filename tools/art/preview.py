"""Whole boards put together from the atlases, to look at: python -m tools.art.preview FOLDER."""

import sys
from pathlib import Path

from PIL import Image

from tools.art.colours import SEATS, TABLES
from tools.art.connect_scene import connect_table
from tools.art.go_scene import go_board
from tools.art.marks import CREATURES
from tools.art.scene import Scene
from tools.art.shift_scene import PAWNS_AT, shift_board
from tools.art.shift_sprites import THEMES

ATLASES = Path(__file__).parents[2] / "assets" / "atlas"
PHONE, SMALL_PHONE = 129, 86  # pixels to a cell of a phone 1080 or 720 pixels wide
SEEDS = {"crew": 136, "galaxy": 217, "magic": 220}


def write_previews(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for cell in (PHONE, SMALL_PHONE):
            board = shift_board(ATLASES, theme, cell, SEEDS[theme], PAWNS_AT, walker="blue")
            _on_table(board, theme).save(folder / f"{theme}_{cell}.png")
        _on_table(_medallions(theme), theme).convert("L").save(folder / f"{theme}_grey.png")
    _on_table(go_board(ATLASES, 3 * 65, (2, 9, 16, 20)), "go").save(folder / "go.png")
    _on_table(go_board(ATLASES, 2 * 65, (5, 8, 14, 22), 3), "go").save(folder / "go_small.png")
    _on_table(connect_table(ATLASES, 150, 4, 16, 7, 7), "connect").save(folder / "connect.png")
    _on_table(_creatures(), "connect").save(folder / "creatures.png")
    _on_table(_pawns(), "magic").save(folder / "pawns.png")


def _medallions(theme: str) -> Scene:
    """All at 24 dp of a 2x phone, the flat ones at 16 dp: every glyph must still be known."""
    scene = Scene(ATLASES, theme, 96, 86, 12, 4)
    for place in range(24):
        row, column = divmod(place, 12)
        scene.put(f"mark/m{place + 1}", column + 0.5, row + 0.5, 0.68)
        scene.put(f"mark/m{place + 1}/small", column + 0.5, row + 2.5, 32 / 86)
    return scene


def _creatures() -> Scene:
    scene = Scene(ATLASES, "connect", 128, 100, 12, 2)
    for place, kind in enumerate(CREATURES):
        scene.put(f"creature/{kind}", place + 0.5, 0.5, 0.68)
        scene.put(f"creature/{kind}", place + 0.5, 1.5, 0.40)
    return scene


def _pawns() -> Scene:
    scene = Scene(ATLASES, "seats", 280, 280, 7, 1.3)
    for place, seat in enumerate(SEATS):
        scene.put(f"pawn/{seat}", place + 0.5, 0.5, 0.86)
        scene.put(f"pawn/{seat}", place + 0.5, 1.1, 0.24)
    return scene


def _on_table(scene: Scene, theme: str) -> Image.Image:
    table = Image.new("RGBA", scene.image.size, TABLES[theme].top)
    table.alpha_composite(scene.image)
    return table.convert("RGB")


if __name__ == "__main__":
    write_previews(Path(sys.argv[1]))
