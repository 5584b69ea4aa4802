"""What is done with the pawn at Shift's table: its way is shown first, then it walks, or stays.

One grammar: the first touch shows, the second one or the strong key does, and letting go of what
was drawn does at once.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from kivy.clock import Clock

from app.games.shift.moves import Move
from app.presenters.shift.board_model import NOWHERE, Finger
from app.presenters.shift.handling import picks_other_pawn, walk_of, walked_to
from app.presenters.shift.nudges import Touched
from app.presenters.shift.table import ShiftTable
from app.ui.kit.let_go import let_go
from app.ui.kit.motion import After, Motion, Movement
from app.ui.shift.shift_motions import ShiftMotions

EARLY = 0.6
"""Seconds after a push in which nobody stays: a third tap in a row means the push (S8)."""


class Deeds(Protocol):
    """They keep the finger, and say what is refused."""

    finger: Finger

    @property
    def table(self) -> ShiftTable: ...
    def take(self, finger: Finger) -> None: ...
    def refuses(self, move: Move, once: bool = False) -> bool: ...
    def nudge(self, touched: Touched) -> None: ...


class Screen(Protocol):
    motion: Motion

    def play(self, move: object) -> None: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...


class ShiftWalking:
    """`one_tap_walks`: people want no preview."""

    def __init__(
        self,
        deeds: Deeds,
        screen: Screen,
        motions: ShiftMotions,
        one_tap_walks: Callable[[], bool],
    ) -> None:
        self._deeds, self._screen, self._motions = deeds, screen, motions
        self._one_tap_walks = one_tap_walks

    def seen(self) -> None:
        """What was pushed in lies at rest: for a moment nobody means to stay."""
        if self._deeds.finger.is_early and not self._screen.motion.is_running:
            self.wait_on()

    def wait_on(self) -> None:
        """Who still taps there means what was there before."""
        if self._deeds.finger.is_early:
            Clock.unschedule(self._wake)
            Clock.schedule_once(self._wake, EARLY)

    def _wake(self, _: float) -> None:
        if self._deeds.finger.is_early:
            self._deeds.take(replace(self._deeds.finger, is_early=False))

    def ask_to_look(self) -> None:
        """The key to stay may come where that of a hint was: a second tap means that one."""
        if self._deeds.table.can_stay:
            self._deeds.take(replace(self._deeds.finger, is_early=True))

    def tap_cell(self, cell: int, is_second: bool) -> None:
        """The first tap shows the way there; the second one walks. Staying is shown and not done:
        no tapping on gives a turn away."""
        if cell == NOWHERE:
            self._deeds.take(replace(self._deeds.finger, aim=NOWHERE))
        elif picks_other_pawn(self._deeds.table.known, self._deeds.finger, cell):
            self.take_other_pawn()
        elif cell == self._deeds.table.staying(self._deeds.finger).cell:
            self._ask_or_look_on(is_second)
        elif self._deeds.refuses(walk_of(self._deeds.table.known, self._deeds.finger, cell)):
            self._deeds.finger = replace(self._deeds.finger, aim=NOWHERE)
        else:
            self._deeds.finger = replace(self._deeds.finger, aim=cell)
            if is_second or self._one_tap_walks():
                self.walk()

    def walk(self) -> None:
        """Where it is shown, or to what is in reach."""
        table, finger = self._deeds.table, self._deeds.finger
        cell = walked_to(table.known, finger, table.marks(finger))
        walk = walk_of(table.known, finger, cell)
        if self._is_free and cell != NOWHERE and not self._deeds.refuses(walk):
            self._screen.play(walk)

    def stay(self) -> None:
        """Its key shows it; what then asks does it: not at once, where that is the same key."""
        self._stay_or_ask(self._deeds.table.asks_to_stay(self._deeds.finger))

    def _ask_or_look_on(self, is_asked: bool) -> None:
        if is_asked:
            self._deeds.take(replace(self._deeds.finger, aim=NOWHERE))
        else:
            self._stay_or_ask(is_sure=False)

    def _stay_or_ask(self, is_sure: bool) -> None:
        staying = self._deeds.table.staying(self._deeds.finger)
        is_early = self._deeds.finger.is_early
        is_near = self._deeds.table.marks(self._deeds.finger).is_near
        needs_no_asking = self._one_tap_walks() and not is_near
        if not self._is_free:
            return
        if is_early:
            self._deeds.take(replace(self._deeds.finger, aim=NOWHERE))
            self._deeds.nudge(Touched.SIDE_KEY)
        elif is_sure or needs_no_asking:
            let_go()  # another finger on this key would lift from the one that undoes it
            self._screen.play(staying)
        else:
            aim = self._deeds.finger.aim
            chosen = NOWHERE if aim == staying.cell else aim
            asked = replace(self._deeds.finger, aim=staying.cell, chosen=chosen, is_early=is_near)
            self._deeds.take(asked)
            self.wait_on()

    @property
    def _is_free(self) -> bool:
        """Another finger may have walked just now: what moves is seen first."""
        return self._deeds.table.can_stay and not self._screen.motion.is_running

    def take_other_pawn(self) -> None:
        self._deeds.take(Finger(self._deeds.finger.turns, None, not self._deeds.finger.with_pilot))

    def lift_pawn(self) -> None:
        """The finger draws it along."""
        self._deeds.take(replace(self._deeds.finger, lifts=True))
        self._motions.lift_pawn(self._deeds.table.board(self._deeds.finger).walker)

    def let_pawn_go(self, cell: int) -> None:
        """It walks where it is let go, or is back where it was."""
        walk = walk_of(self._deeds.table.known, self._deeds.finger, cell)
        is_back = cell in (NOWHERE, self._deeds.table.staying(self._deeds.finger).cell)
        if is_back or self._deeds.refuses(walk):
            back = self._motions.pawn_back(self._deeds.table.staying(self._deeds.finger).cell)
            self._deeds.finger = replace(self._deeds.finger, aim=NOWHERE)
            self._screen.play_out([back], self._pawn_stands)
        else:
            self._screen.play(walk)

    def _pawn_stands(self) -> None:
        self._deeds.take(replace(self._deeds.finger, lifts=False))
