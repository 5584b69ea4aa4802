"""The matches on the shelf as the page of games lists them: nothing is replayed for it.

What a match that goes on looks like just now is added row by row (`with_glance`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from app.presenters.face import Face
from app.presenters.faces import face_of, table_of
from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.glance import Glance
from app.presenters.match.seats import Seat, parsed_seating, seat_name
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.setup.seat_form import FACES
from app.presenters.solo.naming import day_phrase
from app.presenters.solo.onward import PAGES
from app.session.kept import Kept
from app.session.record import Start
from app.session.shelf import APART

SECOND = 10**9
DAY = timedelta(days=1)
SCARCE = 2
"""So few places left are worth a word."""


@dataclass(frozen=True, slots=True)
class RowSeat:
    """A pawn and its name, if it has one; the only person is spoken to. A bot has an `icon`."""

    name: Field
    pawn: str
    icon: str = ""
    score: str = ""
    has_won: bool = False


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """One match. `picture` stands for its game until its own `figure` is there, on a ground of
    this `color`, or `dark` in the dark; `winners` are numbers of seats, `scores` what each has come
    to, where that is known; `is_over`: its `line` says how it ended."""

    slot: str
    page: str
    picture: str
    title: Phrase
    line: Phrase
    length: Phrase
    when: Field
    seats: tuple[Seat, ...]
    winners: tuple[int, ...] = ()
    figure: Figure = NO_FIGURE
    focus: tuple[float, float] = (0, 0)
    color: str = "#000000"
    dark: str = "#000000"
    is_over: bool = False
    scores: tuple[int, ...] = ()

    @property
    def icon(self) -> str:
        """Whether it was played alone, against bots or by several."""
        if len(self.seats) == 1:
            return "account"
        people = sum(seat.is_person for seat in self.seats)
        return "account-multiple" if people > 1 else "robot-happy"

    @property
    def persons(self) -> tuple["RowSeat", ...]:
        """Those who sit there, each with what came of it."""
        is_only = sum(seat.is_person for seat in self.seats) == 1
        is_known = len(self.scores) == len(self.seats)
        return tuple(
            RowSeat(
                phrase("race.you") if seat.is_person and is_only and not seat.name else seat.name,
                seat.color.value,
                "" if seat.level is None else FACES[seat.level],
                str(self.scores[number]) if is_known else "",
                number in self.winners,
            )
            for number, seat in enumerate(self.seats)
        )

    @property
    def told(self) -> Phrase:
        """How it stands, or how it ended and after how many turns."""
        if not self.is_over or self.line == self.length:
            return self.line
        return phrase("matches.row", one=self.line, other=self.length)

    def erasing(self, seats: str) -> Phrase:
        """Says which match is meant; `seats` are the names of those who sit there."""
        return phrase(
            "matches.erase.one", match=self.title, seats=seats, moves=self.length, when=self.when
        )


def shelf_rows(
    matches: Iterable[Kept], times: Mapping[str, int], today: date
) -> tuple[ShelfRow, ...]:
    """`times` are when they were stored last, in nanoseconds."""
    return tuple(_row(kept, _when(times.get(kept.slot, 0), today)) for kept in matches)


def going_phrase(running: int, places: int) -> Phrase:
    """Above those that go on: how many more have room is said where that is nearly none."""
    left = places - running
    if left > SCARCE:
        return phrase("matches.running")
    return counted("matches.room", left) if left > 0 else phrase("matches.no_room")


def with_glance(row: ShelfRow, glance: Glance) -> ShelfRow:
    """As it stands, the board and whose turn it is; or the board as it was in the end."""
    line = (glance.result or _scored(row, glance)) if row.is_over else glance.line
    length = (glance.result or row.length) if row.is_over else row.length
    winners = (glance.winners or row.winners) if row.is_over else ()
    light, dark = (table_of(glance, is_dark).light for is_dark in (False, True))
    row = replace(row, title=glance.title, line=line, figure=glance.figure, focus=glance.focus)
    row = replace(row, seats=glance.seats, scores=glance.scores, winners=winners)
    return replace(row, color=light, dark=dark, length=length)


def _scored(row: ShelfRow, glance: Glance) -> Phrase:
    """Between two, with what each has come to, where the winner has more."""
    if len(row.winners) != 1 or len(glance.scores) != 2:
        return row.line
    own, other = (glance.scores[seat] for seat in (row.winners[0], 1 - row.winners[0]))
    if own <= other:
        return row.line
    return phrase("matches.score", result=row.line, own=own, other=other)


def when_phrase(then: datetime, today: date) -> Phrase:
    if then.date() in (today, today - DAY):
        key = "matches.today" if then.date() == today else "matches.yesterday"
        return phrase(key, time=f"{then:%H:%M}")
    return day_phrase(then.date())


def _when(time: int, today: date) -> Field:
    return when_phrase(datetime.fromtimestamp(time / SECOND), today) if time else ""


def _row(kept: Kept, when: Field) -> ShelfRow:
    face, seats = face_of(kept.start.game), parsed_seating(kept.table, kept.start.seats).seats
    edition = _edition(face, kept.start)
    return ShelfRow(
        kept.slot,
        PAGES[face.game] if kept.slot.startswith(APART) else face.page_of(kept.start),
        edition or face.game,
        phrase(f"edition.{edition}") if edition else phrase(f"game.{face.game}"),
        _line(face, kept, seats),
        _length(face, kept),
        when,
        seats,
        (kept.winners or ()) if len(seats) > 1 else (),
        is_over=kept.is_over,
    )


def _edition(face: Face, start: Start) -> str:
    """The usual one where none was chosen; empty where a game has none."""
    wanted = start.options.get("edition")
    if wanted in face.editions:
        return str(wanted)
    return face.editions[0] if face.editions else ""


def _length(face: Face, kept: Kept) -> Phrase:
    """As the table counts them: a turn of each seat is one, also where it only began."""
    seats = kept.start.seats if face.moves_a_turn > 1 else 1
    return counted(face.length, -(-kept.length // (face.moves_a_turn * seats)))


def _line(face: Face, kept: Kept, seats: tuple[Seat, ...]) -> Phrase:
    if kept.winners is None or len(seats) == 1:
        return _length(face, kept)
    if len(kept.winners) != 1:
        return phrase("matches.shared")
    winner = seats[kept.winners[0]]
    is_only = winner.is_person and sum(seat.is_person for seat in seats) == 1
    return phrase("matches.you_won") if is_only else phrase("matches.won", seat=seat_name(winner))
