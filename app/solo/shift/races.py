"""Races of Shift: three minutes against the clock, and a whole deal in the fewest turns.

Both are plain matches of one seat whose cards are looked for one after another. Against the clock
the most targets win. The par of a deal is the sum of the exact shortest ways, target after target
on the way that the search takes first; who plans ahead can do better than that.
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
from app.solo.shift.task import COLORS, puzzle_of

CARDS = {"clock": len(TARGETS), "deal": 6}
DEEPEST = 6
STEPS = (667, 600, 546, 500)
"""Of six cards a par of 9 is easy, one of 13 hard: `ease` is cards a turn, in thousandths."""


def made(kind: Kind, seed: int) -> Thinking[Puzzle]:
    state = _dealt(kind, rng_of(kind, seed))
    cards = [target_text(card) for card in state.hands[0].cards]
    asked: Json = {"target": cards[0], "targets": cards}
    if kind == CLOCK:
        no_line = puzzle_of(
            (kind, seed), state, (), (ALL, 1), asked | {"seconds": LIMIT_MS // 1000}
        )
        return replace(no_line, par=len(cards))
    line = yield from line_through(state)
    eased = ALL * len(cards) // (len(line) // 2)
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
    """The shortest way to each card in its turn."""
    line: list[Move] = []
    while state.phase is not Phase.OVER:
        part = yield from shortest_line(state, quests(state)[0], DEEPEST)
        for move in part or ():
            state = apply(state, move).state
            line.append(move)
        yield
    return line
