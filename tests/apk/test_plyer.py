"""plyer itself over a fake Java: its vibrator, old way, new one and none."""

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from app.services.android_haptics import DOUBLE, LONG, AndroidHaptics
from app.services.settings import SettingsBook
from app.session.saves import Saves
from tests.services.fake_java import FakeJava, method


class Phone(FakeJava):
    """With a vibrator that notes what it is told; plyer is imported anew on it."""

    def __init__(self, patch: pytest.MonkeyPatch, api: int, has_vibrator: bool = True) -> None:
        for name in [name for name in sys.modules if name.split(".")[0] == "plyer"]:
            patch.delitem(sys.modules, name)
        patch.setenv("ANDROID_ARGUMENT", "")
        super().__init__(patch, api)
        config = ModuleType("android.config")
        namespace = "org.kivy.android"  # as python-for-android's recipe writes it
        patch.setattr(config, "JAVA_NAMESPACE", namespace, raising=False)
        patch.setitem(sys.modules, "android.config", config)
        patch.setattr(sys.modules["android"], "config", config, raising=False)
        patch.setattr(sys.modules["jnius"], "cast", lambda _, thing: thing)
        self.told: list[tuple[object, ...]] = []
        self.activity.getSystemService = {
            "vibrator": SimpleNamespace(
                hasVibrator=method(has_vibrator), vibrate=lambda *words: self.told.append(words)
            ),
        }.__getitem__
        self.classes |= {
            "android.content.Context": SimpleNamespace(VIBRATOR_SERVICE="vibrator"),
            "android.os.VibrationEffect": SimpleNamespace(
                createWaveform=lambda *words: ("waveform", *words)
            ),
        }


@pytest.fixture
def haptics(tmp_path: Path) -> AndroidHaptics:
    return AndroidHaptics(SettingsBook(Saves(tmp_path / "saves")))


def milliseconds(pattern: tuple[float, ...]) -> list[int]:
    return [round(1000 * seconds) for seconds in pattern]


def test_from_android_8_on_patterns_are_waveforms(
    monkeypatch: pytest.MonkeyPatch, haptics: AndroidHaptics
) -> None:
    phone = Phone(monkeypatch, 36)
    haptics.long()
    haptics.double()
    waveforms = [("waveform", milliseconds(pattern), -1) for pattern in (LONG, DOUBLE)]
    assert phone.told == [(waveform,) for waveform in waveforms]


def test_on_android_7_patterns_are_lists(
    monkeypatch: pytest.MonkeyPatch, haptics: AndroidHaptics
) -> None:
    phone = Phone(monkeypatch, 24)
    haptics.long()
    assert phone.told == [(milliseconds(LONG), -1)]


def test_a_tablet_without_a_vibrator_is_still(
    monkeypatch: pytest.MonkeyPatch, haptics: AndroidHaptics
) -> None:
    phone = Phone(monkeypatch, 36, has_vibrator=False)
    haptics.double()
    assert phone.told == []
