"""Short sounds through SDL: silent where they cannot be.

They are loaded soon after the start, one at a time: to load one while something moves is seen.
"""

from pathlib import Path

from kivy.clock import Clock
from kivy.core.audio import Sound, SoundLoader

from app.services.settings import SettingsBook

FOLDER = Path(__file__).parents[3] / "assets" / "sounds"
QUIET, BREATH = 0.5, 0.05
"""Seconds before the first one is loaded, and between two."""


class KivySounds:
    def __init__(self, settings: SettingsBook) -> None:
        self._settings = settings
        self._loaded: dict[str, Sound | None] = {}
        self._waiting = sorted(path.stem for path in FOLDER.glob("*.wav"))
        Clock.schedule_once(self._begin, QUIET)

    def _begin(self, _: float) -> None:
        Clock.schedule_interval(self._load_next, BREATH)

    def _load_next(self, _: float) -> bool:
        if self._waiting and self._settings.current.sound:
            self._sound(self._waiting.pop())
        return bool(self._waiting) and self._settings.current.sound

    def _sound(self, name: str) -> Sound | None:
        if name not in self._loaded:
            self._loaded[name] = SoundLoader.load(str(FOLDER / f"{name}.wav"))
        return self._loaded[name]

    def play(self, name: str) -> None:
        sound = self._sound(name) if self._settings.current.sound else None
        if sound is not None:
            sound.stop()
            sound.play()
