"""Chips of one option are one switch where they have room in a row, else they stand apart."""

from typing import Any

import pytest

from app.ui.kit.chip_row import ChipRow
from tests.ui.table import Table


@pytest.fixture
def row(table: Table) -> Any:
    table.app.shell.settings.change(motion="still", language="en")
    table.app.shell.navigator.go("new_game", game="shift")
    table.frames(6)
    return next(each for each in table.app.shell.navigator.walk() if isinstance(each, ChipRow))


def test_those_that_have_room_in_one_row_fill_it_as_one_switch(row: Any) -> None:
    chips = row.ids.chips
    edges = min(chip.x for chip in chips.children), max(chip.right for chip in chips.children)
    assert edges == pytest.approx((chips.x, chips.right), abs=1)
    assert all(chip.is_part for chip in chips.children)
    assert row.track == pytest.approx(chips.width)


def test_a_place_of_a_switch_keeps_its_sign_when_it_is_chosen(row: Any) -> None:
    alone, together = row.ids.chips.children[::-1]
    assert [alone.sign, together.sign] == ["account", "account-multiple"]
    assert alone.is_chosen != together.is_chosen


def test_one_is_never_wider_than_its_row(table: Table, row: Any) -> None:
    """A long value in German at the largest text left its card at 320."""
    row.labels = ["Allein oder bei offenen Karten, und sonst nie", "Nie"]
    table.frames(3)
    chips = row.ids.chips.children
    assert not any(chip.is_part for chip in chips)
    assert {chip.extra for chip in chips} == {0}, "they stand in several rows"
    assert max(chip.width for chip in chips) <= row.ids.chips.width
    assert all(chip.look == "chosen" for chip in chips if chip.is_chosen)
