"""How touches become deeds at Shift's table: drag, push and turn the spare, tap arrows, walk.

Decides nothing about the game: what a touch means is tried by ShiftDeeds.
"""

from collections.abc import Callable
from math import atan2, degrees
from typing import Any, Protocol

from kivy.metrics import dp

from app.games.shift.state import Phase
from app.presenters.shift.board_model import NOWHERE
from app.ui.shift.shift_board import ShiftBoard
from app.ui.shift.shift_deeds import ShiftDeeds
from app.ui.shift.shift_geometry import Point, ShiftGeometry
from app.ui.shift.shift_motions import ShiftMotions

SLOP, TARGET = 10, 48
"""In dp: how far a tap may wander, how large a target is."""
SNAP_ASIDE, SNAP_OUT, SNAP_IN = 0.9, -1.3, 1.8
"""In cells: how far a snapped tile lets the finger stray from its line."""
LEAST_PUSH, HALF = 0.2, 0.5


class Touch(Protocol):
    x: float
    y: float
    pos: Point


class Tray(Protocol):
    """`holds`: where the spare lies; around it there is room for a second finger."""

    def holds(self, x: float, y: float) -> bool: ...
    def collide_point(self, x: float, y: float) -> bool: ...


class Around(Protocol):
    @property
    def tray(self) -> Tray: ...


class ShiftFingers:
    """One finger acts; a second one in the tray only twists. Others, resting palms, do nothing."""

    def __init__(
        self,
        board: ShiftBoard,
        deeds: ShiftDeeds,
        motions: ShiftMotions,
        around: Around,
        is_clear: Callable[[float, float], bool],
    ) -> None:
        self._board, self._deeds, self._motions = board, deeds, motions
        self._around, self._is_clear = around, is_clear
        self._touch: Touch | None = None
        self._second: Touch | None = None
        self._twist_from = 0.0
        self._begun_at = (0.0, 0.0)
        self._from_tray = False
        self._arrow: int | None = None
        self._is_dragging = False

    @property
    def _geometry(self) -> ShiftGeometry:
        return self._board.geometry

    @property
    def _is_walk(self) -> bool:
        return self._deeds.table.known.phase is Phase.WALK

    def down(self, touch: Any) -> bool:
        """True: the touch belongs to the fingers."""
        if self._touch is not None:
            return self._twists(self._touch, touch)
        if not self._deeds.table.is_in_hand:
            return False
        return self._aims(touch) if self._is_walk else self._takes(touch)

    def _takes(self, touch: Any) -> bool:
        """The spare, or an arrow."""
        self._from_tray = self._around.tray.holds(*touch.pos)
        self._arrow = None if self._from_tray else self._arrow_under(touch)
        if not self._from_tray and self._arrow is None:
            return False
        self._begin(touch)
        if self._arrow is not None:
            self._deeds.press(self._arrow)
        return True

    def _begin(self, touch: Any) -> None:
        self._touch, self._begun_at = touch, tuple(touch.pos)
        self._is_dragging = False

    def move(self, touch: Any) -> None:
        if self._touch is None or touch not in (self._touch, self._second):
            return
        if self._second is not None:
            self._follow_twist(self._touch, self._second)
        elif self._is_walk:
            self._deeds.aim(self._geometry.cell_at(*touch.pos))
        elif self._is_dragging or self._begins_drag(touch):
            self._drag(touch)

    def up(self, touch: Any) -> None:
        if touch is self._second:
            self._second = None
        elif touch is self._touch:
            self._touch = self._second = None
            if self._deeds.table.is_in_hand:
                self._deeds.release(lambda: self._do(touch))

    def cancel(self) -> None:
        """Whatever was in the hand lies where it was."""
        self._touch = self._second = None
        self._is_dragging = False
        self._deeds.let_hang()
        self._motions.drop()

    def _do(self, touch: Any) -> None:
        """What the finger was there for."""
        if self._is_walk:
            self._deeds.walk_to(self._geometry.cell_at(*touch.pos))
        elif self._is_dragging:
            self._let_go()
        elif self._from_tray:
            self._deeds.tap_spare()
        elif self._arrow is not None and self._arrow_under(touch) == self._arrow:
            self._deeds.tap_arrow(self._arrow)

    # Pushing in

    def _arrow_under(self, touch: Any) -> int | None:
        return self._geometry.arrow_at(touch.x, touch.y, dp(TARGET))

    def _begins_drag(self, touch: Any) -> bool:
        x, y = self._begun_at
        if abs(touch.x - x) < dp(SLOP) and abs(touch.y - y) < dp(SLOP):
            return False
        hangs = self._arrow is not None and self._arrow == self._deeds.finger.arrow
        self._is_dragging = (self._from_tray or hangs) and self._is_clear(x, y)
        if self._is_dragging and self._from_tray:
            self._deeds.lift()
        return self._is_dragging

    def _drag(self, touch: Any) -> None:
        hanging = self._deeds.finger.arrow
        if hanging is not None and not self._strays(hanging, touch):
            self._push_with(hanging, touch)
            return
        arrow = self._arrow_under(touch)
        if arrow is not None and self._deeds.can_push(arrow, once=True):
            self._deeds.hang(arrow)
            self._push_with(arrow, touch)
            return
        if hanging is not None:
            self._deeds.lift()
        self._motions.carry(touch.pos)

    def _strays(self, arrow: int, touch: Any) -> bool:
        along, depth = self._geometry.within(arrow, *touch.pos)
        cell = self._geometry.cell
        return abs(along) > SNAP_ASIDE * cell or not SNAP_OUT * cell < depth < SNAP_IN * cell

    def _push_with(self, arrow: int, touch: Any) -> None:
        """The tile's middle follows the finger along its line, one to one."""
        _, depth = self._geometry.within(arrow, *touch.pos)
        slide = max(LEAST_PUSH, min(1.0, depth / self._geometry.cell + HALF))
        self._motions.slide(slide)
        if (slide > HALF) is not self._deeds.finger.goes_in:
            self._deeds.cross_half(slide > HALF)

    def _let_go(self) -> None:
        self._is_dragging = False
        if self._deeds.finger.goes_in:
            self._deeds.push_in()
        else:
            self._deeds.put_back()

    # Turning by twisting two fingers

    def _twists(self, first: Touch, touch: Any) -> bool:
        """A second finger while the first holds the spare."""
        is_free = self._second is None and self._from_tray and not self._is_dragging
        if not is_free or not self._around.tray.collide_point(*touch.pos):
            return False
        self._second = touch
        self._twist_from = _angle(first, touch)
        return True

    def _follow_twist(self, first: Touch, second: Touch) -> None:
        """Each eighth of a turn past the last place turns the tile by a quarter."""
        turned = (_angle(first, second) - self._twist_from + 180) % 360 - 180
        if abs(turned) > 45:
            self._twist_from += 90 if turned > 0 else -90
            self._deeds.turn_spare(-1 if turned > 0 else 1)

    # Walking

    def _aims(self, touch: Any) -> bool:
        cell = self._geometry.cell_at(*touch.pos)
        if cell == NOWHERE:
            return False
        self._begin(touch)
        self._deeds.aim(cell)
        return True


def _angle(first: Touch, second: Touch) -> float:
    return degrees(atan2(second.y - first.y, second.x - first.x))
