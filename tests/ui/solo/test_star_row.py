"""Stars come one after another: they grow as they are drawn, in one size of their font."""

from app.ui.solo.star_row import StarRow
from tests.ui.table import Table

SHARES = [step / 20 for step in range(21)]


def test_stars_that_come_need_one_size_of_their_font_each(table: Table) -> None:
    row = StarRow(won=3, size=(200, 60), share=0)
    sizes, grown = set(), []
    for row.share in SHARES:
        sizes.add(tuple(star.font_size for star in row._stars))
        grown.append(row._scaled[row._stars[0]]._matrix.x)
    assert len(sizes) == 1
    assert grown[0] < 0.1 < max(grown[:10])
    assert max(grown) > 1
    assert grown[-1] == 1


def test_before_it_has_room_nothing_is_written(table: Table) -> None:
    row = StarRow(count="12")
    assert {each.text for each in row.children} == {""}
    row.size = (200, 60)
    assert row._number.text == "12"
