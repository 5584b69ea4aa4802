"""A life in a process of its own: what it came to is told, and what ended it."""

import os
import signal

import pytest

from app.session.match import Match
from tests.ui import monkey
from tests.ui.lives import Broken, copied
from tests.ui.monkey import Monkey, played


def test_a_life_is_another_process_and_tells_what_it_came_to() -> None:
    there, number = copied(lambda: (os.getpid(), 7))
    assert (there != os.getpid(), number) == (True, 7)


def test_what_breaks_a_life_is_told_with_where() -> None:
    def live() -> None:
        raise KeyError("a key")

    with pytest.raises(Broken, match=r"(?s)in live.*KeyError: 'a key'"):
        copied(live)


def test_a_process_that_crashes_breaks() -> None:
    with pytest.raises(Broken, match="ended with -9"):
        copied(lambda: os.kill(os.getpid(), signal.SIGKILL))


def test_the_last_events_are_told_with_what_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Monkey) -> None:
        raise Broken("planted")

    monkeypatch.setattr(monkey, "ACTS", [Monkey.wait])
    monkeypatch.setattr(Monkey, "look_at_disk", broken)
    with pytest.raises(Broken, match=r"(?s)planted.*seed 3, event 0; the last ones:\n  wait"):
        played(3, range(3))


def test_all_matches_are_there_after_a_kill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monkey, "ACTS", [Monkey.begin, Monkey.kill])
    assert {"begin", "kill"} <= set(played(5, range(12)).done)


def test_a_match_that_is_not_kept_is_missed_after_a_kill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is looked at but what the next life finds."""
    monkeypatch.setattr(monkey, "ACTS", [Monkey.begin, Monkey.kill])
    monkeypatch.setattr(Monkey, "look_at_disk", lambda _: None)
    monkeypatch.setattr(Match, "keep", lambda _: None)
    with pytest.raises(Broken, match="another match after a kill"):
        played(5, range(12))
