"""What pages of lessons share, on whatever board they are: an end of its own, and as long as it is
not reached the lesson goes on."""

from functools import partial
from typing import TypeVar

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.lessons.marks import Mark
from app.presenters.match.at_table import AtTable
from app.ui.kit.text import Text, wide_as
from app.ui.lessons.ghost_hand import GhostHand
from app.ui.lessons.lesson_end import LessonEnd
from app.ui.lessons.lesson_play import LessonPlay
from app.ui.match.match_page import MatchPage

T = TypeVar("T", bound=AtTable)
ROOM = 6
"""In dp, between a sentence and an arrow."""
SIDES = {"left": 0.0, "right": 1.0}


class LessonPage(MatchPage[T]):
    """A page of a game comes after it among the bases; whoever is both makes `lesson`."""

    lesson: LessonPlay

    def begin(self) -> None:
        super().begin()
        self.made_ready()
        self.lesson.begin()

    @property
    def listens(self) -> bool:
        """As long as it goes on."""
        return super().listens and self.panel != "end"

    def made_ready(self) -> None:
        """What a game's page still needs before the lesson begins."""

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        if name == "end":
            self.lesson.show_end()

    def undo(self) -> None:
        if self.listens:
            super().undo()
            self.lesson.taken_back()

    def left(self) -> None:
        super().left()
        self.lesson.left()


def own_end(page: LessonPage[T]) -> LessonEnd:
    """In place of the standings."""
    end = LessonEnd()
    page._panels["end"] = end
    page.bind(form=end.setter("form"), foot=end.setter("foot"))
    return end


def spare(hand: GhostHand, words: Text, head: Widget) -> None:
    """The hand, and what stands with it, leave this sentence to be read, and what is above."""
    for name in ("pos", "size"):
        head.fbind(name, partial(_keep_below, hand, head))
    update = partial(_leave_out, hand, words)
    for name in ("text", "texture_size", "pos", "size", "halign"):
        words.fbind(name, update)


def _leave_out(hand: GhostHand, words: Text, *_: object) -> None:
    """The sentence in sight, with a little room around it."""
    wide = wide_as(words.font_name, words.font_size, words.text, words.width)
    high = words.texture_size[1] * bool(wide)
    left, middle = words.to_window(words.x, words.center_y)
    room, free = dp(ROOM) * bool(wide), words.width - wide
    x = left + SIDES.get(words.halign, 0.5) * free + wide / 2
    hand.leave_out(Mark(x, middle, wide + 2 * room, high + room))


def _keep_below(hand: GhostHand, head: Widget, *_: object) -> None:
    hand.keep_below(Mark(*head.to_window(*head.center), *head.size))
