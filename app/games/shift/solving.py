"""Shift's answer to `solve` (T2): the fewest turns for the seat to move, with one such line."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.core.errors import BadRequest
from app.core.forms import Form
from app.core.game import Json
from app.core.sides import turns_of
from app.core.thinking import Thinking
from app.games.shift.goals import Goal, cells_at, to_cell, to_exit, to_target
from app.games.shift.maze import (
    ARROWS,
    CELL_NAMED,
    ON_SPARE,
    Maze,
    cells_of,
    parsed_cell,
    pushed,
    pushed_cell,
    reachable,
)
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.notation import TARGET_TEXTS, encode, parsed_target
from app.games.shift.rules import findable, pawn_cell, walkers
from app.games.shift.search import Answer, FirstTurn, fewest_turns
from app.games.shift.state import Ending, Phase, State
from app.games.shift.tiles import DARK_CARDS, START_CELLS

DEEPEST = 5
DEFAULT_DEPTH = 4


@dataclass(frozen=True, slots=True)
class Quest:
    """What a pawn looks for: a target's tile, or a place (target 0)."""

    with_pilot: bool
    goal: Goal
    target: int = 0

    def lies_at(self, maze: Maze) -> int:
        return maze.targets[self.target - 1] if self.target else ON_SPARE


def quests(state: State) -> list[Quest]:
    """All that the seat to move may strive for now, by its own cards (S9, S14, S16, S10)."""
    if not state.hands[state.turn].cards:
        return [Quest(False, _ending_goal(state))]
    return [
        Quest(with_pilot, to_target, target)
        for with_pilot in walkers(state)
        for target in sorted(findable(state, with_pilot))
    ]


def _ending_goal(state: State) -> Goal:
    match state.setup.ending:
        case Ending.ANY_EXIT:
            return to_exit
        case Ending.AGREED_EXIT:
            return to_cell(state.setup.exit)
        case _:
            return to_cell(CELL_NAMED[START_CELLS[state.setup.colors[state.turn]]])


def solved(state: State, wanted: Json) -> Thinking[Json]:
    """`turns` and `moves` of a shortest line; both null where it takes more than `depth`."""
    form = Form(wanted, "bad_request")
    depth = form.whole("depth", range(1, DEEPEST + 1), DEFAULT_DEPTH)
    if state.phase is Phase.OVER:
        raise BadRequest("game_over")
    named = [_named_quest(state, form.text("target"))] if form.has("target") else quests(state)
    form.value("target")
    form.close()
    line = yield from nearest_line(state, named, depth)
    if not line:
        return {"turns": None, "moves": None}
    return {"turns": (len(line) + 1) // 2, "moves": [encode(move) for move in line]}


def _named_quest(state: State, text: str) -> Quest:
    """A target or a cell asked for by name, for a pawn that may walk there now (S16)."""
    pawns = walkers(state)
    if text not in TARGET_TEXTS:
        return Quest(pawns[0], to_cell(parsed_cell(text)))
    target = parsed_target(text)
    finder = target in DARK_CARDS
    return Quest(finder if finder in pawns else pawns[0], to_target, target)


def nearest_line(state: State, sought: Iterable[Quest], depth: int) -> Thinking[list[Move]]:
    """Moves of the fewest turns to any of these quests' ends; empty beyond the depth."""
    found = yield from nearest(state, sought, depth)
    return (yield from shortest_line(state, *found)) or [] if found else []


def nearest(
    state: State, sought: Iterable[Quest], depth: int
) -> Thinking[tuple[Quest, int] | None]:
    """The quest that takes the fewest turns, of equal ones the first, and how many."""
    found: tuple[Quest, int] | None = None
    for quest in sought:
        turns = yield from turns_needed(state, quest, found[1] - 1 if found else depth)
        if turns:
            found = quest, turns
        yield
    return found


def turns_needed(state: State, quest: Quest, depth: int) -> Thinking[int | None]:
    """The length of a shortest line, found much sooner than the line."""
    starts, is_begun = 1 << pawn_cell(state, quest.with_pilot), state.phase is Phase.WALK
    at = quest.lies_at(state.maze)
    if is_begun and depth > 0:
        starts = reachable(state.maze.planes, starts)
        if starts & cells_at(state.maze, quest.goal, at):
            return 1
    answer = yield from fewest_turns(
        state.maze, starts, quest.goal, at, state.barred, depth - is_begun, any_way=True
    )
    return answer.turns + is_begun if answer else None


def shortest_line(
    state: State, quest: Quest, depth: int, known: Answer | None = None
) -> Thinking[list[Move] | None]:
    """Moves of the fewest turns to the quest's end; a turn already begun counts as one.

    Who has all first turns of a whole turn already need not have them found again.
    """
    starts = 1 << pawn_cell(state, quest.with_pilot)
    if state.phase is not Phase.WALK:
        turns = yield from _turns(state.maze, starts, quest, state.barred, depth, known)
        return _moves(turns, quest) if turns else None
    starts = reachable(state.maze.planes, starts)
    ends = starts & cells_at(state.maze, quest.goal, quest.lies_at(state.maze))
    if ends:
        return [WalkTo(next(cells_of(ends)), quest.with_pilot)]
    turns = yield from _turns(state.maze, starts, quest, state.barred, depth - 1)
    if not turns:
        return None
    walk = WalkTo(_start_of(state.maze, starts, *turns[0]), quest.with_pilot)
    return [walk, *_moves(turns, quest)]


TurnTaken = tuple[PushIn, int]


def _turns(
    maze: Maze,
    starts: int,
    quest: Quest,
    barred: int | None,
    depth: int,
    answer: Answer | None = None,
) -> Thinking[list[TurnTaken] | None]:
    """The least line of whole turns: each is the least of all those that keep the count shortest.

    So it follows from the question alone, however the search walks: puzzles hold it (P3).
    """
    line: list[TurnTaken] = []
    while depth > 0:
        if answer is None:
            at = quest.lies_at(maze)
            answer = yield from fewest_turns(maze, starts, quest.goal, at, barred, depth)
        if answer is None:
            return None
        first = _least(maze, answer)
        cell = next(cells_of(first.cells))
        line.append((first.push, cell))
        maze = pushed(maze, first.push.arrow, first.push.openings)
        starts, barred, depth = 1 << cell, ARROWS[first.push.arrow].opposite, answer.turns - 1
        answer = None
    return line or None


def _least(maze: Maze, answer: Answer) -> FirstTurn:
    """The tile is turned as little as may be; then the first arrow counts, then the first cell."""
    turns = turns_of(maze.spare)

    def place(first: FirstTurn) -> tuple[int, int]:
        return turns.index(first.push.openings), first.push.arrow

    return min(answer.first_turns, key=place)


def _moves(turns: list[TurnTaken], quest: Quest) -> list[Move]:
    return [move for push, cell in turns for move in (push, WalkTo(cell, quest.with_pilot))]


def _start_of(maze: Maze, starts: int, push: PushIn, end: int) -> int:
    """The start from which this turn is possible: where the walk before it has to end."""
    planes = pushed(maze, push.arrow, push.openings).planes
    back = reachable(planes, 1 << end)
    return next(c for c in cells_of(starts) if back >> pushed_cell(c, push.arrow) & 1)
