"""The device where there is none: a desktop window without bars, buzz or voice."""

import locale
import os
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

from app.services.ports import Insets


def data_folder(platform: str = sys.platform) -> Path:
    """Where a desktop keeps a program's own files."""
    if platform == "win32":
        home = os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming"
    elif platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "wanderwall"


class Desktop:
    def insets(self) -> Insets:
        return Insets()

    def edges(self) -> tuple[int, int]:
        return 0, 0

    def is_dark(self) -> bool:
        return False

    def language(self) -> str:
        return (locale.getlocale()[0] or "en").partition("_")[0]

    def density(self) -> float:
        return 0.0

    def font_scale(self) -> float:
        return 1.0

    def wants_less_motion(self) -> bool:
        return False

    def color_bars(self, is_dark: bool) -> None:
        pass

    def keep_screen_on(self, is_on: bool) -> None:
        pass

    def today(self) -> date:
        return date.today()

    def share(self, _text: str) -> bool:
        return False

    def sent_text(self) -> str:
        return ""

    def watch_sent(self, told: Callable[[], None]) -> None:
        pass


class NoHaptics:
    def tick(self) -> None:
        pass

    def double(self) -> None:
        pass

    def long(self) -> None:
        pass


class NoSpeech:
    is_there = False

    def say(self, text: str) -> None:
        pass


class NoShakes:
    def listen(self) -> bool:
        return False

    def rest(self) -> None:
        pass

    def strength(self) -> float:
        return 0.0
