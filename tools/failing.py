"""How often the bots below master fail to make par, puzzle by puzzle, in two samples.

`python -m tools.failing [KIND...]` plays them anew and writes tests/data/failing.json; without
kinds all of them, in some half an hour. Then it tells how samples and grades rank alike, as in
docs/grades.md. The seeds are others than those that the steps of the grades were measured on.
"""

import json
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from app.bots.levels import Level, chosen_move
from app.core.thinking import finished
from app.games import connect, go, shift
from app.games.go.moves import Claim, StartBuilding
from app.games.registry import game_named
from app.games.shift.state import Phase
from app.solo.grades import name_of
from app.solo.kinds import COLLECT, EXIT, ONE_LAY, PILOT, REACH, ROLL, TWO_LAYS, Kind
from app.solo.making import made
from app.solo.puzzle import Puzzle

STORED = Path(__file__).parents[1] / "tests" / "data" / "failing.json"
FIRST, COUNT = 900, 40
BELOW_MASTER = (Level.EASY, Level.MEDIUM, Level.HARD)
RUNS: dict[Kind, tuple[int, int, int]] = {
    REACH[0]: (3000, 1, 1),
    EXIT: (300, 300, 1),
    PILOT: (300, 300, 1),
    REACH[1]: (300, 300, 1),
    COLLECT: (20, 200, 1),
    REACH[2]: (20, 1000, 1),
    REACH[3]: (1, 2000, 1),
    ONE_LAY: (160, 160, 1),
    TWO_LAYS: (40, 40, 8),
    ROLL: (60, 60, 60),
}
"""How often each strength plays a puzzle in a sample: once where it always does the same, or never
makes par but by a chance of thousands."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Of the puzzles from FIRST on: their grades, and how many bots fail, in thousandths (of Go's
    rolls, that all bots solve in the end: the moves they need)."""

    grades: list[int]
    one: list[int]
    other: list[int]


def measured(kind: Kind, count: int = COUNT) -> Measured:
    puzzles = [finished(made(kind, FIRST + number)) for number in range(count)]
    samples = [[failing(each, sample) for each in puzzles] for sample in (1, 2)]
    return Measured([each.grade for each in puzzles], *samples)


def failing(each: Puzzle, sample: int, fewer: int = 1) -> int:
    """Thousandths, or moves, of all three strengths together, played one of `fewer` times."""
    play, sums = PLAYS[each.kind.game], 0.0
    for level, runs in zip(BELOW_MASTER, RUNS[each.kind], strict=True):
        times = -(-runs // fewer)
        first = 10_000 * sample
        sums += sum(play(each, level, seed) for seed in range(first, first + times)) / times
    return round(1000 * sums / len(BELOW_MASTER))


def fails_in_par(each: Puzzle, level: Level, seed: int) -> bool:
    state = begun(each)
    for number in range(2 * each.par):
        thought = chosen_move("shift", shift.observe(state, 0), level, 1000 * seed + number)
        state = shift.apply(state, finished(thought)).state
        if state.phase is Phase.OVER:
            return False
    return True


def takes_less(each: Puzzle, level: Level, seed: int) -> bool:
    state = begun(each)
    before, number = len(state.taken[0]), 0
    while not state.winners:
        thought = chosen_move("connect", connect.observe(state, 0), level, 1000 * seed + number)
        state = connect.apply(state, finished(thought)).state
        number += 1
    return len(state.taken[0]) - before < each.par


def moves_needed(each: Puzzle, level: Level, seed: int) -> int:
    """Tiles laid and lifted until the roll is claimed."""
    state, moves = go.apply(begun(each), StartBuilding()).state, 0
    while True:
        thought = chosen_move("go", go.observe(state, 0), level, 1000 * seed + moves)
        move = finished(thought)
        if isinstance(move, Claim):
            return moves
        state = go.apply(state, move).state
        moves += 1


PLAYS: dict[str, Callable[[Puzzle, Level, int], int]] = {
    "shift": fails_in_par,
    "connect": takes_less,
    "go": moves_needed,
}


def begun(each: Puzzle) -> Any:
    """The state that it begins with."""
    game = game_named(each.kind.game)
    return game.state_from_json(each.position, each.options, each.rolling)


def ranks(values: Sequence[float]) -> list[float]:
    """Equal values share the middle of their ranks."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    place = 0
    for _, group in groupby(order, key=values.__getitem__):
        equal = list(group)
        for each in equal:
            found[each] = place + (len(equal) - 1) / 2
        place += len(equal)
    return found


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's."""
    a, b = ranks(one), ranks(other)
    middle = (len(a) - 1) / 2
    products = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    squares = [sum((x - middle) ** 2 for x in each) for each in (a, b)]
    return products / math.sqrt(squares[0] * squares[1])


def stored() -> dict[str, Measured]:
    told = json.loads(STORED.read_text(encoding="utf-8"))
    return {name: Measured(**each) for name, each in told.items()}


def main(names: list[str]) -> None:
    known = stored() if STORED.exists() else {}
    for kind in RUNS:
        name = name_of(kind)
        if name in names or not names:
            known[name] = measured(kind)
            told = {each: asdict(found) for each, found in known.items()}
            STORED.write_text(json.dumps(told) + "\n", encoding="utf-8")
        if found := known.get(name):
            print(f"{name:8}", *map("{:.2f}".format, correlations(found)))


def correlations(found: Measured) -> tuple[float, float, float]:
    """Of the samples with each other, and of the grades with each."""
    pairs = (found.one, found.other), (found.grades, found.one), (found.grades, found.other)
    one, other, third = (rank_correlation(*pair) for pair in pairs)
    return one, other, third


if __name__ == "__main__":
    main(sys.argv[1:])
