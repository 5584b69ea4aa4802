"""What every page is given: the settings, the words, the matches, chance and the device."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from app.services.ports import Device, Haptics, Shakes, Sounds
from app.services.settings import SettingsBook
from app.services.think import Thinker
from app.session.results import ResultsBook
from app.session.shelf import Shelf
from app.ui.kit.navigator import Navigator
from app.ui.kit.read_aloud import ReadAloud
from app.ui.kit.theme import Theme
from app.ui.kit.words import Words


class AppFrame(Protocol):
    """The app around all pages: its `theme`, what the system covers, how long movements take."""

    theme: Theme
    insets: list[float]

    @property
    def speed(self) -> float: ...
    def bind(self, **observers: Callable[..., object]) -> None: ...
    def fbind(self, name: str, observer: Callable[..., object]) -> int: ...


@dataclass(slots=True)
class Shell:
    app: AppFrame
    settings: SettingsBook
    words: Words
    shelf: Shelf
    results: ResultsBook
    thinker: Thinker
    device: Device
    haptics: Haptics
    sounds: Sounds
    aloud: ReadAloud
    shakes: Shakes
    navigator: Navigator
    new_seed: Callable[[], int]
