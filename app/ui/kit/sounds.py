"""Short sounds through SDL: loaded on first use, silent where they cannot be."""

from pathlib import Path

from kivy.core.audio import Sound, SoundLoader

from app.services.settings import SettingsBook

FOLDER = Path(__file__).parents[3] / "assets" / "sounds"


class KivySounds:
    def __init__(self, settings: SettingsBook) -> None:
        self._settings = settings
        self._loaded: dict[str, Sound | None] = {}

    def play(self, name: str) -> None:
        if not self._settings.current.sound:
            return
        if name not in self._loaded:
            self._loaded[name] = SoundLoader.load(str(FOLDER / f"{name}.wav"))
        sound = self._loaded[name]
        if sound is not None:
            sound.stop()
            sound.play()
