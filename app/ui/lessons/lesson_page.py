"""What pages of lessons share, on whatever board they are: an end of its own, and as long as it is
not reached the lesson goes on."""

from typing import TypeVar

from app.presenters.match.at_table import AtTable
from app.ui.lessons.lesson_end import LessonEnd
from app.ui.lessons.lesson_play import LessonPlay
from app.ui.match.match_page import MatchPage

T = TypeVar("T", bound=AtTable)


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
        self.lesson.rest()


def own_end(page: LessonPage[T]) -> LessonEnd:
    """In place of the standings."""
    end = LessonEnd()
    page._panels["end"] = end
    page.bind(form=end.setter("form"), foot=end.setter("foot"))
    return end
