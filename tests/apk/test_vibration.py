"""plyer's own vibrator over a fake Java: the old way, the new one, and a phone without any."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.services.android_haptics import DOUBLE, LONG, AndroidHaptics
from app.services.settings import SettingsBook
from app.session.saves import Saves
from tests.services.fake_java import FakeJava, method

Phone = Callable[[int], list[tuple[object, ...]]]


@pytest.fixture
def haptics(tmp_path: Path) -> AndroidHaptics:
    return AndroidHaptics(SettingsBook(Saves(tmp_path / "saves")))


@pytest.fixture
def phone(monkeypatch: pytest.MonkeyPatch) -> Phone:
    """A phone of this API, and what its vibrator was told; plyer is imported anew on it."""

    def phone_of(api: int, has_vibrator: bool = True) -> list[tuple[object, ...]]:
        for name in [name for name in sys.modules if name.split(".")[0] == "plyer"]:
            monkeypatch.delitem(sys.modules, name)
        monkeypatch.setenv("ANDROID_ARGUMENT", "")
        java, told = FakeJava(monkeypatch, api), []
        vibrator = SimpleNamespace(
            hasVibrator=method(has_vibrator), vibrate=lambda *words: told.append(words)
        )
        java.activity.getSystemService = {"vibrator": vibrator}.__getitem__
        java.classes["org.renpy.android.PythonActivity"] = SimpleNamespace(mActivity=java.activity)
        java.classes["android.content.Context"] = SimpleNamespace(VIBRATOR_SERVICE="vibrator")
        java.classes["android.os.VibrationEffect"] = SimpleNamespace(
            createWaveform=lambda *words: ("waveform", *words)
        )
        monkeypatch.setattr(sys.modules["jnius"], "cast", lambda _, thing: thing)
        return told

    return phone_of


def milliseconds(pattern: tuple[float, ...]) -> list[int]:
    return [round(1000 * seconds) for seconds in pattern]


def test_from_android_8_on_patterns_are_waveforms(phone: Phone, haptics: AndroidHaptics) -> None:
    told = phone(36)
    haptics.long()
    haptics.double()
    waveforms = [("waveform", milliseconds(pattern), -1) for pattern in (LONG, DOUBLE)]
    assert told == [(waveform,) for waveform in waveforms]


def test_on_android_7_patterns_are_lists(phone: Phone, haptics: AndroidHaptics) -> None:
    told = phone(24)
    haptics.long()
    assert told == [(milliseconds(LONG), -1)]


def test_a_tablet_without_a_vibrator_is_still(
    phone: Callable[..., list[object]], haptics: AndroidHaptics
) -> None:
    told = phone(36, has_vibrator=False)
    haptics.double()
    assert told == []
