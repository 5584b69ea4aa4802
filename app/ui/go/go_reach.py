"""What lies under a finger on a seat's board and tray, and where each of its tiles lies."""

from collections.abc import Callable
from typing import Any

from app.games.go.board import Laid
from app.games.go.state import Seat
from app.presenters.go.tray import (
    Tray,
    cell_under,
    face_of,
    flipped_face,
    flipped_place,
    laid_of,
    middle_of,
    other_cell,
    place_on,
    tile_on,
)
from app.ui.go.go_board import GoBoard
from app.ui.go.go_flight import Spot
from app.ui.go.go_press import Press
from app.ui.go.go_tray_view import GoTrayView


class GoReach:
    """`own` gives the seat as it is."""

    def __init__(self, board: GoBoard, tray_view: GoTrayView, own: Callable[[], Seat]) -> None:
        self._board, self._view, self._own = board, tray_view, own

    def tile_at(self, x: float, y: float) -> int | None:
        """The tile under a finger."""
        shown = self._view.tile_at(x, y)
        if shown is not None and self._view.collide_point(x, y):
            return shown.tile
        cell = self._cell_at(x, y)
        return None if cell is None else tile_on(self._own(), cell)

    def _cell_at(self, x: float, y: float) -> int | None:
        return cell_under(*self._board.under(x, y))

    def press_at(self, touch: Any, tray: Tray) -> Press:
        """A finger that comes down here."""
        tile, at, away = self.tile_at(*touch.pos), tuple(touch.pos), (0.0, 0.0)
        is_empty = False
        if tile is not None:
            spot = self.spot(tile, tray)
            away = ((touch.x - spot.x) / spot.cell, (touch.y - spot.y) / spot.cell)
            is_laid = laid_of(self._own(), tile) is not None
            is_empty = is_laid and self._view.collide_point(*touch.pos)
        return Press(at, tile, away, at, is_empty)

    def spot(self, tile: int, tray: Tray) -> Spot:
        """Where a tile lies, on the board or in its slot."""
        laid, board, view = laid_of(self._own(), tile), self._board, self._view
        if laid is not None:
            return Spot(*board.at(*middle_of(laid)), board.cell, board.atlas, face_of(laid))
        face = tray.faces[tile]
        return Spot(*view.spot(tile, face), view.cell_of(face), view.atlas, face)

    def peeked(self, tray: Tray, tile: int | None) -> tuple[Tray, Laid | None]:
        """How all lies, in the tray and on the board, while one looks at a tile's other side."""
        laid = None if tile is None else laid_of(self._own(), tile)
        if laid is not None:
            return tray, flipped_place(laid)
        if tile is not None:
            faces = (*tray.faces[:tile], flipped_face(tray.faces[tile]), *tray.faces[tile + 1 :])
            tray = Tray(faces, tray.chosen)
        return tray, None

    def is_in_tray(self, tray: Tray) -> bool:
        """The chosen tile lies off the board."""
        return tray.chosen is not None and laid_of(self._own(), tray.chosen) is None

    def place_at(self, x: float, y: float, tray: Tray) -> Laid | None:
        """Where the chosen tile would lie after a tap here."""
        cell, tile = self._cell_at(x, y), tray.chosen
        if cell is None or tile is None:
            return None
        return place_on(self._own(), tile, tray.faces[tile], cell)

    def is_on(self, laid: Laid | None, x: float, y: float) -> bool:
        """Whether this is a cell of the place."""
        return laid is not None and self._cell_at(x, y) in (laid.at, other_cell(laid))
