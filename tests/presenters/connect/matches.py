"""Matches of Connect for the presenters, from a deal or from a position drawn for one rule."""

from app.bots.levels import Level
from app.core.game import Json
from app.presenters.connect.table import ConnectTable
from app.presenters.match.seats import Seat, SeatColor, Seating, seating_json
from app.session.match import Match
from app.session.record import Start

NAMES = ("Mia", "Opa", "Noor", "Ben", "Ida", "Jo")

THREE_TURTLES = "1 0 x0y0, 11 0 x1y0"
"""With turtle 47 laid at x2y0 the tile in the middle holds the first."""


def table_of(
    seats: int = 2,
    bots: dict[int, Level] | None = None,
    has_undo: bool = True,
    position: Json | None = None,
    **options: object,
) -> ConnectTable:
    colors = list(SeatColor)
    people = tuple(Seat(NAMES[n], colors[n], level=(bots or {}).get(n)) for n in range(seats))
    seating = Seating(people, has_undo)
    start = Start("connect", 1, seats, 7, options, position)
    return ConnectTable(Match(start, people=seating.people, table=seating_json(seating)))


def play(table: ConnectTable, *moves: str) -> None:
    for move in moves:
        table.match.play(table.match.game.decode(move))
