"""Makes the packs of the voyage anew: `python -m tools.voyage`.

With what a hunt wrote down (`python -m tools.voyage found.json`) it makes the stock and the last
pack too; without, these stay as they are.

far.json is the stock of boards of four turns and more, by turns: those of the hunt and the rare
deals that the bench keeps. voyage.json has the packs: of puzzles from seeds the packs before the
last, each from a narrower band of ease, and the hardest boards for the last.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice, pairwise
from pathlib import Path

from app.core.thinking import finished
from app.games import shift
from app.games.shift.maze import openings_at
from app.solo.kinds import COLLECT, EXIT, IN_A_PACK, PILOT, REACH, Kind
from app.solo.making import made
from app.solo.puzzle import Puzzle
from app.solo.shift.bare import FREE, Bare, parsed_bare
from app.solo.shift.far import STOCK, turns_of_bare
from app.solo.voyage import STORED
from app.solo.voyage import packs as stored_packs
from tools.bench.far_targets import FAR_TARGETS
from tools.hunt import Hardness

BANDS = (
    (1000, 880, (REACH[0],)),
    (880, 820, (REACH[0], EXIT)),
    (820, 760, (REACH[0], EXIT, PILOT)),
    (760, 650, (REACH[1], EXIT, PILOT)),
    (650, 590, (REACH[1], PILOT)),
    (590, 550, (REACH[1], PILOT)),
    (550, 520, (REACH[1], COLLECT)),
    (520, 480, (REACH[1], REACH[2], COLLECT)),
    (480, 430, (REACH[2], PILOT)),
    (430, 350, (REACH[2], PILOT)),
    (350, 200, (REACH[2], REACH[3], REACH[3])),
)
"""Of each pack but the last: the ease it begins with, the ease it stays above, and its kinds."""
FOUR_IN_THE_LAST = 10
MOST_OF_A_RUN = 4
LIKE = 10
"""Boards that differ in fewer tiles are the same find."""


@dataclass(frozen=True, slots=True)
class Found:
    board: Bare
    turns: int
    openings: int
    ways: int
    run: int


def found_in(path: Path) -> list[Found]:
    """The boards of a hunt, the hardest first; of like ones only the hardest."""
    told = json.loads(path.read_text())
    numbers = ("turns", "openings", "ways", "run")
    every = [Found(parsed_bare(each["board"]), *(each[n] for n in numbers)) for each in told]
    kept: list[Found] = []
    for each in sorted(every, key=lambda e: Hardness(e.turns, e.openings, e.ways).energy):
        if not any(_is_like(each, other) for other in kept):
            kept.append(each)
    return kept


def _is_like(one: Found, other: Found) -> bool:
    pairs = zip(one.board.tiles, other.board.tiles, strict=True)
    return one.turns == other.turns and sum(a != b for a, b in pairs) < LIKE


def rare_deals() -> Iterator[Bare]:
    for seed, color, target in FAR_TARGETS:
        setup = shift.parsed_setup(1, {"colors": [color]})
        state = shift.new_game(setup, seed)
        tiles = (*(openings_at(state.maze.planes, cell) for cell in FREE), state.maze.spare)
        yield Bare(tiles, state.pawns[0], state.maze.targets[target - 1])


def stock(found: list[Found]) -> dict[str, list[str]]:
    far: dict[str, list[str]] = {"4": [], "5": []}
    boards = [(each.turns, each.board) for each in found if each.turns >= 4]
    for turns, board in [*boards, *((4, board) for board in rare_deals())]:
        if finished(turns_of_bare(board, turns)) != turns:
            raise ValueError(f"not {turns} turns: {board.text}")
        far[str(turns)].append(board.text)
    return far


def pack(highest: int, lowest: int, kinds: tuple[Kind, ...], number: int) -> list[Puzzle]:
    """As many of each kind as may be, from the easiest to the hardest."""
    share = -(-IN_A_PACK // len(kinds))
    chosen: list[Puzzle] = []
    for place, kind in enumerate(kinds):
        fitting = (
            puzzle
            for seed in count(1000 * number + 100_000 * place)
            if lowest <= (puzzle := finished(made(kind, seed))).ease < highest
        )
        chosen += islice(fitting, min(share, IN_A_PACK - len(chosen)))
    return sorted(chosen, key=lambda puzzle: -puzzle.ease)


def hardest(found: list[Found]) -> list[str]:
    """Boards of four turns with the fewest openings, then those of five, the hardest last."""
    four = [each for each in found if each.turns == 4][:FOUR_IN_THE_LAST]
    runs = {each.run for each in found}
    of_runs = [[each for each in found if each.turns > 4 and each.run == run] for run in runs]
    five = [each for of_run in of_runs for each in of_run[:MOST_OF_A_RUN]]
    five.sort(key=lambda each: Hardness(each.turns, each.openings, each.ways).energy)
    last = [*four[::-1], *five[: IN_A_PACK - len(four)][::-1]]
    return [each.board.text for each in last]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("found", type=Path, nargs="?")
    hunted = parser.parse_args().found
    last: Sequence[str] = stored_packs()[-1]
    if hunted:
        found = found_in(hunted)
        STOCK.write_text(json.dumps(stock(found), indent=0) + "\n")
        last = hardest(found)
    packs = [pack(*band, number) for number, band in enumerate(BANDS, start=1)]
    for one, other in pairwise(packs):
        if min(p.ease for p in one) < max(p.ease for p in other):
            raise ValueError("the packs do not rise")
    stored = [[puzzle.code.replace("-", "") for puzzle in each] for each in packs]
    STORED.write_text(json.dumps([*stored, last], indent=0) + "\n")


if __name__ == "__main__":
    main()
