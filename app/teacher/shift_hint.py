"""Hints of Shift: of the shortest ways the one that is safest from the others, and its reason."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from app.bots.shift_reading import Aim, winning_after
from app.bots.shift_rivals import Rival, left_to
from app.bots.shift_ways import approaching, steps_between
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.shift.boards import LANE
from app.games.shift.gathering import tour
from app.games.shift.in_order import soon_in_order
from app.games.shift.maze import (
    ALL,
    ARROWS,
    CELLS,
    ON_SPARE,
    Maze,
    cells_of,
    path,
    pushed,
    pushed_cell,
)
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.notation import target_text
from app.games.shift.observe import Observation, sample
from app.games.shift.rules import apply, findable, pawn_cell, reach
from app.games.shift.search import fewest_turns
from app.games.shift.solving import DEEPEST, DEFAULT_DEPTH, Quest, nearest, quests, shortest_line
from app.games.shift.state import Ending, Phase, State
from app.teacher.hints import Hint, Value


class Why(StrEnum):
    IN_REACH = "in_reach"
    WINS = "wins"
    OPENS = "opens"
    STAYS_OPEN = "stays_open"
    CARRIES = "carries"
    BRINGS_IN = "brings_in"
    MOVES_TARGET = "moves_target"
    SHUTS_HOME = "shuts_home"
    SAFE = "safe"
    PREPARES = "prepares"
    TOUR = "tour"
    FAR = "far"


class Way(NamedTuple):
    """A push that begins a shortest way, and the cells to walk to after it."""

    push: PushIn
    cells: int
    quest: Quest
    turns: int


def hint(view: Observation) -> Thinking[Hint]:
    """Who plays alone has time to look farther."""
    return (yield from _hint(sample(view, 0)))


def hint_in_order(state: State) -> Thinking[Hint]:
    """For who knows the order of all targets: the next turn of the fewest, or where that is not
    found soon, of the fewest to the next target."""
    line = yield from soon_in_order(state)
    return _on_line(state, line) if line else (yield from _hint(state))


def _hint(state: State) -> Thinking[Hint]:
    depth = DEEPEST if len(state.hands) == 1 else DEFAULT_DEPTH
    if is_tour(state) and (line := (yield from tour(state))):
        return _on_line(state, line)
    if state.phase is Phase.WALK:
        return (yield from _walk_hint(state, depth))
    ways = yield from shortest_ways(state, depth)
    if not ways:
        return _far_hint(state)
    ways, shut_out = _shutting_home(state, ways)
    way, cell, is_safe = yield from _safest(state, ways)
    walk = WalkTo(cell, way.quest.with_pilot)
    values = {**_goal_values(state, way.quest), "turns": way.turns}
    why = _push_why(state, way)
    if way.turns > 1:
        why = Why.SAFE if is_safe else Why.PREPARES
    if shut_out is not None and why is not Why.WINS:
        why, values = Why.SHUTS_HOME, {**values, "color": state.setup.colors[shut_out].value}
    return _hinted((way.push, walk), why, values)


def reason(state: State, line: list[Move]) -> Thinking[Hint]:
    """Why the first turn of this line is good, which is one of the shortest from here."""
    if is_tour(state):
        return _on_line(state, line)
    ways = yield from shortest_ways(state, DEEPEST)
    own = next((way for way in ways if way.push == line[0]), None)
    if own is None:
        return (yield from _hint(state))
    why = _reach_why(state, own) if own.quest.target else Why.WINS
    if own.turns > 1:
        why = Why.PREPARES
    values = {**_goal_values(state, own.quest), "turns": own.turns}
    return _hinted(tuple(line[:2]), why, values)


def is_tour(state: State) -> bool:
    """One pawn looks for several targets in any order, and for nothing else."""
    is_alone = len(state.hands) == 1 and state.pilot is None
    ends = state.setup.ending is Ending.LAST_CARD
    return is_alone and ends and len(findable(state, with_pilot=False)) > 1


def _on_line(state: State, line: list[Move]) -> Hint:
    """The next turn of the fewest in which all are found: not always to the nearest target."""
    turn = tuple(line[: 1 if state.phase is Phase.WALK else 2])
    quest = _found_by(state, turn)
    if quest is None:
        return _hinted(turn, Why.TOUR, {"turns": (len(line) + 1) // 2})
    values = {**_goal_values(state, quest), "turns": 1}
    first = turn[0]
    if isinstance(first, WalkTo):
        return _hinted(turn, Why.IN_REACH, values)
    return _hinted(turn, _push_why(state, Way(first, 0, quest, 1)), values)


def _found_by(state: State, turn: tuple[Move, ...]) -> Quest | None:
    """What this turn finds."""
    after = state
    for move in turn:
        after = apply(after, move).state
    left = after.hands[after.turn].cards
    return next((quest for quest in quests(state) if quest.target not in left), None)


def shortest_ways(state: State, depth: int = DEFAULT_DEPTH) -> Thinking[list[Way]]:
    """Every push that begins a shortest way to anything the seat may strive for."""
    best: list[Way] = []
    for quest in quests(state):
        start, at = 1 << pawn_cell(state, quest.with_pilot), quest.lies_at(state.maze)
        most = best[0].turns if best else depth
        answer = yield from fewest_turns(state.maze, start, quest.goal, at, state.barred, most)
        if answer:
            ways = [Way(*first, quest, answer.turns) for first in answer.first_turns]
            is_shorter = not best or answer.turns < best[0].turns
            best = ways if is_shorter else best + ways
    return best


def _shutting_home(state: State, ways: list[Way]) -> tuple[list[Way], int | None]:
    """Those that leave no way home to a seat that has found all, where others would leave one."""
    for seat, hand in enumerate(state.hands):
        if seat != state.turn and not hand.cards:
            (home,) = quests(replace(state, turn=seat))
            rival = Rival(state.pawns[seat], frozenset(), home, 1.0)
            shut = [way for way in ways if not left_to(rival, state.maze, way.push)]
            if shut and len(shut) < len(ways):
                return shut, seat
    return ways, None


def _safest(state: State, ways: list[Way]) -> Thinking[tuple[Way, int, bool]]:
    """The way, its end, and whether the next seat cannot spoil it whatever it pushes."""
    ways = sorted(ways, key=lambda way: _effort(state, way))
    best, cell, most = ways[0], _nearest(state, ways[0]), 0.0
    if best.turns != 2:
        return best, cell, False
    for way in ways:
        maze = pushed(state.maze, way.push.arrow, way.push.openings)
        barred = ARROWS[way.push.arrow].opposite
        for end, share in _kept(maze, barred, way.quest, way.cells):
            if share > most:
                best, cell, most = way, end, share
        if most == 1:
            break
        yield
    return best, cell, most == 1 and len(state.hands) > 1


def _effort(state: State, way: Way) -> tuple[bool, bool]:
    """What is easier to see comes first: nobody rides out, the tile goes in as it lies."""
    rides = pawn_cell(state, way.quest.with_pilot) == ARROWS[way.push.arrow].exit
    return rides, way.push.openings != state.maze.spare


def _kept(maze: Maze, barred: int, quest: Quest, cells: int) -> Iterator[tuple[int, float]]:
    """From each cell, the share of the next seat's pushes after which one turn is enough."""
    targets = frozenset({quest.target} - {0})
    wins, replies = winning_after(maze, barred, Aim(0, quest.goal, targets))
    lanes = []
    while wins:
        lanes.append(wins & ALL)
        wins >>= LANE
    for cell in cells_of(cells):
        yield cell, sum(lane >> cell & 1 for lane in lanes) / replies


def _nearest(state: State, way: Way) -> int:
    """The end of the shortest walk."""
    maze = pushed(state.maze, way.push.arrow, way.push.openings)
    start = pushed_cell(pawn_cell(state, way.quest.with_pilot), way.push.arrow)
    return min(cells_of(way.cells), key=lambda cell: len(path(maze.planes, start, cell)))


def _push_why(state: State, way: Way) -> Why:
    """Why this push finds the target, or ends the game, in this turn."""
    return Why.WINS if _ends_the_game(state, way.quest) else _reach_why(state, way)


def _reach_why(state: State, way: Way) -> Why:
    """How this push brings what is looked for within reach."""
    quest, push = way.quest, ARROWS[way.push.arrow]
    at = quest.lies_at(state.maze)
    if at == ON_SPARE:
        return Why.BRINGS_IN
    if pawn_cell(state, quest.with_pilot) == push.exit:
        return Why.CARRIES
    if at in push.line:
        return Why.MOVES_TARGET
    return Why.STAYS_OPEN if reach(state, quest.with_pilot) >> at & 1 else Why.OPENS


def _ends_the_game(state: State, quest: Quest) -> bool:
    is_last = len(state.hands[state.turn].cards) == 1
    return not quest.target or (is_last and state.setup.ending is Ending.LAST_CARD)


def _goal_values(state: State, quest: Quest) -> dict[str, Value]:
    """The target that is looked for, or else how the game ends."""
    target = target_text(quest.target)
    return {"ending": state.setup.ending.value} if target is None else {"target": target}


def _walk_hint(state: State, depth: int) -> Thinking[Hint]:
    found = yield from nearest(state, quests(state), depth)
    if not found:
        return _far_hint(state)
    quest, turns = found
    line = (yield from shortest_line(state, quest, turns)) or []
    why = Why.PREPARES if turns > 1 else Why.IN_REACH
    if turns == 1 and _ends_the_game(state, quest):
        why = Why.WINS
    return _hinted((line[0],), why, {**_goal_values(state, quest), "turns": turns})


def _hinted(moves: tuple[Move, ...], why: Why, values: dict[str, Value]) -> Hint:
    """Where to look: along the line that is pushed, or around the end of the walk."""
    first = moves[0]
    if isinstance(first, PushIn):
        push = ARROWS[first.arrow]
        return Hint(push.line, moves, why, {**values, "arrow": push.name})
    around = tuple(cell for cell in CELLS if steps_between(cell, first.cell) <= 1)
    return Hint(around, moves, why, values)


def _far_hint(state: State) -> Hint:
    """No way in sight: any push, then nearer as the crow flies."""
    first = approaching(state, Rng(0))
    moves: tuple[Move, ...] = (first,)
    if isinstance(first, PushIn):
        moves = (first, approaching(apply(state, first).state, Rng(0)))
    return _hinted(moves, Why.FAR, _goal_values(state, quests(state)[0]))
