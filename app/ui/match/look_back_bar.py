"""The sheet to look back through a match of any game: its steps, scrub, step and play; once the
match is over with a review: what was possible, and playing on from there."""

from collections.abc import Callable

from kivy.metrics import Metrics, dp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.look_back import BackParts, LookBack, LookBackStep, back_parts
from app.presenters.match.review_model import NO_REVIEW, ReviewModel

StepOf = Callable[[int], LookBackStep]


class LookBackBar(BoxLayout):
    """`step` is the one that the match stands after; the list shows what is near it.

    `can_show`: another line than the one played came to more; `shows` it now. `can_play_on`: a
    match may begin where this one stands. `is_told`: something is said of each step.
    """

    model: LookBack = ObjectProperty(LookBack(), rebind=True)
    step: LookBackStep = ObjectProperty(LookBackStep(), rebind=True)
    review: ReviewModel = ObjectProperty(NO_REVIEW, rebind=True)
    can_show = BooleanProperty(False)
    shows = BooleanProperty(False)
    can_play_on = BooleanProperty(False)
    is_told = BooleanProperty(False)
    offers = AliasProperty(
        lambda self: self.can_show or self.can_play_on, bind=("can_show", "can_play_on"), cache=True
    )
    __events__ = ("on_move_to", "on_toggle", "on_done", "on_show", "on_play_on")

    def _parts(self) -> BackParts:
        size = self.width / dp(1), self.height / dp(1)
        has_more = self.review.is_there or self.is_told
        return back_parts(*size, has_more, Metrics.fontscale)

    parts = AliasProperty(_parts, bind=("size", "review", "is_told"), cache=True, rebind=True)

    def begin(self, model: LookBack, step_of: StepOf) -> None:
        """Another match, or more of it."""
        self.ids.steps.begin(model, step_of)
        self.model = model
        self._show_step()

    def tell(self, review: ReviewModel) -> None:
        """More of it is known."""
        self.review = review
        self.ids.steps.show()
        self._show_step()

    def choose(self, shows: bool) -> None:
        """One of the two views; the one in sight stays."""
        if shows != self.shows:
            self.dispatch("on_show")

    def on_model(self, *_: object) -> None:
        if "steps" in self.ids:
            self.ids.steps.model = self.model
            self._show_step()

    def _show_step(self) -> None:
        self.step = self.ids.steps.step_of(self.model.at)

    def on_move_to(self, at: int) -> None:
        """Show the match after so many steps."""

    def on_toggle(self) -> None:
        """Play or pause."""

    def on_done(self) -> None:
        """Back to the match as it is."""

    def on_show(self) -> None:
        """What was possible, or again what was played."""

    def on_play_on(self) -> None:
        """A new match from where this one stands."""
