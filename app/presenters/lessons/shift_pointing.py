"""What the hand shows at Shift's table, by what the finger has done already."""

from app.games.shift.maze import path
from app.games.shift.moves import PushIn, WalkTo
from app.presenters.lessons.pointing import Place, Pointing, Spot
from app.presenters.shift.board_model import Finger
from app.presenters.shift.table import ShiftTable
from app.teacher.lessons import Gesture


def pointing(table: ShiftTable, finger: Finger, move: object) -> Pointing:
    match move:
        case PushIn():
            return _pushing(table, finger, move)
        case WalkTo():
            return _walking(table, finger, move)
        case _:
            raise TypeError(move)


def _pushing(table: ShiftTable, finger: Finger, push: PushIn) -> Pointing:
    spare, arrow = Spot(Place.SPARE), Spot(Place.ARROW, push.arrow)
    if push.arrow == table.known.barred:
        return Pointing(Gesture.BARRED, (arrow,))
    if table.push(finger, push.arrow) != push:
        return Pointing(Gesture.TURN, (spare,))
    if finger.arrow is not None:
        is_there = finger.arrow == push.arrow
        return Pointing(Gesture.PUSH, (Spot(Place.KEY) if is_there else arrow,))
    return Pointing(Gesture.PUSH, (spare, arrow))


def _walking(table: ShiftTable, finger: Finger, walk: WalkTo) -> Pointing:
    """Along the way, from the pawn to where it leads; who has shown that by a tap has but the key
    left."""
    staying = table.staying(finger)
    if staying.with_pilot is not walk.with_pilot:
        return Pointing(Gesture.WALK, (Spot(Place.OTHER),))
    if finger.aim == walk.cell:
        return Pointing(Gesture.WALK, (Spot(Place.KEY),))
    way = path(table.known.maze.planes, staying.cell, walk.cell)
    return Pointing(Gesture.WALK, tuple(Spot(Place.CELL, cell) for cell in way))
