"""Connect's moves as text (T1): `lay 17 1 x3y-2`, `take x1y0 x2y0`, `take -`."""

import re

from app.core.errors import BadRequest
from app.games.connect.moves import Lay, Move, Take
from app.games.connect.table import cell_text, parsed_cell
from app.games.connect.tiles import TILES

_LAY = re.compile(r"lay ([1-9][0-9]?) ([0-3]) (\S+)")
_TAKE = re.compile(r"take( \S+)+")


def encode(move: Move) -> str:
    if isinstance(move, Lay):
        return f"lay {move.tile} {move.turn} {cell_text(move.cell)}"
    return " ".join(["take", *(map(cell_text, move.cells) if move.cells else "-")])


def decode(text: str) -> Move:
    """A turn may be any that looks the same, cells may come in any order: the move is equal."""
    if lay := _LAY.fullmatch(text):
        tile = int(lay[1])
        if tile not in TILES:
            raise BadRequest("bad_tile", lay[1])
        return Lay(tile, int(lay[2]), parsed_cell(lay[3]))
    if not _TAKE.fullmatch(text):
        raise BadRequest("bad_move", text[:20])
    return _parsed_take(text.split(" ")[1:])


def _parsed_take(names: list[str]) -> Take:
    cells = [] if names == ["-"] else [parsed_cell(name) for name in names]
    if len(set(cells)) != len(cells):
        raise BadRequest("bad_move", "a cell twice")
    return Take(tuple(cells))
