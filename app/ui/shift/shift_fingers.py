"""How touches become deeds at Shift's table: drag, push and turn the spare, tap arrows, walk.

Decides nothing about the game: what a touch means is tried by ShiftDeeds.
"""

from collections.abc import Callable
from dataclasses import replace
from math import atan2, degrees
from typing import Any, Protocol

from kivy.metrics import dp

from app.games.shift.state import Phase
from app.presenters.shift.board_model import NOWHERE
from app.presenters.shift.nudges import Touched
from app.ui.match.restless import Restless
from app.ui.shift.shift_board import REST, ShiftBoard
from app.ui.shift.shift_deeds import ShiftDeeds
from app.ui.shift.shift_geometry import (
    Point,
    ShiftGeometry,
    direction,
    entered_at,
    points_along,
    swiped_arrow,
)
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
    def press(self, is_pressed: bool) -> None: ...
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
        self._cell = NOWHERE
        self._aimed = NOWHERE
        self._swiped: int | None = None
        self._base = 0.0
        self._is_dragging = False
        self._restless = Restless()

    @property
    def _geometry(self) -> ShiftGeometry:
        return self._board.geometry

    @property
    def _is_walk(self) -> bool:
        return self._deeds.table.known.phase is Phase.WALK

    def down(self, touch: Any) -> bool:
        """True: the touch belongs to the fingers."""
        if self._touch is not None and not self._only_rests:
            return self._twists(self._touch, touch)
        if not self._deeds.table.is_in_hand:
            return False
        return self._aims(touch) if self._is_walk else self._takes(touch)

    @property
    def _only_rests(self) -> bool:
        """A palm lies on the board, as far as anybody can tell."""
        is_on_cell = not self._from_tray and self._arrow is None
        return is_on_cell and not self._is_walk and not self._is_dragging

    def _takes(self, touch: Any) -> bool:
        """The spare, an arrow, or a line."""
        self._from_tray = self._around.tray.holds(*touch.pos)
        self._arrow = None if self._from_tray else self._arrow_under(touch)
        self._cell = self._geometry.cell_at(*touch.pos)
        if not self._from_tray and self._arrow is None and self._cell == NOWHERE:
            return False
        self._begin(touch)
        self._around.tray.press(self._from_tray)
        if self._arrow is not None:
            self._deeds.press(self._arrow)
        return True

    def _begin(self, touch: Any) -> None:
        self._touch, self._begun_at = touch, tuple(touch.pos)
        self._swiped, self._is_dragging = None, False

    def move(self, touch: Any) -> None:
        if self._touch is None or touch not in (self._touch, self._second):
            return
        if self._second is not None:
            self._follow_twist(self._touch, self._second)
        elif self._is_walk:
            self._follow_walk(touch)
        elif self._is_dragging or self._begins_drag(touch):
            self._drag(touch)

    def up(self, touch: Any) -> None:
        if touch is self._second:
            self._second = None
        elif touch is self._touch:
            self._touch = self._second = None
            self._around.tray.press(False)
            is_quick = self._is_quick()
            if self._deeds.table.is_in_hand:
                self._deeds.release(lambda: self._do(touch, is_quick))

    def _is_quick(self) -> bool:
        shown, meant = self._deeds.finger.arrow, self._arrow
        if self._is_walk:
            shown, meant = self._aimed, self._cell
        return self._restless.is_quick(shown == meant)

    def cancel(self) -> None:
        """Whatever was in the hand lies where it was."""
        self._touch = self._second = self._swiped = None
        self._is_dragging = False
        self._around.tray.press(False)
        self._deeds.let_hang()
        self._motions.drop()

    def _do(self, touch: Any, is_quick: bool) -> None:
        """What the finger was there for."""
        if self._is_walk:
            self._end_walk(self._geometry.cell_at(*touch.pos), is_quick)
        elif self._is_dragging:
            self._let_go(touch)
        elif self._from_tray:
            self._deeds.tap_spare()
        elif self._arrow is not None:
            if self._arrow_under(touch) == self._arrow:
                self._deeds.tap_arrow(self._arrow, is_quick)
        else:
            self._deeds.nudge(Touched.CELL)

    # Pushing in

    def _arrow_under(self, touch: Any) -> int | None:
        return self._geometry.arrow_at(touch.x, touch.y, dp(TARGET))

    def _arrow_meant(self, touch: Any) -> int | None:
        """By a tile in the hand: over the arrow, or over the cell where it would come to lie."""
        under = self._arrow_under(touch)
        return entered_at(self._geometry.cell_at(*touch.pos)) if under is None else under

    def _begins_drag(self, touch: Any) -> bool:
        if not self._has_moved(touch):
            return False
        x, y = self._begun_at
        if not self._is_clear(x, y):
            return False
        if self._from_tray:
            self._is_dragging = True
            self._deeds.lift()
        else:
            self._begin_swipe(touch)
        return self._is_dragging

    def _begin_swipe(self, touch: Any) -> None:
        """From an arrow inwards, or along a line: the spare comes along; else the touch is over."""
        across, up = touch.x - self._begun_at[0], touch.y - self._begun_at[1]
        arrow = self._arrow
        if arrow is None:
            arrow = swiped_arrow(self._cell, across, up)
        elif not points_along(arrow, across, up):
            arrow = None
        if arrow is None:
            self._touch = None
            if self._arrow is None:
                self._deeds.nudge(Touched.FIXED_LINE)
            self._deeds.take(replace(self._deeds.finger, pressed=None))
        elif self._deeds.can_push(arrow):
            self._base = REST if self._deeds.finger.arrow == arrow else 0.0
            self._is_dragging, self._swiped = True, arrow
            self._deeds.carry_to(arrow)
        else:
            self._touch = None
            self._deeds.take(replace(self._deeds.finger, pressed=None))

    def _drag(self, touch: Any) -> None:
        if self._swiped is not None:
            across, up = touch.x - self._begun_at[0], touch.y - self._begun_at[1]
            dx, dy = direction(self._swiped)
            self._slide(self._base + (across * dx + up * dy) / self._geometry.cell)
            return
        hanging = self._deeds.finger.arrow
        if hanging is not None and not self._strays(hanging, touch):
            self._push_with(hanging, touch)
            return
        arrow = self._arrow_meant(touch)
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
        """The tile's middle follows the finger along its line, one to one; over its arrow it is
        where it was brought, and letting go pushes it in."""
        _, depth = self._geometry.within(arrow, *touch.pos)
        self._slide(depth / self._geometry.cell + HALF, self._arrow_under(touch) == arrow)

    def _slide(self, pushed: float, is_there: bool = False) -> None:
        slide = max(LEAST_PUSH, min(1.0, pushed))
        self._motions.slide(slide)
        goes_in = is_there or slide > HALF
        if goes_in is not self._deeds.finger.goes_in:
            self._deeds.will_go_in(goes_in)

    def _let_go(self, touch: Any) -> None:
        """Over the board, but at none of its arrows, it flies back, and where it goes is said."""
        self._is_dragging = False
        if self._deeds.finger.goes_in:
            self._deeds.push_in()
            return
        if self._deeds.finger.arrow is None and self._geometry.cell_at(*touch.pos) != NOWHERE:
            self._deeds.nudge(Touched.NO_LINE)
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
            return self._means_spare(touch)
        self._begin(touch)
        self._cell, self._aimed = cell, self._deeds.finger.aim
        self._deeds.aim(cell)
        return True

    def _means_spare(self, touch: Any) -> bool:
        """It is in already."""
        is_spare = self._around.tray.holds(*touch.pos) or self._arrow_under(touch) is not None
        if is_spare:
            self._deeds.nudge(Touched.SPARE)
        return is_spare

    def _follow_walk(self, touch: Any) -> None:
        """Drawn from the pawn, it comes along."""
        if not self._is_dragging and self._has_moved(touch):
            self._is_dragging = self._cell == self._deeds.table.staying(self._deeds.finger).cell
            if self._is_dragging:
                self._deeds.walking.lift_pawn()
        self._deeds.aim(self._geometry.cell_at(*touch.pos))
        if self._is_dragging:
            self._motions.carry_pawn(touch.pos)

    def _has_moved(self, touch: Any) -> bool:
        x, y = self._begun_at
        return max(abs(touch.x - x), abs(touch.y - y)) >= dp(SLOP)

    def _end_walk(self, cell: int, is_quick: bool) -> None:
        if self._is_dragging:
            self._is_dragging = False
            self._deeds.walking.let_pawn_go(cell)
        else:
            is_second = cell == self._aimed and cell == self._cell and not is_quick
            self._deeds.walking.tap_cell(cell, is_second)


def _angle(first: Touch, second: Touch) -> float:
    return degrees(atan2(second.y - first.y, second.x - first.x))
