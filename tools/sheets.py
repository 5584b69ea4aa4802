"""`python -m tools.sheets FOLDER [WIDTHxHEIGHT]`: what moves at the tables, frame beside frame.

Each sheet is one movement by touch, from left to right: time passes by frames alone.
"""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PIL import Image

from app.services.settings import Motion

if TYPE_CHECKING:
    from tests.ui.table import SteadyTable

FRAME = 1 / 30
ROW, GAP, HIGH = 8, 6, 560
"""Pictures in a row, and pixels between them and of each one's height."""


def draw(folder: Path, size: tuple[int, int]) -> int:
    """Draws them and answers how many there are."""
    import tests.ui.conftest  # noqa: F401  # sets Kivy up for a window that is not shown
    from tests.ui.connect import movements as of_connect
    from tests.ui.shift import movements as of_shift
    from tests.ui.table import SteadyTable

    folder.mkdir(parents=True, exist_ok=True)
    sheets: Mapping[str, Callable[[SteadyTable], tuple[Any, int]]] = {
        **of_shift.SHEETS,
        **of_connect.SHEETS,
    }
    for name, bring in sheets.items():
        with TemporaryDirectory() as place:
            table = SteadyTable(Path(place) / "saves", lambda: 7, FRAME)
            table.resize(*size)
            table.app.shell.settings.change(motion=Motion.NORMAL)
            page, steps = bring(table)
            frames = taken(table, page, steps, Path(place))
            sheet(frames).save(folder / f"{name}.png")
            table.close()
    return len(sheets)


def taken(table: "SteadyTable", page: Any, steps: int, place: Path) -> list[Image.Image]:
    """Each so many frames, until all rests."""
    found = []
    for number in range(6 * ROW):
        path = table.picture(place / f"{number}.png")
        found.append(Image.open(path).convert("RGB"))
        if not page.motion.is_running and not table.app.shell.thinker.is_busy and number:
            break
        table.frames(steps)
    return found


def sheet(frames: list[Image.Image]) -> Image.Image:
    small = [each.resize((round(each.width * HIGH / each.height), HIGH)) for each in frames]
    wide, rows = small[0].width + GAP, -(-len(small) // ROW)
    made = Image.new("RGB", (wide * min(ROW, len(small)), (HIGH + GAP) * rows), "#5A5A5A")
    for number, each in enumerate(small):
        made.paste(each, (number % ROW * wide, number // ROW * (HIGH + GAP)))
    return made


if __name__ == "__main__":
    width, height = map(int, (sys.argv[2:] or ["412x916"])[0].split("x"))
    print(f"{draw(Path(sys.argv[1]), (width, height))} sheets in {sys.argv[1]}")
