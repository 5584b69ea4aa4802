"""Stars come one after another: they grow as they are drawn, in one size of their font."""

from app.ui.solo.star_row import StarRow
from tests.ui.kit.drawn import size_drawn
from tests.ui.table import Table

SHARES = [step / 20 for step in range(21)]


def test_stars_that_come_need_one_size_of_their_font_each(table: Table) -> None:
    row = StarRow(won=3, size=(200, 60), share=0)
    first = row.children[-1]
    sizes, grown = set(), []
    for row.share in SHARES:
        sizes.add(tuple(each.font_size for each in row.children))
        grown.append(size_drawn(first))
    assert len(sizes) == 1
    assert grown[0] < 0.1 < max(grown[:10])
    assert max(grown) > 1
    assert grown[-1] == 1


def test_before_it_has_room_nothing_is_written(table: Table) -> None:
    row = StarRow(count="12")
    assert {each.text for each in row.children} == {""}
    row.size = (200, 60)
    assert "12" in [each.text for each in row.children]


def test_by_ear_stars_are_told_that_were_won_and_no_others(table: Table) -> None:
    """Nobody who only hears the app came to know of them."""
    table.app.shell.settings.change(language="en")
    row = StarRow(size=(200, 60))
    table.app.shell.navigator.page.layer.add_widget(row)
    told = []
    for row.won in (0, 1, 3):
        there = [str(getattr(each, "text", "")) for each in table.app._by_ear._readables()]
        told.append([text for text in there if text.endswith(("star", "stars"))])
    assert told == [[], ["1 star"], ["3 stars"]]
