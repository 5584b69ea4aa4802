"""A roll on Go's page: the dice rattle in the hand until a shake or a tap, or a while; they fall.

What follows once they lie is for whoever let them roll. The phone feels for shakes only while the
dice are in the hand. Nobody else moves the dice.
"""

from typing import Protocol

from kivy.clock import Clock

from app.ui.go.go_dice import SECONDS, GoDice
from app.ui.kit.motion import After, Motion, Movement
from app.ui.kit.shell import Shell

PATIENCE = 2.0
"""After so many seconds in the hand they fall by themselves."""
SHAKEN = 6.0
"""In m/s²: more than walking does, less than a shake of the hand."""


class RolledOn(Protocol):
    """A page plays movements, and says whether its match is there and seen."""

    motion: Motion
    is_looking_back: bool

    @property
    def listens(self) -> bool: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def refresh(self, *_: object) -> None: ...


class GoRoll:
    def __init__(self, page: RolledOn, dice: GoDice, shell: Shell) -> None:
        self._page, self._dice, self._shell = page, dice, shell
        self._is_rolling = False
        self._then: After = lambda: None

    def begin(self, then: After) -> None:
        """Up into the hand; without movements they lie at once."""
        self._then, self._is_rolling = then, True
        self._dice.waits = "shake" if self._shell.shakes.listen() else "tap"
        self._dice.tumble = 0.0
        self._page.refresh()
        hand = Movement(PATIENCE, self._rattle, "linear")
        self._page.play_out([hand], self._throw)

    def _rattle(self, share: float) -> None:
        self._dice.rattle = share * PATIENCE
        if share < 1 and self._shell.shakes.strength() > SHAKEN:
            Clock.schedule_once(self._shaken)

    def _shaken(self, _: float) -> None:
        if self._dice.waits:
            self._page.motion.finish()

    def rest(self) -> None:
        """Nobody waits for a roll."""
        self._is_rolling = False
        self._put_down()

    def _put_down(self) -> None:
        if self._dice.waits:
            self._dice.waits = ""
            self._dice.rattle = 0.0
            self._shell.shakes.rest()

    def finish(self) -> None:
        """The dice lie at once: a key that was tapped is not to wait for them."""
        while self._is_rolling and self._page.motion.is_running:
            self._page.motion.finish()

    def _throw(self) -> None:
        """A tap lets them lie at once."""
        self._put_down()
        self._page.refresh()

        def tumble(share: float) -> None:
            self._dice.tumble = share

        def begin() -> None:
            self._shell.sounds.play("dice")

        self._page.play_out([Movement(SECONDS, tumble, "linear", begin)], self._lie)

    def _lie(self) -> None:
        self._is_rolling = False
        if self._page.listens and not self._page.is_looking_back:
            self._then()
