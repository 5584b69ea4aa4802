"""The app on a phone: what it takes from the system, again after each pause, and asks of it."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import Metrics, dp

from app.services.desktop import Desktop
from app.services.ports import Insets
from app.services.settings import Motion
from app.ui.go.go_match_page import GoMatchPage
from app.ui.kit.navigator import Page
from tests.ui.connect import connect_fingers
from tests.ui.go import go_fingers
from tests.ui.match import match_fingers
from tests.ui.shift import shift_fingers
from tests.ui.table import Table

BEGUN = {"shift": shift_fingers.begun, "go": go_fingers.begun, "connect": connect_fingers.begun}

PAST_NOTICES = 8.0
"""Seconds until what is said for a while has gone."""


class Phone:
    """A device that can be set, and notes what is asked of it."""

    def __init__(self) -> None:
        self.sides, self.dark, self.tongue, self.scale, self.still = (
            Insets(),
            False,
            "en",
            1.0,
            False,
        )
        self.points = 0.0
        self.sent = ""
        self.told: Callable[[], None] = lambda: None
        self.kept_on: list[bool] = []
        self.bars: list[bool] = []

    def insets(self) -> Insets:
        return self.sides

    def edges(self) -> tuple[int, int]:
        return 0, 0

    def is_dark(self) -> bool:
        return self.dark

    def language(self) -> str:
        return self.tongue

    def density(self) -> float:
        return self.points

    def font_scale(self) -> float:
        return self.scale

    def wants_less_motion(self) -> bool:
        return self.still

    def color_bars(self, is_dark: bool) -> None:
        self.bars.append(is_dark)

    def keep_screen_on(self, is_on: bool) -> None:
        self.kept_on.append(is_on)

    def today(self) -> date:
        return date(2026, 11, 19)

    def share(self, text: str) -> bool:
        raise AssertionError(text)

    def sent_text(self) -> str:
        text, self.sent = self.sent, ""
        return text

    def watch_sent(self, told: Callable[[], None]) -> None:
        self.told = told


@pytest.fixture
def phone(table: Table) -> Phone:
    phone = Phone()
    table.app.shell.device = phone
    returned(table)
    return phone


def returned(table: Table) -> None:
    table.app.on_pause()
    table.app.on_resume()
    table.frames(3)


def match_of(table: Table, game: str) -> Page:
    match_fingers.still(table)
    page = BEGUN[game](table)
    table.frames(3)
    return page


def test_what_the_system_became_meanwhile_is_taken_on(table: Table, phone: Phone) -> None:
    app = table.app
    app.shell.navigator.go("settings")
    assert (app.theme.is_dark, app.words.catalogue.language, app.speed) == (False, "en", 1.0)
    phone.sides, phone.dark, phone.tongue = Insets(3, 50, 9, 40), True, "de"
    phone.scale, phone.still = 1.3, True
    returned(table)
    assert app.insets == [3, 50, 9, 40]
    assert (app.theme.is_dark, app.words.catalogue.language, app.speed) == (True, "de", 0.0)
    assert pytest.approx(1.3) == Metrics.fontscale
    assert phone.bars[-1]
    phone.scale = 1.0
    returned(table)


@pytest.fixture
def usual_density() -> Iterator[None]:
    usual = Metrics.density
    yield
    Metrics.density = usual


@pytest.mark.usefixtures("usual_density")
def test_a_dp_is_what_the_device_says_from_the_start_and_when_its_screen_changes(
    table: Table, phone: Phone
) -> None:
    table.app.take_density()
    assert Metrics.density == 1.0  # where the device does not know
    phone.points = 1.5
    returned(table)
    assert dp(100) == 150
    phone.points = 2.0
    table.resize(824, 915)
    assert dp(100) == 200


@pytest.mark.usefixtures("usual_density")
def test_no_page_is_built_before_a_dp_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Desktop, "density", lambda _: 1.25)
    table = Table(tmp_path)
    line = table.app.shell.navigator.page.ids.title.parent
    assert line.padding == [20, 0, 20, 0]  # 16 dp aside
    table.close()


@pytest.mark.parametrize(("scale", "text_size"), [(2.0, "normal"), (1.3, "largest")])
def test_text_grows_with_the_system_as_far_as_all_states_hold(
    table: Table, phone: Phone, scale: float, text_size: str
) -> None:
    phone.scale = scale
    table.app.shell.settings.change(text_size=text_size)
    assert pytest.approx(1.3) == Metrics.fontscale
    phone.scale = 1.0
    table.app.shell.settings.change(text_size="normal")
    assert Metrics.fontscale == 1.0


def test_what_people_chose_comes_before_the_system(table: Table, phone: Phone) -> None:
    table.app.shell.settings.change(theme="light", language="en", motion="normal")
    phone.dark, phone.tongue, phone.still = True, "de", True
    returned(table)
    app = table.app
    assert (app.theme.is_dark, app.words.catalogue.language, app.speed) == (False, "en", 1.0)
    assert not phone.bars[-1]


@pytest.mark.parametrize("game", BEGUN)
def test_the_screen_stays_on_at_a_board_alone(table: Table, phone: Phone, game: str) -> None:
    assert not any(phone.kept_on)
    match_of(table, game)
    assert phone.kept_on[-1]
    table.app.shell.navigator.home()
    table.frames(3)
    assert not phone.kept_on[-1]


@pytest.mark.parametrize("game", BEGUN)
def test_a_pause_covers_what_is_secret_and_loses_nothing(
    table: Table, tmp_path: Path, phone: Phone, game: str
) -> None:
    page = match_of(table, game)
    key = page.curtain.widget.ids.key
    while page.is_covered:
        table.tap_on(key)
    table.app.on_pause()
    assert page.is_covered
    left = page.table.match.state
    table.close()
    again = Table(tmp_path)
    again.app.shell.navigator.go(game)
    again.frames(3)
    assert again.app.shell.navigator.page.table.match.state == left
    again.close()


@pytest.mark.parametrize("game", BEGUN)
def test_short_memory_drops_pictures_and_the_board_shows_them_still(
    table: Table, tmp_path: Path, phone: Phone, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GoMatchPage, "now", staticmethod(lambda: 0.0))  # its clock is in pictures
    table.app.shell.settings.change(motion=Motion.STILL)  # dice in the hand rattle
    match_of(table, game)
    table.wait(PAST_NOTICES)  # a slow machine takes as long between two pictures
    before = table.picture(tmp_path / "before.png").read_bytes()
    Window.dispatch("on_memorywarning")
    assert table.picture(tmp_path / "after.png").read_bytes() == before
