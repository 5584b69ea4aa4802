"""Connect's turns: the most tiles that a turn could take, and those it took."""

from app.core.thinking import Thinking
from app.games.connect.rules import apply, choice_now
from app.games.connect.state import Phase, State
from app.teacher.connect_hint import best_lays
from app.teacher.review import Mark, Reviewed, Span, Told

MUCH = 2
"""So many tiles left lying, or taken by the only lay that does, are worth a mark."""


def spans(told: Told) -> list[Span]:
    """A match that began between a lay and its take has half a turn first: left out."""
    return [
        Span(before.turn, (number, number + 1), number + 2)
        for number, before in enumerate(told.states[:-2])
        if before.phase is Phase.LAY
    ]


def standing(state: State) -> tuple[int, ...]:
    return tuple(map(len, state.taken))


def reviewed(told: Told, span: Span) -> Thinking[Reviewed]:
    lay, take = (told.moves[number] for number in span.moves)
    state: State = told.states[span.moves[0]]
    lays = yield from best_lays(state)
    best = choice_now(apply(state, lays[0]).state).largest()
    before, after = len(best.cells), len(take.cells)
    mark = None
    if before - after >= MUCH:
        mark = Mark.MISSED
    elif before == after >= MUCH and lays == [lay]:
        mark = Mark.BRILLIANT
    return Reviewed(span, (lay, take), before, after, (lays[0], best), mark)
