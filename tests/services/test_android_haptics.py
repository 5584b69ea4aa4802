"""Ticks and patterns: what reaches the phone, when nothing may, and a phone that cannot.

The vibrator's own ways, old and new, are plyer's: tests/apk runs plyer itself over a fake Java.
"""

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from app.services.android_haptics import DOUBLE, LONG, AndroidHaptics
from app.services.settings import SettingsBook
from app.session.saves import Saves
from tests.services.fake_java import FakeJava, method, no_java


class Vibrator:
    """plyer's, as far as we use it."""

    def __init__(self, patch: pytest.MonkeyPatch, exists: bool = True) -> None:
        self.felt: list[tuple[list[float], int]] = []
        self.exists = method(exists)
        plyer = ModuleType("plyer")
        vars(plyer)["vibrator"] = self
        patch.setitem(sys.modules, "plyer", plyer)

    def pattern(self, pattern: list[float], repeat: int) -> None:
        self.felt.append((pattern, repeat))


@pytest.fixture
def settings(tmp_path: Path) -> SettingsBook:
    return SettingsBook(Saves(tmp_path / "saves"))


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> tuple[FakeJava, list[int]]:
    java = FakeJava(monkeypatch, 36)
    felt: list[int] = []
    view = SimpleNamespace(performHapticFeedback=felt.append)
    java.activity.getWindow = method(SimpleNamespace(getDecorView=method(view)))
    java.classes["android.view.HapticFeedbackConstants"] = SimpleNamespace(CLOCK_TICK=4)
    return java, felt


def test_a_tick_is_felt_through_the_view(
    settings: SettingsBook, ticks: tuple[FakeJava, list[int]]
) -> None:
    java, felt = ticks
    AndroidHaptics(settings).tick()
    assert felt == []
    java.run_posted()
    assert felt == [4]


def test_patterns_are_felt_once(settings: SettingsBook, monkeypatch: pytest.MonkeyPatch) -> None:
    vibrator = Vibrator(monkeypatch)
    haptics = AndroidHaptics(settings)
    haptics.double()
    haptics.long()
    assert vibrator.felt == [(list(DOUBLE), -1), (list(LONG), -1)]


def test_who_switched_vibration_off_feels_nothing(
    settings: SettingsBook,
    ticks: tuple[FakeJava, list[int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    vibrator, haptics = Vibrator(monkeypatch), AndroidHaptics(settings)
    settings.change(vibration=False)
    haptics.tick()
    haptics.double()
    haptics.long()
    ticks[0].run_posted()
    assert (ticks[1], vibrator.felt) == ([], [])


def test_a_device_without_a_vibrator_is_not_asked_to(
    settings: SettingsBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    vibrator = Vibrator(monkeypatch, exists=False)
    AndroidHaptics(settings).long()
    assert vibrator.felt == []


def test_a_phone_where_everything_fails_is_still(
    settings: SettingsBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    with no_java(monkeypatch):
        haptics = AndroidHaptics(settings)
        haptics.tick()
        haptics.double()
        haptics.long()
