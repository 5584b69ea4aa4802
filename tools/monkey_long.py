"""A million random events over 250 seeds, in a process each: `python -m tools.monkey_long 1/4`.

What a seed came to stands in build/monkey, so a run that was ended goes on where it was. Once all
were played, what broke is made as short as can be, and kept as a script: the numbers of the events
that are needed.
"""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tools.shorter import shorter

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "monkey"
SEEDS, EVENTS = 250, 4000
HOLDS, SCRIPTED = "holds\n", "\nscript: "
SCRIPT = [sys.executable, "-m", "tests.ui.monkey_script"]
PATIENCE = 3600.0
"""Seconds for one seed: a process that hangs is broken, too."""


def breaks(seed: int, events: Sequence[int]) -> str:
    """How it ended, or nothing."""
    with subprocess.Popen(
        SCRIPT,
        cwd=ROOT,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as player:
        try:
            _, said = player.communicate(" ".join(map(str, (seed, *events))), PATIENCE)
        except subprocess.TimeoutExpired:
            return "it hangs"
        finally:
            end_group(player.pid)
    return f"ended with {player.returncode}\n{said[-4000:]}" if player.returncode else ""


def end_group(leader: int) -> None:
    """With the life that it waits for, if one goes on."""
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


def tried(seed: int) -> bool:
    """Whether the seed holds; known from last time, where there was one."""
    told = FOLDER / f"{seed}.txt"
    if not told.exists():
        told.write_text(breaks(seed, range(EVENTS)) or HOLDS, encoding="utf-8")
    return told.read_text(encoding="utf-8") == HOLDS


def shorten(seed: int) -> None:
    """What came after the event that broke is not even tried."""
    told = FOLDER / f"{seed}.txt"
    trouble = told.read_text(encoding="utf-8")
    if SCRIPTED in trouble:
        return
    last = max(map(int, re.findall(rf"seed {seed}, event (\d+)", trouble)), default=EVENTS - 1)
    script = shorter(range(last + 1), lambda part: bool(breaks(seed, part)))
    told.write_text(f"{trouble}{SCRIPTED}{seed} {' '.join(map(str, script))}\n", encoding="utf-8")


def main(share: str) -> int:
    part, parts = map(int, share.split("/"))
    FOLDER.mkdir(parents=True, exist_ok=True)
    broken = []
    for number, seed in enumerate(range(part, SEEDS + 1, parts), start=1):
        if not tried(seed):
            broken.append(seed)
        print(f"seed {seed}: {number * EVENTS} events of this share, broken: {broken}", flush=True)
    for seed in broken:
        shorten(seed)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "1/1"))
