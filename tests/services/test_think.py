"""Thinking gets its slice of each frame and no more."""

from collections.abc import Iterator

from app.core.thinking import Thinking
from app.services.think import SLICE_SECONDS, Thinker


class Clock:
    """A quarter of a slice goes by whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += SLICE_SECONDS / 4
        return self.now


def counting(steps: int) -> Thinking[int]:
    for _ in range(steps):
        yield
    return steps


def thinker() -> tuple[Thinker, list[str]]:
    woken: list[str] = []
    return Thinker(lambda: woken.append("woken"), Clock()), woken


def slices(thinker: Thinker) -> Iterator[bool]:
    while thinker.run_slice():
        yield True


def test_an_answer_comes_after_some_slices_and_then_nothing_is_left() -> None:
    subject, woken = thinker()
    told: list[int] = []
    subject.think(counting(10), told.append)
    assert woken == ["woken"]
    assert len(list(slices(subject))) >= 2
    assert told == [10]
    assert not subject.run_slice()


def test_it_is_busy_as_long_as_it_thinks() -> None:
    subject, _ = thinker()
    subject.think(counting(10), lambda _: None)
    busy = [subject.is_busy for _ in slices(subject)]
    assert all(busy)
    assert not subject.is_busy


def test_a_stopped_thought_tells_nothing() -> None:
    subject, _ = thinker()
    told: list[int] = []
    subject.think(counting(10), told.append)
    subject.run_slice()
    subject.stop()
    assert not subject.run_slice()
    assert told == []


def test_a_new_thought_takes_the_place_of_the_last() -> None:
    subject, _ = thinker()
    told: list[int] = []
    subject.think(counting(1), told.append)
    subject.think(counting(2), told.append)
    list(slices(subject))
    assert told == [2]


def test_an_answer_may_ask_the_next_question() -> None:
    subject, _ = thinker()
    told: list[int] = []

    def ask_again(answer: int) -> None:
        told.append(answer)
        if answer < 3:
            subject.think(counting(answer + 1), ask_again)

    subject.think(counting(1), ask_again)
    list(slices(subject))
    assert told == [1, 2, 3]
