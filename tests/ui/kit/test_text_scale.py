"""Text follows the system, the choice and how far away the window is read from."""

from itertools import pairwise
from pathlib import Path

import pytest
from kivy.metrics import Metrics

from app.services.settings import TextSize
from app.ui.kit.text_scale import text_scale
from tests.ui.table import SteadyTable, Table

PHONE, TABLET = 412, 800


def test_a_phone_writes_as_large_as_was_chosen() -> None:
    assert [text_scale(1.0, size, PHONE) for size in TextSize] == [0.9, 1.0, 1.15, 1.3]
    assert text_scale(1.15, TextSize.NORMAL, PHONE) == 1.15
    assert text_scale(2.0, TextSize.LARGEST, PHONE) == 1.3


@pytest.mark.parametrize("short_side", [PHONE, TABLET])
def test_each_choice_is_larger_than_the_one_before(short_side: float) -> None:
    sizes = [text_scale(1.0, size, short_side) for size in TextSize]
    assert all(small < large for small, large in pairwise(sizes))


@pytest.mark.parametrize("size", list(TextSize)[:-1])
def test_a_tablet_is_read_from_farther_away(size: TextSize) -> None:
    assert text_scale(1.0, size, TABLET) > text_scale(1.0, size, PHONE)
    assert text_scale(2.0, size, TABLET) <= text_scale(1.0, TextSize.LARGEST, PHONE)


def test_a_window_that_becomes_a_tablets_writes_larger_at_once(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.resize(412, 916)
    phone = Metrics.fontscale
    table.resize(1280, 800)
    tablet = Metrics.fontscale
    table.resize(412, 916)
    table.close()
    assert (phone, tablet, Metrics.fontscale) == (1.0, pytest.approx(1.15), 1.0)


def test_a_tap_does_not_tell_all_text_of_its_size_anew(table: SteadyTable) -> None:
    told: list[object] = []
    Metrics.bind(fontscale=lambda *_: told.append(_))
    table.tap(1, 1)
    assert told == []
    table.app.shell.settings.change(text_size=TextSize.LARGE)
    assert len(told) == 1
