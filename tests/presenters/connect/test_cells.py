"""Cells of Connect have names as in the other games, wherever the maze grows."""

from app.games.connect.table import cell_at
from app.presenters.connect.cells import Grid, rim_of


def test_cells_are_counted_from_the_left_top_corner_of_all_that_was_laid() -> None:
    grid = Grid(-2, -1, 3, 0)
    assert grid.name(cell_at(-2, -1)) == "a1"
    assert grid.name(cell_at(0, 0)) == "c2"
    assert list(grid.columns.values()) == ["a", "b", "c", "d", "e", "f"]
    assert list(grid.rows.values()) == ["1", "2"]


def test_after_z_letters_go_on() -> None:
    grid = Grid(0, 0, 27, 0)
    assert [grid.columns[n] for n in (25, 26, 27)] == ["z", "aa", "ab"]


def test_the_rim_names_what_is_seen_of_it_and_nothing_beyond() -> None:
    columns, rows = rim_of(Grid(-2, -1, 3, 0), (-1, -1, 5, 4))
    assert [name.text for name in columns] == ["b", "c", "d", "e", "f"]
    assert (columns[0].column, columns[0].text) == (-1, "b")
    assert [name.text for name in rows] == ["1", "2"]
