"""The fewest turns to a target, exactly, and every first turn that achieves it.

Which arrows to push at is found on boards where it is left open how the tiles that go in are
turned (`sketch`): few orders of arrows remain on which a way is possible at all. For these alone
real tiles are pushed in, in all their turns, and the search runs backwards from the goal:
`winning` gives, for every board, the set of cells from which these pushes win. Where they meet
what the pawn reaches after the first push there is a first turn. It is one pawn's search, with
nobody else moving between the turns.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from app.core.sides import turns_of
from app.core.thinking import Thinking
from app.games.shift.boards import (
    EVERY_ARROW,
    LANE,
    OPPOSITES,
    TURNS,
    Boards,
    boards_in,
    joins,
    push_at,
    pushed,
    reachable,
    ridden,
    single,
    united,
)
from app.games.shift.first_push import first_pushed, first_reached, not_pushed_at, parted
from app.games.shift.goals import Goal
from app.games.shift.last_push import one_push_away
from app.games.shift.maze import ALL, Maze, flooded, flooded_until
from app.games.shift.maze import joins as single_joins
from app.games.shift.moves import PushIn
from app.games.shift.sketch import (
    AT_ONE,
    AT_SIDE,
    MOST,
    THE_FIRST,
    TWELVE,
    Sketch,
    as_it_lies,
    laid_so,
    opened,
    pushed_on,
    standing_at,
    with_spares,
)

Arrows = tuple[int, ...]

DEEP = 4
"""With so many pushes after the first one not all first ones are tried at once: a slice would take
longer than a frame."""
BY_SIDE = tuple(EVERY_ARROW[number : number + 3] for number in range(0, len(EVERY_ARROW), 3))


class FirstTurn(NamedTuple):
    """A push and the set of cells to walk to after it."""

    push: PushIn
    cells: int


class Answer(NamedTuple):
    """How many turns it takes, and the ways to begin."""

    turns: int
    first_turns: tuple[FirstTurn, ...]


class Question(NamedTuple):
    """One pawn's: on this maze, from any of `starts`, with an arrow barred or none."""

    maze: Maze
    starts: int
    goal: Goal
    target: int
    barred: int | None


def fewest_turns(
    maze: Maze,
    starts: int,
    goal: Goal,
    target: int,
    barred: int | None,
    depth: int,
    any_way: bool = False,
) -> Thinking[Answer | None]:
    """The answer for a pawn on any of `starts`, or None if it takes more than `depth` turns.

    `target` is where the target's tile lies; goals that look for a place leave it at ON_SPARE.
    With `any_way` the answer has not all first turns but what is found first, much sooner.
    """
    if depth < 1:
        return None
    lying = as_it_lies(maze, starts, target, barred, goal.cells)
    if any_way and (hits := _hits(lying, goal)):
        return Answer(1, (_first_turn(maze, hits),))
    question = Question(maze, starts, goal, target, barred)
    at_most = opened(lying)
    if any_way and (turned := _turned(question, lying, _hits(at_most, goal))):
        return Answer(1, (turned,))
    for turns in range(1 + any_way, depth + 1):
        if any_way and turns == 2 and (cells := _two_turns_away(question, lying)):
            return Answer(turns, (_first_turn(maze, cells),))
        possible = possible_ways(at_most, goal, turns - 1)
        first_turns = yield from (_some if any_way else _all)(question, possible)
        if first_turns:
            return Answer(turns, first_turns)
        yield
    return None


def _hits(sketch: Sketch, goal: Goal, boards: int = TWELVE) -> int:
    return goal.cells(boards, sketch.planes, sketch.target) & sketch.reach


def _first_turn(maze: Maze, cells: int) -> FirstTurn:
    """Of the boards after the first push, its tile as it lay, the first one in the set."""
    board = ((cells & -cells).bit_length() - 1) // LANE
    return FirstTurn(_push_in(board, maze.spare), cells >> LANE * board & ALL)


@cache
def _push_in(arrow: int, openings: int) -> PushIn:
    """Made once each: that saves a twentieth of a short answer."""
    return PushIn(arrow, openings)


def _two_turns_away(question: Question, lying: Sketch) -> int:
    """Cells after the first push from which a second one wins, neither tile being turned.

    Of ten questions that take two turns nine have such an answer.
    """
    before = with_spares(question.maze, lying)
    for onward in AT_SIDE:
        after = pushed_on(before, onward, goal=question.goal.cells)
        if hits := _hits(after, question.goal, onward.boards):
            ends = flooded(hits, *joins(after.planes, onward.boards))
            return united(ridden(ends, onward.back), TWELVE, MOST) & lying.reach
    return 0


Tried = tuple[FirstTurn, ...]


def possible_ways(
    sketch: Sketch, goal: Goal, pushes: int, then: Arrows = ()
) -> Iterator[Arrows | None]:
    """The arrows of every way with so many more pushes that may lead to the goal.

    None comes between them: a place to pause.
    """
    last = then[-1] if then else THE_FIRST
    if pushes == 0:
        for board in boards_in(_hits(sketch, goal)):
            yield (board,)
    elif pushes == 1:
        for onward in AT_SIDE:
            after = pushed_on(sketch, onward, last)
            for board in boards_in(_hits(after, goal, onward.boards)):
                yield (board % TWELVE, *then, onward.arrows[board // TWELVE])
            yield None
    else:
        for onward in AT_ONE:
            if onward.allowed[last]:
                after = pushed_on(sketch, onward, last)
                yield from possible_ways(after, goal, pushes - 1, (*then, *onward.arrows))


def _some(question: Question, possible: Iterator[Arrows | None]) -> Thinking[Tried]:
    """The first turns of the first way that real tiles can go."""
    for way in possible:
        if way is None:
            yield
            continue
        boards, reach = begun(question, way[:1])
        wins = winning(boards, way[1:], question.goal) & reach
        if wins:
            return _parted(question, way[:1], wins)
        yield
    return ()


def _turned(question: Question, lying: Sketch, hits: int) -> FirstTurn | None:
    """A push that wins at once, its tile turned: of the few boards with hits one after another."""
    maze, goal = question.maze, question.goal
    for arrow in boards_in(hits):
        standing = standing_at(question.starts, arrow)
        target = lying.target >> LANE * arrow & ALL
        for openings in turns_of(maze.spare):
            if openings != maze.spare:
                planes = laid_so(lying, arrow, openings)
                ends = goal.cells(1, planes, target)
                reach = flooded_until(standing, *single_joins(planes), ends)
                if reach & ends:
                    return FirstTurn(_push_in(arrow, openings), reach & ends)
    return None


def _all(question: Question, possible: Iterator[Arrows | None]) -> Thinking[Tried]:
    """All first turns; ways that differ in their first arrow only are tried together."""
    following: dict[Arrows, None] = {}
    for way in possible:
        if way is None:
            yield
        else:
            following[way[1:]] = None
    if not following:
        return ()
    tried: Tried = ()
    for first in BY_SIDE if len(next(iter(following))) >= DEEP else (EVERY_ARROW,):
        boards, reach = begun(question, first)
        wins = 0
        for arrows in following:
            won = winning(boards, arrows, question.goal)
            wins |= won & not_pushed_at(arrows[0], boards.size, first) if arrows else won
            yield
        tried += _parted(question, first, wins & reach)
    return tried


def begun(question: Question, arrows: Arrows) -> tuple[Boards, int]:
    """The boards after a first push at these arrows, and where the pawn can be on them."""
    maze = question.maze
    boards = first_pushed(maze, single(maze, question.target), arrows)
    return boards, first_reached(maze, boards, arrows, question.starts, question.barred)


def _parted(question: Question, arrows: Arrows, wins: int) -> Tried:
    return tuple(FirstTurn(*part) for part in parted(question.maze, arrows, wins))


def winning(boards: Boards, arrows: Arrows, goal: Goal) -> int:
    """The cells from which pushes at these arrows lead to the goal; without any, the goal itself.

    Every push but the last is made in all turns of the spare, each on boards of its own.
    """
    if not arrows:
        return goal.cells(boards.size, boards.planes, boards.target)
    arrow, *others = arrows
    if not others:
        return one_push_away(boards, arrow, goal.cells, goal.is_outside)
    after = pushed(boards, arrow)
    wins = reachable(after, winning(after, tuple(others), goal))
    back = ridden(wins, push_at((OPPOSITES[arrow],), after.size))
    return united(back, boards.size, TURNS)
