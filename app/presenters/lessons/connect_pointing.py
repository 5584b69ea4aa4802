"""What the hand shows at Connect's table, by what the finger holds."""

from app.games.connect.moves import Lay, Take
from app.presenters.connect.board_model import Finger, held_by
from app.presenters.connect.table import ConnectTable
from app.presenters.lessons.pointing import Place, Pointing, Spot
from app.teacher.lessons import Gesture


def pointing(table: ConnectTable, finger: Finger, move: object) -> Pointing:
    match move:
        case Take():
            return _taking(table, finger, move)
        case Lay():
            return _laying(table, finger, move)
        case _:
            raise TypeError(move)


def _taking(table: ConnectTable, finger: Finger, take: Take) -> Pointing:
    """What is chosen otherwise first, then the key."""
    other = {*table.take(finger).cells} ^ {*take.cells}
    spot = Spot(Place.CELL, min(other)) if other else Spot(Place.KEY)
    return Pointing(Gesture.TAKE, (spot,))


def _laying(table: ConnectTable, finger: Finger, lay: Lay) -> Pointing:
    slot = table.known.hands[0].index(lay.tile)
    held = held_by(finger, table.known)
    if finger.cell != lay.cell or held is None or held.slot != slot:
        return Pointing(Gesture.LAY, (Spot(Place.TILE, slot), Spot(Place.SPOT, lay.cell)))
    if held.turn != lay.turn:
        return Pointing(Gesture.TURN, (Spot(Place.OTHER),))
    return Pointing(Gesture.LAY, (Spot(Place.CELL, lay.cell),))


def by_taps(drag: Pointing, is_held: bool) -> Pointing:
    """The same without a drag: first the tile, then its spot."""
    tile, spot = drag.spots
    at = Spot(Place.CELL, spot.number) if is_held else tile
    return Pointing(drag.gesture, (at,))
