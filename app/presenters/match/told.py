"""A match in words as it is shown and sent: pieces of some lines each, and all as one text."""

from collections.abc import Callable, Iterator
from itertools import islice

from app.presenters.match.at_table import AtTable
from app.presenters.match.transcript import happened, opening, places
from app.presenters.phrase import Phrase

LINES = 12
"""In a piece: no label may be higher than a texture, and nobody listens to more at once."""

Piece = tuple[Phrase, ...]


def can_be_told(table: AtTable) -> bool:
    """As far as it has gone, without what is still hidden."""
    return table.open_moves > 0


def head(table: AtTable) -> Piece:
    """Said before all else."""
    return (places(table.match),)


def opening_pieces(table: AtTable) -> Iterator[Piece]:
    """How all lay: long, and asked for by whoever plays it on a board of their own."""
    return _in_pieces(opening(table.match, table.names))


def pieces(table: AtTable) -> Iterator[Piece]:
    """What happened since."""
    return _in_pieces(happened(table.match, table.names, table.open_moves))


def _in_pieces(lines: Iterator[Phrase]) -> Iterator[Piece]:
    while piece := tuple(islice(lines, LINES)):
        yield piece


def text_of(told: list[Piece], say: Callable[[Phrase], str]) -> str:
    return "\n".join(say(line) for piece in told for line in piece)
