"""A roll on Go's page: the dice wait in the hand for a tap or a shake, or they fall at once.

What follows once they lie is for whoever let them roll. The phone feels for shakes only while the
dice are in the hand. Nobody else moves the dice.
"""

from collections.abc import Callable
from typing import Protocol

from kivy.clock import Clock

from app.ui.go.go_dice import SECONDS, GoDice
from app.ui.kit.motion import After, Motion, Movement
from app.ui.kit.shell import Shell

RATTLES, FEELS = 1.2, 0.1
"""How long they are seen to rattle, and how often a shake is felt for, in seconds."""
SHAKEN = 6.0
"""In m/s²: more than walking does, less than a shake of the hand."""


class RolledOn(Protocol):
    """A page plays movements, and says whether its match is there and seen."""

    motion: Motion
    is_looking_back: bool

    @property
    def speed(self) -> float: ...
    @property
    def listens(self) -> bool: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def refresh(self, *_: object) -> None: ...


def nothing(_share: float = 0.0) -> None:
    """Beside the dice nothing moves."""


class GoRoll:
    """`landed` follows each time the dice have come to lie."""

    def __init__(self, page: RolledOn, dice: GoDice, shell: Shell, landed: After) -> None:
        self._page, self._dice, self._shell = page, dice, shell
        self._landed = landed
        self._is_rolling = False
        self._hand = Motion()
        self._thrown: After = nothing

    @property
    def waits(self) -> str:
        """What lets them fall, while they are in the hand."""
        return str(self._dice.waits)

    def begin(self, then: After, thrown: After = nothing) -> None:
        """Up into the hand; `thrown` follows when they begin to fall, `then` when they lie."""
        self._thrown = lambda: self.fall(then, begin=thrown)
        self._dice.waits = "shake" if self._shell.shakes.listen() else "tap"
        self._dice.tumble = 0.0
        self._page.refresh()
        rattle = Movement(RATTLES, self._rattle, "linear")
        self._hand.play([rattle], self._page.speed, nothing)
        if self.waits == "shake":
            Clock.schedule_interval(self._feel, FEELS)

    def _rattle(self, share: float) -> None:
        self._dice.rattle = share * RATTLES

    def _feel(self, *_: object) -> None:
        if self._shell.shakes.strength() > SHAKEN:
            self.throw()

    def throw(self) -> None:
        if self.waits and self._page.listens and not self._page.is_looking_back:
            self._put_down()
            self._page.refresh()
            self._thrown()

    def tap(self) -> bool:
        """A touch on no key, while no tile may move."""
        waited = bool(self.waits)
        self.throw()
        return waited

    def fall(
        self,
        then: After,
        before: tuple[Movement, ...] = (),
        begin: After = nothing,
        beside: Callable[[float], None] = nothing,
    ) -> None:
        """They fall, after what is to be seen `before`; a tap lets them lie at once."""

        def tumble(share: float) -> None:
            self._dice.tumble = share
            beside(share)

        def start() -> None:
            if self._page.listens:
                begin()
                self._shell.sounds.play("dice")

        def lie() -> None:
            self._is_rolling = False
            if self._page.listens and not self._page.is_looking_back:
                then()
                self._landed()

        self._is_rolling = True
        self._page.play_out([*before, Movement(SECONDS, tumble, "linear", start)], lie)

    def rest(self) -> None:
        """Nobody waits for a roll: the dice lie."""
        self._is_rolling = False
        self._put_down()
        self._dice.tumble = 1.0

    def _put_down(self) -> None:
        if self.waits:
            Clock.unschedule(self._feel)
            self._hand.finish()
            self._dice.waits = ""
            self._dice.rattle = 0.0
            self._shell.shakes.rest()

    def finish(self) -> None:
        """The dice lie at once: a key that was tapped is not to wait for them."""
        self.throw()
        while self._is_rolling and self._page.motion.is_running:
            self._page.motion.finish()
