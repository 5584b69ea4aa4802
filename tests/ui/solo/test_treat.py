"""Who solves the last of today's three puzzles gets the day's golden stamp, still where movements
are off."""

import pytest

from app.services.settings import Motion
from app.solo.kinds import DAILY
from tests.ui.solo.scenes import home_treated, played, treated
from tests.ui.table import Table


@pytest.mark.parametrize("motion", [Motion.STILL, Motion.NORMAL])
def test_the_last_of_the_three_brings_the_stamp(table: Table, motion: Motion) -> None:
    table.app.shell.settings.change(motion=motion)
    page = treated(table)
    table.wait(4)
    row = page.end.ids.treat
    assert row.is_there
    assert row.stamp.is_gold
    assert row.share == 1
    assert row.height > 0


def test_home_shows_it_all_day(table: Table) -> None:
    home_treated(table)
    row = table.app.shell.navigator.page.ids.today.ids.treat
    assert row.is_there


def test_one_of_three_brings_none(table: Table) -> None:
    page = played(table, DAILY[0], seed=2514)
    row = page.end.ids.treat
    assert not row.is_there
    assert row.height == 0
