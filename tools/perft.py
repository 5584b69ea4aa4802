"""`python -m tools.perft`: counts the move sequences of every perft table anew and compares.

A table is a file tests/data/perft_*.json: `about`, `game`, and positions, each with its options
and how many sequences of 1, 2, 3... moves there are from it. Where `only` stands, only moves
whose text contains it are played. `--write` makes Shift's table anew: its positions too.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.game import Game, Json
from app.core.perft import perft
from app.games.registry import game_named
from tests.games.playout import played, start_of

DATA = Path(__file__).parents[1] / "tests" / "data"
SHIFT_POSITIONS = 50
SHIFT_DEPTH = 4
LONGEST_GAME = 2000
ABOUT = "Sequences of 1 to 4 legal moves (a shift is one, a walk is one); by tools/perft.py --write"


@dataclass(frozen=True)
class Line:
    """A position of a table, and its counts: `nodes[n]` for n + 1 moves."""

    game: Game
    options: Json
    position: Json
    nodes: tuple[int, ...]
    only: str = ""

    @property
    def state(self) -> Any:
        return self.game.state_from_json(self.position, self.options, 0)

    def counted(self, depth: int) -> int:
        if not self.only:
            return perft(self.game, self.state, depth)
        return _counted(self.game, self.state, depth, self.only)


def _counted(game: Game, state: Any, depth: int, only: str) -> int:
    moves = [move for move in game.legal_moves(state) if only in game.encode(move)]
    if depth == 1:
        return len(moves)
    return sum(_counted(game, game.apply(state, move).state, depth - 1, only) for move in moves)


def tables() -> dict[str, list[Line]]:
    """By the name of the file."""
    return {path.stem: list(_lines(path)) for path in sorted(DATA.glob("perft_*.json"))}


def _lines(path: Path) -> Iterator[Line]:
    table = json.loads(path.read_text())
    game, only = game_named(table["game"]), table.get("only", "")
    for entry in table["positions"]:
        yield Line(game, entry["options"], entry["position"], tuple(entry["nodes"]), only)


def shift_table() -> str:
    """One position a line."""
    lines = [json.dumps(_shift_entry(number)) for number in range(SHIFT_POSITIONS)]
    positions = ",\n  ".join(lines)
    return f'{{"about": "{ABOUT}",\n "game": "shift",\n "positions": [\n  {positions}]}}\n'


def _shift_entry(number: int) -> Json:
    """From the first position to the last but one of a game, shifts and walks by turns."""
    game, start = game_named("shift"), start_of("shift", 5 * number)
    states = [ply.before for ply in played(start, LONGEST_GAME)]
    chosen = (len(states) - 1) * (number % 5) // 4
    state = states[chosen ^ (number // 5 % 2) if 0 < chosen < len(states) - 1 else chosen]
    nodes = [perft(game, state, depth) for depth in range(1, SHIFT_DEPTH + 1)]
    return {"options": start.options, "nodes": nodes, "position": game.state_json(state)}


def has_passed(name: str, number: int, line: Line) -> bool:
    counts = tuple(line.counted(depth) for depth in range(1, len(line.nodes) + 1))
    verdict = "" if counts == line.nodes else f" but the table says {line.nodes}"
    print(f"{name} {number}: {' '.join(map(str, counts))}{verdict}")
    return not verdict


def main(arguments: list[str]) -> int:
    if arguments == ["--write"]:
        (DATA / "perft_shift.json").write_text(shift_table())
    passed = [
        has_passed(name, number, line)
        for name, lines in tables().items()
        for number, line in enumerate(lines)
    ]
    print(f"{sum(passed)} of {len(passed)} positions agree")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
