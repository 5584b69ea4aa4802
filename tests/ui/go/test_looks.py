"""How Go's page lies on its screens: sizes, the left hand, the ring, colours."""

from math import hypot
from pathlib import Path

import pytest
from kivy.metrics import dp

from app.presenters.go.page_model import Deed
from app.services.settings import Motion, ThemeChoice
from app.ui.go.go_sheet import BETWEEN
from tests.ui.go.go_fingers import (
    Time,
    begun,
    settle,
)
from tests.ui.scenes import scenes
from tests.ui.table import Table


def test_the_left_hand_has_the_keys_on_its_side(table: Table, time: Time) -> None:
    page = begun(table)
    assert page.sheet.ids.turn.center_x < page.width / 2
    table.app.shell.settings.change(left_handed=True)
    table.frames(2)
    assert page.sheet.ids.undo.center_x > page.width / 2


def test_states_can_be_drawn_in_every_size(table: Table, time: Time, tmp_path: Path) -> None:
    page = begun(table)
    for size in ((360, 640), (916, 412), (800, 1280), (1280, 800), (412, 915)):
        table.resize(*size)
        if page.is_covered:
            table.tap_on(page.curtain.widget.ids.key)
            settle(table, page)
        assert page.board.cell * 5 > 280
        assert page.board.x >= 0
        assert page.sheet.x >= 0


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (1280, 800)])
def test_the_marks_of_the_ring_lie_on_it(table: Table, time: Time, size: tuple[int, int]) -> None:
    page = begun(table)
    table.resize(*size)
    ring = page.ids.ring
    vertices = ring._marks.vertices
    for first in range(0, len(vertices), 16):
        corners = vertices[first : first + 16]
        x, y = sum(corners[0::4]) / 4, sum(corners[1::4]) / 4
        assert hypot(x - ring.center_x, y - ring.center_y) == pytest.approx(ring.radius)


def test_keys_over_the_table_stay_white_when_the_theme_changes(table: Table, time: Time) -> None:
    page = begun(table)
    for theme in (ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.DARK):
        table.app.shell.settings.change(theme=theme)
        table.frames(2)
        for key in (page.ids.aid, page.ids.share):
            assert key.color == [1, 1, 1, 1]
            assert key.disabled_color == [1, 1, 1, 1]


@pytest.mark.parametrize("name", ["go_relay", "puzzle_go", "puzzle_go_missed", "go_end"])
def test_dice_are_large_enough_beside_whatever_stands_in_the_bar(table: Table, name: str) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    table.resize(320, 568)
    next(scene for scene in scenes() if scene.name == name).bring(table)
    dice = table.app.shell.navigator.page.dice
    assert dice.side >= dp(24)
    places = [dice.middle(number) for number in range(4)]
    for x, y in places:
        assert dice.x - 1 <= x - dice.side / 2
        assert x + dice.side / 2 <= dice.right + 1
        assert dice.y - 1 <= y - dice.side / 2
        assert y + dice.side / 2 <= dice.top + 1


def test_what_is_to_be_laid_is_asked_by_the_key_alone(table: Table) -> None:
    """The head said meanwhile what is done with a finger, in as many lines as it took."""
    table.app.shell.settings.change(motion=Motion.STILL)
    table.resize(412, 915)
    page = begun(table, mode="practice")
    sheet = page.sheet
    top = sheet.ids.tray.top
    assert sheet.head == page.shell.words.catalogue.text("go.drag")
    for _ in range(2):
        page.hints.next()
        settle(table, page)
    assert page.model.act.deed is Deed.FOLLOW
    assert not sheet.head
    assert sheet.ids.title.texture_size[1] < 1.5 * sheet.ids.title.font_size
    assert sheet.ids.tray.top == pytest.approx(top, abs=2) or sheet.says_why


def test_a_low_sheet_says_a_hint_where_its_keys_are_and_lets_the_tray_be(table: Table) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    table.resize(360, 640)
    next(scene for scene in scenes() if scene.name == "go_hint_1").bring(table)
    page = table.app.shell.navigator.page
    sheet, words = page.sheet, page.shell.words.catalogue
    tray = tuple(sheet.ids.tray.size)
    assert sheet.ids.look.text == words.text("hint.look")
    for _ in range(2):
        page.hints.next()
        settle(table, page)
    assert sheet.told == sheet.why != words.text("hint.look")
    assert sheet.ids.words.width > 0.7 * sheet.ids.row.width
    assert tuple(sheet.ids.tray.size) == tray


def test_on_a_low_sheet_dice_tell_what_is_joined_and_words_how_a_tile_turns(table: Table) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    for size, tells_how in (((360, 640), False), ((412, 915), True), ((360, 640), False)):
        table.resize(*size)
        next(scene for scene in scenes() if scene.name == "go_building").bring(table)
        page = table.app.shell.navigator.page
        assert page.sheet.tells_how is tells_how
        lines = page.sheet.how.split(BETWEEN)
        assert (page.sheet.told.splitlines() == lines) is not tells_how
        assert len(page.dice.joined) == page.joined == 1
