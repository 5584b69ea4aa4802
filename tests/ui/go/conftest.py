"""What most tests of Go's pages hold: the time that their clocks run on."""

import pytest

from app.services.settings import Motion
from app.ui.go.go_match_page import GoMatchPage
from tests.ui.go.go_fingers import Time
from tests.ui.table import Table


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(GoMatchPage, "now", staticmethod(time))
    return time


@pytest.fixture
def still(table: Table) -> None:
    """Nothing moves, and it speaks English."""
    table.app.shell.settings.change(motion=Motion.STILL, language="en")
