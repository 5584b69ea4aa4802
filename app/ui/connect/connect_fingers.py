"""What fingers do at Connect's table: pan and zoom it, drag tiles from the hand, tap.

Decides nothing about the game: it moves the camera and the tile in the air, and tells of taps.
"""

from math import hypot
from typing import Any

from kivy.input import MotionEvent
from kivy.metrics import dp

from app.games.connect.table import cell_at, column_row
from app.ui.connect.connect_board import ConnectBoard
from app.ui.connect.connect_camera import ConnectCamera
from app.ui.connect.connect_deeds import ConnectDeeds
from app.ui.connect.connect_drag import ConnectDrag
from app.ui.connect.edge_pan import EdgePan
from app.ui.connect.hand_tray import HandTray
from app.ui.connect.table_top import TableTop
from app.ui.match.match_ground import MatchGround
from app.ui.match.restless import Restless

SLOP = 10
"""In dp: how far a tap may wander."""

Point = tuple[float, float]


class ConnectFingers:
    """One finger drags a tile or the table, two zoom. Further ones, resting palms, do nothing."""

    def __init__(
        self,
        deeds: ConnectDeeds,
        drag: ConnectDrag,
        camera: ConnectCamera,
        board: ConnectBoard,
        tray: HandTray,
        top: TableTop,
        ground: MatchGround,
    ) -> None:
        self._deeds, self._drag = deeds, drag
        self._camera, self._board, self._tray = camera, board, tray
        self._top, self._ground = top, ground
        self._edge = EdgePan(camera, board, drag.move)
        self._fingers: list[MotionEvent] = []
        self._at: dict[int, Point] = {}
        self._slot: int | None = None
        self._begun_at: Point = (0.0, 0.0)
        self._is_dragging = False
        self._restless = Restless()

    def down(self, touch: Any) -> bool:
        """True: the touch belongs to the hand."""
        self._deeds.motion.finish()
        slot = self._tray.slot_at(*touch.pos) if self._deeds.sees_hand else None
        if slot is None and not self._top.is_open(*touch.pos):
            return False
        if len(self._fingers) == 2 or (self._fingers and self._slot is not None):
            return True
        if not self._fingers:
            self._slot, self._begun_at, self._is_dragging = slot, tuple(touch.pos), False
            self._press(slot, touch)
        self._fingers.append(touch)
        self._at[touch.uid] = tuple(touch.pos)
        return True

    @property
    def is_down(self) -> bool:
        """One of them lies on the table, or carries a tile."""
        return bool(self._fingers)

    def _press(self, slot: int | None, touch: Any) -> None:
        """What lies under the finger answers at once."""
        self._tray.pressed = slot
        if slot is None:
            place = self._camera.view.cell_under(*touch.pos)
            self._board.pressed = place if self._deeds.can_touch(place) else None

    def _release(self) -> None:
        self._tray.pressed = self._board.pressed = None

    def move(self, touch: Any) -> None:
        if touch.uid not in self._at:
            return
        if len(self._fingers) == 2:
            self._zoom(touch)
        elif self._is_dragging or self._begins_drag(touch):
            self._draw(touch)
        self._at[touch.uid] = tuple(touch.pos)

    def up(self, touch: Any) -> None:
        if touch.uid not in self._at:
            return
        self._release()
        self._edge.stop()
        was_alone = len(self._fingers) == 1
        self._fingers.remove(touch)
        del self._at[touch.uid]
        if not was_alone:
            self._is_dragging = True  # the finger that stays only pans
        elif self._is_dragging:
            self._is_dragging = False
            self._drag.drop()
        else:
            self._tap(touch)
        if not self._fingers:
            self._camera.rest()

    def cancel(self) -> None:
        """Whatever was in the hand lies where it was."""
        self._release()
        self._edge.stop()
        self._fingers.clear()
        self._at.clear()
        self._is_dragging, self._slot = False, None
        self._drag.cancel()

    def _tap(self, touch: Any) -> None:
        if self._slot is not None:
            self._deeds.tap_slot(self._slot)
            return
        cell = cell_at(*self._camera.view.cell_under(*touch.pos))
        is_quick = self._restless.is_quick(self._deeds.finger.cell == cell)
        was_meant = self._deeds.tap_cell(cell, is_quick)
        if self._deeds.finger.cell == cell:
            self._camera.keep_clear(*column_row(cell))
        elif touch.is_double_tap and not was_meant:
            self._camera.fit()

    def _draw(self, touch: Any) -> None:
        """The tile from the hand, or else the table."""
        if self._slot is not None:
            self._edge.follow(*touch.pos)
            self._drag.move(*touch.pos)
            return
        x, y = self._at[touch.uid]
        self._camera.pan(touch.x - x, touch.y - y)

    def _zoom(self, touch: Any) -> None:
        """Both fingers keep what they lie on."""
        other = next(finger for finger in self._fingers if finger is not touch)
        (bx, by), (ox, oy) = self._at[touch.uid], self._at[other.uid]
        before, now = hypot(bx - ox, by - oy), hypot(touch.x - ox, touch.y - oy)
        middle = (touch.x + ox) / 2, (touch.y + oy) / 2
        self._camera.pan((touch.x - bx) / 2, (touch.y - by) / 2)
        self._camera.zoom(now / max(before, 1.0), middle)

    def _begins_drag(self, touch: Any) -> bool:
        x, y = self._begun_at
        if hypot(touch.x - x, touch.y - y) < dp(SLOP):
            return False
        is_clear = self._ground.is_clear(x, y)
        self._release()
        self._is_dragging = is_clear and (self._slot is None or self._deeds.is_laying)
        if self._is_dragging and self._slot is not None:
            self._drag.lift(self._slot, *touch.pos)
        return self._is_dragging
