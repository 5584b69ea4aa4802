"""The way of a pack: what lies behind the pawn, and where it stands."""

import pytest

from app.presenters.solo.naming import EDITIONS
from app.presenters.solo.way import BARE, ground, way_of
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


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ground_of_a_way_covers_it_with_tiles_few_of_them_marked(edition: str) -> None:
    figure = ground(edition, 9, 6)
    places = [(each.x, each.y) for each in figure.sprites]
    assert sorted(places) == sorted((x + 0.5, y + 0.5) for x in range(9) for y in range(6))
    bare = [each for each in figure.sprites if int(each.name) in BARE[edition]]
    assert 36 <= len(bare) < len(figure.sprites)
    assert set(ground(edition, 5, 3).sprites) <= set(figure.sprites)
