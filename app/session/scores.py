"""Matches that are over go into the records of the persons who sat there: won or not, and against
whom.

Seats are read from what the table keeps: persons are called by name, bots by their strength. A
match counts once, however often the shelf is looked through, and may lie there for a while before
it is: what counts is how it ended, which the shelf keeps.
"""

from collections.abc import Iterator, Sequence

from app.core.game import Json
from app.session.kept import Kept
from app.session.match import Match
from app.session.people import People
from app.solo.records import Records
from app.solo.rounds import Rounds

NOBODY = "?"
"""A rival without a name."""
BOT = ":"
"""Stands before the strength of a bot, as in no name."""
PERSON = "person"


def note_matches(people: People, past: Sequence[Kept]) -> None:
    """Those that are not noted yet; `past` as the shelf tells it, the last one first.

    However many they are, each person is stored once.
    """
    noted = frozenset(people.noted)
    fresh = [kept for kept in reversed(past) if key_of(kept) not in noted]
    found: dict[int, Records] = {}
    for kept in fresh:
        for person, rivals, has_won in _results(people, kept):
            records = found.get(person) or people.records(person)
            found[person] = records.played(key_of(kept), kept.start.game, rivals, has_won)
    for person, records in found.items():
        people.keep(person, records)
    if fresh:
        people.note(map(key_of, fresh))


def key_of(kept: Kept) -> str:
    """A slot may be used again once it is erased: its seed tells the matches apart."""
    return f"{kept.slot}:{kept.start.seed:x}"


def _results(people: People, kept: Kept) -> Iterator[tuple[int, list[str], bool]]:
    """Of each person: against whom, and whether it won; who played alone is only written down.
    Without a name one is known only where nobody else plays but bots."""
    seats = called(kept.table, kept.start.seats)
    persons = [number for number, seat in enumerate(seats) if not seat.startswith(BOT)]
    if kept.winners is None or kept.start.position is not None:  # played on from a match before
        return
    for number in persons:
        name = seats[number]
        if name == NOBODY and len(persons) > 1:
            continue
        person = people.player("" if name == NOBODY else name)
        rivals = dict.fromkeys(rival for seat, rival in enumerate(seats) if seat != number)
        if rivals:
            yield person, list(rivals), number in kept.winners


def called(table: Json, seats: int) -> tuple[str, ...]:
    """What each seat is called in the records."""
    kept = table.get("seats")
    told: list[object] = kept if isinstance(kept, list) else []
    return tuple(_called(told[number] if number < len(told) else None) for number in range(seats))


def rounds_of(people: People, match: Match, mode: str) -> Rounds:
    """How this mode of Go alone went so far for who sits at this match."""
    return people.of(_name_in(match)).rounds.get(mode, Rounds())


def note_round(people: People, match: Match, mode: str, count: int, fastest: int | None) -> None:
    """Of Go alone, once for each match."""
    person = people.player(_name_in(match))
    key = f"{mode}:{match.start.seed:x}"
    people.keep(person, people.records(person).with_round(key, mode, count, fastest))


def _name_in(match: Match) -> str:
    [name] = called(match.table, 1)
    return "" if name == NOBODY or name.startswith(BOT) else name


def _called(seat: object) -> str:
    if not isinstance(seat, dict):
        return NOBODY
    name, player = seat.get("name"), seat.get("player")
    if isinstance(player, str) and player != PERSON:
        return f"{BOT}{player}"
    return name if isinstance(name, str) and name else NOBODY
