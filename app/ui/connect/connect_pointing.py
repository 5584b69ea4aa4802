"""A hint on Connect's table: a place glows, then the tile hangs there, then what that takes."""

from typing import Protocol

from app.presenters.connect.board_model import Finger, finger_for
from app.presenters.connect.hint_words import hint_phrase
from app.presenters.connect.table import ConnectTable
from app.presenters.match.guide import Guide, Step
from app.presenters.phrase import Field
from app.teacher.hints import Hint


class PointedAt(Protocol):
    @property
    def table(self) -> ConnectTable: ...


class Deeds(Protocol):
    finger: Finger


class ConnectPointing:
    def __init__(self, page: PointedAt, deeds: Deeds) -> None:
        self._page, self._deeds = page, deeds
        self._finger = Finger()

    def why(self, found: Hint) -> Field:
        return hint_phrase(found)

    def show(self, guide: Guide) -> None:
        if guide.step >= Step.MOVE:
            self._finger = finger_for(self._page.table.known, guide.hint.moves[0])
            self._deeds.finger = self._finger

    @property
    def holds(self) -> bool:
        """The tile hangs there as it was shown, or the same ones are chosen."""
        return self._deeds.finger == self._finger
