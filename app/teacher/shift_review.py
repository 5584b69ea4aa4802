"""Shift's turns: fewest turns to the seat's aim before and after, one pawn's way alone."""

from dataclasses import replace

from app.core.thinking import Thinking
from app.games.shift.rules import pawn_cell
from app.games.shift.search import fewest_turns
from app.games.shift.solving import DEFAULT_DEPTH, Quest, nearest_line, quests
from app.games.shift.state import Phase, State
from app.teacher.review import Mark, Reviewed, Span, Told
from app.teacher.shift_hint import shortest_ways


def spans(told: Told) -> list[Span]:
    found: list[Span] = []
    begun: tuple[int, ...] = ()
    for number, state in enumerate(told.states[:-1]):
        begun = (*begun, number)
        if state.phase is Phase.WALK:
            found.append(Span(state.turn, begun, number + 1))
            begun = ()
    return found


def standing(state: State) -> tuple[int, ...]:
    """Cards still to find, and home once they are found."""
    winners = state.winners
    return tuple(seat in winners or -len(hand.cards) for seat, hand in enumerate(state.hands))


def reviewed(told: Told, span: Span) -> Thinking[Reviewed]:
    first: State = told.states[span.moves[0]]
    line = yield from nearest_line(first, quests(first), DEFAULT_DEPTH)
    before = (len(line) + 1) // 2 or None
    after = yield from _left(first, told.states[span.ends])
    moves = tuple(told.moves[number] for number in span.moves)
    mark = None
    if before == 1 and after != 0:
        mark = Mark.MISSED
    elif before and after == before - 1 and first.phase is Phase.SHIFT:
        ways = yield from shortest_ways(first)
        if len({way.push for way in ways}) == 1:
            mark = Mark.BRILLIANT
    return Reviewed(span, moves, before, after, tuple(line), mark)


def _left(first: State, after: State) -> Thinking[int | None]:
    """The fewest turns to what the seat strove for before its turn; 0 if it got there."""
    seat = first.turn
    if after.winners or after.hands[seat].found != first.hands[seat].found:
        return 0
    best = None
    for quest in quests(first):
        turns = yield from _turns(replace(after, turn=seat), quest)
        if turns and (best is None or turns < best):
            best = turns
    return best


def _turns(state: State, quest: Quest) -> Thinking[int | None]:
    start, at = 1 << pawn_cell(state, quest.with_pilot), quest.lies_at(state.maze)
    asked = (state.maze, start, quest.goal, at, state.barred, DEFAULT_DEPTH, True)
    answer = yield from fewest_turns(*asked)
    return answer.turns if answer else None
