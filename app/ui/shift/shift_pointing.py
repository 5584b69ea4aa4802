"""A hint on Shift's board: its line glows, then the spare hangs there, then the way is drawn."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from app.games.shift.moves import WalkTo
from app.presenters.match.guide import Guide, Step
from app.presenters.phrase import Field
from app.presenters.shift.board_model import NOWHERE, Finger, finger_for
from app.presenters.shift.hint_words import hint_phrase
from app.presenters.shift.table import ShiftTable
from app.teacher.hints import Hint
from app.ui.kit.motion import After, Movement
from app.ui.shift.shift_board import REST

PUSH_SECONDS = 0.32


class PointedAt(Protocol):
    @property
    def table(self) -> ShiftTable: ...
    def refresh(self) -> None: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...


class Deeds(Protocol):
    finger: Finger

    def take(self, finger: Finger) -> None: ...


class ShiftPointing:
    """`slide` moves the line that the spare hangs at."""

    def __init__(self, page: PointedAt, deeds: Deeds, slide: Callable[[float], None]) -> None:
        self._page, self._deeds, self._slide = page, deeds, slide
        self._finger = Finger()
        self._walks = False

    def why(self, found: Hint) -> Field:
        return hint_phrase(found, self._page.table.edition)

    def show(self, guide: Guide) -> None:
        move = guide.hint.moves[0]
        self._walks = isinstance(move, WalkTo)
        if guide.step is Step.LOOK:
            return
        if self._walks:
            self._aim(guide)
            return
        if guide.step is Step.MOVE:
            self._finger = finger_for(self._page.table.known, move)
            self._deeds.take(self._finger)
        if self._finger.arrow is not None:
            self._slide(REST)
            if guide.step is Step.WHY:
                push = Movement(PUSH_SECONDS, lambda share: self._slide(REST + (1 - REST) * share))
                self._page.play_out([push], self._page.refresh)

    def _aim(self, guide: Guide) -> None:
        """At the end of the walk, unless somebody already aims elsewhere."""
        now = self._deeds.finger
        if guide.step is Step.MOVE or now.aim == NOWHERE:
            found = finger_for(self._page.table.known, guide.hint.moves[0])
            self._deeds.take(replace(found, is_early=now.is_early))

    @property
    def holds(self) -> bool:
        """The spare hangs there as it was shown; where to walk stays shown until somebody walks."""
        if self._walks:
            return True
        now, shown = self._deeds.finger, self._finger
        return (now.turns, now.arrow, now.aim) == (shown.turns, shown.arrow, shown.aim)
