"""Go's solver: the fewest tiles against the cost of one check, and the longest single answers.

The check is `is_solved`, the one the rules score with. The search starts from an empty board and
uses no table.
"""

import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from app.core.rng import Rng
from app.core.thinking import finished
from app.games.go.board import TREASURE_CELLS, is_solved
from app.games.go.counting import solution_count
from app.games.go.rules import fitting
from app.games.go.setup import rolled, treasures
from app.games.go.solver import outlook
from app.games.go.state import Seat
from app.games.go.tiles import HOLE_TILES
from tools.bench.row import Row, seconds

ROOT = Path(__file__).parents[2]
BEFORE, TIMES_FASTER = "4d37d30", 2
ROLLS = 201
CHECKS = 200
BOARDS = 100
MOST_CHECKS = 60
MOST_SECONDS = 2
RICHEST = treasures([3, 3, 3, 3])
"""The roll with the most solutions: the longest count."""


def rows() -> Iterator[Row]:
    finished(outlook(RICHEST))  # the tables of placements are made once
    rng = Rng(1)
    costs = [search_in_checks(rolled(rng)) for _ in range(ROLLS)]
    yield Row("Go: fewest tiles of a roll, in checks", median(costs), MOST_CHECKS, False)
    slowest = max(seconds_of_advice(rng) for _ in range(BOARDS))
    yield Row(
        "Go: what to lift and lay, longest of 100 boards, seconds", slowest, MOST_SECONDS, False
    )
    for has_joker in (False, True):
        name = f"Go: all solutions{' with the joker' * has_joker}, seconds"
        yield Row(name, seconds_of_count(has_joker), MOST_SECONDS, False)
    yield from times_of_before()


def search_in_checks(roll: tuple[int, ...]) -> float:
    board = finished(outlook(roll)).lay
    search = seconds(lambda: finished(outlook(roll)))
    checks = seconds(lambda: [is_solved(roll, board) for _ in range(CHECKS)])
    return search / checks * CHECKS


def seconds_of_count(has_joker: bool) -> float:
    return seconds(lambda: finished(solution_count(RICHEST, has_joker=has_joker)))


def times_of_before() -> Iterator[Row]:
    """Beside the same counts by an earlier commit; without its history there is no such row."""
    with TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", BEFORE, "app"], cwd=ROOT, capture_output=True)
        if packed.returncode:
            return
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
        before = counts_by(folder, "app.games.go.solver")
    now = counts_by(ROOT, "app.games.go.counting")
    if [count for _, count in now] != [count for _, count in before]:
        raise ValueError("the counts differ")
    ratios = [old / new for (old, _), (new, _) in zip(before, now, strict=True)]
    name = f"Go: all solutions of {len(ratios)} rolls, times faster than {BEFORE}"
    yield Row(name, median(ratios), TIMES_FASTER)


def counts_by(tree: str | Path, module: str) -> list[tuple[float, int]]:
    program = [sys.executable, str(ROOT / "tools" / "bench" / "go_counts.py"), module]
    env = os.environ | {"PYTHONPATH": str(tree)}
    found = subprocess.run(program, env=env, check=True, text=True, stdout=subprocess.PIPE)
    return [(seconds, count) for seconds, count in json.loads(found.stdout)]


def seconds_of_advice(rng: Rng) -> float:
    """On a board as people build: hole tiles on rolled treasures, plain ones and joker anywhere."""
    roll, seat = rolled(rng), Seat(0, joker=True)
    cells = {TREASURE_CELLS[treasure - 1] for treasure in roll}
    for _ in range(1 + rng.below(7)):
        ways = [way for way in fitting(seat) if way.tile not in HOLE_TILES or way.at in cells]
        if ways:
            seat = Seat(0, (*seat.laid, ways[rng.below(len(ways))]), joker=True)
    return seconds(lambda: finished(outlook(roll, seat.laid, has_joker=True)))
