"""The helping hand of a lesson: it shows what is wanted, waits, and shows it again."""

from collections.abc import Sequence
from typing import Protocol

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.lessons.ghost import Ghost, Point
from app.presenters.lessons.lesson_words import step_phrase
from app.presenters.lessons.marks import Mark, signs
from app.presenters.lessons.pointing import Pointing, Spot
from app.presenters.match.at_table import AtTable
from app.presenters.phrase import Phrase
from app.teacher.lessons import Gesture
from app.ui.kit.motion import Motion
from app.ui.kit.shell import Shell
from app.ui.lessons.ghost_hand import GhostHand
from app.ui.match.notices import Notices

HELPS, AGAIN, SOON, LOOKS = 4.0, 1.6, 0.7, 1.5
"""Seconds of doing nothing after a touch until the hand helps; until it shows the same again, or
what is next, or what can be done instead of what is barred."""
EDGE = 6
"""In dp: between what is marked and its frame, both sides together."""
APART, END = 0.42, 0.36
"""How far from its middle a finger touches a key, of its height: at its rim; and how far from its
middle along it, of its width: beside its words."""
MOST_SHOWS = 12
"""Unanswered: whoever is gone need not be shown any more."""


class HelpedPage(Protocol):
    is_there: bool
    motion: Motion
    notices: Notices

    @property
    def speed(self) -> float: ...
    @property
    def table(self) -> AtTable: ...


class Guide(Protocol):
    """Knows what is to be done for a move now, and where on the screen."""

    def pointing(self, move: object) -> Pointing: ...
    def way(self, pointing: Pointing) -> Sequence[Point]: ...
    def mark(self, spot: Spot) -> Mark: ...
    def load(self, hand: GhostHand, pointing: Pointing) -> None:
        """What the hand carries, if anything."""

    def refuse(self, pointing: Pointing) -> None:
        """What is barred says no."""

    def brings(self, pointing: Pointing) -> bool:
        """What is pointed at has to come into sight first, and does."""


def around(key: Widget) -> Mark:
    """A key with words is marked whole."""
    return Mark(*key.to_window(*key.center), *key.size)


def middle_of(key: Widget) -> Point:
    """Where a hand taps a key."""
    x, y = key.to_window(*key.center)
    return float(x), float(y)


class LessonHelp:
    """`_move` is wanted now, if anything. `intro` is said before."""

    def __init__(self, page: HelpedPage, shell: Shell, hand: GhostHand, guide: Guide) -> None:
        self._page, self._shell = page, shell
        self._hand, self._guide = hand, guide
        self._move: object = None
        self._barred: object = None
        self._asked: Pointing | None = None
        self._shows = self._moves = 0
        self.intro: tuple[Phrase, ...] = ()
        self._marks: Sequence[Mark] = ()
        self._goal: Spot | None = None
        hand.bind(on_finger_down=lambda _, x, y: self._touched(x, y))
        hand.bind(on_finger_up=lambda _: self._let_go(), size=lambda *_: self.moved())

    def speed(self) -> float:
        """0 where nothing may move."""
        return self._page.speed

    def rest(self) -> None:
        """Nothing is asked, and no hand is there."""
        self._move = self._asked = self._barred = None
        self._hide()

    def ask(self, move: object, barred: object = None) -> None:
        """For this move; what is `barred` is pointed at first."""
        self._hide()
        self._move, self._asked, self._shows = move, None, 0
        self._barred, self._moves = barred, len(self._page.table.match.moves)
        self._wait(SOON)

    def _hide(self) -> None:
        self._hand.hide()
        self._marks, self._goal = (), None
        for due in (self._help, self._look):
            Clock.unschedule(due)

    def _pointing(self) -> Pointing:
        return self._guide.pointing(self._move if self._barred is None else self._barred)

    def _wait(self, seconds: float) -> None:
        Clock.unschedule(self._help)
        Clock.schedule_once(self._help, seconds)

    @property
    def _is_free(self) -> bool:
        """Nothing moves on a page that is there, and what was done is judged already."""
        if not self._page.is_there or self._hand.get_parent_window() is None:
            return False
        if self._move is None or self._moves != len(self._page.table.match.moves):
            return False
        if self._page.motion.is_running:
            self._wait(SOON)
            return False
        return True

    def _help(self, _: float) -> None:
        """The hand shows what is to be done now, and words say it."""
        if not self._is_free:
            return
        pointing = self._pointing()
        if self._guide.brings(pointing):
            self._wait(SOON)
            return
        if pointing != self._asked:
            self._say(pointing.gesture)
            self._asked = pointing
        self._shows += 1
        self._stand(pointing)
        if self._barred is not None:
            self._guide.refuse(pointing)
        self._hand.show(self._page.speed, self._shown)

    def _say(self, gesture: Gesture) -> None:
        """Once, however many touches it takes."""
        words = step_phrase(gesture)
        self._page.notices.report(words)
        if self._asked is None or self._asked.gesture is not gesture:
            self._shell.aloud.say(*self.intro, words)
            self.intro = ()

    def _stand(self, pointing: Pointing) -> None:
        """What is to be done, still, as long as nobody touches it, and nothing is laid out anew."""
        marks = [self._guide.mark(spot) for spot in pointing.ends]
        if self._marks == marks:
            return
        self._guide.load(self._hand, pointing)
        self._marks = marks
        moves = bool(self._page.speed)
        found = signs(pointing.gesture, len(self._marks), moves)
        way = tuple(self._guide.way(pointing))
        if pointing.is_at_key:
            ghost = self._at_key(self._marks[0], way[0][0])
        else:
            ghost = Ghost(way, pointing.is_held, dp(1))
        self._hand.stand(ghost, self._marks, found)

    def _at_key(self, key: Mark, x: float) -> Ghost:
        """Below its words, which stay to be read; where the hand has no room there, above them."""
        below, above = (x, key.y - APART * key.height), (x, key.y + APART * key.height)
        has_room = self._hand.has_room_below(below)
        return Ghost((below if has_room else above,), unit=dp(1), is_above=not has_room)

    def _shown(self) -> None:
        """Whoever does nothing is shown it again."""
        if self._barred is not None:
            self._barred = None
            self._marks = ()
            self._hand.hide()
            self._wait(LOOKS)
        elif self._shows < MOST_SHOWS and self._page.speed:
            self._wait(AGAIN)

    def _touched(self, x: float, y: float) -> None:
        """What was said of another try is over. Whoever takes up what is marked still sees where it
        is to go."""
        self._page.notices.forget()
        marks, asked = self._marks, self._asked
        self._hide()
        if asked and len(marks) > 1 and marks[0].holds(x, y):
            self._goal = asked.ends[-1]
            self._hand.stand_goal(marks[-1])

    def _let_go(self) -> None:
        """What that did is seen first."""
        self._shows, self._barred = 0, None
        Clock.schedule_once(self._look)

    def _look(self, _: float) -> None:
        """Something else may be wanted now; if not, there is time, but a tile that has turned once
        has to turn on. What was asked for is not asked for any more once it is done, nor does its
        goal stand any longer."""
        self._hide()
        if self._moves != len(self._page.table.match.moves):
            self._page.notices.report(None)
        if self._is_free:
            pointing = self._pointing()
            if pointing != self._asked:
                self._wait(SOON)
                return
            self._stand(pointing)
            self._hand.wait()
            self._wait(AGAIN if pointing.gesture is Gesture.TURN else HELPS)

    def moved(self) -> None:
        """The page is laid out anew, or its table came to lie elsewhere: so does what stands."""
        if self._goal is not None:
            self._hand.stand_goal(self._guide.mark(self._goal))
        elif self._marks:
            self._hide()
            self._wait(SOON)
