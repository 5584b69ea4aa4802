"""How a round of several seats went, seat by seat in the order of their score tiles (G5-G9)."""

from dataclasses import dataclass

from app.games.go.moves import Claim
from app.games.go.scoring import gain
from app.games.go.state import Phase
from app.games.go.tiles import FINISH
from app.presenters.go.table import GoTable, time_text
from app.presenters.phrase import Field, Phrase, phrase


@dataclass(frozen=True, slots=True)
class SeatScore:
    """`gain` moved the seat on or back to `space`; `time` is empty where none was taken."""

    seat: int
    name: Field
    pawn: str
    time: str
    is_solved: bool
    gain: int
    space: int
    share: float
    has_won: bool


def scores(table: GoTable) -> tuple[SeatScore, ...]:
    """Of a round that is scored; at the end of the game the first places come first."""
    view = table.view()
    times = {move.seat: move.milliseconds for move in _round_claims(table)}
    found = [
        SeatScore(
            number,
            table.names[number],
            table.seats[number].color.value,
            time_text(times[number]) if times.get(number) else "",
            bool(view.solved[number]),
            gain(seat.claimed or 0, bool(view.solved[number])),
            seat.space,
            min(1.0, seat.space / FINISH),
            number in view.winners,
        )
        for number, seat in enumerate(view.seats)
    ]
    if view.phase is Phase.OVER:
        return tuple(sorted(found, key=lambda score: (not score.has_won, -score.space)))
    return tuple(sorted(found, key=lambda score: -(view.seats[score.seat].claimed or 0)))


def _round_claims(table: GoTable) -> list[Claim]:
    """The claims since the last roll, those of relay with every seat's time."""
    claims = [move for move in table.match.moves if isinstance(move, Claim)]
    taken = len(table.seats) - 1
    played = {claim.seat: claim for claim in claims[-taken:]}
    for seat, time in enumerate(table.times):
        if time is not None:
            played.setdefault(seat, Claim(seat, time))
    return list(played.values())


def headline(table: GoTable) -> Phrase:
    if not table.is_over:
        return phrase("go.round", number=table.round)
    winners = [table.names[seat] for seat in table.view().winners]
    if len(winners) == 1:
        return phrase("go.log.won", seat=winners[0])
    return phrase("go.shared")
