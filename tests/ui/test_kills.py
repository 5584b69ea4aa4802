"""Killed after each step of all games, the app comes back to the very step, covered.

A few here, for each is a start of the app; `make torture` takes fifty of each game.
"""

import os
import subprocess
import sys
from pathlib import Path

STEPS = int(os.environ.get("KILLS", "15"))
ROOT = Path(__file__).parents[2]


def life(folder: Path, number: int, player_module: str = "tests.ui.killed") -> list[str]:
    """What the player said until its step was done, and it was killed in the midst of moving."""
    command = [sys.executable, "-m", player_module, str(folder), str(number)]
    said: list[str] = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | {"SDL_VIDEODRIVER": "offscreen"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as player:
        for line in player.stdout or ():
            said.append(line.strip())
            if line.startswith("did"):
                break
        player.kill()
    return said


def test_after_each_step_the_app_comes_back_there(tmp_path: Path) -> None:
    left = ""
    for number in range(STEPS):
        said = life(tmp_path, number)
        if number:
            assert said[0] in (f"back True {left}", f"back nothing hidden {left}")
        assert said[-1].startswith("did ")
        left = said[-1].removeprefix("did ")


def test_a_race_against_a_bot_goes_on_where_it_was(tmp_path: Path) -> None:
    """The clock, the own board, the rival's and both counts, however far the race is."""
    left, seen = "", set()
    for number in range(STEPS // 3):
        said = life(tmp_path, number, "tests.ui.go.race_killed")
        if number:
            assert said[0] == f"back {left}"
        assert said[-1].startswith("did ")
        left = said[-1].removeprefix("did ")
        seen.add(left.split()[-1])
    assert len(seen) > 2, "the rival never moved"
