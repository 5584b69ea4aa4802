"""How a match went from its first turn to its last, with words for all that is drawn."""

from kivy.properties import ObjectProperty

from app.presenters.match.review_model import NO_REVIEW, ReviewModel
from app.presenters.phrase import Field
from app.ui.match.front import Front


class ReviewCurve(Front):
    review: ReviewModel = ObjectProperty(NO_REVIEW, rebind=True)
    __events__ = ("on_move_to", "on_done")

    @property
    def spoken(self) -> tuple[Field, ...]:
        return self.review.caption, *self.review.told

    def on_move_to(self, at: int) -> None:
        """This step is to be seen."""

    def on_done(self) -> None:
        """Back to the great moments."""
