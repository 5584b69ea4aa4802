"""`python -m tools.gallery FOLDER [WIDTHxHEIGHT ...]`: a picture of every state of the app.

Each size is drawn light and dark, with normal and with the largest text.
"""

import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from app.services.settings import Motion, TextSize, ThemeChoice

SIZES = (
    *("320x480", "360x360", "360x640", "412x916", "480x1280", "600x960"),
    *("640x360", "800x1280", "916x412", "1024x1366", "1280x800", "1920x1200"),
)
LOOKS = tuple(product((ThemeChoice.LIGHT, ThemeChoice.DARK), (TextSize.NORMAL, TextSize.LARGEST)))


def draw(folder: Path, sizes: Sequence[str]) -> int:
    """Draws them and answers how many there are."""
    import tests.ui.conftest  # noqa: F401  # sets Kivy up for a window that is not shown
    from tests.ui.scenes import scenes
    from tests.ui.table import Table

    drawn = 0
    with TemporaryDirectory() as saves:
        table = Table(Path(saves))
        for size, (theme, text) in product(sizes, LOOKS):
            place = folder / f"{size}-{theme.value}-{text.value}"
            place.mkdir(parents=True, exist_ok=True)
            table.app.shell.settings.change(theme=theme, text_size=text, motion=Motion.STILL)
            width, height = map(int, size.split("x"))
            table.resize(width, height)
            for scene in scenes():
                scene.bring(table)
                table.picture(place / f"{scene.name}.png")
                drawn += 1
        table.close()
    return drawn


if __name__ == "__main__":
    wanted = sys.argv[2:] or SIZES
    print(f"{draw(Path(sys.argv[1]), wanted)} pictures in {sys.argv[1]}")
