"""Prints each stretch of frames beside a bare one; ends with 1 if a bar of QUALITY 6 is missed.

The counter writes a part whenever the program calls `getppid`: one from its start to its first
frame, then, by turns, one of what is between two stretches and one of a stretch.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from tools.bench.row import Row

ROOT = Path(__file__).parents[2]
START, IDLE, REDRAW, TAP = "start", "idle", "redraw", "tap"
DRAG, FOUR, THINKS = "drag", "drag of four", "thinks"
START_G, MEMORY = 1.85, 100.0
"""Thousands of millions of instructions to the first picture; MB after all pages."""
BARS = {
    START: 0.87,
    IDLE: 1.0,
    REDRAW: 2.5,
    TAP: 40.0,
    DRAG: 4.0,
    FOUR: 4.0,
    THINKS: 8.0,
    "frame": 40.0,
}
"""Times the like of bare Kivy at most, movements `MOVING_BAR`; of thinking one step is in it. A
frame in which something begins is like a tap."""
VISIT_M, SLICE_M = 630.0, 50.0
"""Millions of instructions: 150 ms of a desktop on which 84 ms were 353 M; the longest rules."""
MOVING_BAR = 3.5
THREADS = ("--separate-threads=yes",)
"""What SDL mixes of a sound meanwhile is no part of a frame."""
QUIET = {
    "SDL_VIDEODRIVER": "offscreen",
    "SDL_AUDIODRIVER": "dummy",
    "KIVY_GL_BACKEND": "mock",
    "KIVY_NO_ARGS": "1",
    "KIVY_LOG_MODE": "PYTHON",
    "PYTHONHASHSEED": "0",
}


def counted(
    program: str, module: str = "tools.frames.programs", rehearsals: int = 0
) -> dict[str, float]:
    """Instructions of a frame, by the name of the stretch, the worst of those that share a name; of
    all that was before, at the start. After `rehearsals` it is compiled as on a phone."""
    with tempfile.TemporaryDirectory() as folder:
        parts, env = Path(folder) / "parts", {**os.environ, **QUIET, "KIVY_HOME": folder}
        counter = ["valgrind", "-q", "--tool=callgrind", "--dump-before=getppid", *THREADS]
        player = [sys.executable, "-m", module, program]
        if rehearsals:
            player.insert(1, "-OO")
            env["PYTHONPYCACHEPREFIX"] = folder
            env.pop("PYTHONDONTWRITEBYTECODE", None)
        for _ in range(rehearsals):
            subprocess.run(player, cwd=ROOT, env=env, check=True, capture_output=True)
        found = subprocess.run(
            [*counter, f"--callgrind-out-file={parts}", *player],
            cwd=ROOT,
            env=env,
            check=True,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        stretches = [line.split("|") for line in found.stdout.splitlines() if "|" in line]
        costs = {START: float(instructions(Path(f"{parts}.1-01")))}
        for number, (name, frames) in enumerate(stretches, start=1):
            cost = instructions(Path(f"{parts}.{2 * number + 1}-01")) / int(frames)
            costs[name] = max(cost, costs.get(name, 0.0))
    return costs


def started(program: str) -> float:
    """Instructions to the first picture, compiled and optimised as on a phone."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, **QUIET, "KIVY_HOME": folder, "PYTHONPYCACHEPREFIX": folder}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        player = [sys.executable, "-OO", "-m", "tools.frames.programs", program]
        parts = Path(folder) / "parts"
        counter = ["valgrind", "-q", "--tool=callgrind", "--dump-before=getppid"]
        for command in (player, [*counter, f"--callgrind-out-file={parts}", *player]):
            subprocess.run(
                command,
                cwd=ROOT,
                env=env,
                check=True,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        return float(instructions(Path(f"{parts}.1")))


def memory() -> float:
    """MB more after all pages than on the first; drawn by software, in one arena."""
    env = {**os.environ, **QUIET, "MALLOC_ARENA_MAX": "1", "LP_NUM_THREADS": "0"}
    env |= {"MALLOC_MMAP_THRESHOLD_": "131072", "MALLOC_TRIM_THRESHOLD_": "131072"}
    del env["KIVY_GL_BACKEND"]
    with tempfile.TemporaryDirectory() as folder:
        found = subprocess.run(
            [sys.executable, "-OO", "-m", "tools.frames.memory"],
            cwd=ROOT,
            env=env | {"KIVY_HOME": folder},
            check=True,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
    return float(found.stdout)


def instructions(part: Path) -> int:
    line = next(line for line in part.read_text().splitlines() if line.startswith("summary:"))
    return int(line.split()[1])


def rows() -> Iterator[Row]:
    start, framework = started("home"), started("kivymd")
    yield Row("First picture, times a bare KivyMD app", start / framework, BARS[START], False)
    yield Row("First picture, G instructions", start / 1e9, START_G, False)
    yield Row("Memory after all pages, MB above the first", memory(), MEMORY, False)
    bare, costs = counted("kivy"), counted("app")
    costs.pop(START)
    for name, cost in costs.items():
        yield row(name, cost, bare)


def visit_rows() -> Iterator[Row]:
    """By home's keys, and what home readies for them while it rests."""
    visits = counted("visits", rehearsals=1)
    visits.pop(START)
    for name, cost in visits.items():
        yield Row(f"{name}, M instructions", cost / 1e6, VISIT_M, False)
    slices = counted("slices", rehearsals=2)
    slices.pop(START)
    yield Row("Largest idle slice, M instructions", max(slices.values()) / 1e6, SLICE_M, False)


def row(name: str, cost: float, bare: dict[str, float]) -> Row:
    """What fingers draw is like Kivy with as many fingers on bare widgets; what moves before each
    of four seats, like four bare frames."""
    kind, like, count = name.split()[-1], REDRAW, 1
    if kind == "drawn":
        kind = like = FOUR if "four" in name else DRAG
    elif "four" in name:
        count = 4
    title = f"{name}, times {'four bare' if count > 1 else 'a bare'} {like}"
    return Row(title, cost / bare[like] / count, BARS.get(kind, MOVING_BAR), False)


def main() -> int:
    if shutil.which("valgrind") is None:
        print("Frames: not counted, for valgrind is missing")
        return 0
    misses = 0
    for row in chain(rows(), visit_rows()):
        print(row, flush=True)
        misses += not row.holds
    return 1 if misses else 0


if __name__ == "__main__":
    sys.exit(main())
