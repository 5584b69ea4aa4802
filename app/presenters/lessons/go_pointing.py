"""What the hand shows at Go's board, by how the tile lies in the tray."""

from app.games.go.moves import LayTile, LiftTile
from app.presenters.go.tray import Tray
from app.presenters.lessons.pointing import Place, Pointing, Spot
from app.teacher.lessons import Gesture


def pointing(tray: Tray, move: object) -> Pointing:
    match move:
        case LayTile(_, laid):
            return _laying(tray, laid.tile, laid.side, laid.direction)
        case LiftTile(_, tile):
            return Pointing(Gesture.LAY, (Spot(Place.TILE, tile), Spot(Place.SPARE)))
        case _:
            return Pointing(Gesture.BEGIN, (Spot(Place.KEY),))


def _laying(tray: Tray, tile: int, side: str, direction: int) -> Pointing:
    """Held it flips, and stays turned as it was."""
    face, at = tray.faces[tile], Spot(Place.TILE, tile)
    if face.side != side:
        return Pointing(Gesture.FLIP, (at,), is_held=True)
    if face.direction != direction:
        return Pointing(Gesture.TURN, (at,))
    return Pointing(Gesture.LAY, (at, Spot(Place.SPOT)))
