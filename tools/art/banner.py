"""What the store shows but the app does not: the square icon, and the banner over its page.

The banner has the icon, the name and a strip of each game, and so no word to translate.
"""

from pathlib import Path

import numpy as np
from PIL import Image

from tools.art.colours import rgb
from tools.art.connect_scene import connect_table
from tools.art.field import Array
from tools.art.glyphs import lettering
from tools.art.go_scene import go_board
from tools.art.icons import ICON, NIGHT, WORD, square_icon
from tools.art.paint import Picture, image, resized
from tools.art.scene import Scene
from tools.art.shift_scene import shift_board

WIDTH, HEIGHT = 1024, 500  # what the store asks for
FINE = 2
CELL = 120
SLANT = 0.24  # how far a strip leans, of its height
STRIPS_FROM, STRIP, GAP = 440, 214, 8
LEAN = round(SLANT * HEIGHT)
ICON_SIDE = 236


def write_store_art(assets: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    square = image(resized(square_icon(), ICON, ICON), step=4).convert("RGB")
    square.save(folder / "icon.png", optimize=True)
    _banner(assets / "atlas", assets / "icons" / "icon.png").save(
        folder / "featureGraphic.jpg", quality=88, subsampling=0
    )


def _banner(atlases: Path, icon: Path) -> Image.Image:
    picture = Image.new("RGB", (FINE * WIDTH, FINE * HEIGHT), _colour(NIGHT))
    scenes = (
        (shift_board(atlases, "crew", CELL, 17, {"yellow": "d4"}), (4.12, 4.0), "#25506B"),
        (go_board(atlases, CELL, (2, 9, 16, 20)), (3.1, 2.95), "#15545A"),
        (connect_table(atlases, CELL, 4, 16, 7, 7), (4.75, 2.7), "#E9DDC6"),
    )
    for number, (scene, centre, ground) in enumerate(scenes):
        is_last = number == len(scenes) - 1
        _lay_strip(picture, _cut(scene, centre, ground, is_last), number, is_last)
    _lay_name(picture, icon)
    return picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def _colour(text: str) -> tuple[int, int, int]:
    red, green, blue = (round(channel * 255) for channel in rgb(text))
    return red, green, blue


def _cut(scene: Scene, centre: tuple[float, float], ground: str, is_last: bool) -> Image.Image:
    whole = Image.new("RGBA", scene.image.size, (*_colour(ground), 255))
    whole.alpha_composite(scene.image)
    wide, high = (STRIP + LEAN) * (1.6 if is_last else 1), HEIGHT
    left, top = (round(at * CELL - side / 2) for at, side in zip(centre, (wide, high), strict=True))
    part = whole.crop((left, top, left + round(wide), top + high)).convert("RGB")
    return part.resize((FINE * part.width, FINE * part.height), Image.Resampling.LANCZOS)


def _lay_strip(picture: Image.Image, part: Image.Image, number: int, is_last: bool) -> None:
    """Leaning to the right; the last one reaches the edge."""
    left = STRIPS_FROM + number * (STRIP + GAP)
    right = WIDTH + LEAN if is_last else left + STRIP
    x, y = np.meshgrid(np.arange(part.width) / FINE, np.arange(part.height) / FINE)
    start = LEAN - SLANT * y
    inside = np.minimum(x - start, start + (right - left) - x)
    mask = Image.fromarray((np.clip(inside * FINE, 0, 1) * 255).astype(np.uint8))
    picture.paste(part, (FINE * (left - LEAN // 2), 0), mask)


def _lay_name(picture: Image.Image, icon: Path) -> None:
    side, middle = FINE * ICON_SIDE, FINE * 206
    art = Image.open(icon).convert("RGBA").resize((side, side), Image.Resampling.LANCZOS)
    picture.paste(art, (middle - side // 2, FINE * 76), art)
    name = _lettered()
    picture.paste(name, (middle - name.width // 2, FINE * 352), name)


def _lettered() -> Image.Image:
    """The name in cream on nothing."""
    picture = Picture(FINE * 400)
    size = picture.size
    cover: Array = lettering("Wanderwall", picture.x.shape, 0.155 * size, 0, 0)
    letters = Image.new("RGBA", (size, size), (*_colour(WORD), 0))
    letters.putalpha(Image.fromarray((np.clip(cover, 0, 1) * 255).astype(np.uint8)))
    box = letters.getbbox()
    return letters.crop(box)
