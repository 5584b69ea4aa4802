"""What the hand shows at Connect's table, by what the finger holds."""

from app.games.connect.moves import Move, Take
from app.presenters.connect.board_model import Finger, held_by
from app.presenters.connect.table import ConnectTable
from app.presenters.lessons.pointing import Place, Pointing, Spot
from app.teacher.lessons import Gesture


def pointing(table: ConnectTable, finger: Finger, move: Move) -> Pointing:
    if isinstance(move, Take):
        other = {*table.take(finger).cells} ^ {*move.cells}
        spot = Spot(Place.CELL, min(other)) if other else Spot(Place.KEY)
        return Pointing(Gesture.TAKE, (spot,))
    slot, cell = table.known.hands[0].index(move.tile), Spot(Place.CELL, move.cell)
    held = held_by(finger, table.known)
    if finger.cell != move.cell or held is None or held.slot != slot:
        return Pointing(Gesture.LAY, (Spot(Place.TILE, slot), Spot(Place.SPOT, move.cell)))
    if held.turn != move.turn:
        return Pointing(Gesture.TURN, (Spot(Place.OTHER),))
    return Pointing(Gesture.LAY, (cell,))
