"""What the hand shows at Connect's table, by what the finger holds."""

from app.games.connect.moves import Lay, Take
from app.games.connect.rules import refusal
from app.presenters.connect.board_model import Finger, Held, held_by, turn_that_fits
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
    """What is chosen otherwise first, then the key. All that may not be taken at once has one that
    is not chosen."""
    other = {*table.take(finger).cells} ^ {*take.cells}
    if other and refusal(table.known, take) is not None:
        return Pointing(Gesture.STAYS, (Spot(Place.CELL, min(other)),))
    spot = Spot(Place.CELL, min(other)) if other else Spot(Place.KEY)
    return Pointing(Gesture.TAKE, (spot,))


def _laying(table: ConnectTable, finger: Finger, lay: Lay) -> Pointing:
    """A tile finds the first turn that fits by itself; for another one it is turned before."""
    slot = table.known.hands[0].index(lay.tile)
    held = held_by(finger, table.known)
    is_held = held is not None and held.slot == slot
    if is_held and finger.cell == lay.cell:
        return _hanging(finger.turns[slot] == lay.turn)
    lies = Held(slot, lay.tile, finger.turns[slot])
    if turn_that_fits(table.known, lies, lay.cell) != lay.turn:
        gesture = Gesture.TURN if is_held else Gesture.CHOOSE
        return Pointing(gesture, (Spot(Place.TILE, slot),))
    return Pointing(Gesture.LAY, (Spot(Place.TILE, slot), Spot(Place.SPOT, lay.cell)))


def _hanging(fits: bool) -> Pointing:
    """Over its spot: the keys do what is left."""
    if fits:
        return Pointing(Gesture.LAY, (Spot(Place.KEY),))
    return Pointing(Gesture.TURN, (Spot(Place.OTHER),))


def by_taps(drag: Pointing, is_held: bool) -> Pointing:
    """The same without a drag: first the tile, then its spot."""
    tile, spot = drag.spots
    at = Spot(Place.CELL, spot.number) if is_held else tile
    return Pointing(drag.gesture, (at,))
