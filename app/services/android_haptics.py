"""What the hand feels: ticks by the view, patterns by the vibrator, nothing if unwanted."""

from app.services.android_java import activity, harmless, java_class, on_activity_thread
from app.services.settings import SettingsBook

DOUBLE = (0.0, 0.03, 0.09, 0.03)
LONG = (0.0, 0.4, 0.2, 0.4)
"""Seconds: pause, buzz, pause, buzz."""


class AndroidHaptics:
    def __init__(self, settings: SettingsBook) -> None:
        self._settings = settings

    @harmless(None)
    def tick(self) -> None:
        """By the view: crisper than the vibrator, and as strong as people chose for touches."""
        if self._settings.current.vibration:
            on_activity_thread(_tick)

    def double(self) -> None:
        self._buzz(DOUBLE)

    def long(self) -> None:
        self._buzz(LONG)

    @harmless(None)
    def _buzz(self, pattern: tuple[float, ...]) -> None:
        """plyer knows the old way and the new one (API 26) and takes any list for a long[]."""
        from plyer import vibrator

        if self._settings.current.vibration and vibrator.exists():
            vibrator.pattern(list(pattern), -1)


@harmless(None)
def _tick() -> None:
    view = activity().getWindow().getDecorView()
    view.performHapticFeedback(java_class("android.view.HapticFeedbackConstants").CLOCK_TICK)
