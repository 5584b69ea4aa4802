"""The device where there is none: a desktop window without bars, buzz or voice."""

import locale
import sys

from app.services.ports import Insets


class Desktop:
    def insets(self) -> Insets:
        return Insets()

    def is_dark(self) -> bool:
        return False

    def language(self) -> str:
        return (locale.getlocale()[0] or "en").partition("_")[0]

    def font_scale(self) -> float:
        return 1.0

    def wants_less_motion(self) -> bool:
        return False

    def color_bars(self, is_dark: bool) -> None:
        pass

    def keep_screen_on(self, is_on: bool) -> None:
        pass

    def share(self, text: str) -> None:
        sys.stdout.write(text + "\n")


class NoHaptics:
    def tick(self) -> None:
        pass

    def double(self) -> None:
        pass

    def long(self) -> None:
        pass


class NoSpeech:
    def say(self, text: str) -> None:
        pass
