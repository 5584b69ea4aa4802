"""What somebody does with a hand of Connect: hold a tile, turn it, hang it, lay it, take others.

Keeps where the finger is, and asks the table what it means; the page shows that. What fingers
touch belongs to ConnectFingers, a tile in the air to ConnectDrag.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from kivy.clock import Clock

from app.games.connect.state import Phase
from app.presenters.connect.board_model import Finger, quarter_turns_between
from app.presenters.connect.handling import held_tile, holding, hung, put_down, toggled, turned
from app.presenters.connect.nays import CHOOSE_FIRST, TAKE_FIRST, TOO_FAR, Meant, Nay
from app.presenters.connect.table import ConnectTable
from app.presenters.connect.tiles import TileModel
from app.presenters.phrase import Phrase
from app.services.ports import Haptics, Sounds
from app.ui.connect.connect_motions import ConnectMotions
from app.ui.connect.connect_nods import ConnectNods
from app.ui.kit.motion import Motion
from app.ui.match.notices import NO_UNDO, Notices

SEES = 0.8
"""Seconds in which tiles that match are seen, before anything can be taken."""


class PlayedAt(Protocol):
    """A page shows what the finger means, and plays what is done."""

    is_there: bool
    is_looking_back: bool
    motion: Motion
    notices: Notices

    @property
    def speed(self) -> float: ...
    @property
    def table(self) -> ConnectTable: ...
    def refresh(self) -> None: ...
    def play(self, move: object) -> None: ...


class ConnectDeeds:
    """`motion` moves what the hand holds: unlike those of the match, its movements swallow no
    touch.
    """

    def __init__(
        self,
        page: PlayedAt,
        motions: ConnectMotions,
        nods: ConnectNods,
        sounds: Sounds,
        haptics: Haptics,
    ) -> None:
        self.finger, self.motion = Finger(), Motion()
        self._seen_at = 0.0
        self._page, self._motions, self._nods = page, motions, nods
        self._sounds, self._haptics = sounds, haptics

    @property
    def table(self) -> ConnectTable:
        return self._page.table

    @property
    def speed(self) -> float:
        return self._page.speed

    @property
    def sees_hand(self) -> bool:
        """It lies there, whether or not its seat is at move."""
        return not (self._page.is_looking_back or self.table.is_over)

    @property
    def is_choosing(self) -> bool:
        """Somebody is at move, and sees the match as it is."""
        return self.table.is_in_hand and not self._page.is_looking_back

    @property
    def is_laying(self) -> bool:
        return self.is_choosing and self.table.known.phase is Phase.LAY

    @property
    def held_tile(self) -> TileModel:
        return held_tile(self.table.known, self.finger)

    def show(self, finger: Finger) -> None:
        """The finger moved: show what it means."""
        if finger.slot is not None:
            self._page.notices.forget_refusal()
        self.finger = finger
        self._page.refresh()

    def hold(self, slot: int) -> None:
        self.show(holding(self.finger, slot))

    def tap_slot(self, slot: int) -> None:
        """Choose a tile; a second tap turns it."""
        if not self.is_laying:
            self.say_no(self.table.nay_in_hand)
        elif self.finger.slot == slot:
            self.turn(1)
        else:
            self._haptics.tick()
            self.hold(slot)

    def turn(self, quarter_turns: int) -> None:
        """The held tile, where it is: over a spot, or in the hand; without one a gentle no."""
        self.motion.finish()
        before, slot = self.finger, self.finger.slot
        if slot is None:
            self.say_no(CHOOSE_FIRST if self.is_laying else self.table.nay_in_hand)
            return
        finger = turned(self.table.known, before, quarter_turns)
        if finger == before:
            return
        angle = 90 * quarter_turns_between(before, finger, quarter_turns)
        turn = self._motions.turn(slot, self.held_tile, angle)
        self.finger = finger
        self.motion.play([turn], self.speed, self._page.refresh)

    def put_back(self) -> None:
        """What hangs over a spot, into the hand."""
        self.motion.finish()
        self._sounds.play("slide")
        self.show(put_down(self.finger))

    def tap_cell(self, cell: int, is_quick: bool = False) -> bool:
        """Whether that meant anything, or could have."""
        if self.is_choosing:
            means = partial(self._tap_spot, is_quick) if self.is_laying else self._tap_matched
            if means(cell):
                return True
        return self._say_why_not(cell)

    def _tap_spot(self, is_quick: bool, cell: int) -> bool:
        """Hang the held tile there; a second tap, once that was seen, lays it."""
        if self.finger.slot is None:
            return False
        if self.finger.cell == cell:
            if not is_quick:
                self.do()
            return True
        return self.hang(self.finger, cell)

    def hang(self, finger: Finger, cell: int) -> bool:
        """The tile that this finger holds over this cell, if it could lie there."""
        hanging = hung(self.table.known, finger, cell)
        if hanging.cell != cell:
            return False
        self._sounds.play("tick")
        self._haptics.tick()
        self.show(hanging)
        return True

    def can_touch(self, cell: tuple[int, int]) -> bool:
        """Something lies there, or may."""
        board = self.table.board(self.finger)
        return not self._page.is_looking_back and cell in (*board.cells, *board.free)

    def _say_why_not(self, cell: int) -> bool:
        """Away from the maze nothing was meant: there a second tap may show all of it."""
        nay = None if self._page.is_looking_back else self.table.nay_at(self.finger, cell)
        if nay is not None:
            self.say_no(nay, cell)
        return nay not in (None, TOO_FAR)

    def refuse(self, why: Phrase) -> None:
        self._page.notices.refuse(why)

    def nudge(self, words: Phrase) -> None:
        self._page.notices.nudge(words)

    def refuse_undo(self) -> None:
        """Nothing was done yet: what to begin with sways."""
        self.motion.finish()
        self.nudge(NO_UNDO)
        nod = self._nods.of(Nay(NO_UNDO, Meant.HAND))
        self.motion.play([nod], self.speed, lambda: None)

    def say_no(self, nay: Nay, cell: int | None = None) -> None:
        """A gentle no, and what is meant sways."""
        self.motion.finish()
        self._page.notices.refuse(nay.why)
        self.motion.play([self._nods.of(nay, cell)], self.speed, lambda: None)

    def _tap_matched(self, cell: int) -> bool:
        """Take it or leave it; a set that breaks the maze shakes."""
        finger = toggled(self.table.known, self.finger, cell)
        if finger is self.finger:
            return False
        self._haptics.tick()
        self.show(finger)
        self._warn()
        return True

    def _warn(self) -> None:
        """What is chosen would break the maze: it shakes."""
        if self.table.model(self.finger).is_warning:
            self.shake()

    def shake(self) -> None:
        """The table shakes its head."""
        self.motion.play([self._motions.shake()], self.speed, lambda: None)

    @property
    def _can_play(self) -> bool:
        """Another finger may have played just now: its movements are seen first."""
        page = self._page
        return page.is_there and self.table.is_in_hand and not page.motion.is_running

    def show_matches(self) -> None:
        """The keys have changed under the finger that laid."""
        self._seen_at = Clock.get_time() + SEES

    @property
    def is_early(self) -> bool:
        return Clock.get_time() < self._seen_at

    def press(self, do: Callable[[], None]) -> None:
        """By a key: taps that go on so soon are meant for what it was before. It sways and says
        nothing: what it bears by now is right."""
        if self.is_early and not self._page.motion.is_running:
            self.motion.finish()
            self.motion.play([self._nods.of(TAKE_FIRST)], self.speed, lambda: None)
        else:
            do()

    def do(self) -> None:
        """The strong button: lay the tile, take the chosen ones."""
        move = self.table.deed(self.finger) if self._can_play else None
        if move is not None:
            self._page.play(move)
        elif self._can_play:
            self._warn()

    def leave(self) -> None:
        """None is chosen any more; the strong key, elsewhere, then leaves them all."""
        if self._can_play and self.table.model(self.finger).can_leave:
            self._haptics.tick()
            self.show(replace(self.finger, chosen=()))
            self.show_matches()
