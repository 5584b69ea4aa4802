"""Connect told so that it can be played again: each tile by its paths and creatures, as it lies."""

from collections.abc import Iterable, Iterator, Sequence

from app.games.connect.events import Event, GameEnded
from app.games.connect.moves import Lay, Move
from app.games.connect.state import State
from app.games.connect.table import cell_text
from app.games.connect.tiles import FORMS, Path
from app.presenters.connect.log import winners_phrase
from app.presenters.match.telling import listed, sides_phrase
from app.presenters.phrase import Field, Phrase, phrase

PLACES = phrase("told.connect.cells")


def beginning(state: State, _names: Sequence[Field]) -> Iterator[Phrase]:
    """The tiles on the table. Hands are nobody's business."""
    for laid in state.table:
        paths = _paths(laid.tile, laid.turn)
        yield phrase("told.connect.lies", cell=cell_text(laid.cell), paths=paths)


def told(
    before: State, move: Move, events: Iterable[Event], names: Sequence[Field]
) -> Iterator[Phrase]:
    name = names[before.turn]
    if isinstance(move, Lay):
        where, paths = cell_text(move.cell), _paths(move.tile, move.turn)
        yield phrase("told.connect.laid", seat=name, cell=where, paths=paths)
    elif move.cells:
        yield phrase("told.connect.took", seat=name, cells=listed(map(cell_text, move.cells)))
    else:
        yield phrase("told.connect.took_none", seat=name)
    for event in events:
        if isinstance(event, GameEnded):
            yield winners_phrase(event.winners, tuple(names))


def _paths(tile: int, turn: int) -> Field:
    one, *others = [_path(path) for path in FORMS[tile][turn].paths]
    return phrase("told.two_paths", first=one, next=others[0]) if others else one


def _path(path: Path) -> Phrase:
    creatures = listed(phrase(f"creature.{creature.value}") for creature in path.creatures)
    return phrase("told.connect.path", creatures=creatures, sides=sides_phrase(path.sides))
