"""Every page of the shell in every language: nothing clipped, small or unsaid.

German and English at every size, the others on a small phone and a usual one.
"""

from collections.abc import Iterator

import pytest

from app.services.i18n import languages
from app.session.record import Start
from tests.ui import scenes
from tests.ui.shell.shell_walk import flaws, named
from tests.ui.table import Table

SIZES = [(320, 480), (360, 640), (412, 916), (916, 412), (640, 360), (800, 1280), (1280, 800)]

PHONE = ((412, 916), "normal")
SMALL_PHONE = ((360, 640), "largest")
EVERY = [PHONE, *((size, "largest") for size in SIZES)]
AT_EVERY_SIZE = ("de",)
LOOKS = [
    (size, text_size, language)
    for language in languages()
    for size, text_size in (EVERY if language in AT_EVERY_SIZE else [SMALL_PHONE])
]


def visits(table: Table) -> Iterator[str]:
    """Each page in turn, with as much on it as it can hold."""
    navigator = table.app.shell.navigator
    for name in ("home", "matches", "settings", "colors", "rules"):
        navigator.go(name)
        yield name
    navigator.page.game = "shift"
    navigator.go("settings")
    navigator.page.show_about()
    yield "about"
    navigator.go("new_game", game="shift")
    page = navigator.page
    page.add_seat()
    page.has_more = True
    yield "new_game"
    named(table, page.shell.words.catalogue.text("color.red")).dispatch("on_release")
    yield "seat"
    navigator.home()


@pytest.mark.parametrize(("size", "text_size", "language"), LOOKS, ids=str)
def test_pages_are_whole(
    table: Table, size: tuple[int, int], text_size: str, language: str
) -> None:
    settings = table.app.shell.settings
    settings.change(motion="still", language=language, text_size=text_size)
    names = [{"name": "Maximiliane", "color": "red"}, {"name": "", "color": "green"}]
    start = Start("shift", 1, 2, 7, {"edition": "galaxy", "first": 0})
    scenes.moved(table.app.shell.shelf.begin(start, {"seats": names}, 2))
    table.resize(*size)
    found = {}
    for name in visits(table):
        table.frames(6)
        if seen := flaws(table):
            found[name] = seen
    settings.change(text_size="normal")
    table.resize(412, 916)
    assert found == {}
