"""The stack of pages, the sheet above it, and the back key."""

from typing import Any

import pytest
from kivy.uix.label import Label

from app.services.ports import Insets
from app.ui.kit.navigator import Navigator, Page
from app.ui.kit.sheet import Sheet
from tests.ui.table import Table
from tests.ui.walker import Insetted, with_insets


class Notebook(Page):
    """Writes down what happens to it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.notes: list[object] = []
        self.has_own_step = False

    def entered(self, **params: Any) -> None:
        self.notes.append(params)

    def left(self) -> None:
        self.notes.append("left")

    def goes_back(self) -> bool:
        had, self.has_own_step = self.has_own_step, False
        return had


class Walked:
    def __init__(self) -> None:
        self.built: list[str] = []
        self.gone: list[bool] = []
        self.navigator = Navigator(leave=lambda: self.gone.append(True))
        self.navigator.slide_seconds = 0
        self.navigator.make_page = self.make
        self.navigator.go("home")

    def make(self, name: str) -> Page:
        self.built.append(name)
        return Notebook(name)


@pytest.fixture
def walked() -> Walked:
    return Walked()


def test_pages_are_built_when_they_are_first_shown_and_kept(walked: Walked) -> None:
    assert walked.built == ["home"]
    walked.navigator.go("rules")
    walked.navigator.back()
    walked.navigator.go("rules")
    assert walked.built == ["home", "rules"]


def test_only_the_page_on_top_is_on_the_screen(walked: Walked) -> None:
    walked.navigator.go("rules")
    assert walked.navigator.children == [walked.navigator.page]
    assert walked.navigator.page_name == "rules"


def test_a_page_is_told_what_it_shows_and_when_it_is_left(walked: Walked) -> None:
    walked.navigator.go("rules", game="shift")
    page = walked.navigator.page
    walked.navigator.back()
    assert page.notes == [{"game": "shift"}, "left"]


def test_back_returns_to_the_page_below_with_what_it_showed(walked: Walked) -> None:
    walked.navigator.go("new_game", game="shift")
    page = walked.navigator.page
    walked.navigator.go("rules")
    walked.navigator.back()
    assert walked.navigator.page is page
    assert page.notes == [{"game": "shift"}, "left", {"game": "shift"}]


def test_a_replaced_page_is_not_returned_to(walked: Walked) -> None:
    walked.navigator.go("new_game")
    walked.navigator.replace("shift")
    walked.navigator.back()
    assert walked.navigator.page_name == "home"


def test_home_is_below_everything(walked: Walked) -> None:
    for name in ("new_game", "shift", "rules"):
        walked.navigator.go(name)
    walked.navigator.home()
    assert walked.navigator.page_name == "home"
    walked.navigator.back()
    assert walked.gone == [True]


def test_back_asks_the_page_before_it_leaves_it(walked: Walked) -> None:
    walked.navigator.go("shift")
    walked.navigator.page.has_own_step = True
    assert walked.navigator.back()
    assert walked.navigator.page_name == "shift"
    walked.navigator.back()
    assert walked.navigator.page_name == "home"


def test_escape_closes_the_sheet_first(table: Table) -> None:
    from kivy.core.window import Window

    navigator = table.app.shell.navigator
    navigator.go("settings")
    navigator.open_sheet(Sheet(Label(size_hint_y=None), title="Title"))
    Window.dispatch("on_keyboard", 27, 0, None, [])
    assert navigator.sheet is None
    assert navigator.page_name == "settings"
    Window.dispatch("on_keyboard", 27, 0, None, [])
    assert navigator.page_name == "home"


def test_a_tap_beside_the_sheet_closes_it_and_does_nothing_else(table: Table) -> None:
    navigator = table.app.shell.navigator
    navigator.slide_seconds = 0
    navigator.go("settings")
    navigator.open_sheet(Sheet(Label(size_hint_y=None), title="Title"))
    table.frames(3)
    table.tap(28, navigator.height - 28)  # where the way back lies below the scrim
    assert navigator.sheet is None
    assert navigator.page_name == "settings"


def test_a_tap_on_the_sheet_leaves_it_open(table: Table) -> None:
    navigator = table.app.shell.navigator
    navigator.slide_seconds = 0
    navigator.open_sheet(Sheet(Label(size_hint_y=None), title="Title"))
    table.frames(3)
    table.tap(navigator.center_x, 20)
    assert navigator.sheet is not None


def test_leaving_the_page_takes_its_sheet_along(table: Table) -> None:
    navigator = table.app.shell.navigator
    navigator.open_sheet(Sheet(Label(size_hint_y=None), title="Title"))
    navigator.go("rules")
    assert navigator.children == [navigator.page]


def test_a_device_turned_upside_down_pads_the_other_side_at_the_next_touch(table: Table) -> None:
    """Its size stays, so no resize tells."""
    with_insets(table, Insets(left=32))
    table.app.shell.device = Insetted(table.app.shell.device, Insets(right=32))
    table.tap(1, 1)
    assert list(table.app.insets) == [0, 0, 32, 0]
