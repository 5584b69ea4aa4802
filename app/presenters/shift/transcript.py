"""Shift told so that it can be played again: the loose tiles, the pawns, every push and walk."""

from collections.abc import Iterable, Iterator, Sequence

from app.games.shift.events import Event
from app.games.shift.maze import CELLS, ON_SPARE, cell_text, openings_at, target_at
from app.games.shift.moves import Move, PushIn
from app.games.shift.state import State
from app.games.shift.tiles import FIXED
from app.presenters.match.telling import sides_phrase
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.shift.log import line_phrase, target_phrase, turn_phrases

PLACES = phrase("told.cells", column="g", row="7")


def beginning(state: State, names: Sequence[Field]) -> Iterator[Phrase]:
    """The edition, the tiles that are not printed on the board, and who stands where."""
    yield phrase(f"edition.{state.setup.edition.value}")
    for cell in CELLS:
        if cell_text(cell) not in FIXED:
            yield _tile(state, cell, cell_text(cell), openings_at(state.maze.planes, cell))
    yield _tile(state, ON_SPARE, phrase("told.shift.outside"), state.maze.spare)
    for name, pawn in zip(names, state.pawns, strict=True):
        yield phrase("told.shift.stands", seat=name, cell=cell_text(pawn))
    if state.pilot is not None:
        yield phrase("told.shift.pilot_stands", cell=cell_text(state.pilot))


def _tile(state: State, cell: int, place: Field, openings: int) -> Phrase:
    target, sides = target_at(state.maze, cell), sides_phrase(openings)
    if not target:
        return phrase("told.shift.tile", cell=place, sides=sides)
    there = target_phrase(state.setup.edition.value, target)
    return phrase("told.shift.target", cell=place, sides=sides, target=there)


def told(
    before: State, move: Move, events: Iterable[Event], names: Sequence[Field]
) -> Iterator[Phrase]:
    if isinstance(move, PushIn):
        line, sides = line_phrase(move.arrow), sides_phrase(move.openings)
        yield phrase("told.shift.pushed", seat=names[before.turn], line=line, sides=sides)
    else:
        yield from turn_phrases(events, tuple(names), before.setup.edition.value)
