"""How a match went from its first turn to its last, with words for all that is drawn."""

from collections.abc import Callable

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.match.highlights import Highlight
from app.presenters.match.review_model import NO_REVIEW, ReviewModel
from app.presenters.phrase import Field
from app.ui.match.front import Front
from app.ui.match.race_view import RaceView
from app.ui.match.time_rows import TimeRows


class ReviewCurve(Front):
    """`card_of` tells the turn that ends with a step."""

    review: ReviewModel = ObjectProperty(NO_REVIEW, rebind=True)
    card_of: Callable[[int], Highlight] = ObjectProperty(lambda _: Highlight())
    is_wide = BooleanProperty(False)
    __events__ = ("on_move_to", "on_show", "on_told", "on_done")

    @property
    def spoken(self) -> tuple[Field, ...]:
        return self.review.caption, *self.review.told

    @property
    def shown(self) -> Widget | None:
        """The lines, or the rows of times."""
        return next(iter(self.ids.place.children), None)

    def on_size(self, *_: object) -> None:
        self.is_wide = self.width > self.height

    def on_review(self, *_: object) -> None:
        if self.shown is None and self.review.is_there:
            self.ids.place.add_widget(self._rows() if self.review.is_timed else self._race())

    def _race(self) -> RaceView:
        shared = ("review", "is_wide", "is_large", "is_low")
        race = RaceView(card_of=self.card_of, **{name: getattr(self, name) for name in shared})
        for name in shared:
            self.bind(**{name: race.setter(name)})
        race.bind(on_show=lambda _, card: self.dispatch("on_show", card))
        race.bind(on_told=lambda _, card: self.dispatch("on_told", card))
        return race

    def _rows(self) -> TimeRows:
        rows = TimeRows()
        rows.rolls = self.review.rolls
        self.bind(review=lambda _, review: rows.setter("rolls")(rows, review.rolls))
        rows.bind(on_move_to=lambda _, at: self.dispatch("on_move_to", at))
        return rows

    def on_move_to(self, at: int) -> None:
        """This step is to be seen."""

    def on_show(self, card: Highlight) -> None:
        """This turn is to be played."""

    def on_told(self, card: Highlight) -> None:
        """This turn was chosen."""

    def on_done(self) -> None:
        """Back to the great moments."""
