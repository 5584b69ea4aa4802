"""The long monkey goes on where it was ended, and makes what breaks as short as can be."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import monkey_long
from tools.shorter import shorter


@pytest.mark.parametrize("needed", [{0}, {99}, {3, 4}, {7, 50, 93}, set(range(0, 100, 10))])
def test_only_what_is_needed_is_left(needed: set[int]) -> None:
    assert set(shorter(range(100), lambda part: needed <= set(part))) == needed


def test_order_is_kept_and_few_tries_are_made() -> None:
    tries = 0

    def does(part: Sequence[int]) -> bool:
        nonlocal tries
        tries += 1
        return {1000, 2000} <= set(part)

    assert shorter(range(4000), does) == [1000, 2000]
    assert tries < 120


class Player:
    """Breaks whenever an event is among those played; notes how often it is asked to play, and the
    last event of all that it was asked for once it had broken."""

    def __init__(self, bad: int | None) -> None:
        self.bad, self.runs, self.last = bad, 0, 0

    def __call__(self, seed: int, events: Sequence[int]) -> str:
        self.runs += 1
        self.last = max(self.last, *events) if self.runs > 1 else 0
        return f"ended with -11\nseed {seed}, event {self.bad}; the" if self.bad in events else ""


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    player = Player(None)
    monkeypatch.setattr(monkey_long, "FOLDER", tmp_path / "build")
    monkeypatch.setattr(monkey_long, "breaks", player)
    return player


@pytest.mark.parametrize("bad", [None, 1234])
def test_a_seed_is_played_once_however_often_the_run_is_ended(
    bad: int | None, player: Player
) -> None:
    player.bad = bad
    assert monkey_long.main("5/250") == (bad is not None)
    runs = player.runs
    assert monkey_long.main("5/250") == (bad is not None)
    assert player.runs == runs


def test_what_breaks_is_shortened_from_the_event_that_broke_it(player: Player) -> None:
    player.bad = 1234
    assert monkey_long.main("5/250") == 1
    assert (monkey_long.FOLDER / "5.txt").read_text().endswith("\nscript: 5 1234\n")
    assert player.last == 1234


HANGS = "import os, signal; os.fork(); print(flush=True); signal.pause()"


def test_what_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monkey_long, "SCRIPT", [sys.executable, "-c", HANGS])
    monkeypatch.setattr(monkey_long, "PATIENCE", 0.1)
    assert monkey_long.breaks(1, range(3)) == "it hangs"


def test_a_life_is_ended_with_who_waits_for_it() -> None:
    """Their output ends only with the last of them."""
    command = [sys.executable, "-c", HANGS]
    with subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True) as player:
        assert player.stdout
        assert player.stdout.read(2) == b"\n\n"
        monkey_long.end_group(player.pid)
        assert player.stdout.read() == b""


def test_shares_play_every_seed_once_and_a_million_events(player: Player) -> None:
    assert [monkey_long.main(f"{part}/3") for part in (1, 2, 3)] == [0, 0, 0]
    seeds = sorted(int(told.stem) for told in monkey_long.FOLDER.iterdir())
    assert player.runs == len(seeds)
    assert seeds == list(range(1, 251))
    assert len(seeds) * monkey_long.EVENTS == 1_000_000
