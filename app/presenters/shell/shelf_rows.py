"""The matches on the shelf as the page of games lists them: nothing is replayed for it."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.presenters.face import Face
from app.presenters.faces import face_of
from app.presenters.match.seats import Seat, parsed_seating, seat_name
from app.presenters.phrase import Phrase, counted, phrase
from app.session.kept import Kept
from app.session.record import Start


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """One match. `picture` stands for its game, `winners` are numbers of seats."""

    slot: str
    page: str
    picture: str
    title: Phrase
    line: Phrase
    seats: tuple[Seat, ...]
    winners: tuple[int, ...] = ()


def shelf_rows(matches: Iterable[Kept]) -> tuple[ShelfRow, ...]:
    return tuple(map(_row, matches))


def _row(kept: Kept) -> ShelfRow:
    face, seats = face_of(kept.start.game), parsed_seating(kept.table, kept.start.seats).seats
    edition = _edition(face, kept.start)
    return ShelfRow(
        kept.slot,
        face.page_of(kept.start),
        edition or face.game,
        phrase(f"edition.{edition}") if edition else phrase(f"game.{face.game}"),
        _line(kept, seats),
        seats,
        (kept.winners or ()) if len(seats) > 1 else (),
    )


def _edition(face: Face, start: Start) -> str:
    """The usual one where none was chosen; empty where a game has none."""
    wanted = start.options.get("edition")
    if wanted in face.editions:
        return str(wanted)
    return face.editions[0] if face.editions else ""


def _line(kept: Kept, seats: tuple[Seat, ...]) -> Phrase:
    if kept.winners is None or len(seats) == 1:
        return counted("matches.moves", kept.moves)
    if len(kept.winners) == 1:
        return phrase("matches.won", seat=seat_name(seats[kept.winners[0]]))
    return phrase("matches.shared")
