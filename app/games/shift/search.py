"""The fewest turns to a target, exactly, and every first turn that achieves it.

Which arrows to push at is found on boards where it is left open how the tiles that go in are
turned (`sketch`): few orders of arrows remain on which a way is possible at all. For these alone
real tiles are pushed in, in all their turns, and the search runs backwards from the goal:
`winning` gives, for every board, the set of cells from which these pushes win. Where they meet
what the pawn reaches after the first push there is a first turn. It is one pawn's search, with
nobody else moving between the turns.
"""

from collections.abc import Iterator, Sequence
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
from app.games.shift.maze import ALL, SIZE, Maze, flooded, flooded_until
from app.games.shift.moves import PushIn
from app.games.shift.sketch import (
    AT_ONE,
    AT_SIDE,
    MOST,
    THE_FIRST,
    TWELVE,
    Onward,
    Sketch,
    as_it_lies,
    boards_at,
    opened,
    planes_at,
    pushed_on,
    standing_at,
    thrice,
    turned_in,
    with_spares,
)

Arrows = tuple[int, ...]

DEEP = 4
"""With so many pushes after the first one not all first ones are tried at once: a slice would take
longer than a frame."""
BY_SIDE = tuple(EVERY_ARROW[number : number + 3] for number in range(0, len(EVERY_ARROW), 3))


LOCKED_IN = 2 * TWELVE
"""A pawn on fewer cells after the first push, on all boards taken together, seldom gets far."""


class FirstTurn(NamedTuple):
    """A push and the set of cells to walk to after it."""

    push: PushIn
    cells: int


Tried = tuple[FirstTurn, ...]


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
    at_most = opened(lying)
    if any_way:
        for arrow in boards_in(_hits(at_most, goal)):
            if turned := _first_of(maze, starts, goal, lying, (arrow,)):
                return Answer(1, turned)
    for turns in range(1 + any_way, depth + 1):
        if any_way and turns == 2:
            first_turns = yield from _two_turns(maze, starts, goal, lying, at_most)
        elif any_way:
            possible = possible_ways(at_most, goal, turns - 1)
            first_turns = yield from _some(maze, starts, goal, lying, possible)
        else:
            question = Question(maze, starts, goal, target, barred)
            first_turns = yield from _all(question, possible_ways(at_most, goal, turns - 1))
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


def _two_turns(
    maze: Maze, starts: int, goal: Goal, lying: Sketch, at_most: Sketch
) -> Thinking[Tried]:
    """A first turn of two.

    Of ten questions that take two nine have an answer without turning a tile; a pawn that is
    locked in has it too seldom to be worth the time.
    """
    if lying.reach.bit_count() >= LOCKED_IN:
        lain = thrice(with_spares(maze, lying))
        for onward in AT_SIDE:
            if wins := _unturned(lain, goal, onward):
                return (_first_turn(maze, wins & lying.reach),)
        yield
    at_most = thrice(at_most)
    for onward in AT_SIDE:
        for way in _ways_at(onward, at_most, goal, ()):
            if tried := _first_of(maze, starts, goal, lying, way):
                return tried
            yield
    return ()


def _unturned(lain: Sketch, goal: Goal, onward: Onward) -> int:
    """Cells after the first push from which this one wins, neither tile being turned."""
    after = pushed_on(lain, onward, goal=goal.cells)
    hits = _hits(after, goal, onward.boards)
    if not hits:
        return 0
    ends = flooded(hits, *joins(after.planes, onward.boards))
    return united(ridden(ends, onward.back), TWELVE, MOST)


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
        sketch = thrice(sketch)
        for onward in AT_SIDE:
            yield from _ways_at(onward, sketch, goal, then)
            yield None
    else:
        for onward in AT_ONE:
            if onward.allowed[last]:
                after = pushed_on(sketch, onward, last)
                yield from possible_ways(after, goal, pushes - 1, (*then, *onward.arrows))


def _ways_at(onward: Onward, sketch: Sketch, goal: Goal, then: Arrows) -> Sequence[Arrows]:
    after = pushed_on(sketch, onward, then[-1] if then else THE_FIRST)
    if not (hits := _hits(after, goal, onward.boards)):
        return ()
    last = onward.arrows
    return [(board % TWELVE, *then, last[board // TWELVE]) for board in boards_in(hits)]


def _some(
    maze: Maze, starts: int, goal: Goal, lying: Sketch, possible: Iterator[Arrows | None]
) -> Thinking[Tried]:
    """A first turn of the first way that real tiles can go."""
    for way in possible:
        if way and (tried := _first_of(maze, starts, goal, lying, way)):
            return tried
        yield
    return ()


def _first_of(maze: Maze, starts: int, goal: Goal, lying: Sketch, way: Arrows) -> Tried:
    """A first turn of this way, if real tiles can go it."""
    arrow = way[0]
    size, times, _, _, has_east, has_south = tile = turned_in(arrow, maze.spare)
    north, east, south, west = planes = planes_at(lying, arrow, tile)
    target = (lying.target >> LANE * arrow & ALL) * times
    if len(way) == 1:
        wins = goal.cells(size, planes, target)
    else:
        boards = boards_at(lying, arrow, maze, planes, target, times)
        wins = winning(boards, way[1:], goal)
    if wins:
        to_east, to_south = east & west >> 1 & has_east, south & north >> SIZE & has_south
        wins &= flooded_until(standing_at(starts, arrow) * times, to_east, to_south, wins)
    if not wins:
        return ()
    board = ((wins & -wins).bit_length() - 1) // LANE
    push = _push_in(arrow, turns_of(maze.spare)[board])
    return (FirstTurn(push, wins >> LANE * board & ALL),)


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
    arrow = arrows[0]
    if len(arrows) == 1:
        return one_push_away(boards, arrow, goal.cells, goal.is_outside)
    after = pushed(boards, arrow)
    wins = reachable(after, winning(after, arrows[1:], goal))
    back = ridden(wins, push_at((OPPOSITES[arrow],), after.size))
    return united(back, boards.size, TURNS)
