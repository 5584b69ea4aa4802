"""Names at the rim: on when they are switched on."""

from typing import Any

import pytest
from kivy.uix.label import Label

from app.games.connect.table import cell_at
from app.games.go.board import cell_text as go_text
from app.games.shift.maze import cell_text as shift_text
from app.presenters.connect.cells import grid_of
from app.presenters.go.tray import cell_under
from app.services.settings import Motion
from app.ui.kit.rim import Rim
from tests.ui import scenes
from tests.ui.connect import connect_fingers
from tests.ui.go import go_fingers
from tests.ui.shift import shift_fingers
from tests.ui.table import Table

GAMES = {"shift": shift_fingers, "go": go_fingers, "connect": connect_fingers}


def rim_of(page: Any) -> list[Label]:
    rim: Rim = next(one for one in page.walk() if isinstance(one, Rim))
    return list(rim.children)


def opened(table: Table, game: str) -> Any:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = GAMES[game].begun(table, 1)
    table.frames(3)
    return page


def named_cell(page: Any, game: str, x: float, y: float) -> str:
    if game == "shift":
        return shift_text(page.board.geometry.cell_at(x, y))
    if game == "go":
        cell = cell_under(*page.board.under(x, y))
        assert cell is not None
        return go_text(cell)
    return grid_of(page.table.match).name(cell_at(*page.board.view.cell_under(x, y)))


@pytest.mark.parametrize("game", GAMES)
def test_names_come_and_go_with_the_setting(table: Table, game: str) -> None:
    page = opened(table, game)
    assert rim_of(page) == []
    table.app.shell.settings.change(coordinates=True)
    assert rim_of(page)
    table.app.shell.settings.change(coordinates=False)
    assert rim_of(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_names_that_were_switched_on_before_are_there_from_the_start(
    table: Table, game: str
) -> None:
    table.app.shell.settings.change(coordinates=True)
    assert rim_of(opened(table, game))


@pytest.mark.parametrize("size", [(412, 915), (320, 480), (915, 412), (1280, 800)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_each_name_lies_on_a_cell_that_bears_it(
    table: Table, game: str, size: tuple[int, int]
) -> None:
    table.resize(*size)
    page = opened(table, game)
    table.app.shell.settings.change(coordinates=True)
    table.frames(2)
    found = rim_of(page)
    assert len(found) >= {"shift": 14, "go": 10, "connect": 2}[game]
    for label in found:
        assert label.text in named_cell(page, game, *label.center)


def test_no_name_lies_on_an_arrow(table: Table) -> None:
    page = opened(table, "shift")
    table.app.shell.settings.change(coordinates=True)
    for label in rim_of(page):
        assert page.board.geometry.cell_at(*label.center) >= 0


def test_looking_back_names_cells_only_where_the_board_shows_the_names(table: Table) -> None:
    page = opened(table, "shift")
    for _ in range(2):
        page.play(next(iter(page.table.match.game.legal_moves(page.table.match.state))))
        shift_fingers.settle(table, page)
    page.look_back()
    assert rim_of(page) == []
    assert [words.key for words in page.table.step(2).words] == ["shift.log.stayed_on"]
    table.app.shell.settings.change(coordinates=True)
    assert rim_of(page)
    assert [words.key for words in page.table.step(2).words] == ["shift.log.stayed"]
    page.back_through.close()
    scenes.at_home(table)
