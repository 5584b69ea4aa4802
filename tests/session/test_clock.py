"""A clock that runs on a time handed in."""

from app.session.clock import Stopwatch


class Time:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_it_stands_still_until_it_is_started() -> None:
    time = Time()
    clock = Stopwatch(time)
    time.seconds += 5
    assert clock.milliseconds == 0
    clock.start()
    time.seconds += 1.5
    assert clock.milliseconds == 1500


def test_it_goes_on_where_it_was() -> None:
    time = Time()
    clock = Stopwatch(time, 2000)
    clock.start()
    time.seconds += 1
    clock.stop()
    time.seconds += 60
    assert clock.milliseconds == 3000
    clock.start()
    time.seconds += 1
    assert clock.milliseconds == 4000


def test_starting_twice_changes_nothing() -> None:
    time = Time()
    clock = Stopwatch(time)
    clock.start()
    time.seconds += 1
    clock.start()
    time.seconds += 1
    assert clock.milliseconds == 2000
    assert clock.is_running
