"""`python -m tools.films FOLDER [WIDTHxHEIGHT]`: each movement as frames side by side, in a PNG.

The movements are those whose frames tests count (tests/ui/movements.py).
"""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

FRAMES, FRAME, GAP = 12, 1 / 30, 6
"""How many at the most; how long a frame is, of which a picture takes three; pixels between."""
SEED = 7


def film(picture: Callable[[Path], Path], frame: Callable[[], object], path: Path) -> Image.Image:
    """All frames until the movement has come to its end."""
    shown: list[Image.Image] = []
    for _ in range(FRAMES):
        try:
            frame()
        except RuntimeError:
            break
        with Image.open(picture(path)) as drawn:
            shown.append(drawn.convert("RGB"))
    return side_by_side(shown)


def side_by_side(pictures: list[Image.Image]) -> Image.Image:
    width = sum(picture.width + GAP for picture in pictures) - GAP
    sheet = Image.new("RGB", (width, max(picture.height for picture in pictures)), "#808080")
    x = 0
    for picture in pictures:
        sheet.paste(picture, (x, 0))
        x += picture.width + GAP
    return sheet


def draw(folder: Path, width: int, height: int) -> int:
    import tests.ui.conftest  # noqa: F401  # sets Kivy up for a window that is not shown
    from tests.ui.movements import MOVEMENTS
    from tests.ui.table import SteadyTable

    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for game, movements in MOVEMENTS.items():
        for name, begin in movements.items():
            with TemporaryDirectory() as saves:
                table = SteadyTable(Path(saves), lambda: SEED, frame=FRAME)
                table.resize(width, height)
                sheet = film(table.picture, begin(table), Path(saves) / "frame.png")
                table.close()
            sheet.save(folder / f"{game} {name}.png".replace(" ", "_"))
            count += 1
    return count


if __name__ == "__main__":
    size = sys.argv[2] if len(sys.argv) > 2 else "360x640"
    wide, high = map(int, size.split("x"))
    print(f"{draw(Path(sys.argv[1]), wide, high)} films in {sys.argv[1]}")
