"""A tile drawn to the edge of what is seen of Connect's table brings in what lies beyond."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.metrics import dp

from app.ui.connect.connect_board import ConnectBoard
from app.ui.connect.connect_camera import ConnectCamera

EDGE = 44
"""In dp: so near an edge a finger means what lies beyond."""
SPEED = 5.0
"""In cells a second."""
LONGEST_FRAME = 0.1

NOWHERE = (0, 0)
Point = tuple[float, float]


class EdgePan:
    """As long as the finger lies there, and something may be laid there. `moved` is called after
    each step: under the finger lies another part of the table."""

    def __init__(
        self, camera: ConnectCamera, board: ConnectBoard, moved: Callable[[float, float], None]
    ) -> None:
        self._camera, self._board, self._moved = camera, board, moved
        self._at: Point = (0.0, 0.0)
        self._zone = NOWHERE
        self._has_risen = False

    def follow(self, x: float, y: float) -> None:
        """From the hand, which lies below the table, a finger comes past its lower edge first."""
        self._at = x, y
        left, bottom, width, height = self._board.frame
        edge = dp(EDGE)
        self._has_risen = self._has_risen or y > bottom + 2 * edge
        is_low = self._has_risen and bottom <= y < bottom + edge
        across = (x < left + edge) - (x > left + width - edge)
        zone = across, is_low - (y > bottom + height - edge)
        if zone != self._zone:
            self._zone = zone
            Clock.unschedule(self._step)
            Clock.schedule_interval(self._step, 0)

    def stop(self) -> None:
        Clock.unschedule(self._step)
        self._zone, self._has_risen = NOWHERE, False

    def _way(self) -> tuple[int, int]:
        """Where the table goes, per axis: nowhere once all of that side is in sight."""
        frame, view, (across, up) = self._board.frame, self._board.view, self._zone
        left, top, right, bottom = self._board.model.room
        half, far_right, far_top = view.cell / 2, frame.x + frame.width, frame.y + frame.height
        (west, north), (east, south) = view.at(left, top), view.at(right, bottom)
        hides = {
            1: (west - half < frame.x, south - half < frame.y),
            -1: (east + half > far_right, north + half > far_top),
            0: (False, False),
        }
        return across * hides[across][0], up * hides[up][1]

    def _step(self, seconds: float) -> bool:
        across, up = self._way()
        if (across, up) == NOWHERE:
            return False
        step = SPEED * self._board.view.cell * min(seconds, LONGEST_FRAME)
        self._camera.drift(across * step, up * step)
        self._moved(*self._at)
        return True
