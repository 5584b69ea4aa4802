"""A tile of Connect under the finger: it rises from the hand, hangs over spots, lies or goes back.

`motion` moves what the hand holds: unlike those of the match, its movements swallow no touch.
"""

from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING

from app.games.connect.table import cell_at
from app.presenters.connect.board_model import Finger
from app.ui.connect.connect_board import tile_quads
from app.ui.kit.motion import Motion, Movement

if TYPE_CHECKING:
    from app.ui.connect.connect_page import ConnectPage

LIFT, LIFTED, SNAP = 0.6, 1.06, 0.75
"""In cells: how far a lifted tile lies above the finger, how large, and how near it snaps."""
RISE, PUT_BACK = 0.12, 0.22


class ConnectDrag:
    """A spot is judged by how the tile was turned when it was lifted, not by how it hung before."""

    def __init__(self, page: "ConnectPage") -> None:
        self.motion = Motion()
        self._page = page
        self._slot: int | None = None
        self._at = (0.0, 0.0)
        self._over: int | None = None
        self._was_turned: tuple[int, ...] = ()
        self._risen = 1.0

    @property
    def is_on(self) -> bool:
        return self._slot is not None

    def cancel(self) -> None:
        """Whatever was in the air lies where it was."""
        self._slot = None
        self.motion.finish()
        self._page.flyer.drop()

    def lift(self, slot: int, x: float, y: float) -> None:
        """From where it lay up above the finger, as large as on the table."""

        def update(share: float) -> None:
            self._risen = share
            self._float()

        page = self._page
        self._slot, self._at, self._over, self._risen = slot, (x, y), None, 0.0
        self._was_turned = page.finger.turns
        page.take(page.table.holding(page.finger, slot))
        self._carry()
        self.motion.play([Movement(RISE, update, "out_cubic")], page.speed, lambda: None)

    def move(self, x: float, y: float) -> None:
        """It lies above the finger, or over the spot that it has come near."""
        page, view = self._page, self._page.board.view
        self._at, self._over = (x, y), None
        y += LIFT * view.cell
        column, row = view.cell_under(x, y)
        middle = view.at(column, row)
        if page.is_on_table(x, y) and hypot(x - middle[0], y - middle[1]) <= SNAP * view.cell:
            self._over = cell_at(column, row)
            if self._hangs_over(self._over):
                page.flyer.drop()
                return
        if page.finger.cell is not None:
            page.take(replace(page.finger, turns=self._was_turned, cell=None))
            self._carry()
        self._float()

    def turn(self, finger: Finger) -> None:
        """Another finger turned it, in the air or over its spot."""
        self._was_turned = finger.turns
        self._page.take(finger)
        if finger.cell is None:
            self._carry()

    def drop(self) -> None:
        """Where it fits as it was turned it lies; one that had to turn asks first."""
        page, slot, self._slot = self._page, self._slot, None
        self.motion.finish()
        page.flyer.drop()
        if page.finger.cell is not None:
            if page.finger.turns == self._was_turned:
                page.deed()
        elif slot is not None:
            if self._over is not None:
                page.say_why_not(self._over)
            self._put_back(slot)

    def _hangs_over(self, cell: int) -> bool:
        page = self._page
        if page.finger.cell == cell:
            return True
        as_lifted = replace(page.finger, turns=self._was_turned, cell=None)
        return bool(page.hang(page.table.hung(as_lifted, cell), cell))

    def _carry(self) -> None:
        """In the air as it is turned now; its place in the hand is empty."""
        page, board = self._page, self._page.board
        quads = tile_quads(board.atlas, page.held_tile, 0, 0, board.view.cell)
        page.flyer.carry(board.atlas, quads)
        page.show_out()

    def _float(self) -> None:
        (x, y), cell, risen = self._at, self._page.board.view.cell, self._risen
        in_tray = self._page.tray.side / cell
        scale = in_tray + (LIFTED - in_tray) * risen
        self._page.flyer.move(x, y + LIFT * cell * risen, scale)

    def _put_back(self, slot: int) -> None:
        page, end = self._page, self._page.tray.spot(slot)
        begin, in_tray = page.flyer.spot, page.tray.side / page.board.view.cell

        def update(share: float) -> None:
            x, y = (a + (b - a) * share for a, b in zip(begin, end, strict=True))
            page.flyer.move(x, y, LIFTED + (in_tray - LIFTED) * share)

        def lies() -> None:
            page.flyer.drop()
            page.take(replace(page.finger, slot=None))

        self._carry()
        self.motion.play([Movement(PUT_BACK, update, "out_quad")], page.speed, lies)
