"""The curtain has room for every name and for what happened last, at every size and text size."""

from dataclasses import replace

import pytest

from app.services.settings import Motion, TextSize
from app.ui.kit.navigator import Page
from tests.ui import walker
from tests.ui.scenes import NAMES, scenes
from tests.ui.table import Table

LONGEST = max(NAMES, key=len)
LAST_TURN = "Maximiliana-Charlotte W. hat geschoben: Reihe 6 von rechts. Opa ist nach e5 gezogen."


def covered(table: Table, size: tuple[int, int], text_size: TextSize) -> Page:
    table.app.shell.settings.change(motion=Motion.STILL, language="de", text_size=text_size)
    table.resize(*size)
    [scene] = [scene for scene in scenes() if scene.name == "shift_curtain"]
    scene.bring(table)
    page = table.app.shell.navigator.page
    curtain = page.curtain.widget
    curtain.model = replace(curtain.model, name=LONGEST, news=(LAST_TURN,))
    table.frames(8)
    return page


@pytest.mark.parametrize("text_size", [TextSize.NORMAL, TextSize.LARGEST], ids=str)
@pytest.mark.parametrize(
    "size", [(320, 480), (360, 640), (412, 915), (360, 360), (640, 360), (1280, 800)], ids=str
)
def test_all_of_it_is_in_sight(table: Table, size: tuple[int, int], text_size: TextSize) -> None:
    covered(table, size, text_size)
    assert walker.faults(table) == []


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)], ids=str)
def test_what_happened_last_is_told(table: Table, size: tuple[int, int]) -> None:
    page = covered(table, size, TextSize.LARGEST)
    told = [one.widget.text for one in walker.written(page.curtain.widget)]
    assert LAST_TURN in told
