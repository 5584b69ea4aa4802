"""The helping hand of a lesson: it shows what is wanted, waits, and shows it again."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from kivy.clock import Clock
from kivy.metrics import dp

from app.presenters.lessons.ghost import Ghost, Point
from app.presenters.lessons.lesson_words import step_phrase
from app.presenters.lessons.pointing import Place, Pointing, Spot
from app.presenters.phrase import Phrase
from app.teacher.lessons import Gesture
from app.ui.kit.motion import Motion
from app.ui.kit.shell import Shell
from app.ui.lessons.ghost_hand import GhostHand
from app.ui.match.notices import Notices

HELPS, SOON, LOOKS = 4.0, 0.7, 1.5
"""Seconds of doing nothing after which the hand shows it again; or what is next, or what can be
done instead of what is barred."""
MOST_SHOWS = 12
"""Unanswered: whoever is gone need not be shown any more."""
AT_KEY = Pointing(Gesture.BEGIN, (Spot(Place.KEY),))
"""Where a lesson is done, to the next one."""


class HelpedPage(Protocol):
    is_there: bool
    motion: Motion
    notices: Notices

    @property
    def speed(self) -> float: ...


class Guide(Protocol):
    """Knows what is to be done for a move now, and where on the screen."""

    def pointing(self, move: object) -> Pointing: ...
    def way(self, pointing: Pointing) -> Sequence[Point]: ...
    def load(self, hand: GhostHand, pointing: Pointing) -> None:
        """What the hand carries, if anything."""


class LessonHelp:
    """`_move` is wanted now; without one, the key that leads on. `intro` is said before."""

    def __init__(
        self,
        page: HelpedPage,
        shell: Shell,
        hand: GhostHand,
        guide: Guide,
        key_spot: Callable[[], Point],
    ) -> None:
        self._page, self._shell = page, shell
        self._hand, self._guide, self._key_spot = hand, guide, key_spot
        self._move: object = None
        self._barred: object = None
        self._asked: Pointing | None = None
        self._shows = 0
        self.intro: tuple[Phrase, ...] = ()
        hand.bind(on_finger_down=lambda _: self._touched(), on_finger_up=lambda _: self._let_go())

    def rest(self) -> None:
        """Nothing is asked, and no hand is there."""
        self._move = self._asked = self._barred = None
        self._touched()

    def ask(self, move: object, barred: object = None) -> None:
        """For this move; what is `barred` is pointed at first."""
        self._move, self._asked, self._shows = move, None, 0
        self._barred = barred
        self._wait(SOON)

    def lead_on(self) -> None:
        self.rest()
        self._shows = 0
        self._wait(HELPS)

    def _pointing(self) -> Pointing:
        if self._barred is not None:
            return self._guide.pointing(self._barred)
        return AT_KEY if self._move is None else self._guide.pointing(self._move)

    def _wait(self, seconds: float) -> None:
        Clock.unschedule(self._help)
        Clock.schedule_once(self._help, seconds)

    def _help(self, _: float) -> None:
        """The hand shows what is to be done now, and words say it."""
        page = self._page
        if not page.is_there or self._hand.get_parent_window() is None:
            return
        if page.motion.is_running:
            self._wait(SOON)
            return
        pointing = self._pointing()
        if pointing is AT_KEY:
            self._show([self._key_spot()], pointing)
            return
        if pointing != self._asked:
            self._asked = pointing
            page.notices.report(step_phrase(pointing.gesture))
            self._shell.aloud.say(*self.intro, step_phrase(pointing.gesture))
            self.intro = ()
        self._show(self._guide.way(pointing), pointing)

    def _show(self, way: Sequence[Point], pointing: Pointing) -> None:
        """Whoever does nothing is shown it again."""
        self._shows += 1
        load = partial(self._guide.load, self._hand, pointing)
        ghost = Ghost(tuple(way), pointing.taps, dp(1))
        self._hand.show(ghost, self._page.speed, load, self._shown)

    def _shown(self) -> None:
        if self._barred is not None:
            self._barred = None
            self._wait(LOOKS)
        elif self._shows < MOST_SHOWS and self._page.speed:
            self._wait(HELPS)

    def _touched(self) -> None:
        self._hand.hide()
        Clock.unschedule(self._help)

    def _let_go(self) -> None:
        """Something else may be wanted now; if not, there is time."""
        self._shows, self._barred = 0, None
        if self._page.is_there:
            self._wait(HELPS if self._pointing() in (self._asked, AT_KEY) else SOON)
