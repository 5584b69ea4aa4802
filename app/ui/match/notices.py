"""What is said for a while instead of the usual hint: gentle noes, and what became of a save."""

from collections.abc import Callable

from kivy.clock import Clock

from app.core.errors import WanderwallError
from app.presenters.match.trouble import not_kept
from app.presenters.phrase import Phrase, phrase
from app.services.ports import Sounds
from app.ui.kit.read_aloud import ReadAloud

SECONDS, BRIEF, GREETS, READS = 4.0, 2.5, 2.0, 0.8
NO_UNDO = phrase("match.no_undo")
ANSWERS_BACK = phrase("match.answers_back")
"""With the own move, all that bots did after it."""
PUT_BACK = phrase("match.put_back")
"""Nobody let it go: the device was turned, or the app left."""


class Notices:
    """`now` is what is said, if anything; `changed` is called with whether it is a warning.

    What is reported stays until something else is; a notice is said before it for some seconds.
    """

    def __init__(self, changed: Callable[[bool], None], sounds: Sounds, aloud: ReadAloud) -> None:
        self._changed, self._sounds, self._aloud = changed, sounds, aloud
        self._told: Phrase | None = None
        self._report: Phrase | None = None
        self._refusal: Phrase | None = None
        self._greeting: Phrase | None = None
        self._next: Phrase | None = None
        self._is_recovered = self._has_told_of_keeping = False

    def begin(self, is_recovered: bool) -> None:
        """Another match, whose last save may have been damaged."""
        self._told = self._report = self._next = None
        self._is_recovered, self._has_told_of_keeping = is_recovered, False

    @property
    def now(self) -> Phrase | None:
        return self._told or self._report

    def report(self, words: Phrase | None) -> None:
        """What goes on meanwhile, or nothing any more."""
        if words != self._report:
            self._report = words
            if self._told is None:
                self._changed(False)

    def tell(self, words: Phrase, is_warning: bool = True, seconds: float = SECONDS) -> None:
        self._aloud.say(words)
        self._next = None
        self._show(words, is_warning, seconds)

    def _show(self, words: Phrase, is_warning: bool, seconds: float) -> None:
        self._told = words
        self._changed(is_warning)
        Clock.unschedule(self.forget)
        Clock.schedule_once(self.forget, seconds)

    def forget(self, *passed: object) -> None:
        """`passed`: its time is over."""
        Clock.unschedule(self.forget)
        following, self._told, self._next = self._next, None, None
        if following is not None and passed:
            self.greet(following)
        else:
            self._changed(False)

    def refuse(self, why: Phrase) -> None:
        """A gentle no: it has been said once something else is tried."""
        self._sounds.play("no")
        self.tell(why, seconds=BRIEF)
        self._refusal = why

    def nudge(self, words: Phrase, is_warning: bool = False) -> None:
        """What is meant instead of what was touched, or what became of it: said without a no, and
        gone as soon."""
        self.tell(words, is_warning, BRIEF)
        self._refusal = words

    def greet(self, words: Phrase) -> None:
        """A turn begins; it is heard with what the seat before did, and seen once that was read,
        where nobody does anything meanwhile."""
        report, self._report = self._report, None
        if report is None:
            self._greeting = self._refusal = words
            self._show(words, False, GREETS)
        else:
            self._refusal, self._next = report, words
            self._show(report, False, READS)

    @property
    def is_greeting(self) -> bool:
        return self._told is not None and self._told is self._greeting

    def forget_refusal(self) -> None:
        if self._told is not None and self._told is self._refusal:
            self.forget()

    def tell_of_save(self, error: WanderwallError | None) -> None:
        """The match is in sight: what became of its save is said now, not behind the curtain."""
        self.tell_of_keeping(error)
        if self._is_recovered:
            self._is_recovered = False
            self.tell(phrase("match.recovered"))

    def tell_of_keeping(self, error: WanderwallError | None) -> None:
        """Once, that the match lives only as long as the app."""
        if error is not None and not self._has_told_of_keeping:
            self._has_told_of_keeping = True
            self.tell(not_kept(error))
