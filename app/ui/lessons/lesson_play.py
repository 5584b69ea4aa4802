"""What is the same in lessons of every game: asking, judging what is done, and what follows."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from app.presenters.lessons.course import LessonHead, after, head
from app.presenters.lessons.ending import lesson_ending
from app.presenters.lessons.lesson_words import AGAIN, lesson_phrase
from app.presenters.match.at_table import AtTable
from app.session.lessons import WAITS, lesson_of
from app.teacher.hints import hint
from app.teacher.lessons import Lesson, barred, is_done, serves, wanted
from app.ui.kit.motion import Movement
from app.ui.kit.shell import Shell
from app.ui.lessons.lesson_end import LessonEnd
from app.ui.lessons.lesson_help import LessonHelp
from app.ui.lessons.lesson_strip import LessonStrip
from app.ui.lessons.opening import open_lesson
from app.ui.match.notices import Notices


class LessonScreen(Protocol):
    is_there: bool
    is_looking_back: bool
    panel: str
    notices: Notices

    @property
    def table(self) -> AtTable: ...
    def next(self) -> None: ...
    def show_panel(self, name: str) -> None: ...
    def undo(self) -> None: ...


@dataclass(frozen=True, slots=True)
class LessonParts:
    """`celebrate` plays these, and what else there is to a game's end."""

    strip: LessonStrip
    end: LessonEnd
    help: LessonHelp
    celebrate: Callable[[list[Movement]], None]


class LessonPlay:
    """So many moves have `_served`: they did what they were to do. Until something `_was_asked`
    nothing can have been done wrong."""

    lesson: Lesson

    def __init__(self, page: LessonScreen, shell: Shell, parts: LessonParts) -> None:
        self._page, self._shell, self._parts = page, shell, parts
        self._served, self._was_asked = 0, False
        parts.strip.bind(on_skip=lambda _: self.skip())
        parts.end.bind(on_next=lambda _: self.go_on(), on_again=lambda _: self.again())
        parts.end.bind(on_leave=lambda _: self.leave())

    def begin(self) -> None:
        """Another lesson on the table."""
        self.rest()
        self.lesson, self._served = lesson_of(self._page.table.match), 0
        self._was_asked = False
        self._parts.strip.model = self._head()
        self._parts.help.intro = (lesson_phrase(self.lesson),)

    def _head(self, is_over: bool = False) -> LessonHead:
        return head(self.lesson, self._shell.lessons.is_done, is_over, self._match_waits)

    def rest(self) -> None:
        self._parts.help.rest()

    def left(self) -> None:
        """Whoever goes while a find is still told has done it all the same."""
        match = self._page.table.match
        served = self._served
        if len(match.moves) == served + 1 and self.is_as_wanted:
            served += 1
        if is_done(self.lesson, match.state, served):
            self._shell.lessons.note_done(self.lesson)
        self.rest()

    # Judging

    @property
    def has_judged(self) -> bool:
        """All that was done so far."""
        return len(self._page.table.match.moves) == self._served

    @property
    def is_in_doubt(self) -> bool:
        """What was just done is not talked about before it is judged."""
        return self._was_asked and not self.has_judged

    @property
    def is_as_wanted(self) -> bool:
        """What was done last is what the hand shows, without a thought."""
        *before, last = self._page.table.match.moves
        return bool(last == wanted(self.lesson, before))

    @property
    def shown(self) -> object:
        """The move that is wanted now, where that is no matter of thought."""
        return wanted(self.lesson, self._page.table.match.moves)

    def next(self) -> None:
        """All that moved is at rest."""
        page = self._page
        if not page.is_there or page.is_looking_back or page.panel == "end":
            return
        if not self.has_judged:
            self._judge()
        elif is_done(self.lesson, page.table.match.state, self._served):
            page.show_panel("end")
            begin = partial(self._shell.sounds.play, "find")
            cheer = [] if self.is_last else [self._parts.end.cheer(begin)]
            self._parts.celebrate(cheer)
        else:
            self._ask()

    def _judge(self) -> None:
        match, number = self._page.table.match, self._served
        self._page.notices.report(None)
        self._page.notices.forget()
        move, state = match.moves[number], match.state_after(number)
        if move == wanted(self.lesson, match.moves[:number]):
            self._judged(number, True)
        else:
            thought = serves(self.lesson.game, state, move)
            self._shell.thinker.think(thought, lambda it_does: self._judged(number, it_does))

    def _judged(self, number: int, it_serves: bool) -> None:
        """What does not serve is taken back, and the hand shows what does."""
        page = self._page
        if not page.is_there or number != self._served or page.is_looking_back:
            return
        if it_serves:
            self._served += 1
            page.next()
            return
        page.notices.tell(AGAIN, is_warning=False)
        before = len(page.table.match.moves)
        page.undo()
        if len(page.table.match.moves) == before:
            self._served = before  # what cannot be taken back has to do

    def taken_back(self) -> None:
        """By its key, or because it did not serve: what was asked is asked again."""
        moves = len(self._page.table.match.moves)
        if self._served > moves:
            self._served = moves
        self.next()

    def _ask(self) -> None:
        match, self._was_asked = self._page.table.match, True
        move = wanted(self.lesson, match.moves)
        if move is not None:
            self._parts.help.ask(move, barred(self.lesson, len(match.moves)))
            return
        thought = hint(self.lesson.game, match.view(0))
        self._shell.thinker.think(thought, lambda found: self._parts.help.ask(found.moves[0]))

    # What follows

    def show_end(self) -> None:
        """It is done, however often it is shown."""
        self._shell.lessons.note_done(self.lesson)
        shown = self._head(is_over=True)
        self._parts.strip.model = shown
        self._parts.end.model = lesson_ending(self.lesson, shown.pips, self._match_waits)
        end = self._parts.end.model
        self._shell.aloud.say(end.headline, end.line)
        self.rest()
        self._parts.end.lead_on(self._parts.help.speed)

    @property
    def is_last(self) -> bool:
        return after(self.lesson) is None

    def go_on(self) -> None:
        """To the next lesson; after the last one to a game."""
        following = after(self.lesson)
        if following is not None:
            open_lesson(self._shell, following, self._match_waits, replaces=True)
        else:
            self.leave()

    def leave(self) -> None:
        """To the game that waits, or to a new one."""
        if self._match_waits:
            self._shell.navigator.back()
        else:
            self._shell.navigator.replace("new_game", game=self.lesson.game)

    def skip(self) -> None:
        """Whoever wanted to play plays, and is not asked again; whoever learns goes on."""
        if self._match_waits:
            self._shell.lessons.note_offered(self.lesson.game)
        (self.leave if self._match_waits else self.go_on)()

    def again(self) -> None:
        open_lesson(self._shell, self.lesson, self._match_waits, replaces=True)

    @property
    def _match_waits(self) -> bool:
        return bool(self._page.table.match.table.get(WAITS))
