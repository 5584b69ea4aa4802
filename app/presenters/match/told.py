"""A match in words as it is shown and sent: rows with pictures, and all as one text."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.at_table import AtTable
from app.presenters.match.telling import Lay, ToldTurn
from app.presenters.match.transcript import lay, line_of, opening, places, transcript, turns
from app.presenters.phrase import Field, Phrase

LINES = 12
"""In a piece: no label may be higher than a texture, and nobody listens to more at once."""

Piece = tuple[Phrase, ...]
WON = ("told.won", "told.shared")


@dataclass(frozen=True, slots=True)
class ToldRowModel:
    """`line` is all of it in words. Who plays alone has neither a pawn nor a name in each row."""

    line: Phrase | str = ""
    number: str = ""
    pawn: str = ""
    called: Field = ""
    words: tuple[Phrase, ...] = ()
    figure: Figure = NO_FIGURE
    gain: Figure = NO_FIGURE
    is_heading: bool = False
    has_won: bool = False


def can_be_told(table: AtTable) -> bool:
    """As far as it has gone, without what is still hidden."""
    return table.open_moves > 0


def head(table: AtTable) -> Piece:
    """From where is counted."""
    return places(table.match)


def start_picture(table: AtTable) -> Lay:
    return lay(table.match)


def opening_pieces(table: AtTable) -> Iterator[Piece]:
    """How all lay: long, and asked for by whoever plays it on a board of their own."""
    lines = opening(table.match, table.names)
    while piece := tuple(islice(lines, LINES)):
        yield piece


def rows(table: AtTable) -> Iterator[ToldRowModel]:
    """What happened since."""
    for turn in turns(table.match, table.open_moves):
        yield _row(table, turn)


def _row(table: AtTable, turn: ToldTurn) -> ToldRowModel:
    seat = turn.seat if len(table.seats) > 1 else None
    return ToldRowModel(
        line=line_of(turn, table.names),
        number=str(turn.number or ""),
        pawn="" if seat is None else table.seats[seat].color.value,
        called="" if seat is None else table.names[seat],
        words=turn.words,
        figure=turn.figure,
        gain=turn.gain,
        is_heading=turn.seat is None,
        has_won=any(words.key in WON for words in turn.words),
    )


def text_of(table: AtTable, say: Callable[[Phrase], str]) -> str:
    lines: Iterable[Phrase] = transcript(table.match, table.names, table.open_moves)
    return "\n".join(map(say, lines))
