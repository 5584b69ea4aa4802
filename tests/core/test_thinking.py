"""Thinking in slices: pauses, the answer, and giving up half-way."""

import pytest

from app.core.thinking import Thinking, finished


def counted(pauses: int) -> Thinking[str]:
    for _ in range(pauses):
        yield
    return f"{pauses} pauses"


def summed(*parts: int) -> Thinking[list[str]]:
    answers = []
    for pauses in parts:
        answers.append((yield from counted(pauses)))
    return answers


@pytest.mark.parametrize("pauses", [0, 1, 1000])
def test_finished_gives_the_answer_however_many_pauses(pauses: int) -> None:
    assert finished(counted(pauses)) == f"{pauses} pauses"


def test_thinking_is_made_of_thinking() -> None:
    assert finished(summed(2, 0, 3)) == ["2 pauses", "0 pauses", "3 pauses"]
    assert sum(1 for _ in summed(2, 0, 3)) == 5


def test_finished_goes_on_where_slices_stopped() -> None:
    thinking = summed(2, 3)
    for _ in range(4):
        next(thinking)
    assert finished(thinking) == ["2 pauses", "3 pauses"]


def test_none_is_an_answer() -> None:
    def nothing() -> Thinking[None]:
        yield

    assert finished(nothing()) is None


def test_what_goes_wrong_comes_out() -> None:
    def broken() -> Thinking[int]:
        yield
        raise LookupError("in the middle")

    with pytest.raises(LookupError, match="in the middle"):
        finished(broken())


def test_closed_thinking_does_nothing_more() -> None:
    done = []

    def worked() -> Thinking[None]:
        for number in range(3):
            done.append(number)
            yield

    thinking = worked()
    next(thinking)
    thinking.close()
    assert list(thinking) == []
    assert done == [0]
