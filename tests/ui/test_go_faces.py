"""Go face to face: all fingers at once, each seat in its region (G4-G9, G11)."""

import pytest

from app.games.go.state import Phase
from app.presenters.go_faces import Bar
from app.services.settings import Motion
from app.ui.screens.go_faces_page import GoFacesPage
from tests.ui.faces_fingers import all_hold, faced, lay_at_once, solution, tap_bar
from tests.ui.go_fingers import Time
from tests.ui.table import Table


@pytest.fixture
def time(table: Table, monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(GoFacesPage, "now", staticmethod(time))
    table.app.shell.settings.change(motion=Motion.STILL, language="en")
    return time


def test_a_whole_game_of_two_to_twenty(table: Table, time: Time) -> None:
    page = faced(table)
    for _ in range(8):
        all_hold(table, page, time)
        assert page.table.phase is Phase.BUILD
        right = solution(page)
        lay_at_once(table, page, {0: right, 1: right[:2]})
        time.seconds += 30
        tap_bar(table, page.regions[0], time)
        assert page.table.is_checked
        if page.table.is_over:
            break
        tap_bar(table, page.regions[1], time)
        assert page.table.phase is Phase.LOOK
    assert page.table.is_over
    assert page.table.view().winners == (0,)
    assert {region.model.bar for region in page.regions} == {Bar.AGAIN}
    assert {region.banner for region in page.regions} == {"Mia wins!"}
    tap_bar(table, page.regions[0], time)
    assert page.table.round == 1
    assert page.table.phase is Phase.LOOK
