"""Races of Shift: three minutes against the clock, and a whole deal in the fewest turns.

Both are plain matches of one seat whose cards are looked for one after another. Against the clock
the most targets win. The par of a deal is the fewest turns there are, exactly, for who knows all
its targets (`in_order`); how much harder that is than to go from one to the next is its grade.
"""

from dataclasses import replace

from app.core.game import Json
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games import shift
from app.games.shift.moves import Move
from app.games.shift.notation import target_text
from app.games.shift.rules import apply
from app.games.shift.solving import quests, shortest_line
from app.games.shift.state import Hand, Phase, State
from app.games.shift.tiles import TARGETS
from app.solo.chance import rng_of
from app.solo.kinds import CLOCK, LIMIT_MS, Kind
from app.solo.puzzle import ALL, Puzzle, grade_of
from app.solo.shift.in_order import line_in_order
from app.solo.shift.task import COLORS, puzzle_of

CARDS = {"clock": len(TARGETS), "deal": 6}
DEEPEST = 6
STEPS = (1000, 875, 777, 727)
"""`ease` is par by the turns of who looks one target ahead, in thousandths: for 18 deals of 100 it
is the same, for 24, 29, 8 and 21 more it is less and less."""


def made(kind: Kind, seed: int) -> Thinking[Puzzle]:
    state = _dealt(kind, rng_of(kind, seed))
    cards = [target_text(card) for card in state.hands[0].cards]
    asked: Json = {"target": cards[0], "targets": cards}
    if kind == CLOCK:
        no_line = puzzle_of(
            (kind, seed), state, (), (ALL, 1), asked | {"seconds": LIMIT_MS // 1000}
        )
        return replace(no_line, par=len(cards))
    line = yield from line_in_order(state)
    one_by_one = yield from line_through(state)
    eased = ALL * len(line) // len(one_by_one)
    return puzzle_of((kind, seed), state, line, (eased, grade_of(eased, STEPS)), asked)


def _dealt(kind: Kind, rng: Rng) -> State:
    color = COLORS[rng.below(len(COLORS))]
    options = {
        "colors": [color.value], "first": 0, "cards": CARDS[kind.name], "ending": "last_card",
    }  # fmt: skip
    setup = shift.parsed_setup(1, options)
    state = shift.new_game(setup, rng.word())
    return replace(state, hands=(Hand(state.hands[0].cards),))


def line_through(state: State) -> Thinking[list[Move]]:
    """The shortest way to each card in its turn: who never looks farther than the next one."""
    line: list[Move] = []
    while state.phase is not Phase.OVER:
        part = yield from shortest_line(state, quests(state)[0], DEEPEST)
        for move in part or ():
            state = apply(state, move).state
            line.append(move)
        yield
    return line
