"""How hard the phone is shaken, by its accelerometer; it needs no permission."""

from math import hypot
from typing import Any

from app.services.android_java import activity, cast_to, harmless, kept

SENSOR_SERVICE = "sensor"
ACCELEROMETER = 1
"""Sensor.TYPE_ACCELEROMETER."""
DELAY_NORMAL = 3
"""SensorManager.SENSOR_DELAY_NORMAL: five times a second. Only above 200 a permission is asked."""
GRAVITY = 9.81


class AndroidShakes:
    def __init__(self) -> None:
        self._listener: Any = None
        self._is_listening = False
        self._strength = 0.0

    @harmless(False)
    def listen(self) -> bool:
        """Java would refuse a listener that it has already."""
        if not self._is_listening:
            manager, sensor = _sensor()
            self._strength = 0.0
            self._is_listening = sensor is not None and bool(
                manager.registerListener(self._only_listener(), sensor, DELAY_NORMAL)
            )
        return self._is_listening

    @harmless(None)
    def rest(self) -> None:
        if self._is_listening:
            self._is_listening = False
            manager, sensor = _sensor()
            manager.unregisterListener(self._listener, sensor)

    def strength(self) -> float:
        return self._strength if self._is_listening else 0.0

    def _only_listener(self) -> Any:
        if self._listener is None:
            self._listener = kept(_listener(self))
        return self._listener

    def measured(self, acceleration: list[float]) -> None:
        """By the listener, in the thread of the activity."""
        self._strength = abs(hypot(*acceleration[:3]) - GRAVITY)


def _sensor() -> tuple[Any, Any]:
    """The manager and the accelerometer, or None for the latter.

    Of its own class, which is not for apps, pyjnius would ask the manager for hidden methods.
    """
    service = activity().getSystemService(SENSOR_SERVICE)
    manager = cast_to("android.hardware.SensorManager", service)
    return manager, manager.getDefaultSensor(ACCELEROMETER)


def _listener(shakes: AndroidShakes) -> Any:
    from jnius import PythonJavaClass, java_method

    class Listener(PythonJavaClass):
        __javainterfaces__ = ("android/hardware/SensorEventListener",)
        __javacontext__ = "app"

        @java_method("(Landroid/hardware/SensorEvent;)V")
        @harmless(None)
        def onSensorChanged(self, event: Any) -> None:
            shakes.measured(event.values)

        @java_method("(Landroid/hardware/Sensor;I)V")
        def onAccuracyChanged(self, sensor: Any, accuracy: int) -> None:
            pass

    return Listener()
