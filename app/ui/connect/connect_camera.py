"""Moves the view over Connect's table: by fingers, to all of the maze, to what is chosen from.

It follows the maze by itself until somebody pans or zooms, and again once all was shown on wish:
all of it with the places around it, or where that would be too small what lies around the last
tile, in whole cells.
"""

from collections.abc import Callable

from kivy.metrics import dp

from app.presenters.connect.board_model import BoardModel
from app.ui.connect.connect_board import ConnectBoard
from app.ui.connect.connect_view import ConnectView, Frame, Point, amid, fitting, fitting_clear
from app.ui.kit.motion import Motion, Movement

FULL = 66
"""A cell at 100 %, in dp."""
LEAST, MOST = 0.4, 1.6
LEAST_FIT, MOST_FIT = 48, 96
"""Cells in dp while it follows (LOOK 8): what fingers touch is never smaller."""
ROOMY, LARGEST = 0.18, 150
"""Where the table is large: cells by its shorter side, and in dp at most."""
TINY, EDGE = 8, 8
"""In dp: a cell where all is shown on wish, or at the end; what is free at the edges then."""
MOST_WAYS, CLEAR = 84, 58
"""Cells in dp, when it comes to matches; where they are as large as this it stays."""
AMPLE = 52
"""A cell in dp at least, where not all has room anyway."""
CALM, ASIDE = 1.25, 0.3
"""How much larger cells could be before it comes nearer; how many of them aside it may lie."""
GLIDE = 0.28
NEARER, NEARLY = 1.6, 0.98


class ConnectCamera:
    """`tell` gets whether all is in sight, with the places around it. As long as it `is_touched`
    the table moves with fingers alone."""

    def __init__(
        self,
        board: ConnectBoard,
        speed: Callable[[], float],
        tell: Callable[[bool], None],
    ) -> None:
        self.motion = Motion()
        self._board = board
        self._speed = speed
        self._tell = tell
        self._follows, self._is_shown = True, False
        self._least: float = LEAST_FIT
        self._aim: ConnectView | None = None
        self.is_touched: Callable[[], bool] = lambda: False

    @property
    def view(self) -> ConnectView:
        return self._board.view

    @property
    def aim(self) -> ConnectView:
        """Where it is, or is about to be."""
        return self._aim if self._follows and self._aim else self.view

    def reset(self) -> None:
        """Another screen or another match: all of it is shown next."""
        self.motion.finish()
        self._is_shown = False
        self._follow(True)

    def look_at(self, model: BoardModel, is_past: bool = False) -> None:
        """Show this; looked back at the maze may lie elsewhere, and no finger needs its cells: they
        are as small as all of it needs."""
        self._board.model = model
        self._least = FULL * LEAST if is_past else LEAST_FIT
        if not self._is_shown:
            self._aim = self._fitting(model)
            self._show(self._aim)
        if self._follows or model.is_choice:
            self._come_to(model, is_past)
        elif not self.motion.is_running:
            self._show(self._kept(self.view))

    def _come_to(self, model: BoardModel, is_jump: bool) -> None:
        """Once to each: whoever looks elsewhere then is left alone."""
        end = self._of_ways(model) if model.is_choice else self._fitting(model)
        if end == self._aim or self.is_touched():
            return
        self._aim = end
        if is_jump:
            self._show(end)
        elif end != self.view:
            self._glide(end)

    def keep_clear(self, column: int, row: int) -> bool:
        """What hangs there comes out from under what has grown over the table, if it lies there;
        no farther, for a finger has just been there."""
        end = self.view.kept([(column, row)], self._board.frame)
        is_hidden = end != self.view
        if is_hidden:
            self._glide(end)
        return is_hidden

    def show_all(self, key: Frame) -> None:
        """At the end: the whole maze, as far as it can be made small; no tile lies under the
        `key`."""
        self.motion.finish()
        self._follow(True)
        model, (x, y, width, height) = self._board.model, self._board.frame
        edge = dp(EDGE)
        free = Frame(x + edge, y + edge, width - 2 * edge, height - 2 * edge)
        shown = model.bounds, model.cells
        self._show(fitting_clear(shown, free, key, dp(TINY), self._most(MOST_FIT)))

    def pan(self, dx: float, dy: float) -> None:
        self.motion.finish()
        self._by_hand(self.view.moved(dx, dy))

    def drift(self, dx: float, dy: float) -> None:
        """Under a tile in the air; it follows as before."""
        self.motion.finish()
        self._show(self._kept(self.view.moved(dx, dy)))

    def zoom(self, factor: float, around: Point) -> None:
        self.motion.finish()
        least = min(dp(FULL * LEAST), self.view.cell)
        cell = min(max(self.view.cell * factor, least), self._most(FULL * MOST))
        self._by_hand(self.view.zoomed(cell, around))

    def fit(self) -> None:
        """All of the maze in sight again."""
        self._follow(True)
        self._glide(self._whole(self._board.model, dp(TINY), self._most(MOST_FIT)))

    def change(self) -> None:
        """For one finger: nearer, and back to all."""
        if not self._sees_all or self.view.cell >= self._most(FULL * MOST) * NEARLY:
            self.fit()
            return
        x, y, width, height = self._board.frame
        cell = min(self.view.cell * NEARER, self._most(FULL * MOST))
        self._follow(False)
        self._glide(self._kept(self.view.zoomed(cell, (x + width / 2, y + height / 2))))

    def gliding_to(self, column: int, row: int, after: BoardModel) -> list[Movement]:
        """To where a tile is laid, if it cannot be seen from here or not all can."""
        end = self._fitting(after) if self._follows else self.view
        end = self._holding(end, column, row)
        return [] if end == self.view else [self._gliding(lambda: end, aims=True)]

    def gliding_to_ways(self, after: BoardModel) -> list[Movement]:
        """What somebody else has matched comes into sight."""
        return [self._gliding(lambda: self._of_ways(after), aims=True)]

    def _holding(self, view: ConnectView, column: int, row: int) -> ConnectView:
        """Moved so that this cell lies in what is free of the table."""
        frame = self._board.frame
        if view.holds((column, row, column, row), frame):
            return view
        x, y = view.at(column, row)
        return view.moved(frame.x + frame.width / 2 - x, frame.y + frame.height / 2 - y)

    def _fitting(self, model: BoardModel) -> ConnectView:
        """Of the table as it is free while somebody chooses: nothing moves when one does. Cells
        keep their size as long as all is in sight and could not be much larger."""
        frame, sight = self._board.resting, model.sight
        found = self._whole(model, dp(self._least), self._most(MOST_FIT))
        if not found.holds(sight, frame) and self._least == LEAST_FIT:
            found = amid(model.room, model.newest, frame, dp(AMPLE))
        if not self._is_shown or self.view.cell > self._most(MOST_FIT):
            return found
        if found.cell > CALM * self.view.cell or not self.view.holds(sight, frame):
            return found
        found = self._whole(model, self.view.cell, self.view.cell)
        return self.view if self.view.is_near(found, sight, ASIDE) else found

    def _whole(self, model: BoardModel, least: float, most: float) -> ConnectView:
        """With all places around the maze, and this in the middle as far as they leave it there."""
        frame, sight = self._board.resting, model.sight
        found = fitting(sight, frame, least, most)
        return found.centred(model.bounds, sight, frame) if found.holds(sight, frame) else found

    @property
    def _sees_all(self) -> bool:
        return self.view.holds(self._board.model.room, self._board.resting)

    def _most(self, usual: float) -> float:
        """A cell in pixels: in dp `usual`, and more where there is room."""
        roomy = ROOMY * min(self._board.resting[2:])
        return float(max(dp(usual), min(roomy, dp(LARGEST))))

    def _of_ways(self, model: BoardModel) -> ConnectView:
        """The whole maze in what their keys leave of the table, or at least the matches."""
        frame = self._board.frame
        whole = fitting(model.bounds, frame, dp(self._least), self.view.cell)
        is_whole = whole.holds(model.bounds, frame)
        seen = model.bounds if is_whole else model.ways
        if self.view.holds(seen, frame) and (is_whole or self.view.cell >= dp(CLEAR)):
            return self.view
        if is_whole:
            return whole
        return fitting(model.ways, frame, dp(LEAST_FIT), max(dp(MOST_WAYS), self.view.cell))

    def _kept(self, view: ConnectView) -> ConnectView:
        return view.kept(self._board.model.cells, self._board.frame)

    def _by_hand(self, view: ConnectView) -> None:
        self._follow(False)
        self._show(self._kept(view))

    def _follow(self, follows: bool) -> None:
        self._follows = follows

    def _glide(self, end: ConnectView) -> None:
        self.motion.play([self._gliding(lambda: end)], self._speed(), lambda: None)

    def _gliding(self, to: Callable[[], ConnectView], aims: bool = False) -> Movement:
        """From wherever it is when that begins. `aims`: the table is not where it was meant to be,
        and comes back there once it is shown anew."""
        way = [self.view, self.view]

        def start() -> None:
            way[:] = self.view, to()
            if aims:
                self._aim = way[1]

        def update(share: float) -> None:
            self._board.view = way[0].towards(way[1], share)
            if share == 1.0:
                self._show(way[1])

        return Movement(GLIDE, update, "out_cubic", start)

    def rest(self) -> None:
        """No finger moves it any more; until then nothing is written about what is in sight."""
        self._tell(self._sees_all)

    def _show(self, view: ConnectView) -> None:
        self._board.view, self._is_shown = view, True
        if not self.is_touched():
            self.rest()
