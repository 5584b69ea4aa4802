"""A lesson of Go at the table: one board, no clock, nobody else."""

from dataclasses import replace

from app.presenters.go.page_model import Act, Deed, GoPageModel, Tally
from app.presenters.go.table import GoTable
from app.presenters.lessons.lesson_words import name_phrase
from app.presenters.phrase import Phrase
from app.session.lessons import lesson_of


class GoLessonTable(GoTable):
    """With more seats, for the joker, those of the others stay empty."""

    @property
    def is_solo(self) -> bool:
        return True

    @property
    def helps(self) -> bool:
        """A hand does."""
        return False

    @property
    def title(self) -> Phrase:
        return name_phrase(lesson_of(self.match))


def lesson_model(model: GoPageModel) -> GoPageModel:
    """Nothing is counted, and there is no other roll to go to."""
    share, aid = (replace(key, is_live=False, is_there=False) for key in (model.share, model.aid))
    return replace(model, aside=Act(Deed.SKIP), tally=Tally(), share=share, aid=aid, subtitle="")
