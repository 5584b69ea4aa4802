"""The map of a voyage, drawn as its page is laid out."""

from app.presenters.solo.way import way_of
from app.ui.solo.way_map import WayMap
from tests.ui.table import Table


def test_without_room_yet_it_draws_nothing_and_then_all(table: Table) -> None:
    """Seed 3 of the monkey: a page of two columns in a window that had just been turned."""
    drawn = WayMap(way=way_of({}, 0, 0), size=(0, 100))
    for size in ((0, 100), (100, 0), (0, 0)):
        drawn.size = size
        drawn._show()
        assert not drawn._drawn.children
    drawn.size = (300, 200)
    drawn._show()
    assert drawn._drawn.children
