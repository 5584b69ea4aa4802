"""Go told so that it can be played again: the tiles and their sides, each roll, every move.

In relay boards are hidden while they are built (G11): rounds are told once they are scored.
"""

from collections.abc import Iterable, Iterator, Sequence

from app.games.go.board import TREASURE_CELLS, cell_text
from app.games.go.events import DiceRolled, Event
from app.games.go.moves import Claim, EndSolo, LayTile, LiftTile, Move, StartBuilding
from app.games.go.state import State
from app.games.go.tiles import HOLE_TILES, JOKER, PRINTED
from app.presenters.go.log import turn_phrases
from app.presenters.match.telling import listed, sides_phrase
from app.presenters.phrase import Field, Phrase, phrase

PLACES = phrase("told.cells", column="e", row="5")


def beginning(state: State, _names: Sequence[Field]) -> Iterator[Phrase]:
    """What the tiles are like with their second cell on the right, and the first roll."""
    for (tile, side), (one, other) in PRINTED.items():
        key = "tile_hole" if tile in HOLE_TILES else "tile"
        sides = {"one": sides_phrase(one), "other": sides_phrase(other)}
        yield phrase(f"told.go.{key}", tile=f"{tile}{side}", **sides)
    yield _roll(state.round, state.roll)


def told(
    _before: State, move: Move, events: Iterable[Event], names: Sequence[Field]
) -> Iterator[Phrase]:
    match move:
        case StartBuilding():
            yield phrase("told.go.begun")
        case LayTile(seat, laid) if laid.tile == JOKER:
            yield phrase("told.go.laid_joker", seat=names[seat], cell=cell_text(laid.at))
        case LayTile(seat, laid):
            where = {"cell": cell_text(laid.at), "side": sides_phrase(laid.direction)}
            yield phrase("told.go.laid", seat=names[seat], tile=f"{laid.tile}{laid.side}", **where)
        case LiftTile(seat, tile):
            key = "lifted" if tile else "lifted_joker"
            fields: dict[str, Field] = {"tile": tile} if tile else {}
            yield phrase(f"told.go.{key}", seat=names[seat], **fields)
        case Claim(seat, milliseconds):
            yield phrase("told.go.claimed", seat=names[seat], time=_time(milliseconds))
            yield from turn_phrases(events, names)
        case EndSolo():
            yield phrase("told.go.time_up")
    for event in events:
        if isinstance(event, DiceRolled):
            yield _roll(event.round, event.roll)


def _roll(number: int, roll: Iterable[int]) -> Phrase:
    cells = (cell_text(TREASURE_CELLS[treasure - 1]) for treasure in roll)
    return phrase("told.go.rolled", number=number, cells=listed(cells))


def _time(milliseconds: int) -> str:
    """Minutes, seconds and thousandths."""
    seconds, thousandths = divmod(milliseconds, 1000)
    return f"{seconds // 60}:{seconds % 60:02}.{thousandths:03}"
