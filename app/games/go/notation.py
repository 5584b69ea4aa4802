"""Go's moves as text (T1): `0 lay 3b e c2`, `0 lay J c2`, `0 lift 3`, `0 claim 41250`, `go`."""

from app.core.errors import BadRequest
from app.core.game import Json
from app.core.sides import SIDES
from app.games.go.board import CELL_NAMED, TREASURE_CELLS, Laid, cell_text
from app.games.go.moves import (
    TIMES,
    Claim,
    EndSolo,
    LayTile,
    LiftTile,
    Move,
    RollNext,
    StartBuilding,
)
from app.games.go.setup import SEATS
from app.games.go.tiles import JOKER, PRINTED, TILES

DIRECTIONS = dict(zip("nesw", SIDES, strict=True))
DIRECTION_TEXTS = {direction: text for text, direction in DIRECTIONS.items()}

TABLE_MOVES: dict[str, Move] = {"go": StartBuilding(), "next": RollNext(), "end": EndSolo()}
TABLE_TEXTS = {move: text for text, move in TABLE_MOVES.items()}

JOKER_TEXT = "J"
TILE_NAMED = {JOKER_TEXT: JOKER, **{str(tile): tile for tile in TILES}}
TILE_TEXTS = {tile: text for text, tile in TILE_NAMED.items()}
FACE_NAMED = {f"{tile}{side}": (tile, side) for tile, side in PRINTED}
SEAT_NAMED = {str(seat): seat for seat in range(len(SEATS))}


def encode(move: Move) -> str:
    match move:
        case LayTile(seat, Laid(tile, side, at, direction)):
            way = f" {DIRECTION_TEXTS[direction]}" if direction else ""
            return f"{seat} lay {TILE_TEXTS[tile]}{side}{way} {cell_text(at)}"
        case LiftTile(seat, tile):
            return f"{seat} lift {TILE_TEXTS[tile]}"
        case Claim(seat, milliseconds):
            return f"{seat} claim {milliseconds}"
        case _:
            return TABLE_TEXTS[move]


def decode(text: str) -> Move:
    move = TABLE_MOVES.get(text) or _seat_move(text.split(" "))
    if move is None:
        raise BadRequest("bad_move", text[:40])
    return move


def _seat_move(words: list[str]) -> Move | None:
    if len(words) < 3 or words[0] not in SEAT_NAMED:
        return None
    seat = SEAT_NAMED[words[0]]
    match words[1:]:
        case ["lay", joker, cell] if joker == JOKER_TEXT and cell in CELL_NAMED:
            return LayTile(seat, Laid(JOKER, "", CELL_NAMED[cell], 0))
        case ["lay", face, way, cell] if (
            face in FACE_NAMED and way in DIRECTIONS and cell in CELL_NAMED
        ):
            return LayTile(seat, Laid(*FACE_NAMED[face], CELL_NAMED[cell], DIRECTIONS[way]))
        case ["lift", tile] if tile in TILE_NAMED:
            return LiftTile(seat, TILE_NAMED[tile])
        case ["claim", digits] if is_time(digits):
            return Claim(seat, int(digits))
    return None


def is_time(digits: str) -> bool:
    """Plain digits without leading zeros, so that equal moves have equal texts."""
    is_plain = digits.isascii() and digits.isdigit() and len(digits) <= len(str(TIMES.stop))
    return is_plain and int(digits) in TIMES and str(int(digits)) == digits


def treasure_text(treasure: int) -> str:
    return f"m{treasure}"


TREASURE_NAMED = {treasure_text(n): n for n in range(1, len(TREASURE_CELLS) + 1)}


def laid_json(laid: Laid) -> Json:
    """A tile on a board in the form of T4."""
    if laid.tile == JOKER:
        return {"tile": JOKER_TEXT, "at": cell_text(laid.at)}
    direction = DIRECTION_TEXTS[laid.direction]
    return {"tile": laid.tile, "side": laid.side, "dir": direction, "at": cell_text(laid.at)}
