"""Kinds of puzzles side by side: their names are of one size."""

from app.presenters.solo.hub import KindCard
from app.ui.solo.kind_grid import KindGrid
from app.ui.solo.kind_key import KindKey
from tests.ui.table import Table


def keys_of(table: Table, width: float) -> list[KindKey]:
    table.app.shell.navigator.go("puzzles")
    table.frames(3)
    grid = next(
        each
        for each in table.app.shell.navigator.page.walk()
        if isinstance(each, KindGrid) and len(each.cards) == 3 and each.longest > 14
    )
    grid.size_hint_x, grid.width = None, width
    table.frames(3)
    return list(grid.children)


def test_names_beside_each_other_are_of_one_size(table: Table) -> None:
    for width in (300, 420):
        keys = keys_of(table, width)
        assert len({key.told_role for key in keys}) == 1
        assert len({len(key.name) for key in keys}) > 1


def test_a_grid_knows_its_longest_name(table: Table) -> None:
    assert KindGrid(cards=[KindCard()]).longest == 0
    assert max(len(key.name) for key in keys_of(table, 300)) > 14
