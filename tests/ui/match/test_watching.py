"""A table of bots alone plays by itself, and people watch: nobody is asked, nothing is covered."""

import pytest

from app.bots.levels import Level
from app.core.game import Outcome
from tests.ui.connect import connect_fingers
from tests.ui.match.match_fingers import still
from tests.ui.shift import shift_fingers
from tests.ui.table import Table

MOST_LOOKS = 4000
BOTS = {0: Level.HARD, 1: Level.MEDIUM}


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_a_match_of_bots_is_played_to_its_end(table: Table, game: str) -> None:
    still(table)
    if game == "shift":
        page = shift_fingers.begun(table, bots=BOTS, cards=1)
    else:
        page = connect_fingers.begun(table, bots=BOTS)
    for _ in range(MOST_LOOKS):
        assert not page.is_covered
        if isinstance(page.table.match.status, Outcome):
            break
        table.wait(0.5)
    assert isinstance(page.table.match.status, Outcome)
