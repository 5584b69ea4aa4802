"""A lay of Connect that nothing comes of: it is looked at for a moment, and may be taken back."""

from typing import Protocol

from app.games.connect.rules import choice_now
from app.presenters.connect.board_model import Finger
from app.presenters.connect.table import ConnectTable
from app.ui.kit.motion import After, Motion, Movement, resting

SECONDS, READS = 1.1, 2.6
"""Where nothing was matched, and where what was holds the maze together: why is read, and seen."""


class Shown(Protocol):
    motion: Motion

    @property
    def table(self) -> ConnectTable: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def play(self, move: object) -> None: ...


class NoTake:
    """Nothing was matched, or all of it must stay: nothing is taken, as there is nothing to choose
    (C6)."""

    def __init__(self, page: Shown) -> None:
        self._page = page
        self.is_seen = False

    @property
    def is_there(self) -> bool:
        table = self._page.table
        return table.is_in_hand and table.passes_by_itself

    def show(self) -> None:
        self.is_seen = True
        seconds = READS if self._page.table.has_matched else SECONDS
        self._page.play_out([resting(seconds)], self._pass_on)

    def _pass_on(self) -> None:
        self.is_seen = False
        if self.is_there:
            self._page.play(self._page.table.take(Finger()))

    def refuses(self, cell: int) -> bool:
        """Somebody wants a tile without which the maze would break: that is no tap that hurries,
        and there is as long to see why not as at first."""
        is_wanted = self.is_seen and cell in choice_now(self._page.table.known).matched
        if is_wanted:
            self._page.motion.stop()
            self.show()
        return is_wanted

    def forget(self) -> None:
        """Nothing follows any more."""
        if self.is_seen:
            self.is_seen = False
            self._page.motion.stop()
