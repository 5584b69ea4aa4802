"""A task of Shift for one pawn: the state it begins with, and what the exact search says of it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.core.game import Json
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games import shift
from app.games.shift.maze import Maze
from app.games.shift.moves import Move
from app.games.shift.notation import encode
from app.games.shift.search import Answer, fewest_turns
from app.games.shift.solving import Quest, quests
from app.games.shift.state import Hand, State
from app.games.shift.tiles import Color
from app.solo.kinds import COLLECT, EXIT, PILOT, Kind
from app.solo.puzzle import Puzzle

COLORS = tuple(Color)


def options_for(kind: Kind, color: Color) -> Json:
    """The options of a match of one seat that ends when the task is done."""
    options: Json = {"colors": [color.value], "first": 0, "cards": 1, "ending": "last_card"}
    if kind == COLLECT:
        return options | {"cards": 3, "open_cards": True}
    if kind == EXIT:
        return options | {"ending": "any_exit"}
    return options | {"dark_pilot": kind == PILOT}


def dealt(kind: Kind, rng: Rng) -> State:
    """A fresh deal for a pawn on its corner; nothing is asked yet."""
    color = COLORS[rng.below(len(COLORS))]
    setup = shift.parsed_setup(1, options_for(kind, color))
    return replace(shift.new_game(setup, rng.word()), hands=(Hand(()),))


def laid(kind: Kind, color: Color, maze: Maze, pawn: int) -> State:
    """This maze with the pawn on this cell."""
    setup = shift.parsed_setup(1, options_for(kind, color))
    return State(setup, maze, (pawn,), None, (Hand(()),), turn=0)


def asking(state: State, *targets: int) -> State:
    return replace(state, hands=(Hand(targets),))


@dataclass(frozen=True, slots=True)
class Found:
    """The whole answer to a task that ends with one quest."""

    turns: int
    openings: int


def answered(state: State, depth: int, any_way: bool = True) -> Thinking[Answer | None]:
    """The fewest turns to the only thing asked for."""
    quest = quests(state)[0]
    return (
        yield from fewest_turns(
            state.maze, start_of(state, quest), quest.goal, quest.lies_at(state.maze),
            state.barred, depth, any_way,
        )
    )  # fmt: skip


def start_of(state: State, quest: Quest) -> int:
    """The cell of the pawn that goes, as a set."""
    pilot = state.pilot if quest.with_pilot else None
    return 1 << (state.pawns[0] if pilot is None else pilot)


def puzzle_of(
    named: tuple[Kind, int],
    state: State,
    line: Iterable[Move],
    graded: tuple[int, int],
    asked: Json,
    openings: int = 0,
) -> Puzzle:
    """Of this state, with a line that makes par, its ease and grade, and what is asked."""
    moves = tuple(encode(move) for move in line)
    (kind, seed), (eased, grade) = named, graded
    options, position = shift.options_of(state.setup), shift.state_json(state)
    par = len(moves) // 2
    return Puzzle(kind, seed, options, position, par, eased, grade, moves, openings, asked)


def openings_in(answer: Answer) -> int:
    """First turns, a push and a cell each, that keep par."""
    return sum(first.cells.bit_count() for first in answer.first_turns)
