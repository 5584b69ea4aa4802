"""Shift puzzles of one quest, from a seed: reach the target, the way out, the dark pilot (P1)."""

from app.core.game import Json
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.shift.notation import target_text
from app.games.shift.search import Answer
from app.games.shift.solving import quests, shortest_line
from app.games.shift.state import State
from app.games.shift.tiles import DARK_CARDS, TARGETS
from app.solo.chance import rng_of
from app.solo.kinds import EXIT, PILOT, Kind
from app.solo.puzzle import Puzzle
from app.solo.shift.grading import graded
from app.solo.shift.sight import shares
from app.solo.shift.task import answered, asking, dealt, openings_in, puzzle_of

PARS = {EXIT: (1, 2, 2, 2), PILOT: (1, 2, 2, 2, 2, 3)}
"""How many turns it takes, drawn by lot, where the kind does not say."""


def made(kind: Kind, seed: int) -> Thinking[Puzzle]:
    rng = rng_of(kind, seed)
    turns = kind.turns
    if kind in PARS:
        turns = PARS[kind][rng.below(len(PARS[kind]))]
    state, answer = yield from _found(kind, turns, rng)
    return (yield from as_puzzle(kind, seed, state, answer))


def _found(kind: Kind, turns: int, rng: Rng) -> Thinking[tuple[State, Answer]]:
    """The first task of fresh deals that takes exactly so many turns, with all its first turns."""
    while True:
        state = dealt(kind, rng)
        for task in _tasks(kind, state, rng):
            answer = yield from answered(task, turns)
            yield
            if answer and answer.turns == turns:
                whole = yield from answered(task, turns, any_way=False)
                if whole:
                    return task, whole


def _tasks(kind: Kind, state: State, rng: Rng) -> list[State]:
    if kind == EXIT:
        return [state]
    targets = sorted(DARK_CARDS) if kind == PILOT else TARGETS
    return [asking(state, target) for target in rng.shuffled(targets)]


def as_puzzle(kind: Kind, seed: int, state: State, answer: Answer) -> Thinking[Puzzle]:
    """With a line that makes par, and its grade, for a task whose whole answer is known."""
    line = yield from shortest_line(state, quests(state)[0], answer.turns, answer)
    done = yield from shares(state, answer.turns, answer)
    cards = state.hands[0].cards
    asked: Json = {"target": target_text(cards[0]) if cards else None}
    openings = openings_in(answer)
    return puzzle_of((kind, seed), state, line or (), graded(kind, done), asked, openings)
