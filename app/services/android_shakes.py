"""How hard the phone is shaken, by its accelerometer; it needs no permission."""

from math import hypot

from app.services.android_java import harmless

GRAVITY = 9.81


class AndroidShakes:
    @harmless(False)
    def listen(self) -> bool:
        from plyer import accelerometer

        accelerometer.enable()
        return True

    @harmless(None)
    def rest(self) -> None:
        """plyer drops its listener: nothing is measured any more."""
        from plyer import accelerometer

        accelerometer.disable()

    @harmless(0.0)
    def strength(self) -> float:
        """Before the first measurement plyer gives None three times, and nothing moves."""
        from plyer import accelerometer

        return abs(hypot(*accelerometer.acceleration) - GRAVITY)
