"""The scale of a small chart, and which bars say their count."""

import pytest

from app.ui.kit.chart import scale_of, told_bars


@pytest.mark.parametrize(("most", "whole"), [(1, 2), (11, 12), (13, 16), (45, 60)])
def test_a_scale_holds_the_highest_and_has_a_half(most: int, whole: int) -> None:
    assert scale_of(most) == whole
    assert whole % 2 == 0


def test_the_best_and_the_newest_say_their_count_where_there_is_one() -> None:
    assert told_bars([2, 9, 9, 1]) == [1, 3]
    assert told_bars([2, 9, 0]) == [1]
    assert told_bars([]) == []
