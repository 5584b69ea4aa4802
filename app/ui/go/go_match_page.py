"""What Go's pages share: the clock, moves that are kept with its time, leaving, another match."""

import time
from collections.abc import Sequence
from typing import Any, TypeVar

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from app.games.go.moves import Move
from app.presenters.go.table import GoTable
from app.ui.go.go_clock import GoClock
from app.ui.kit.motion import Movement
from app.ui.match.match_page import MatchPage

FLASH = 0.45
"""How long each step is shown while looking back plays on, in seconds."""

T = TypeVar("T", bound=GoTable)


class GoMatchPage(MatchPage[T]):
    """`seconds_left`, `elapsed` and `is_last` are the clock."""

    game = "go"
    seconds_left = NumericProperty(0)
    is_last = BooleanProperty(False)
    beats = BooleanProperty(False)
    elapsed = StringProperty()
    now = staticmethod(time.monotonic)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.clock = GoClock(self)

    def left(self) -> None:
        if self.is_there and not self.table.is_over:
            self.stop_clock()
        self.clock.stop()
        super().left()

    def keep_moves(self, moves: Sequence[Move]) -> None:
        self.table.keep_clock(self.clock.milliseconds)
        if moves:
            self.table.match.play(*moves)
        self.notices.tell_of_keeping(self.table.match.keeping_error)

    def movements(self, _number: int) -> list[Movement]:
        """Looking back needs no more than time to look."""
        return [Movement(FLASH, lambda _: None)]

    def time_is_up(self) -> None:
        """Of a round against the clock."""

    def pause(self) -> None:
        self.motion.finish()
        if self.is_there and self.table.is_secret:
            self.cover()

    def stop_clock(self) -> None:
        """And keep how far it is."""
        self.clock.stop()
        self.keep_moves([])
        self.table.match.keep()

    def cover(self) -> None:
        self.stop_clock()
        super().cover()

    def again(self) -> None:
        """The same once more: its own clock, another roll."""
        self.table.forget_clock()
        super().again()
