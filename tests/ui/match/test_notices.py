"""What is said for a while: it goes by itself, and at once when something else is done."""

import pytest

from app.services.settings import Motion
from app.ui.match.notices import BRIEF, NO_UNDO
from tests.ui import scenes
from tests.ui.table import Table


@pytest.mark.parametrize("game", ["shift", "go", "connect"])
def test_a_notice_goes_by_itself_and_the_hint_is_there_again(table: Table, game: str) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    scenes.begun_with(table, scenes.draft_of(game, 1), 0)
    scenes.entered(table, game)
    page = table.app.shell.navigator.page
    before = page.hint
    page.notices.nudge(NO_UNDO)
    assert page.hint == table.app.shell.words.catalogue.text("match.no_undo")
    table.wait(BRIEF + 0.1)
    table.frames()
    assert page.hint == before
