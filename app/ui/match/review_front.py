"""What a review shows before its turns, over the page: the great moments, and how it all went."""

from collections.abc import Callable
from typing import Protocol

from kivy.uix.widget import Widget

from app.presenters.match.highlights import Highlight
from app.presenters.match.review_model import NO_REVIEW, ReviewModel
from app.ui.kit.let_go import let_go
from app.ui.kit.shell import Shell
from app.ui.match.front import Front
from app.ui.match.review_curve import ReviewCurve
from app.ui.match.review_moments import ReviewMoments


class FrontPlace(Protocol):
    shell: Shell

    def add_widget(self, widget: Widget) -> None: ...
    def remove_widget(self, widget: Widget) -> None: ...


class ReviewFront:
    """Both are made as somebody first looks at them. `show` is told a moment that is to be seen,
    `move_to` a step, `turns` that all are, and `done` that nothing is any more; `card_of` says
    what there is to a step."""

    def __init__(
        self,
        page: FrontPlace,
        show: Callable[[Highlight], None],
        move_to: Callable[[int], None],
        turns: Callable[[], None],
        done: Callable[[], None],
        card_of: Callable[[int], Highlight],
    ) -> None:
        self._page, self._show, self._move_to = page, show, move_to
        self._turns, self._done, self._card_of = turns, done, card_of
        self._moments: ReviewMoments | None = None
        self._curve: ReviewCurve | None = None
        self._review = NO_REVIEW

    @property
    def moments(self) -> ReviewMoments:
        if self._moments is None:
            self._moments = ReviewMoments()
            self._moments.bind(on_show=lambda _, moment: self._show(moment))
            self._moments.bind(on_turns=lambda _: self._turns(), on_done=lambda _: self._done())
            self._moments.bind(on_curve=lambda _: self.open(self.curve))
            self._moments.bind(now=lambda front, _: self._say(front))
        return self._moments

    @property
    def curve(self) -> ReviewCurve:
        if self._curve is None:
            self._curve = ReviewCurve(card_of=self._card_of)
            self._curve.bind(on_show=lambda _, card: self._show(card))
            self._curve.bind(on_told=lambda _, card: self._page.shell.aloud.say(*card.spoken))
            self._curve.bind(on_move_to=lambda _, at: self._move_to(at))
            self._curve.bind(on_done=lambda _: self.open(self.moments))
            self._curve.review = self._review
        return self._curve

    @property
    def seen(self) -> Front | None:
        """Which of them lies over the page."""
        return next((one for one in (self._moments, self._curve) if one and one.parent), None)

    def open(self, front: Front) -> None:
        self.close()
        let_go()
        self._page.add_widget(front)
        self._say(front)

    def _say(self, front: Front) -> None:
        """To whoever has it read aloud, while it is seen."""
        if front.parent is not None:
            self._page.shell.aloud.say(*front.spoken)

    def close(self) -> None:
        seen = self.seen
        if seen is not None:
            let_go()
            self._page.remove_widget(seen)

    def back(self) -> None:
        """From the curve to the moments, from there to how it ended."""
        if self.seen is self._curve:
            self.open(self.moments)
        else:
            self._done()

    def tell(self, review: ReviewModel, moments: tuple[Highlight, ...]) -> None:
        """More of it is known."""
        self.moments.model, self.moments.share = moments, review.share
        self._review = review
        if self._curve is not None:
            self._curve.review = review

    def forget(self) -> None:
        """The match is left."""
        self.close()
        self._moments = self._curve = None
        self._review = NO_REVIEW
