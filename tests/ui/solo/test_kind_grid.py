"""Kinds of puzzles side by side: their names are of one size."""

from app.presenters.solo.hub import RACING, kind_cards
from app.solo.records import Records
from app.ui.kit.picture_key import LONG
from app.ui.solo.kind_grid import KindGrid
from tests.ui.table import Table


def test_names_beside_each_other_are_of_one_size(table: Table) -> None:
    cards = [card for card in kind_cards(Records(), 0) if card.group == RACING]
    grid = KindGrid(size_hint=(None, None), width=300)
    grid.cards = cards
    table.app.shell.navigator.page.add_widget(grid)
    table.frames(3)
    letters = [len(key.name) for key in grid.children]
    assert min(letters) <= LONG < max(letters)
    assert {key.told_role for key in grid.children} == {"label"}
    grid.width = 500
    table.frames(3)
    assert {key.told_role for key in grid.children} == {"title_m"}
