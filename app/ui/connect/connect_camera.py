"""Moves the view over Connect's table: by fingers, to all of the maze, along with what is laid.

It follows the maze by itself until somebody pans or zooms, and again once all was shown on wish.
"""

from collections.abc import Callable

from kivy.metrics import dp

from app.presenters.connect.board_model import BoardModel
from app.ui.connect.connect_board import ConnectBoard
from app.ui.connect.connect_view import ConnectView, Point, fitting
from app.ui.kit.motion import Motion, Movement

FULL = 66
"""A cell at 100 %, in dp."""
LEAST, MOST = 0.4, 1.6
LEAST_FIT, MOST_FIT = 44, 96
"""Cells in dp when the table is first shown (LOOK 8)."""
GLIDE = 0.24
STEP, NEARLY = 1.3, 0.98


class ConnectCamera:
    """`tell` gets the size in per cent."""

    def __init__(
        self,
        board: ConnectBoard,
        speed: Callable[[], float],
        tell: Callable[[int], None],
    ) -> None:
        self.motion = Motion()
        self._board = board
        self._speed = speed
        self._tell = tell
        self._follows, self._is_shown = True, False

    @property
    def view(self) -> ConnectView:
        return self._board.view

    def reset(self) -> None:
        """Another screen or another match: all of it is shown next."""
        self.motion.finish()
        self._is_shown = False
        self._follows = True

    def look_at(self, model: BoardModel, is_jump: bool = False) -> None:
        """Show this; after a jump through the match the maze lies elsewhere."""
        if not self._is_shown or (is_jump and self._follows):
            self._show(self._fitting(model))
        self._board.model = model
        if not (self._follows or self.motion.is_running):
            self._show(self._kept(self.view))

    def show_all(self) -> None:
        """At the end: the whole maze, as far as it can be made small."""
        self.motion.finish()
        self._follows = True
        self._show(self._holding_all())

    def pan(self, dx: float, dy: float) -> None:
        self.motion.finish()
        self._by_hand(self.view.moved(dx, dy))

    def zoom(self, factor: float, around: Point) -> None:
        self.motion.finish()
        cell = min(max(self.view.cell * factor, dp(FULL * LEAST)), dp(FULL * MOST))
        self._by_hand(self.view.zoomed(cell, around))

    def fit(self) -> None:
        """All of the maze in sight again."""
        self._glide(self._holding_all())
        self._follows = True

    def step_nearer(self) -> None:
        """For one finger: nearer, and from the nearest back to all."""
        if self.view.cell >= dp(FULL * MOST) * NEARLY:
            self.fit()
            return
        x, y, width, height = self._board.frame
        cell = min(self.view.cell * STEP, dp(FULL * MOST))
        self._follows = False
        self._glide(self._kept(self.view.zoomed(cell, (x + width / 2, y + height / 2))))

    def gliding_to(self, column: int, row: int, after: BoardModel) -> list[Movement]:
        """To where a tile is laid, if it cannot be seen from here or not all can."""
        end = self._fitting(after) if self._follows else self.view
        x, y = end.at(column, row)
        frame, half = self._board.frame, end.cell / 2
        is_in_x = frame.x + half <= x <= frame.x + frame.width - half
        is_in_y = frame.y + half <= y <= frame.y + frame.height - half
        if not (is_in_x and is_in_y):
            end = end.moved(frame.x + frame.width / 2 - x, frame.y + frame.height / 2 - y)
        return [] if end == self.view else [self._gliding(end)]

    def _holding_all(self) -> ConnectView:
        bounds = self._board.model.bounds
        return fitting(bounds, self._board.frame, dp(FULL * LEAST), dp(MOST_FIT))

    def _fitting(self, model: BoardModel) -> ConnectView:
        return fitting(model.bounds, self._board.frame, dp(LEAST_FIT), dp(MOST_FIT))

    def _kept(self, view: ConnectView) -> ConnectView:
        return view.kept(self._board.model.cells, self._board.frame)

    def _by_hand(self, view: ConnectView) -> None:
        self._follows = False
        self._show(self._kept(view))

    def _glide(self, end: ConnectView) -> None:
        self.motion.play([self._gliding(end)], self._speed(), lambda: None)

    def _gliding(self, end: ConnectView) -> Movement:
        """Its size is told when it is there: text is not written while things move."""
        begin = self.view

        def update(share: float) -> None:
            self._board.view = begin.towards(end, share)
            if share == 1.0:
                self._show(end)

        return Movement(GLIDE, update, "out_cubic")

    def _show(self, view: ConnectView) -> None:
        self._board.view, self._is_shown = view, True
        self._tell(round(100 * view.cell / dp(FULL)))
