"""The way of a pack: what lies behind the pawn, and where it stands."""

import pytest

from app.presenters.solo.way import way_of
from app.solo.kinds import IN_A_PACK


@pytest.mark.parametrize(
    ("solved", "gone"), [(0, 0), (1, 1), (7, 7), (IN_A_PACK, IN_A_PACK - 1)], ids=str
)
def test_what_is_solved_lies_behind_the_pawn(solved: int, gone: int) -> None:
    way = way_of(dict.fromkeys(range(solved), 3), 0, 2 * IN_A_PACK)
    assert way.gone == gone
    assert all(each.stars for each in way.stations[:gone])


def test_of_a_pack_to_come_nothing_lies_behind() -> None:
    assert way_of({0: 3}, 1, 2 * IN_A_PACK).gone == 0
