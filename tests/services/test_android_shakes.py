"""How hard the phone is shaken, over a fake Java; without a sensor nothing moves.

Over a real JVM the same listener is called while it comes and goes: tests/apk/test_real_java.py.
"""

from types import SimpleNamespace
from typing import Any

import pytest

from app.services import android_java, android_shakes
from app.services.android_shakes import AndroidShakes
from app.services.desktop import NoShakes
from app.services.ports import Shakes
from tests.services.fake_java import FakeJava, no_java


class Sensors(SimpleNamespace):
    """Android's manager of sensors: it refuses a listener that it has."""

    def __init__(self, patch: pytest.MonkeyPatch, sensor: str | None = "accelerometer") -> None:
        super().__init__(listeners=[], sensor=sensor)
        java = FakeJava(patch, 36)
        patch.setattr(android_shakes, "cast_to", lambda name, thing: {MANAGER: thing}[name])
        patch.setattr(android_java, "_listeners", [])
        java.activity.getSystemService = {"sensor": self}.__getitem__

    def getDefaultSensor(self, kind: int) -> str | None:
        found: str | None = {1: self.sensor}[kind]
        return found

    def registerListener(self, listener: Any, sensor: str, delay: int) -> bool:
        assert (sensor, delay) == ("accelerometer", 3)
        is_new = listener not in self.listeners
        self.listeners.append(listener)
        return is_new

    def unregisterListener(self, listener: Any, sensor: str) -> None:
        assert sensor == self.sensor
        self.listeners.remove(listener)

    def measure(self, *acceleration: float) -> None:
        for listener in self.listeners:
            listener.onSensorChanged(SimpleNamespace(values=list(acceleration)))


MANAGER = "android.hardware.SensorManager"


@pytest.fixture
def sensors(monkeypatch: pytest.MonkeyPatch) -> Sensors:
    return Sensors(monkeypatch)


def test_it_measures_only_while_somebody_listens(sensors: Sensors) -> None:
    shakes: Shakes = AndroidShakes()
    assert shakes.listen()
    sensors.measure(0.0, 30.0, 0.0)
    assert shakes.strength() > 20
    shakes.rest()
    assert sensors.listeners == []
    assert shakes.strength() == 0
    assert shakes.listen()
    assert shakes.strength() == 0


def test_at_rest_there_is_gravity_alone(sensors: Sensors) -> None:
    shakes = AndroidShakes()
    shakes.listen()
    sensors.measure(0.0, 9.81, 0.0)
    assert shakes.strength() == pytest.approx(0, abs=0.01)


def test_a_shake_is_far_from_rest(sensors: Sensors) -> None:
    shakes = AndroidShakes()
    shakes.listen()
    sensors.measure(15.0, 12.0, 3.0)
    assert shakes.strength() > 9


def test_before_the_first_measurement_nothing_moves(sensors: Sensors) -> None:
    shakes = AndroidShakes()
    assert shakes.strength() == 0
    shakes.listen()
    assert shakes.strength() == 0


def test_who_listens_already_goes_on(sensors: Sensors) -> None:
    shakes = AndroidShakes()
    assert shakes.listen()
    assert shakes.listen()
    assert len(sensors.listeners) == 1


def test_one_listener_serves_for_ever(sensors: Sensors) -> None:
    """Java may be in it when it is told to rest: nothing of ours may free it."""
    shakes = AndroidShakes()
    shakes.listen()
    [first] = sensors.listeners
    shakes.rest()
    shakes.listen()
    assert sensors.listeners == [first]
    shakes.rest()
    del shakes
    assert android_java._listeners == [first]


def test_what_is_measured_after_that_is_nothing(sensors: Sensors) -> None:
    shakes = AndroidShakes()
    shakes.listen()
    [late] = sensors.listeners
    shakes.rest()
    late.onSensorChanged(SimpleNamespace(values=[40.0, 0.0, 0.0]))
    assert shakes.strength() == 0
    shakes.rest()
    assert sensors.listeners == []


def test_an_event_that_cannot_be_read_raises_nothing_into_java(sensors: Sensors) -> None:
    shakes = AndroidShakes()
    shakes.listen()
    sensors.listeners[0].onSensorChanged(SimpleNamespace())
    assert shakes.strength() == 0


def test_a_tablet_without_the_sensor_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    sensors = Sensors(monkeypatch, sensor=None)
    shakes = AndroidShakes()
    assert not shakes.listen()
    shakes.rest()
    assert sensors.listeners == []


def test_a_device_that_cannot_feel_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with no_java(monkeypatch):
        for shakes in (AndroidShakes(), NoShakes()):
            assert not shakes.listen()
            assert shakes.strength() == 0
            shakes.rest()
