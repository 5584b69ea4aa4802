"""A roll on Go's page: the dice rattle in the hand until a shake or a tap, or a while; they fall.

What follows once they lie is for GoSolo and GoRelay. The phone feels for shakes only while the
dice are in the hand.
"""

from typing import TYPE_CHECKING

from kivy.clock import Clock

from app.ui.go.go_dice import SECONDS
from app.ui.kit.motion import Movement

if TYPE_CHECKING:
    from app.ui.go.go_page import GoPage

PATIENCE = 2.0
"""After so many seconds in the hand they fall by themselves."""
SHAKEN = 6.0
"""In m/s²: more than walking does, less than a shake of the hand."""


class GoRoll:
    def __init__(self, page: "GoPage") -> None:
        self._page = page

    def begin(self) -> None:
        """Up into the hand; without movements they lie at once."""
        page = self._page
        page.waits = "shake" if page.shell.shakes.listen() else "tap"
        page.dice.tumble = 0.0
        page.refresh()
        hand = Movement(PATIENCE, self._rattle, "linear")
        page.play_out([hand], self._throw)

    def _rattle(self, share: float) -> None:
        page = self._page
        page.dice.rattle = share * PATIENCE
        if share < 1 and page.shell.shakes.strength() > SHAKEN:
            Clock.schedule_once(self._shaken)

    def _shaken(self, _: float) -> None:
        if self._page.waits:
            self._page.motion.finish()

    def rest(self) -> None:
        """Nobody waits for a roll."""
        if self._page.waits:
            self._page.waits = ""
            self._page.dice.rattle = 0.0
            self._page.shell.shakes.rest()

    def finish(self) -> None:
        """The dice lie at once: a key that was tapped is not to wait for them."""
        page = self._page
        while page.is_there and page.is_rolling and page.motion.is_running:
            page.motion.finish()

    def _throw(self) -> None:
        """A tap lets them lie at once; from a page that was left nothing falls."""
        page = self._page
        self.rest()
        if not page.is_there:
            return
        page.refresh()

        def tumble(share: float) -> None:
            page.dice.tumble = share

        def begin() -> None:
            page.shell.sounds.play("dice")

        page.play_out([Movement(SECONDS, tumble, "linear", begin)], page.rolled)
