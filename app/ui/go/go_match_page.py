"""What Go's pages share: the clock, leaving with its time kept, a pause, another match."""

from functools import partial
from time import monotonic
from typing import Any, TypeVar

from kivy.properties import ObjectProperty

from app.presenters.go.clock_model import ClockModel
from app.presenters.go.table import GoTable
from app.ui.go.go_clock import GoClock
from app.ui.kit.motion import Movement
from app.ui.match.match_menu import MatchMenu
from app.ui.match.match_page import MatchPage

FLASH = 0.45
"""How long each step is shown while looking back plays on, in seconds."""

T = TypeVar("T", bound=GoTable)


class GoMatchPage(MatchPage[T]):
    """`time` is what the clock shows."""

    game = "go"
    time: ClockModel = ObjectProperty(ClockModel(), rebind=True)
    now = staticmethod(monotonic)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.menu = MatchMenu(self, self.pause)
        self.curtain.widget.bind(on_leave=lambda _: self.shell.navigator.back())
        show = partial(setattr, self, "time")
        self.clock = GoClock(self.shell, self.now, show, self.notices.tell_of_keeping)

    def goes_back(self) -> bool:
        """While a clock runs it pauses; from a pause, which is kept, it leads away."""
        if super().goes_back():
            return True
        pauses = self.is_there and self.table.is_secret and not self.is_covered
        if pauses:
            self.pause()
        return pauses

    def begin(self) -> None:
        self.clock.ticked = lambda: None
        self.clock.begin(self.table)

    def left(self) -> None:
        if self.is_there and not self.table.is_over:
            self.clock.halt()
        self.clock.stop()
        super().left()

    def set_aside(self) -> None:
        self.pause()
        self.clock.stop()
        super().set_aside()

    def movements(self, _number: int, _is_past: bool = False) -> list[Movement]:
        """Looking back needs no more than time to look."""
        return [Movement(FLASH, lambda _: None)]

    def pause(self) -> None:
        self.motion.finish()
        if self.is_there and self.table.is_secret:
            self.cover()

    def cover(self) -> None:
        self.clock.halt()
        super().cover()
