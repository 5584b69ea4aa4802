"""While something moves nothing is built, written or laid out, and little Python runs a frame.

`make bench` counts the instructions of all that a frame does; calls need no tool and are the same
on every machine.
"""

import gc
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType

import pytest
from kivy.core.image import Image as CoreImage
from kivy.core.text import LabelBase
from kivy.graphics import Instruction
from kivy.graphics.texture import Texture
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from tests.ui.movements import MOVEMENTS, last_tile_is_laid
from tests.ui.table import SteadyTable

FRAMES = 12
MAKING: dict[CodeType, str] = {
    Widget.__init__.__code__: "widget built",
    LabelBase.render.__code__: "text written",
    CoreImage.__init__.__code__: "picture loaded",
    AnchorLayout.do_layout.__code__: "laid out",
    BoxLayout.do_layout.__code__: "laid out",
    FloatLayout.do_layout.__code__: "laid out",
    GridLayout.do_layout.__code__: "laid out",
}
MOST_CALLS = {
    ("shift", "line slides"): 45,
    ("shift", "pawn walks"): 45,
    ("shift", "spare drawn"): 150,
    ("shift", "bot thinks"): 215,
    ("go", "dice tumble"): 110,
    ("go", "dice tumble four times"): 330,
    ("go", "board solved"): 400,
    ("go", "tile drawn"): 205,
    ("go", "four tiles drawn"): 720,
    ("go", "bot thinks"): 105,
    ("connect", "tile laid"): 65,
    ("connect", "tiles taken"): 75,
    ("connect", "tile drawn"): 165,
    ("connect", "table drawn"): 170,
    ("connect", "bot thinks"): 210,
}
"""Of Python functions, in the middle one of so many frames, the finger's way included."""

MOST_AT_ONCE, LONGEST = 2100, 600
"""In the worst frame, while a board of Go is solved; and how many frames that lasts at most."""


def watched(frame: Callable[[], object]) -> Counter[str]:
    """What was made in a frame, and how many `calls` it took."""
    found: Counter[str] = Counter()

    def look(at: FrameType, event: str, _: object) -> None:
        if event == "call":
            found["calls"] += 1
            found[MAKING.get(at.f_code, "")] += 1

    sys.setprofile(look)
    try:
        frame()
    finally:
        sys.setprofile(None)
    del found[""]
    return found


def living(*kinds: type) -> Counter[str]:
    gc.collect()
    found = (type(one) for one in gc.get_objects())
    return Counter(kind.__name__ for kind in found if issubclass(kind, kinds))


def test_every_movement_has_a_budget() -> None:
    assert set(MOST_CALLS) == {(game, name) for game, moves in MOVEMENTS.items() for name in moves}


@pytest.mark.parametrize(("game", "name"), MOST_CALLS)
def test_a_movement_makes_nothing_and_calls_little(game: str, name: str, tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7, frame=1 / 60)
    frame = MOVEMENTS[game][name](table)
    table.frames(2)
    before = living(Texture, Instruction)
    counts = [watched(frame) for _ in range(FRAMES)]
    after = living(Texture, Instruction)
    table.close()
    calls = sorted(count.pop("calls") for count in counts)
    assert [count for count in counts if count] == []
    assert after - before == Counter()
    assert calls[FRAMES // 2] <= MOST_CALLS[game, name]


def test_no_frame_of_a_solved_board_does_much_at_once(tmp_path: Path) -> None:
    """From the last tile until the next dice lie: what begins is spread over frames."""
    table = SteadyTable(tmp_path, lambda: 7, frame=1 / 60)
    page, frame = last_tile_is_laid(table)
    calls = [watched(frame)["calls"]]
    while page.motion.is_running and len(calls) < LONGEST:
        calls.append(watched(table.frames)["calls"])
    table.close()
    assert len(calls) > FRAMES
    assert max(calls) <= MOST_AT_ONCE
