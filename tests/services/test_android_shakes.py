"""How hard the phone is shaken, over a fake accelerometer; without one nothing moves."""

import sys
from types import ModuleType

import pytest

from app.services.android_shakes import AndroidShakes
from app.services.desktop import NoShakes
from app.services.ports import Shakes


class Accelerometer:
    """As plyer's: None three times until something was measured."""

    def __init__(self) -> None:
        self.acceleration: tuple[float | None, ...] = (None, None, None)
        self.is_on = False

    def enable(self) -> None:
        self.is_on = True

    def disable(self) -> None:
        self.is_on = False


@pytest.fixture
def sensor(monkeypatch: pytest.MonkeyPatch) -> Accelerometer:
    found = Accelerometer()
    plyer = ModuleType("plyer")
    plyer.accelerometer = found  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "plyer", plyer)
    return found


def test_it_measures_only_while_somebody_listens(sensor: Accelerometer) -> None:
    shakes: Shakes = AndroidShakes()
    assert shakes.listen()
    assert sensor.is_on
    shakes.rest()
    assert not sensor.is_on


def test_at_rest_there_is_gravity_alone(sensor: Accelerometer) -> None:
    sensor.acceleration = (0.0, 9.81, 0.0)
    assert AndroidShakes().strength() == pytest.approx(0, abs=0.01)


def test_a_shake_is_far_from_rest(sensor: Accelerometer) -> None:
    sensor.acceleration = (15.0, 12.0, 3.0)
    assert AndroidShakes().strength() > 9


def test_before_the_first_measurement_nothing_moves(sensor: Accelerometer) -> None:
    assert AndroidShakes().strength() == 0


def test_a_device_that_cannot_feel_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "plyer", None)
    for shakes in (AndroidShakes(), NoShakes()):
        assert not shakes.listen()
        assert shakes.strength() == 0
        shakes.rest()
