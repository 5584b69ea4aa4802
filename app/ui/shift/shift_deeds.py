"""What keys and fingers do at Shift's table: turn the spare, hang it, push it in, walk, stay.

Keeps what the finger means just now. What is allowed is asked of the table; what moves belongs to
ShiftMotions, how a touch becomes a deed to ShiftFingers.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from app.games.shift.moves import Move
from app.presenters.shift.board_model import NOWHERE, Finger
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import Deed
from app.services.ports import Haptics
from app.ui.kit.motion import After, Motion, Movement
from app.ui.match.notices import Notices
from app.ui.shift.shift_motions import ShiftMotions


class ShiftScreen(Protocol):
    """A page shows what the finger means, and plays moves."""

    motion: Motion

    @property
    def table(self) -> ShiftTable: ...
    @property
    def speed(self) -> float: ...
    def refresh(self) -> None: ...
    def play(self, move: object) -> None: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...


class ShiftDeeds:
    """`finger` is what it means just now, and shown by whoever refreshes."""

    def __init__(
        self, screen: ShiftScreen, motions: ShiftMotions, notices: Notices, haptics: Haptics
    ) -> None:
        self._screen, self._motions = screen, motions
        self._notices, self._haptics = notices, haptics
        self.finger = Finger()

    @property
    def table(self) -> ShiftTable:
        return self._screen.table

    def rest(self) -> None:
        """No finger means anything."""
        self.finger = Finger()

    def do(self, deed: Deed) -> None:
        """What a key says."""
        match deed:
            case Deed.PUSH_IN:
                self.push_in()
            case Deed.STAY:
                self.stay()
            case Deed.OTHER_PAWN:
                self.take_other_pawn()
            case Deed.TURN_LEFT:
                self.turn_spare(-1)
            case Deed.TURN_RIGHT:
                self.turn_spare(1)

    # The finger

    def take(self, finger: Finger) -> None:
        """The finger moved: show what it means."""
        if not finger.only_lets_go(self.finger):
            self._notices.forget_refusal()
        self.finger = finger
        self._screen.refresh()

    def press(self, arrow: int) -> None:
        self.take(replace(self.finger, pressed=arrow))

    def aim(self, cell: int) -> None:
        if cell != self.finger.aim:
            self.take(replace(self.finger, aim=cell))

    def release(self, do: Callable[[], None]) -> None:
        """The finger is up: do what it was there for, and no arrow is pressed any more."""
        pressed = self.finger
        self.finger = lifted = replace(pressed, pressed=None)
        do()
        if self.finger is lifted and lifted != pressed:
            self._screen.refresh()

    def refuses(self, move: Move, once: bool = False) -> bool:
        """A gentle no, with the reason in words; `once`: not again while it is still shown."""
        why = self.table.why_not(move)
        if why is None:
            return False
        if not (once and self._notices.now == why):
            self._notices.refuse(why)
        return True

    # The spare

    def turn_spare(self, quarter_turns: int) -> None:
        self.take(self.finger.turned(quarter_turns))
        self._motions.turn_spare(quarter_turns, self._screen.speed)

    def tap_spare(self) -> None:
        """It turns where it lies; if it hangs at an arrow, it comes back."""
        if self.finger.arrow is None:
            self.turn_spare(1)
        else:
            self.take(self.finger.at_arrow(None))

    def tap_arrow(self, arrow: int) -> None:
        """The tile hangs there and shows what would be; a second tap pushes it in."""
        if not self.can_push(arrow):
            return
        if self.finger.arrow == arrow:
            self.push_in()
            return
        self.hang(arrow)
        self._motions.hang()

    def can_push(self, arrow: int, once: bool = False) -> bool:
        return not self.refuses(self.table.push(self.finger, arrow), once)

    def hang(self, arrow: int) -> None:
        self.take(self.finger.at_arrow(arrow))
        self._motions.snap()

    def cross_half(self, goes_in: bool) -> None:
        """Of the line under the finger: from there on letting go pushes it in."""
        self._haptics.tick()
        self.take(replace(self.finger, goes_in=goes_in))

    def let_hang(self) -> None:
        """The finger has gone that pushed: the line is back at its edge."""
        if self.finger.goes_in:
            self.finger = replace(self.finger, goes_in=False)
            self._motions.hang()

    def lift(self) -> None:
        self.take(self.finger.at_arrow(None))
        self._motions.lift(self.table.spare(self.finger))

    def put_back(self) -> None:
        """From wherever it is into the tray."""
        start = self._motions.held_at(self.finger.arrow)
        self.lift()
        self._screen.play_out([self._motions.back_from(start)], self._screen.refresh)

    def push_in(self) -> None:
        if self.finger.arrow is not None:
            self._screen.play(self.table.push(self.finger, self.finger.arrow))

    # The pawn

    def walk_to(self, cell: int) -> None:
        self.take(replace(self.finger, aim=NOWHERE))
        if cell == NOWHERE:
            return
        if self.table.picks_other_pawn(self.finger, cell):
            self.take(replace(self.finger, with_pilot=not self.finger.with_pilot))
            return
        walk = self.table.walk(self.finger, cell)
        if not self.refuses(walk):
            self._screen.play(walk)

    def stay(self) -> None:
        """Another finger may have walked just now: what moves is seen first."""
        if self.table.can_stay and not self._screen.motion.is_running:
            self._screen.play(self.table.staying(self.finger))

    def take_other_pawn(self) -> None:
        self.take(Finger(self.finger.turns, None, not self.finger.with_pilot))
