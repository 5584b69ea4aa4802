"""`python -m tools.sheets FOLDER [WIDTHxHEIGHT] [NAME...]`: what moves, frame beside frame.

Each sheet is one movement, from left to right: those that a touch begins, by hand (SHEETS of the
games), and those whose frames tests count (tests/ui/movements.py). Time passes by frames alone.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PIL import Image

from app.services.settings import Motion

if TYPE_CHECKING:
    from tests.ui.table import SteadyTable

FRAME, COUNTED = 1 / 30, 12
"""Seconds of a frame; how many are shown of a movement that only counts them."""
ROW, ROWS, GAP, HIGH = 8, 6, 6, 560
"""Pictures in a row, rows at most, and pixels between them and of each one's height."""

Film = Callable[["SteadyTable"], Iterator[None]]
"""Brings a movement under way, and on to the next picture of it."""


def films() -> dict[str, Film]:
    from tests.ui.connect.movements import SHEETS as OF_CONNECT
    from tests.ui.go.movements import SHEETS as OF_GO
    from tests.ui.movements import MOVEMENTS
    from tests.ui.shift.movements import SHEETS as OF_SHIFT

    by_hand = {**OF_SHIFT, **OF_GO, **OF_CONNECT}
    found: dict[str, Film] = {name: partial(_by_hand, bring) for name, bring in by_hand.items()}
    for game, movements in MOVEMENTS.items():
        for name, begin in movements.items():
            found[f"{game}_{name}".replace(" ", "_")] = partial(_counted, begin)
    return found


def _by_hand(bring: Callable[[Any], tuple[Any, ...]], table: "SteadyTable") -> Iterator[None]:
    """So many frames between two pictures, until all rests; and on with what is done then."""
    page, steps, *then = bring(table)
    yield
    for go_on in (*then, lambda: None):
        while page.motion.is_running or table.app.shell.thinker.is_busy:
            table.frames(steps)
            yield
        go_on()


def _counted(begin: Callable[[Any], Callable[[], None]], table: "SteadyTable") -> Iterator[None]:
    """Until it has come to its end, which it says by an error."""
    frame = begin(table)
    for _ in range(COUNTED):
        try:
            frame()
        except RuntimeError:
            return
        yield


def draw(folder: Path, size: tuple[int, int], names: Sequence[str] = ()) -> int:
    """Draws them and answers how many there are."""
    import tests.ui.conftest  # noqa: F401  # sets Kivy up for a window that is not shown
    from tests.ui.table import SteadyTable

    folder.mkdir(parents=True, exist_ok=True)
    wanted = {name: film for name, film in films().items() if name in names or not names}
    for name, film in wanted.items():
        with TemporaryDirectory() as place:
            table = SteadyTable(Path(place) / "saves", lambda: 7, FRAME)
            table.resize(*size)
            table.app.shell.settings.change(motion=Motion.NORMAL)
            sheet(taken(table, film(table), Path(place))).save(folder / f"{name}.png")
            table.close()
    return len(wanted)


def taken(table: "SteadyTable", film: Iterator[None], place: Path) -> list[Image.Image]:
    found = []
    for number, _ in zip(range(ROWS * ROW), film, strict=False):
        path = table.picture(place / f"{number}.png")
        found.append(Image.open(path).convert("RGB"))
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
    print(f"{draw(Path(sys.argv[1]), (width, height), sys.argv[3:])} sheets in {sys.argv[1]}")
