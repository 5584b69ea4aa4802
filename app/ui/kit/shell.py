"""What every page is given: the settings, the words, the matches, chance and the device."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from app.services.ports import Device, Haptics, Shakes, Sounds
from app.services.settings import SettingsBook
from app.services.think import Thinker
from app.session.lessons import LessonsBook
from app.session.people import People
from app.session.shelf import Shelf
from app.ui.kit.navigator import Navigator
from app.ui.kit.read_aloud import ReadAloud
from app.ui.kit.theme import Theme
from app.ui.kit.words import Words
from app.ui.solo.desk import Desk


class Host(Protocol):
    """What pages ask of the app: its colours, what the system covers, how fast things move."""

    theme: Theme
    insets: list[float]

    @property
    def speed(self) -> float: ...

    def bind(self, **called: Any) -> None: ...

    def fbind(self, name: str, called: Callable[..., object]) -> object: ...


@dataclass(slots=True)
class Shell:
    app: Host
    settings: SettingsBook
    words: Words
    shelf: Shelf
    people: People
    lessons: LessonsBook
    desk: Desk
    thinker: Thinker
    device: Device
    haptics: Haptics
    sounds: Sounds
    aloud: ReadAloud
    shakes: Shakes
    navigator: Navigator
    new_seed: Callable[[], int]
