"""The targets of a race in its head: what is due is larger than all else."""

import pytest
from kivy.graphics import Line

from app.presenters.figures import Figure, Sprite
from app.presenters.solo.aim import Track
from app.ui.solo.race_targets import LARGE, RaceTargets, in_line, middle_of
from tests.ui.table import Table

SIX = Figure("galaxy", 6, 1, tuple(Sprite(f"mark/m{n}", n + 0.5, 0.5) for n in range(1, 7)))


@pytest.mark.parametrize("found", range(7))
def test_what_is_due_is_large_and_what_was_found_makes_room(found: int) -> None:
    row = in_line(Track(own=found, length=6, targets=SIX))
    assert [sprite.name for sprite in row.sprites] == [f"mark/m{n}" for n in range(1 + found, 7)]
    assert [sprite.scale for sprite in row.sprites][:1] == [LARGE][: 6 - found]
    assert all(sprite.scale == 1 for sprite in row.sprites[1:])
    middles = [middle_of(number, found) for number in range(6)]
    assert middles == sorted(middles)
    assert middles[-1] < row.columns
    assert row.columns <= 6.4


def test_without_targets_there_is_no_row() -> None:
    assert not in_line(Track()).sprites


def test_the_other_one_stands_in_the_place_of_a_tick_or_below(table: Table) -> None:
    assert table
    for other, ticks in ((0, 3), (2, 2), (5, 3)):
        track = Track(own=3, other=other, length=6, targets=SIX)
        row = RaceTargets(track=track, high=30, width=180)
        lines = [each for each in row._ticks.canvas.children if isinstance(each, Line)]
        assert len(lines) == ticks + 1, "and the ring"
        assert row._other.opacity == (other > 0)
        assert (row._other.center_y == row.center_y) == (other <= 3)
