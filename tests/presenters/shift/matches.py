"""Matches of Shift for the presenters, from a deal or from a position drawn for one rule."""

from typing import Any

from app.bots.levels import Level
from app.presenters.match.seats import Seat, SeatColor, Seating, seating_json
from app.presenters.shift.table import ShiftTable
from app.session.match import Match
from app.session.record import Start

NAMES = ("Mia", "Opa", "Noor", "Ben")


def table_of(
    seats: int = 2,
    bots: dict[int, Level] | None = None,
    has_undo: bool = True,
    position: dict[str, Any] | None = None,
    seed: int = 7,
    **options: object,
) -> ShiftTable:
    colors = list(SeatColor)[:seats]
    people = tuple(Seat(NAMES[n], colors[n], level=(bots or {}).get(n)) for n in range(seats))
    seating = Seating(people, has_undo)
    options = {"colors": [color.value for color in colors]} | options
    start = Start("shift", 1, seats, seed, options, position)
    return ShiftTable(Match(start, people=seating.people, table=seating_json(seating)))
