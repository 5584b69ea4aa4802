"""Shift's "collect three": three targets in any order, in the fewest turns, proven (P1)."""

from app.core.game import Json
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.shift.gathering import Stage, gathered, within
from app.games.shift.moves import Move
from app.games.shift.notation import target_text
from app.games.shift.state import State
from app.games.shift.tiles import TARGETS
from app.solo.chance import rng_of
from app.solo.kinds import Kind
from app.solo.puzzle import Puzzle
from app.solo.shift.gatherers import shares
from app.solo.shift.grading import graded
from app.solo.shift.task import asking, dealt, puzzle_of

WANTED = 3
PARS = (3, 4, 4)
MOST_SLICES = 400
"""A deal that takes longer to read is passed over: counted in slices, the same everywhere."""


def made(kind: Kind, seed: int) -> Thinking[Puzzle]:
    rng = rng_of(kind, seed)
    par = PARS[rng.below(len(PARS))]
    state, line = yield from _found(kind, par, rng)
    done = yield from shares(state, par)
    cards = [target_text(card) for card in state.hands[0].cards]
    asked: Json = {"target": None, "targets": cards}
    return puzzle_of((kind, seed), state, line, graded(kind, done), asked)


def _found(kind: Kind, par: int, rng: Rng) -> Thinking[tuple[State, list[Move]]]:
    """The first of fresh deals that takes exactly so many turns."""
    while True:
        state = dealt(kind, rng)
        state = asking(state, *rng.shuffled(TARGETS)[:WANTED])
        line = yield from _line(state, par)
        if line and len(line) == 2 * par:
            return state, line


def _line(state: State, most: int) -> Thinking[list[Move] | None]:
    """A shortest line, or None where it takes more turns, or too long to read."""
    left = frozenset(state.hands[0].cards)
    stage = Stage(state.maze, 1 << state.pawns[0], state.barred, left)
    return (yield from within(gathered(stage, most), MOST_SLICES))
