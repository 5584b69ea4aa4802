"""The path tiles of one seat in its fingers: how each lies in the tray, and where it may go.

What may lie where is the rules' business (G2); here is only which of the allowed places a finger
means. Points are counted in cells from the top left of the board, so cell c3 has its middle at
(2.5, 2.5).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import hypot

from app.core.sides import EAST, NORTH, SIDES, SOUTH, WEST, turned
from app.games.go.board import Laid, placements
from app.games.go.moves import LayTile, LiftTile, Move
from app.games.go.observe import SeatView
from app.games.go.rules import lay_refusal
from app.games.go.state import Seat
from app.games.go.tiles import CELLS, JOKER, SIZE, TILES

SNAP = 0.8
"""How far from its place, in cells, a tile finds it."""
HALF = {NORTH: (0.0, -0.5), EAST: (0.5, 0.0), SOUTH: (0.0, 0.5), WEST: (-0.5, 0.0), 0: (0.0, 0.0)}
"""From the middle of cell A to the middle of the tile, by its direction."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Face:
    """Which side of a tile is up, and where its cell B lies."""

    side: str = "a"
    direction: int = EAST


@dataclass(frozen=True, slots=True)
class Tray:
    """How each tile lies when it is off the board; `chosen` is the one touched last."""

    faces: tuple[Face, ...] = (Face("", 0), *(Face() for _ in TILES))
    chosen: int | None = None

    def with_face(self, tile: int, face: Face) -> "Tray":
        faces = (*self.faces[:tile], face, *self.faces[tile + 1 :])
        return replace(self, faces=faces, chosen=tile)

    def as_laid(self, seat: Seat) -> "Tray":
        """What lies on the board lies there like this when it comes back."""
        laid = {each.tile: face_of(each) for each in seat.laid}
        faces = tuple(laid.get(tile, face) for tile, face in enumerate(self.faces))
        return self if faces == self.faces else replace(self, faces=faces)


def face_of(laid: Laid) -> Face:
    return Face(laid.side, laid.direction)


def turned_face(face: Face) -> Face:
    return replace(face, direction=turned(face.direction, 1))


def flipped_face(face: Face) -> Face:
    return replace(face, side={"a": "b", "b": "a"}.get(face.side, ""))


def own_seat(view: SeatView) -> Seat:
    """The seat as the rules know it, from what its own player sees."""
    return Seat(view.space, view.laid or (), view.claimed, view.joker)


def laid_of(seat: Seat, tile: int) -> Laid | None:
    return next((laid for laid in seat.laid if laid.tile == tile), None)


def _without(seat: Seat, tile: int) -> Seat:
    return replace(seat, laid=tuple(laid for laid in seat.laid if laid.tile != tile))


def fitting_places(seat: Seat, tile: int, face: Face) -> Iterator[Laid]:
    """Everywhere the tile may lie like this, whether it is on the board now or not."""
    others = _without(seat, tile)
    return (laid for laid in _ways(tile, face) if lay_refusal(others, laid) is None)


@cache
def _ways(tile: int, face: Face) -> tuple[Laid, ...]:
    """Everywhere on an empty board."""
    return tuple(laid for laid in placements(tile) if face_of(laid) == face)


@cache
def _middles(tile: int, face: Face) -> tuple[tuple[float, float, Laid], ...]:
    return tuple((*middle_of(laid), laid) for laid in _ways(tile, face))


def middle_of(laid: Laid) -> Point:
    row, column = divmod(laid.at, SIZE)
    dx, dy = HALF[laid.direction]
    return column + 0.5 + dx, row + 0.5 + dy


def place_near(seat: Seat, tile: int, face: Face, middle: Point) -> Laid | None:
    """The place that a tile dragged to here snaps to. Asked in every frame of a drag."""
    across, down = middle
    near = [
        (far, number, laid)
        for number, (x, y, laid) in enumerate(_middles(tile, face))
        if abs(x - across) <= SNAP and (far := hypot(x - across, y - down)) <= SNAP
    ]
    if not near:
        return None
    others = _without(seat, tile)
    return next((laid for _, _, laid in sorted(near) if lay_refusal(others, laid) is None), None)


def place_on(seat: Seat, tile: int, face: Face, cell: int) -> Laid | None:
    """The place for a tap on this cell: cell A goes there, else cell B."""
    fitting = [
        laid for laid in fitting_places(seat, tile, face) if cell in (laid.at, other_cell(laid))
    ]
    return min(fitting, key=lambda laid: laid.at != cell, default=None)


def other_cell(laid: Laid) -> int:
    dx, dy = HALF[laid.direction]
    return laid.at + int(2 * dx) + SIZE * int(2 * dy)


def turned_place(seat: Seat, laid: Laid) -> Laid | None:
    """The next turn that fits around its cell A; None where no other does."""
    face = face_of(laid)
    for _ in SIDES[1:]:
        face = turned_face(face)
        for place in fitting_places(seat, laid.tile, face):
            if place.at == laid.at:
                return place
    return None


def flipped_place(laid: Laid) -> Laid:
    return replace(laid, side=flipped_face(face_of(laid)).side)


def moves_to_lay(number: int, seat: Seat, laid: Laid) -> tuple[Move, ...]:
    """Take it up from where it lies, if it does, and lay it there."""
    before = laid_of(seat, laid.tile)
    if before == laid:
        return ()
    lift = () if before is None else (LiftTile(number, laid.tile),)
    return (*lift, LayTile(number, laid))


def tile_on(seat: Seat, cell: int) -> int | None:
    """The tile that covers this cell."""
    covering = (laid.tile for laid in seat.laid if cell in (laid.at, other_cell(laid)))
    return next(covering, None)


def cell_under(x: float, y: float) -> int | None:
    """The cell at a point counted in cells."""
    cell = int(y) * SIZE + int(x)
    is_inside = 0 <= x < SIZE and 0 <= y < SIZE
    return cell if is_inside and cell in CELLS else None


def own_tiles(seat: Seat) -> tuple[int, ...]:
    return (*TILES, JOKER) if seat.joker else tuple(TILES)
