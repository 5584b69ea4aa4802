"""The phone around the window: bars and cut-outs, mode, language, text size, the share sheet."""

from collections.abc import Callable
from datetime import date
from typing import Any

from app.services.android_java import (
    activity,
    android_api,
    char_sequence,
    harmless,
    java_class,
    on_activity_thread,
)
from app.services.android_sent import AndroidSent
from app.services.ports import Insets

ANDROID_10, ANDROID_11 = 29, 30
ANDROID_15 = 35
EDGE = 96
"""Pixels, where the system does not tell: about as much as it keeps."""
NIGHT_MASK, NIGHT_YES = 0x30, 0x20
LIGHT_BARS = 0x8 | 0x10
"""Dark signs in both bars: WindowInsetsController.APPEARANCE_LIGHT_{STATUS,NAVIGATION}_BARS."""
KEEP_SCREEN_ON = 0x80
"""WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON: no wake lock, no permission."""


class AndroidDevice:
    def __init__(self) -> None:
        self._sent = AndroidSent()

    @harmless(Insets())
    def insets(self) -> Insets:
        """What the bars cover of our view: all of them from Android 15, none before.

        Before 15 the system lays our view beside the bars, and they are counted all the same.
        """
        decor = activity().getWindow().getDecorView()
        bars = _bars(decor.getRootWindowInsets())
        view = java_class("android.graphics.Rect")()
        activity().findViewById(java_class("android.R$id").content).getGlobalVisibleRect(view)
        return Insets(
            max(0, bars.left - view.left),
            max(0, bars.top - view.top),
            max(0, bars.right - (decor.getWidth() - view.right)),
            max(0, bars.bottom - (decor.getHeight() - view.bottom)),
        )

    @harmless((EDGE, EDGE))
    def edges(self) -> tuple[int, int]:
        """Its way back by gesture; with three keys, and before Android 10, it keeps none."""
        if android_api() < ANDROID_10:
            return 0, 0
        found = activity().getWindow().getDecorView().getRootWindowInsets()
        found = found.getSystemGestureInsets()
        return int(found.left), int(found.right)

    @harmless(False)
    def is_dark(self) -> bool:
        return bool(_configuration().uiMode & NIGHT_MASK == NIGHT_YES)

    @harmless("en")
    def language(self) -> str:
        """That of the app, if one was chosen in the system's settings, else of the system."""
        return str(_configuration().getLocales().get(0).getLanguage())

    @harmless(0.0)
    def density(self) -> float:
        """Kivy takes scaledDensity for it, in which the size of text is counted already."""
        return float(activity().getResources().getDisplayMetrics().density)

    @harmless(1.0)
    def font_scale(self) -> float:
        return float(_configuration().fontScale)

    @harmless(False)
    def wants_less_motion(self) -> bool:
        settings = java_class("android.provider.Settings$Global")
        scale = settings.ANIMATOR_DURATION_SCALE
        return bool(settings.getFloat(activity().getContentResolver(), scale, 1.0) == 0)

    @harmless(None)
    def keep_screen_on(self, is_on: bool) -> None:
        on_activity_thread(_keep_screen_on, is_on)

    @harmless(None)
    def color_bars(self, is_dark: bool) -> None:
        on_activity_thread(_color_bars, is_dark)

    def today(self) -> date:
        return date.today()

    @harmless(False)
    def share(self, text: str) -> bool:
        on_activity_thread(_share, text)
        return True

    def sent_text(self) -> str:
        return self._sent.take()

    def watch_sent(self, told: Callable[[], None]) -> None:
        self._sent.watch(told)


def _configuration() -> Any:
    return activity().getResources().getConfiguration()


def _bars(insets: Any) -> Insets:
    if android_api() < ANDROID_11:
        return Insets(
            insets.getSystemWindowInsetLeft(),
            insets.getSystemWindowInsetTop(),
            insets.getSystemWindowInsetRight(),
            insets.getSystemWindowInsetBottom(),
        )
    kinds = java_class("android.view.WindowInsets$Type")
    found = insets.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(found.left, found.top, found.right, found.bottom)


@harmless(None)
def _keep_screen_on(is_on: bool) -> None:
    window = activity().getWindow()
    (window.addFlags if is_on else window.clearFlags)(KEEP_SCREEN_ON)


@harmless(None)
def _color_bars(is_dark: bool) -> None:
    """Before Android 15 the bars keep a black ground of their own."""
    if android_api() >= ANDROID_15:
        controller = activity().getWindow().getInsetsController()
        controller.setSystemBarsAppearance(0 if is_dark else LIGHT_BARS, LIGHT_BARS)


@harmless(None)
def _share(text: str) -> None:
    intents = java_class("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.setType("text/plain")
    intent.putExtra(intents.EXTRA_TEXT, char_sequence(text))
    activity().startActivity(intents.createChooser(intent, None))
