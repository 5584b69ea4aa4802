"""A game that only tests know, plugged into both registries, is offered, played, kept, explained.

Nothing shared is touched for it: what a game has to bring stands in tests/null_game alone.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.null_game as null_game
from app.bots.levels import PLAYERS
from app.games import registry
from app.presenters import faces
from app.ui.kit import ahead, picture
from app.ui.kit.navigator import Navigator
from tests.null_game.face import NULL
from tests.null_game.null_page import NullPage
from tests.null_game.rules import HEAP, chosen_move
from tests.ui.shell.shell_walk import press, texts
from tests.ui.table import Table


@pytest.fixture(autouse=True)
def _plugged(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = tmp_path_factory.mktemp("pictures")
    for drawn in picture.FOLDER.iterdir():
        (pictures / drawn.name).symlink_to(drawn)
    (pictures / "null.png").symlink_to(picture.FOLDER / "go.png")
    monkeypatch.setattr(picture, "FOLDER", pictures)
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | {"null": lambda: null_game})
    monkeypatch.setattr(faces, "FACES", (*faces.FACES, NULL))
    monkeypatch.setitem(PLAYERS, "null", chosen_move)
    monkeypatch.setattr(ahead, "QUIET", 1000)  # its modules are not where those of games lie


@pytest.fixture
def home(_plugged: None, tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.app.shell.settings.change(motion="still", language="en")
    yield table
    table.close()


def chosen(table: Table) -> Navigator:
    navigator = table.app.shell.navigator
    press(table, "game.null", lambda: navigator.page_name == "new_game")
    press(table, "Alone", lambda: navigator.page.draft.count == 1)
    return navigator


def begun(table: Table) -> NullPage:
    """By touch, from home, alone."""
    navigator = chosen(table)
    press(table, "Start", lambda: navigator.page_name == "null")
    page = navigator.page
    assert isinstance(page, NullPage)
    return page


def take(table: Table, page: NullPage, count: int = 1) -> None:
    for _ in range(count):
        table.tap_on(page.board)


def test_it_is_offered_and_played_by_touch_to_its_end(home: Table) -> None:
    page = begun(home)
    take(home, page, HEAP - 1)
    assert not page.table.is_over
    take(home, page)
    assert page.table.is_over
    assert page.panel == "end"
    home.app.shell.navigator.home()
    home.frames(2)
    assert home.app.shell.navigator.page.running.count == 0


def test_killed_it_goes_on_from_home_exactly_there(home: Table, tmp_path: Path) -> None:
    take(home, begun(home), 2)
    home.close()
    again = Table(tmp_path)
    again.app.shell.settings.change(language="en")
    navigator = again.app.shell.navigator
    press(again, "Play on", lambda: navigator.page_name == "null")
    assert navigator.page.board.model.left == HEAP - 2
    again.close()


def test_it_is_looked_back_at_and_taken_back(home: Table) -> None:
    page = begun(home)
    take(home, page, 2)
    page.look_back()
    home.frames(2)
    bar = page.back_through.bar
    home.tap_on(bar.ids.first)
    assert page.board.model.left == HEAP
    home.tap_on(bar.ids.forward)
    assert page.board.model.left == HEAP - 1
    home.tap_on(bar.ids.done)
    assert page.board.model.left == HEAP - 2
    page.undo()
    assert page.board.model.left == HEAP - 1


def test_its_rules_are_among_the_others(home: Table) -> None:
    home.app.shell.navigator.go("rules", game="null")
    home.frames(3)
    assert "rules.null.aim.title" in texts(home)


def test_bots_play_it(home: Table) -> None:
    navigator = chosen(home)
    press(home, "Easy bot", lambda: navigator.page.draft.count == 2)
    press(home, "Start", lambda: navigator.page_name == "null")
    played = navigator.page
    for _ in range(HEAP * 4):
        if played.table.is_over:
            break
        take(home, played)
        home.frames(3)
    assert played.table.is_over
