"""How a review begins: the great moments of a match, a picture each, one after another."""

from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty

from app.presenters.match.highlights import Highlight
from app.presenters.match.moment import Moment
from app.presenters.phrase import Field, phrase
from app.ui.match.front import Front

GROWING = Moment(phrase("review.growing"))


class ReviewMoments(Front):
    """`model` is empty while the review grows, of which `share` is made: meanwhile the `last` board
    is shown; `at` is the one seen."""

    model: tuple[Highlight, ...] = ObjectProperty(())
    last: Moment = ObjectProperty(GROWING)
    share = NumericProperty(0)
    at = NumericProperty(0)
    is_wide = BooleanProperty(False)
    __events__ = ("on_show", "on_turns", "on_curve", "on_done")

    now = AliasProperty(
        lambda self: self.model[self.at] if self.at < len(self.model) else self._until_then,
        bind=("model", "at", "last"),
        cache=True,
        rebind=True,
    )

    @property
    def spoken(self) -> tuple[Field, ...]:
        spoken: tuple[Field, ...] = self.now.spoken
        return spoken

    @property
    def _until_then(self) -> Highlight:
        return Highlight(moment=self.last)

    def on_size(self, *_: object) -> None:
        self.is_wide = self.width > self.height

    def on_model(self, *_: object) -> None:
        self.at = min(self.at, max(0, len(self.model) - 1))

    def step(self, step: int) -> None:
        """To the next one, and from the last one to the first."""
        if self.model:
            self.at = (self.at + step) % len(self.model)

    def show(self) -> None:
        if self.model:
            self.dispatch("on_show", self.now)

    def on_show(self, highlight: Highlight) -> None:
        """This turn is to be seen."""

    def on_turns(self) -> None:
        """All of them, one after another."""

    def on_curve(self) -> None:
        """How it went from first to last."""

    def on_done(self) -> None:
        """Back to how it ended."""
