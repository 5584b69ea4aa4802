"""Looks for the hardest boards of Shift by annealing: `nice -n 15 python -m tools.hunt out.json`.

A board is one arrangement of the 34 loose tiles, a pawn and a target. Its hardness is how many
turns the target takes; among equals, how few first turns (push and cell) lead there in so many and
how few ways these go on. What is found is proven by the same exact search as every puzzle, and
written down at once, so that the hunt may be stopped at any time.
"""

import argparse
import json
import math
import time
from dataclasses import dataclass, replace
from pathlib import Path

from app.core.rng import Rng
from app.core.sides import turned
from app.core.thinking import finished
from app.games.shift import search
from app.games.shift.boards import EVERY_ARROW
from app.games.shift.first_push import not_pushed_at
from app.games.shift.goals import to_target
from app.games.shift.maze import CELLS, ON_SPARE
from app.games.shift.sketch import as_it_lies, opened
from app.games.shift.tiles import DARK_TILE, LOOSE
from app.solo.shift.bare import Bare, parsed_bare

DEEPEST = 6
STEP = 20.0
"""A turn more weighs more than any number of ways."""
HOT, COLD = 1.2, 0.08
KEPT_FROM = 64
"""Boards with at most so many openings are written down, each time that these have halved."""
FRACTIONS = 1 << 32


@dataclass(frozen=True, slots=True)
class Hardness:
    """`openings` are first turns that keep par; `ways` counts each once an order of arrows."""

    turns: int
    openings: int
    ways: int

    @property
    def energy(self) -> float:
        return -STEP * self.turns + math.log2(self.openings) + math.log2(self.ways)


def hardness(board: Bare, at_least: int = 1) -> Hardness | None:
    """None where the target takes fewer turns than `at_least`."""
    maze, mark = board.marked(Rng(0))
    at, starts = maze.targets[mark - 1], 1 << board.pawn
    near = search.fewest_turns(maze, starts, to_target, at, None, at_least - 1, any_way=True)
    if finished(near):
        return None
    question = search.Question(maze, starts, to_target, at, None)
    sketch = opened(as_it_lies(maze, starts, at, None, to_target.cells))
    for turns in range(at_least, DEEPEST + 1):
        possible = search.possible_ways(sketch, to_target, turns - 1)
        openings, ways = _counted(question, {way[1:] for way in possible if way})
        if openings:
            return Hardness(turns, openings, ways)
    raise ValueError(f"more than {DEEPEST} turns: {board.text}")


def _counted(question: search.Question, ways: set[search.Arrows]) -> tuple[int, int]:
    boards, reach = search.begun(question, EVERY_ARROW)
    united, count = 0, 0
    for arrows in sorted(ways):
        won = search.winning(boards, arrows, question.goal) & reach
        if arrows:
            won &= not_pushed_at(arrows[0], boards.size, EVERY_ARROW)
        united |= won
        count += won.bit_count()
    return united.bit_count(), count


def dealt(rng: Rng) -> Bare:
    tiles = [turned(sides, rng.below(4)) for sides, _ in (DARK_TILE, *LOOSE)]
    return _placed(Bare(tuple(rng.shuffled(tiles)), rng.below(len(CELLS)), ON_SPARE), rng)


def changed(board: Bare, rng: Rng) -> Bare:
    """A neighbour: two tiles swapped, one turned, the pawn or the target moved."""
    kind = rng.below(20)
    if kind == 0:
        return replace(board, pawn=CELLS[rng.below(len(CELLS))])
    if kind == 1:
        return _placed(board, rng)
    other = board.varied(rng)
    return other if other.is_possible else board


def _placed(board: Bare, rng: Rng) -> Bare:
    """With the target where one can lie."""
    while True:
        other = replace(board, place=rng.below(len(CELLS) + 1) - 1)
        if other.is_possible:
            return other


@dataclass
class Hunt:
    rng: Rng
    out: Path
    ends: float
    tried: int = 0

    def __post_init__(self) -> None:
        self.found: list[dict[str, object]] = []
        self.best: list[tuple[float, Bare]] = []

    def run(self, seconds: float) -> None:
        """Descents from fresh boards; every third goes on from one of the best so far."""
        for number in range(1 << 30):
            if time.monotonic() >= self.ends:
                return
            if number % 3 == 2 and self.best:
                _, board = self.best[self.rng.below(min(4, len(self.best)))]
                self._descend(number, board, seconds, HOT / 2)
            else:
                self._descend(number, dealt(self.rng), seconds, HOT)

    def _descend(self, number: int, board: Bare, seconds: float, hot: float) -> None:
        begun = time.monotonic()
        end = min(begun + seconds, self.ends)
        now = hardness(board) or Hardness(0, 1, 1)
        best, best_board, kept = now, board, KEPT_FROM * 2
        while (clock := time.monotonic()) < end:
            heat = hot * (COLD / hot) ** ((clock - begun) / seconds)
            other = changed(board, self.rng)
            found = hardness(other, now.turns)
            self.tried += 1
            if found is None:
                continue
            worse = found.energy - now.energy
            if worse > 0 and self.rng.below(FRACTIONS) / FRACTIONS >= math.exp(-worse / heat):
                continue
            board, now = other, found
            if now.turns >= 4 and now.openings <= kept // 2:
                kept = now.openings
                self._write(number, board, now)
            if now.energy < best.energy:
                best, best_board = now, board
                if now.turns > 4:
                    self._write(number, board, now)
        self._write(number, best_board, best)
        self.best.append((best.energy, best_board))
        self.best.sort(key=lambda each: each[0])

    def _write(self, number: int, board: Bare, found: Hardness) -> None:
        self.found.append(
            {
                "run": number,
                "turns": found.turns,
                "openings": found.openings,
                "ways": found.ways,
                "tried": self.tried,
                "board": board.text,
            }
        )
        self.out.write_text(json.dumps(self.found, indent=1) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--descent", type=float, default=150, help="seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--board", help="only tells how hard this board is")
    asked = parser.parse_args()
    if asked.board:
        print(hardness(parsed_bare(asked.board)))
        return
    hunt = Hunt(Rng(asked.seed), asked.out, time.monotonic() + 60 * asked.minutes)
    hunt.run(asked.descent)
    print(f"{hunt.tried} boards tried")


if __name__ == "__main__":
    main()
