"""Pages are left in the middle of their movements, and nothing reaches what is gone."""

import gc
from collections.abc import Callable
from itertools import cycle

import pytest
from kivy.base import EventLoop

from app.presenters.faces import FACES
from app.services.settings import Motion
from tests.ui.scenes import begun_with, draft_of
from tests.ui.table import Table

THEMES = cycle(("dark", "light"))
LANGUAGES = cycle(("de", "en"))


def shaken(table: Table) -> None:
    """A frame; what is garbage goes; then everything that follows theme and words is asked."""
    EventLoop.idle()
    gc.collect()
    table.app.shell.settings.change(theme=next(THEMES), language=next(LANGUAGES))
    EventLoop.idle()


def visits(table: Table, game: str) -> list[Callable[[], object]]:
    """Into a new game by its keys, a move, and away again, each step in the last one's motion."""
    navigator = table.app.shell.navigator

    def move() -> None:
        page, match = navigator.page, navigator.page.table.match
        first = next(iter(match.game.legal_moves(match.state)))
        page.do([first]) if game == "go" else page.play(first)

    def opened() -> None:
        page = navigator.page
        if page.is_covered:
            page.curtain.widget.dispatch("on_open")

    return [
        lambda: navigator.go("new_game", game=game),
        lambda: navigator.page.ids.seats.children[0].dispatch("on_release"),
        navigator.back,
        lambda: navigator.page.start(navigator.page.draft),
        opened,
        move,
        navigator.home,
        lambda: navigator.page.ids.newest.children[0].dispatch("on_release"),
        opened,
        lambda: navigator.go("rules", game=game),
        navigator.back,
        lambda: navigator.go("settings"),
        navigator.home,
    ]


@pytest.mark.parametrize("game", [face.game for face in FACES])
def test_quick_visits_raise_nothing(table: Table, game: str) -> None:
    table.app.shell.settings.change(motion=Motion.NORMAL)
    begun_with(table, draft_of(game), 1)
    navigator = table.app.shell.navigator
    for step, frames in zip(visits(table, game), cycle((0, 3)), strict=False):
        step()
        table.frames(frames)
        shaken(table)
    assert navigator.page_name == "home"
    assert navigator.page.running.count == 2
