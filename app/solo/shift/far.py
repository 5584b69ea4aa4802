"""Shift puzzles of four turns and more: too rare to be met by chance, so they come from a stock.

Six deals of 100,000 take four turns. From a seed one stored board is drawn, turned, mirrored where
it stays as far, varied tile by tile as long as it stays as far, and marked anew. Every one of
these boards is proven again by the exact search; only a proven one is given out.
"""

import json
from functools import cache
from pathlib import Path

from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.shift.goals import to_target
from app.games.shift.search import fewest_turns
from app.games.shift.state import State
from app.solo.chance import rng_of
from app.solo.kinds import Kind
from app.solo.puzzle import Puzzle
from app.solo.shift.bare import Bare, parsed_bare
from app.solo.shift.reach import as_puzzle
from app.solo.shift.task import COLORS, answered, asking, laid

STOCK = Path(__file__).parents[3] / "assets" / "puzzles" / "far.json"
VARIATIONS = 24
"""So many changes are tried, one after another; about half of them are kept."""


@cache
def stock(turns: int) -> tuple[Bare, ...]:
    """The stored boards that take so many turns."""
    texts: dict[str, list[str]] = json.loads(STOCK.read_text(encoding="utf-8"))
    return tuple(parsed_bare(text) for text in texts[str(turns)])


def made(kind: Kind, seed: int) -> Thinking[Puzzle]:
    rng = rng_of(kind, seed)
    boards = stock(kind.turns)
    bare = boards[rng.below(len(boards))]
    for _ in range(rng.below(4)):
        bare = bare.quarter_turned()
    if rng.below(2):
        bare = yield from _kept(bare, bare.mirrored(), kind.turns)
    for _ in range(VARIATIONS):
        bare = yield from _kept(bare, bare.varied(rng), kind.turns)
    state = marked_state(kind, bare, rng)
    answer = yield from answered(state, kind.turns, any_way=False)
    if answer is None or answer.turns != kind.turns:
        raise ValueError(f"a stored board is not as far as it says: {bare.text}")
    return (yield from as_puzzle(kind, seed, state, answer))


def marked_state(kind: Kind, bare: Bare, rng: Rng) -> State:
    """The task with marks and a colour dealt by lot."""
    maze, mark = bare.marked(rng)
    color = COLORS[rng.below(len(COLORS))]
    return asking(laid(kind, color, maze, bare.pawn), mark)


def _kept(bare: Bare, other: Bare, turns: int) -> Thinking[Bare]:
    """The other board if its target is exactly as far."""
    if not other.is_possible:
        return bare
    far = yield from turns_of_bare(other, turns)
    yield
    return other if far == turns else bare


def turns_of_bare(bare: Bare, depth: int) -> Thinking[int | None]:
    maze, mark = bare.marked(Rng(0))
    place = maze.targets[mark - 1]
    answer = yield from fewest_turns(
        maze, 1 << bare.pawn, to_target, place, None, depth, any_way=True
    )
    return answer.turns if answer else None
