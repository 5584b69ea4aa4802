"""What people choose once for all games, kept in a slot of its own.

A settings text that cannot be read gives the defaults, and fields of another version are left
out: no game is lost by that.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any

from app.core.errors import WanderwallError
from app.core.forms import Form, parsed_object
from app.session.saves import Saves

SLOT = "settings"
CODE = "bad_settings"


class ThemeChoice(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class TextSize(StrEnum):
    SMALL = "small"
    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"


class Motion(StrEnum):
    """How fast things move; `still` leaves out all that only looks nice."""

    SYSTEM = "system"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    STILL = "still"


class Turning(StrEnum):
    """Whether the table turns towards the seat at move."""

    SEAT = "seat"
    FIXED = "fixed"


@dataclass(frozen=True, slots=True)
class Settings:
    """`language` is two letters, or empty for that of the system."""

    language: str = ""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    text_size: TextSize = TextSize.NORMAL
    motion: Motion = Motion.SYSTEM
    sound: bool = True
    vibration: bool = True
    read_aloud: bool = False
    left_handed: bool = False
    turning: Turning = Turning.SEAT


def settings_text(settings: Settings) -> str:
    return json.dumps(asdict(settings))


def parsed_settings(body: bytes) -> Settings:
    form = Form(parsed_object(body, CODE), CODE)
    found: dict[str, Any] = {}
    for field in fields(Settings):
        default = field.default
        if isinstance(default, StrEnum):
            found[field.name] = form.choice(field.name, type(default), default)
        elif isinstance(default, bool):
            found[field.name] = form.flag(field.name, default)
        else:
            found[field.name] = form.text(field.name, "")[:8]
    return Settings(**found)


class SettingsBook:
    """The settings in force; whoever watches is told of every change."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._watchers: list[Callable[[Settings], None]] = []
        self.keeping_error: WanderwallError | None = None
        self.current = self._loaded()

    def _loaded(self) -> Settings:
        try:
            loaded = self._saves.load_as(SLOT, parsed_settings)
        except WanderwallError:
            return Settings()
        return loaded.body if loaded else Settings()

    def watch(self, watcher: Callable[[Settings], None]) -> None:
        self._watchers.append(watcher)

    def change(self, **changes: object) -> None:
        """Set some fields, keep them, tell the watchers. A full disk changes them all the same."""
        self.current = parsed_settings(json.dumps(asdict(self.current) | changes).encode())
        self.keeping_error = None
        try:
            self._saves.store(SLOT, settings_text(self.current).encode())
        except WanderwallError as error:
            self.keeping_error = error
        for watcher in self._watchers:
            watcher(self.current)
