"""What people choose once for all games, kept in a slot of its own.

A settings text that cannot be read gives the defaults, and fields of another version are left
out: no game is lost by that.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
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


LOOK: dict[str, object] = {"group": "settings.look"}
MOVES: dict[str, object] = {"group": "settings.moves"}
TABLE: dict[str, object] = {"group": "settings.table"}
HINT = {"has_hint": True}
"""How the list of settings shows one."""


@dataclass(frozen=True, slots=True)
class Settings:
    """In the order in which they are shown, those changed most first. A new one needs a line here,
    and words.

    `language` is two letters, or empty for that of the system.
    """

    sound: bool = field(default=True, metadata=MOVES)
    vibration: bool = field(default=True, metadata=MOVES)
    read_aloud: bool = field(default=False, metadata=MOVES | HINT)
    motion: Motion = field(default=Motion.SYSTEM, metadata=MOVES | HINT)
    theme: ThemeChoice = field(default=ThemeChoice.SYSTEM, metadata=LOOK)
    text_size: TextSize = field(default=TextSize.NORMAL, metadata=LOOK)
    language: str = field(default="", metadata=LOOK)
    left_handed: bool = field(default=False, metadata=TABLE | HINT)
    one_tap_walks: bool = field(default=False, metadata=TABLE | HINT)
    turning: Turning = field(default=Turning.SEAT, metadata=TABLE | HINT)
    coordinates: bool = field(default=False, metadata=TABLE | HINT)


def settings_text(settings: Settings) -> str:
    return json.dumps(asdict(settings))


def parsed_settings(body: bytes) -> Settings:
    form = Form(parsed_object(body, CODE), CODE)
    found: dict[str, Any] = {}
    for setting in fields(Settings):
        name, default = setting.name, setting.default
        if isinstance(default, StrEnum):
            found[name] = form.choice(name, type(default), default)
        elif isinstance(default, bool):
            found[name] = form.flag(name, default)
        else:
            found[name] = form.text(name, "")[:8]
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
