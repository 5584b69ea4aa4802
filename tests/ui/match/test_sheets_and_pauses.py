"""A pause closes whatever lies above a page before its secrets are covered, in every game."""

import pytest
from kivy.uix.label import Label

from app.services.settings import Motion
from app.ui.kit.sheet import Sheet
from tests.ui.scenes import scenes
from tests.ui.table import Table

SECRET = (
    *("shift_shift", "shift_many", "shift_back", "shift_lying_aiming", "race_go", "race_paused"),
    *("connect_lay", "connect_many", "connect_curtain", "connect_back", "go_building", "go_relay"),
    *("go_race", "go_back", "go_faces_build_2", "go_faces_bots_2", "go_faces_pause_2", "series"),
)
WITH_SHEETS = ("connect_menu", "told_shift", "told_go", "told_connect")


@pytest.mark.parametrize("name", [*SECRET, *WITH_SHEETS])
def test_no_sheet_lies_above_what_a_pause_covers(table: Table, name: str) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    next(scene for scene in scenes() if scene.name == name).bring(table)
    navigator = table.app.shell.navigator
    assert navigator.page.table.is_secret
    if name in SECRET:
        navigator.open_sheet(Sheet(Label(size_hint_y=None), title="Title"))
    assert navigator.sheet is not None
    table.app.on_pause()
    assert navigator.page.is_covered
    assert navigator.sheet is None
