"""Settings take effect at once, everywhere, and outlive the app."""

from collections.abc import Callable
from pathlib import Path

import pytest
from kivy.metrics import Metrics

from app.services.settings import Motion, Settings, TextSize, ThemeChoice, Turning
from app.ui.kit.choice_row import ChoiceRow
from app.ui.kit.sign_switch import SignSwitch
from app.ui.kit.theme import DARK
from tests.ui.shell.shell_walk import keys, labels, press, shown, texts
from tests.ui.table import Table


@pytest.fixture
def page(table: Table) -> Table:
    table.app.shell.settings.change(motion="still", language="en")
    table.app.shell.navigator.go("settings")
    table.frames(3)
    return table


def current(table: Table) -> Settings:
    return table.app.shell.settings.current


@pytest.mark.parametrize(
    ("name", "is_set"),
    [
        ("Dark", lambda settings: settings.theme is ThemeChoice.DARK),
        ("Largest", lambda settings: settings.text_size is TextSize.LARGEST),
        ("Slow", lambda settings: settings.motion is Motion.SLOW),
        ("Never", lambda settings: settings.turning is Turning.FIXED),
        ("Sound", lambda settings: not settings.sound),
        ("Vibration", lambda settings: not settings.vibration),
        ("Left-handed", lambda settings: settings.left_handed),
    ],
)
def test_a_tap_sets_it(page: Table, name: str, is_set: Callable[[Settings], bool]) -> None:
    press(page, name, lambda: is_set(current(page)))


def speak(page: Table, name: str) -> None:
    navigator = page.app.shell.navigator
    [row] = [each for each in shown(page) if isinstance(each, ChoiceRow)]
    press(page, row.name, lambda: navigator.sheet is not None)
    press(page, name, lambda: navigator.sheet is None)


def test_a_language_is_chosen_on_a_sheet_of_its_own(page: Table) -> None:
    """All eight as chips were a wall before all else."""
    assert "Nederlands" not in texts(page)
    speak(page, "Nederlands")
    assert current(page).language == "nl"
    assert "Nederlands" in texts(page)


def test_each_sign_of_a_switch_has_its_word_or_the_chosen_one_is_named(page: Table) -> None:
    switches = [one for one in page.app.shell.navigator.walk() if isinstance(one, SignSwitch)]
    assert switches
    for switch in switches:
        assert switch.has_words
        keys = switch.ids.signs.children[::-1]
        assert [key.ids.words.text for key in keys] == switch.labels
        switch.ids.signs.width = 48 * len(keys)
        switch.labels = ["Incomprehensible" for _ in keys]
        assert not switch.has_words
        assert not any(key.ids.words.is_there for key in keys)


def test_what_is_chosen_outlives_the_app(tmp_path: Path, page: Table) -> None:
    press(page, "Dark", lambda: current(page).theme is ThemeChoice.DARK)
    page.close()
    again = Table(tmp_path)
    assert current(again).theme is ThemeChoice.DARK
    assert again.app.theme.is_dark
    again.close()


def test_language_changes_every_word_on_the_page(page: Table) -> None:
    before = set(texts(page))
    speak(page, "Deutsch")
    page.frames(3)
    assert "Einstellungen" in texts(page)
    stale = before & set(texts(page))
    icons = {label.text for label in labels(page) if label.font_name == "Icons"}
    assert stale - icons == {"Normal", "Vibration"}


def test_dark_changes_the_colours_at_once(page: Table) -> None:
    press(page, "Dark", lambda: page.app.theme.is_dark)
    assert page.app.theme.bg == [part / 255 for part in bytes.fromhex(DARK["bg"][1:])] + [1]


def test_larger_text_makes_larger_words(page: Table) -> None:
    [title] = [label for label in labels(page) if label.text == "Settings"]
    before = title.font_size
    press(page, "Largest", lambda: title.font_size > before)
    assert title.font_size == pytest.approx(before * 1.3)
    page.app.shell.settings.change(text_size="normal")
    assert Metrics.fontscale == 1


@pytest.mark.parametrize(
    ("motion", "speed"), [("slow", 1.5), ("normal", 1.0), ("fast", 0.6), ("still", 0.0)]
)
def test_speed_is_what_movements_are_told(page: Table, motion: str, speed: float) -> None:
    page.app.shell.settings.change(motion=motion)
    assert page.app.speed == speed
    assert page.app.shell.navigator.slide_seconds == pytest.approx(0.24 * speed)


def test_a_choice_is_ticked_and_its_key_stays_where_it_is(page: Table) -> None:
    chips = {key.name: key for key in keys(page) if hasattr(key, "is_chosen")}
    press(page, "Dark", lambda: chips["Dark"].is_chosen)
    assert not chips["Light"].is_chosen
    assert chips["Dark"].parent is not None


def test_about_is_a_sheet(page: Table) -> None:
    navigator = page.app.shell.navigator
    press(page, "About Wanderwall", lambda: navigator.sheet is not None)
    assert any("MIT" in text for text in texts(page))
    press(page, "Close", lambda: navigator.sheet is None)


def test_colours_are_shown_to_every_eye(page: Table) -> None:
    navigator = page.app.shell.navigator
    press(page, "Colours for every eye", lambda: navigator.page_name == "colors")
    cards = navigator.page.ids.sights.children
    assert len(cards) == 5
    rows = [[tuple(shape.color) for shape in card.ids.shapes.children] for card in cards]
    assert all(len(row) == 6 for row in rows)
    assert len({tuple(row) for row in rows}) == 5
