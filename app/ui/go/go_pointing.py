"""A hint on Go's board: a region glows, then the tile is seen there, then light shows the way."""

from typing import Protocol

from app.games.go.moves import LayTile, LiftTile
from app.presenters.go.hint_words import hint_phrase
from app.presenters.go.light import way_through
from app.presenters.go.table import GoTable
from app.presenters.go.tray import laid_of
from app.presenters.match.guide import Guide, Step
from app.presenters.phrase import Field
from app.teacher.hints import Hint
from app.ui.go.go_board import GoBoard
from app.ui.go.go_fingers import GoFingers


class PointedAt(Protocol):
    @property
    def table(self) -> GoTable: ...


class GoPointing:
    def __init__(self, page: PointedAt, fingers: GoFingers, board: GoBoard) -> None:
        self._page, self._fingers, self._board = page, fingers, board
        self._is_lit = False

    def why(self, found: Hint) -> Field:
        return hint_phrase(found)

    def show(self, guide: Guide) -> None:
        """The tile that the hint lays or lifts."""
        move = guide.hint.moves[0]
        if guide.step is not Step.MOVE:
            return
        if isinstance(move, LayTile):
            self._fingers.point(move.laid)
        elif isinstance(move, LiftTile):
            laid = laid_of(self._page.table.own(), move.tile)
            if laid is not None:
                self._fingers.point(laid)

    @property
    def holds(self) -> bool:
        return self._fingers.pointed is not None

    def light(self, guide: Guide) -> None:
        """From the centre through the tile, as its reason."""
        pointed = self._fingers.pointed
        is_lit = guide.step is Step.WHY and pointed is not None
        if is_lit and pointed is not None:
            own = self._page.table.own()
            self._board.shine(way_through(self._page.table.roll, own.laid, pointed), 1.0)
        elif self._is_lit:
            self._board.shine((), 1.0)
        self._is_lit = is_lit
