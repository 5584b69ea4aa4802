"""A match that is over goes into the records of a person: won or not, against whom.

Seats are read from what the table keeps: a rival is called by name, a bot by its strength.
"""

from app.core.game import Outcome
from app.session.match import Match
from app.session.people import People

NOBODY = "?"
"""A rival without a name."""


def note_match(people: People, person: int, seat: int, slot: str, match: Match) -> None:
    """Once for each rival, however often it is told; a shared win does not count."""
    status = match.status
    if not isinstance(status, Outcome) or len(status.winners) != 1:
        return
    records = people.records(person)
    for number, rival in enumerate(rivals_of(match)):
        if number != seat:
            key = f"{slot}:{number}"
            records = records.played(key, match.start.game, rival, seat in status.winners)
    people.keep(person, records)


def rivals_of(match: Match) -> tuple[str, ...]:
    """What each seat is called in the records."""
    kept = match.table.get("seats")
    told = kept if isinstance(kept, list) else []
    seats = [told[number] if number < len(told) else None for number in range(match.start.seats)]
    return tuple(map(_called, seats))


def _called(seat: object) -> str:
    if not isinstance(seat, dict):
        return NOBODY
    name, player = seat.get("name"), seat.get("player")
    if isinstance(name, str) and name:
        return name
    return player if isinstance(player, str) and player != "person" else NOBODY
