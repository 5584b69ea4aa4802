"""What fingers do at Connect's table: pan and zoom it, drag tiles from the hand, tap.

Decides nothing about the game: it moves the page's view and Finger, and hands it moves to try.
"""

from math import hypot
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from app.ui.boards.connect_board import tile_quads
from app.ui.motion import Motion, Movement

if TYPE_CHECKING:
    from app.ui.screens.connect_page import ConnectPage

SLOP = 10
"""In dp: how far a tap may wander."""
LIFT, LIFTED, SNAP = 0.6, 1.06, 0.75
"""In cells: how far a lifted tile lies above the finger, how large, and how near it snaps."""

RISE, PUT_BACK = 0.12, 0.22

Point = tuple[float, float]


class ConnectHand:
    """One finger drags a tile or the table, two zoom. Further ones, resting palms, do nothing.

    `motion` moves what the hand holds: unlike those of the match, its movements swallow no touch.
    """

    def __init__(self, page: "ConnectPage") -> None:
        self.motion = Motion()
        self._page = page
        self._fingers: list[Any] = []
        self._at: dict[int, Point] = {}
        self._slot: int | None = None
        self._begun_at: Point = (0.0, 0.0)
        self._is_dragging = False
        self._risen = 1.0

    def down(self, touch: Any) -> bool:
        """True: the touch belongs to the hand."""
        self.motion.finish()
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
                self._drag(touch)
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
            self._let_go()
        else:
            self._tap(touch)

    @property
    def holds_tile(self) -> bool:
        return self._is_dragging and self._slot is not None

    def cancel(self) -> None:
        """Whatever was in the hand lies where it was."""
        self._fingers.clear()
        self._at.clear()
        self._is_dragging, self._slot = False, None
        self.motion.finish()
        self._page.flyer.drop()

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
            self._page.lift(self._slot)
            self._rise(touch)
        return self._is_dragging

    def _rise(self, touch: Any) -> None:
        """From where it lay up above the finger, as large as on the table."""

        def update(share: float) -> None:
            self._risen = share
            self._float(*touch.pos)

        self._risen = 0.0
        self.carry()
        self.motion.play([Movement(RISE, update, "out_cubic")], self._page.speed, lambda: None)

    def carry(self) -> None:
        """The held tile in the air, as it is turned now."""
        page, board = self._page, self._page.board
        quads = tile_quads(board.atlas, page.held_tile, 0, 0, board.view.cell)
        page.flyer.carry(board.atlas, quads)

    def _float(self, x: float, y: float) -> None:
        cell, risen = self._page.board.view.cell, self._risen
        in_tray = self._page.tray.side / cell
        scale = in_tray + (LIFTED - in_tray) * risen
        self._page.flyer.move(x, y + LIFT * cell * risen, scale)

    def _drag(self, touch: Any) -> None:
        """The tile lies above the finger, or over the spot that it has come near."""
        page = self._page
        cell = page.board.view.cell
        x, y = touch.x, touch.y + LIFT * cell
        column, row = page.board.view.cell_under(x, y)
        middle = page.board.view.at(column, row)
        is_near = hypot(x - middle[0], y - middle[1]) <= SNAP * cell
        if is_near and page.is_on_table(x, y) and page.hang(column, row):
            page.flyer.drop()
            return
        if page.unhang():
            self.carry()
        self._float(*touch.pos)

    def _let_go(self) -> None:
        slot, self._slot, self._is_dragging = self._slot, None, False
        self.motion.finish()
        if slot is None:
            return
        self._page.flyer.drop()
        if not self._page.drop():
            self._put_back(slot)

    def _put_back(self, slot: int) -> None:
        page, end = self._page, self._page.tray.spot(slot)
        begin, in_tray = page.flyer.spot, page.tray.side / page.board.view.cell

        def update(share: float) -> None:
            x, y = (a + (b - a) * share for a, b in zip(begin, end, strict=True))
            page.flyer.move(x, y, LIFTED + (in_tray - LIFTED) * share)

        self.carry()
        self.motion.play([Movement(PUT_BACK, update, "out_quad")], page.speed, page.put_back)
