"""The sheet of a turn on small phones: target and spare stay large enough to be seen."""

import pytest
from kivy.metrics import dp, sp

from app.services.settings import TextSize
from tests.ui.match.match_fingers import still
from tests.ui.shift.scenes import SCENES
from tests.ui.shift.shift_fingers import begun, card_of, settle
from tests.ui.table import Table

SIZES = ((320, 568), (360, 640), (412, 915))
LEAST_MARK, LEAST_SPARE = 30, 40


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [TextSize.NORMAL, TextSize.LARGEST])
def test_target_and_spare_stay_large(table: Table, size: tuple[int, int], text: TextSize) -> None:
    still(table)
    table.app.shell.settings.change(text_size=text)
    table.resize(*size)
    page = begun(table, seats=1, first=0)
    settle(table, page)
    marks = [quad for quad in card_of(page)._open_marks()[1] if quad.name.startswith("mark/")]
    table.app.shell.settings.change(text_size=TextSize.NORMAL)
    assert min(quad.width for quad in marks) >= dp(LEAST_MARK)
    assert page.tray.cell >= dp(LEAST_SPARE)


def test_a_long_hint_leaves_room_for_the_keys_in_their_row(table: Table) -> None:
    """At 320 x 480 three lines of German lay over them."""
    table.resize(320, 480)
    page = begun(table, seats=1, first=0)
    settle(table, page)
    sheet = page.sheet
    assert sheet.is_slim
    sheet.hint = "Kurz"
    assert sheet.hint_role == "body_m"
    sheet.hint = "Was auch immer als Nächstes geschoben wird, danach genügt ein Zug: Delfin."
    assert sheet.hint_role == "small"


def test_the_name_on_an_open_card_is_large_enough_on_a_device_that_lies(table: Table) -> None:
    still(table)
    table.resize(1280, 800)
    page = SCENES["shift_lying_across"](table)
    card = card_of(page)
    assert card.shape == "flat"
    card.is_shown = True
    table.frames(2)
    assert card.ids.words.font_size >= sp(15)


def test_where_to_walk_stays_in_one_line_on_a_usual_phone(table: Table) -> None:
    """Rather without its sign."""
    still(table)
    table.app.shell.settings.change(language="en")
    table.resize(412, 915)
    page = SCENES["shift_found"](table)
    main = page.sheet.ids.main
    one_line = main.ids.words.height
    main.text = page.shell.words.catalogue.text("shift.walk_to.crew.m24")
    table.frames(2)
    assert main.text == "Walk to the lantern"
    assert main.ids.words.height == one_line
