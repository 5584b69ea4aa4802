"""What fingers do at Shift's table: drag, push and turn the spare, tap arrows, walk.

Decides nothing about the game: it moves the page's Finger and hands the page moves to try.
"""

from dataclasses import replace
from math import atan2, degrees
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from app.games.shift.moves import PushIn
from app.games.shift.state import Phase
from app.presenters.shift.board_model import NOWHERE, Finger
from app.ui.kit.motion import Movement
from app.ui.shift.shift_board import REST
from app.ui.shift.shift_geometry import ShiftGeometry
from app.ui.shift.shift_motions import tile_quads

if TYPE_CHECKING:
    from app.ui.shift.shift_page import ShiftPage

SLOP, TARGET = 10, 48
"""In dp: how far a tap may wander, how large a target is."""
LIFT, LIFTED = 0.5, 1.06
"""A tile in the hand: how many cells above the finger, and how much larger (LOOK 5)."""
SNAP_ASIDE, SNAP_OUT, SNAP_IN = 0.9, -1.3, 1.8
"""In cells: how far a snapped tile lets the finger stray from its line."""
LEAST_PUSH, HALF = 0.2, 0.5
PUT_BACK = 0.22


class ShiftFingers:
    """One finger acts; a second one in the tray only twists. Others, resting palms, do nothing."""

    def __init__(self, page: "ShiftPage") -> None:
        self._page = page
        self._touch: Any = None
        self._second: Any = None
        self._twist_from = 0.0
        self._begun_at = (0.0, 0.0)
        self._from_tray = False
        self._arrow: int | None = None
        self._is_dragging = False
        self._was_past_half = False

    @property
    def _geometry(self) -> ShiftGeometry:
        return self._page.board.geometry

    def down(self, touch: Any) -> bool:
        """True: the touch belongs to the hand."""
        if self._touch is not None:
            return self._twists(touch)
        if not self._page.table.is_in_hand:
            return False
        if self._page.table.known.phase is Phase.WALK:
            return self._aims(touch)
        self._from_tray = self._page.tray.holds(*touch.pos)
        self._arrow = None if self._from_tray else self._arrow_under(touch)
        if not self._from_tray and self._arrow is None:
            return False
        self._begin(touch)
        if self._arrow is not None:
            self._page.take(replace(self._page.finger, pressed=self._arrow))
        return True

    def _begin(self, touch: Any) -> None:
        self._touch, self._begun_at = touch, tuple(touch.pos)
        self._is_dragging = self._was_past_half = False

    def move(self, touch: Any) -> None:
        if touch is self._second or (touch is self._touch and self._second is not None):
            self._follow_twist()
        elif touch is self._touch:
            if self._page.table.known.phase is Phase.WALK:
                self._aim_at(touch)
            elif self._is_dragging or self._begins_drag(touch):
                self._drag(touch)

    def up(self, touch: Any) -> None:
        if touch is self._second:
            self._second = None
        elif touch is self._touch:
            self._touch = self._second = None
            self._released(touch)

    def cancel(self) -> None:
        """Whatever was in the hand lies where it was."""
        self._touch = self._second = None
        self._is_dragging = False
        self._page.flyer.drop()

    def _released(self, touch: Any) -> None:
        page = self._page
        if not page.table.is_in_hand:
            return
        pressed = page.finger
        page.finger = lifted = replace(pressed, pressed=None)
        self._do(touch)
        if page.finger is lifted and lifted != pressed:
            page.refresh()

    def _do(self, touch: Any) -> None:
        """What the finger was there for."""
        page = self._page
        if page.table.known.phase is Phase.WALK:
            self._walk_to(self._geometry.cell_at(*touch.pos))
        elif self._is_dragging:
            self._let_go()
        elif self._from_tray:
            self._tap_tray()
        elif self._arrow is not None and self._arrow_under(touch) == self._arrow:
            self.tap_arrow(self._arrow)

    # Pushing in

    def _arrow_under(self, touch: Any) -> int | None:
        return self._geometry.arrow_at(touch.x, touch.y, dp(TARGET))

    def tap_arrow(self, arrow: int) -> None:
        """The tile hangs there and shows what would be; a second tap pushes it in."""
        page = self._page
        push = page.table.push(page.finger, arrow)
        if page.refuses(push):
            return
        if page.finger.arrow == arrow:
            page.play(push)
            return
        self._hang(arrow)
        page.board.slide = REST

    def _hang(self, arrow: int) -> None:
        self._page.take(replace(self._page.finger, arrow=arrow))
        self._page.shell.sounds.play("snap")
        self._page.shell.haptics.tick()

    def _tap_tray(self) -> None:
        """A tap turns the tile where it lies; if it hangs at an arrow, it comes back."""
        finger = self._page.finger
        if finger.arrow is None:
            self._page.turn_spare(1)
        else:
            self._page.take(replace(finger, arrow=None))

    def _begins_drag(self, touch: Any) -> bool:
        x, y = self._begun_at
        if abs(touch.x - x) < dp(SLOP) and abs(touch.y - y) < dp(SLOP):
            return False
        hangs = self._arrow is not None and self._arrow == self._page.finger.arrow
        self._is_dragging = (self._from_tray or hangs) and self._page.ground.is_clear(x, y)
        if self._is_dragging and self._from_tray:
            self._lift()
        return self._is_dragging

    def _lift(self) -> None:
        page = self._page
        page.take(replace(page.finger, arrow=None))
        page.tray.is_out = True
        page.flyer.carry(page.board.atlas, tile_quads(page.board, page.model.spare))

    def _drag(self, touch: Any) -> None:
        hanging = self._page.finger.arrow
        if hanging is not None and not self._strays(hanging, touch):
            self._push_with(hanging, touch)
            return
        arrow = self._arrow_under(touch)
        if arrow is not None and not self._page.refuses(self._push(arrow), once=True):
            self._page.flyer.drop()
            self._hang(arrow)
            self._push_with(arrow, touch)
            return
        if hanging is not None:
            self._lift()
        cell = self._geometry.cell
        self._page.flyer.move(touch.x, touch.y + LIFT * cell, LIFTED)

    def _push(self, arrow: int) -> PushIn:
        return self._page.table.push(self._page.finger, arrow)

    def _strays(self, arrow: int, touch: Any) -> bool:
        along, depth = self._geometry.within(arrow, *touch.pos)
        cell = self._geometry.cell
        return abs(along) > SNAP_ASIDE * cell or not SNAP_OUT * cell < depth < SNAP_IN * cell

    def _push_with(self, arrow: int, touch: Any) -> None:
        """The tile's middle follows the finger along its line, one to one."""
        _, depth = self._geometry.within(arrow, *touch.pos)
        slide = max(LEAST_PUSH, min(1.0, depth / self._geometry.cell + HALF))
        self._page.board.slide = slide
        if (slide > HALF) is not self._was_past_half:
            self._was_past_half = slide > HALF
            self._page.shell.haptics.tick()
            self._page.say_whether_it_goes_in(arrow, self._was_past_half)

    def _let_go(self) -> None:
        page, arrow = self._page, self._page.finger.arrow
        self._is_dragging = False
        if arrow is not None and page.board.slide > HALF:
            page.play(self._push(arrow))
            return
        start = self._geometry.before(arrow) if arrow is not None else page.flyer.spot
        page.take(replace(page.finger, arrow=None))
        page.tray.is_out = True
        page.flyer.carry(page.board.atlas, tile_quads(page.board, page.model.spare))
        end = page.tray.spot

        def back(share: float) -> None:
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            page.flyer.move(x, y)

        page.play_out([Movement(PUT_BACK, back, "out_quad")], page.put_back)

    # Turning by twisting two fingers

    def _twists(self, touch: Any) -> bool:
        """A second finger while the first holds the spare."""
        is_free = self._second is None and self._from_tray and not self._is_dragging
        if not is_free or not self._page.tray.collide_point(*touch.pos):
            return False
        self._second = touch
        self._twist_from = self._angle()
        return True

    def _angle(self) -> float:
        first, second = self._touch, self._second
        return degrees(atan2(second.y - first.y, second.x - first.x))

    def _follow_twist(self) -> None:
        """Each eighth of a turn past the last place turns the tile by a quarter."""
        turned = (self._angle() - self._twist_from + 180) % 360 - 180
        if abs(turned) > 45:
            self._twist_from += 90 if turned > 0 else -90
            self._page.turn_spare(-1 if turned > 0 else 1)

    # Walking

    def _aims(self, touch: Any) -> bool:
        if self._geometry.cell_at(*touch.pos) == NOWHERE:
            return False
        self._begin(touch)
        self._aim_at(touch)
        return True

    def _aim_at(self, touch: Any) -> None:
        cell = self._geometry.cell_at(*touch.pos)
        if cell != self._page.finger.aim:
            self._page.take(replace(self._page.finger, aim=cell))

    def _walk_to(self, cell: int) -> None:
        page = self._page
        finger: Finger = replace(page.finger, aim=NOWHERE)
        page.take(finger)
        if cell == NOWHERE:
            return
        if page.table.picks_other_pawn(finger, cell):
            page.take(replace(finger, with_pilot=not finger.with_pilot))
            return
        walk = page.table.walk(finger, cell)
        if not page.refuses(walk):
            page.play(walk)
