"""Go's turns, one a seat and round: fewest tiles of the roll, and those missing at the end."""

from app.core.thinking import Thinking
from app.games.go.moves import Claim, LayTile, LiftTile, StartBuilding
from app.games.go.placing import placing_ready
from app.games.go.solver import outlook
from app.games.go.state import Phase, State
from app.teacher.review import Mark, Reviewed, Span, Told

AHEAD = 100
"""More than anybody walks."""
OWN = (LayTile, LiftTile, Claim)


def spans(told: Told) -> list[Span]:
    """Of rounds that were scored; a board that time ran out on counts for nothing (G10)."""
    found: list[Span] = []
    begins = 0
    for number, move in enumerate(told.moves):
        if isinstance(move, StartBuilding):
            begins = number + 1
        elif isinstance(move, Claim) and told.states[number + 1].phase is not Phase.BUILD:
            found += _round_spans(told, range(begins, number + 1))
    return found


def _round_spans(told: Told, numbers: range) -> list[Span]:
    return [
        Span(seat, tuple(n for n in numbers if told.moves[n].seat == seat), numbers.stop)
        for seat in range(len(told.states[0].seats))
    ]


def standing(state: State) -> tuple[int, ...]:
    """On the track; who has won is ahead of all that pass 20 in the same round (G9)."""
    return tuple(
        seat.space + AHEAD * (number in state.winners) for number, seat in enumerate(state.seats)
    )


def reviewed(told: Told, span: Span) -> Thinking[Reviewed]:
    yield from placing_ready()
    scored: State = told.states[span.ends]
    seat = scored.seats[span.seat]
    moves = tuple(told.moves[number] for number in span.moves)
    fewest = yield from outlook(scored.roll, has_joker=seat.joker)
    left = yield from outlook(scored.roll, seat.laid, has_joker=seat.joker)
    claims = [move.milliseconds for move in moves if isinstance(move, Claim)]
    return Reviewed(
        span,
        moves,
        before=len(fewest.lay),
        after=len(left.lift) + len(left.lay),
        best=tuple(LayTile(span.seat, laid) for laid in fewest.lay),
        mark=_mark(scored, span.seat, len(fewest.lay), bool(claims)),
        milliseconds=claims[0] if claims else None,
    )


def _mark(scored: State, number: int, fewest: int, has_claimed: bool) -> Mark | None:
    """A wrong claim; or the only board of the round that is solved, with as few tiles as can be."""
    if not scored.solved[number]:
        return Mark.WRONG_CLAIM if has_claimed else None
    is_only_one = scored.solved.count(True) == 1 < len(scored.seats)
    is_par = len(scored.seats[number].laid) == fewest
    return Mark.BRILLIANT if is_only_one and is_par else None
