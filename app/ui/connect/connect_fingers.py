"""What fingers do at Connect's table: pan and zoom it, drag tiles from the hand, tap.

Decides nothing about the game: it moves the page's view, its tile in the air, and tells of taps.
"""

from math import hypot
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from app.ui.connect.connect_drag import ConnectDrag

if TYPE_CHECKING:
    from app.ui.connect.connect_page import ConnectPage

SLOP = 10
"""In dp: how far a tap may wander."""

Point = tuple[float, float]


class ConnectFingers:
    """One finger drags a tile or the table, two zoom. Further ones, resting palms, do nothing."""

    def __init__(self, page: "ConnectPage") -> None:
        self.drag = ConnectDrag(page)
        self._page = page
        self._fingers: list[Any] = []
        self._at: dict[int, Point] = {}
        self._slot: int | None = None
        self._begun_at: Point = (0.0, 0.0)
        self._is_dragging = False

    def down(self, touch: Any) -> bool:
        """True: the touch belongs to the hand."""
        self.drag.motion.finish()
        page = self._page
        slot = page.slot_at(*touch.pos)
        is_on_table = page.is_on_table(*touch.pos)
        if slot is None and not is_on_table:
            return False
        if len(self._fingers) == 2 or (self._fingers and self._slot is not None):
            return True
        if not self._fingers:
            self._slot, self._begun_at, self._is_dragging = slot, tuple(touch.pos), False
        self._fingers.append(touch)
        self._at[touch.uid] = tuple(touch.pos)
        return True

    def move(self, touch: Any) -> None:
        if touch.uid not in self._at:
            return
        if len(self._fingers) == 2:
            self._zoom(touch)
        elif self._is_dragging or self._begins_drag(touch):
            if self._slot is None:
                before = self._at[touch.uid]
                self._page.camera.pan(touch.x - before[0], touch.y - before[1])
            else:
                self.drag.move(*touch.pos)
        self._at[touch.uid] = tuple(touch.pos)

    def up(self, touch: Any) -> None:
        if touch.uid not in self._at:
            return
        was_alone = len(self._fingers) == 1
        self._fingers.remove(touch)
        del self._at[touch.uid]
        if not was_alone:
            self._is_dragging = True  # the finger that stays only pans
        elif self._is_dragging:
            self._is_dragging = False
            if self._slot is not None:
                self.drag.drop()
        else:
            self._tap(touch)

    def cancel(self) -> None:
        """Whatever was in the hand lies where it was."""
        self._fingers.clear()
        self._at.clear()
        self._is_dragging, self._slot = False, None
        self.drag.cancel()

    def _tap(self, touch: Any) -> None:
        page = self._page
        if self._slot is not None:
            page.tap_slot(self._slot)
        else:
            column, row = page.board.view.cell_under(*touch.pos)
            page.tap_cell(column, row, touch.is_double_tap)

    def _zoom(self, touch: Any) -> None:
        """Both fingers keep what they lie on."""
        other = next(finger for finger in self._fingers if finger is not touch)
        (bx, by), (ox, oy) = self._at[touch.uid], self._at[other.uid]
        before, now = hypot(bx - ox, by - oy), hypot(touch.x - ox, touch.y - oy)
        middle = (touch.x + ox) / 2, (touch.y + oy) / 2
        self._page.camera.pan((touch.x - bx) / 2, (touch.y - by) / 2)
        self._page.camera.zoom(now / max(before, 1.0), middle)

    def _begins_drag(self, touch: Any) -> bool:
        x, y = self._begun_at
        if hypot(touch.x - x, touch.y - y) < dp(SLOP):
            return False
        is_clear = self._page.ground.is_clear(x, y)
        self._is_dragging = is_clear and (self._slot is None or self._page.can_lift)
        if self._is_dragging and self._slot is not None:
            self.drag.lift(self._slot, *touch.pos)
        return self._is_dragging
