"""Looking back through a match on its own board: steps, playing on, and what each step did; once
it is over with what a review says of it."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from typing import Generic, Protocol

from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from app.presenters.match.highlights import Highlight, last_board
from app.presenters.match.look_back import (
    LookBack,
    LookBackStep,
    looked_sheet,
    reviewed_sheet,
    told_step,
)
from app.presenters.phrase import Field
from app.session.match import Match
from app.ui.kit.motion import resting
from app.ui.match.look_back_bar import LookBackBar
from app.ui.match.match_review import MatchReview, ReviewedOn, T
from app.ui.match.panel_paper import PanelPaper
from app.ui.match.review_front import ReviewFront
from app.ui.match.step_list import no_step

BREATH = 0.25
"""Seconds between two steps: with movements off a step is no longer."""


class LookedThrough(ReviewedOn[T], Protocol[T]):
    """A page draws what was after so many moves, and moves what happened."""

    is_looking_back: bool

    def add_widget(self, widget: Widget) -> None: ...
    def remove_widget(self, widget: Widget) -> None: ...
    def show_panel(self, name: str) -> None: ...
    def refresh(self) -> None: ...
    def next(self) -> None: ...


def _nothing() -> None:
    """Follows."""


class MatchLookBack(Generic[T]):
    """The bar shows the step that is under way; the board comes to it. It is made on its `paper` as
    somebody looks back for the first time: it has as many keys as a turn. What a review shows
    first lies over the page, in `front`."""

    def __init__(self, page: LookedThrough[T], paper: PanelPaper) -> None:
        self._page, self._paper = page, paper
        self._bar: LookBackBar | None = None
        self._ends: tuple[int, ...] = (0,)
        self._until = 0
        self._is_one_turn = False
        self._own: T | None = None
        self.review: MatchReview[T] = MatchReview(page, self._tell)
        told = (self.show_card, self.move_to, self.show_turns, self.close)
        self.front = ReviewFront(page, *told, self.review.card)

    def least_sheet(self, width: float) -> float:
        """In dp: what looking back, or the review, needs while it is there, on a screen so wide."""
        if not self._page.is_looking_back:
            return 0.0
        is_reviewed = self.review.is_begun
        return reviewed_sheet(width, Metrics.fontscale) if is_reviewed else looked_sheet()

    @property
    def bar(self) -> LookBackBar:
        if self._bar is None:
            self._bar = LookBackBar()
            self._bar.bind(on_move_to=lambda _, at: self.move_to(at))
            self._bar.bind(on_toggle=lambda _: self.toggle(), on_done=lambda _: self.done())
            self._bar.bind(on_show=lambda _: self.toggle_better())
            self._bar.bind(on_play_on=lambda _: self.play_on())
        return self._bar

    @property
    def at(self) -> LookBack:
        return self.bar.model

    def open(self) -> None:
        table = self._page.table
        self._ends = (0, *table.step_ends)
        count = len(self._ends) - 1
        self._page.is_looking_back, self._is_one_turn = True, False
        self.bar.begin(LookBack(count, count), self._step_of)
        self._put()
        self._page.show_panel("back")
        self.review.begin()
        if self.review.model.is_there:
            self.front.moments.last = last_board(table.match)
            self.front.open(self.front.moments)
            self._tell()
        self.show()

    # The great moments first

    @property
    def shows_cards(self) -> bool:
        return self.front.seen is not None

    def _put(self) -> None:
        if self.bar.parent is None:
            self._paper.add_widget(self.bar)
        self.front.close()

    def show_turns(self) -> None:
        """From the first one on."""
        self._put()
        self.bar.model = self.at.moved_to(0)
        self.show()

    def show_card(self, card: Highlight) -> None:
        """Its turn as it was played; of one that was missed what was possible."""
        self._stop()
        self._put()
        if card.is_missed:
            self.bar.model = self.at.moved_to(card.step)
            self.toggle_better()
            return
        self._play(self.review.begins(card.step), card.step)

    def open_turn(self, first: int, end: int) -> None:
        """What was played from after so many moves until after so many, once it is over."""
        self.open()
        if self._page.is_looking_back:
            self._is_one_turn = True
            self._put()
            self._play(first, bisect_left(self._ends, end))

    def open_line(self, match: Match, told: Mapping[int, Field]) -> None:
        """Another line than the one that was played, from its first turn on; what is `told` of its
        moves stands at their steps."""
        page = self._page
        self._own, line = page.table, self.review.past(match)
        page.table = line
        self._ends = (0, *line.step_ends)

        def step_of(number: int) -> LookBackStep:
            return told_step(line.step(number), self._ends[max(0, number - 1)], told)

        page.is_looking_back, self._is_one_turn = True, True
        self.bar.is_told = True
        self.bar.begin(LookBack(len(self._ends) - 1), step_of)
        self._put()
        page.show_panel("back")
        self._play(0, 1)

    def _own_again(self) -> None:
        """The match itself is on the page."""
        if self._own is not None:
            self._page.table, self._own = self._own, None
            self.bar.is_told = False

    def _play(self, first: int, until: int) -> None:
        """From after so many moves, as far as this step."""
        self.bar.model = self.at.moved_to(bisect_right(self._ends, first) - 1)
        self.show()
        self._until = until
        self._step()

    def done(self) -> None:
        """From a turn to the great moments, from there to how it ended; from a turn that was asked
        for there, back to it."""
        if self.shows_cards:
            self.front.back()
        elif self._is_one_turn or not self.review.highlights:
            self.close()
        else:
            self._stop()
            self.bar.model = self.at.moved_to(self.at.count)
            self.front.open(self.front.moments)
            self.show()

    def close(self) -> None:
        """The match as it is, and on with it."""
        self._stop()
        page = self._page
        self.review.end()
        self.front.forget()
        page.is_looking_back = False
        self._own_again()
        self.bar.begin(LookBack(), no_step)
        self.bar.tell(self.review.model)
        page.show_panel("end" if page.table.is_over else "turn")
        page.refresh()
        page.next()

    def left(self) -> None:
        """The page goes with all that is open on it."""
        self._own_again()
        self.review.forget()
        self.front.forget()
        if self._bar is not None:
            self._bar.begin(LookBack(), no_step)

    def _step_of(self, number: int) -> LookBackStep:
        own = self.review.own or self._page.table
        return self.review.step(own.step(number), number == self.at.at)

    def _tell(self) -> None:
        """More of the review is known, or another thing can be done now."""
        bar, review = self.bar, self.review
        if self.shows_cards:
            self.front.tell(review.model, review.highlights)
            if review.is_made and not review.highlights:
                self.show_turns()
        bar.can_show, bar.shows = review.can_show(self.at.at), review.shows
        bar.can_play_on = self._onward is not None
        bar.tell(review.model)

    @property
    def _onward(self) -> int | None:
        own = self.review.own or self._page.table
        return own.onward_from(self._ends[self.at.at]) if own.is_over else None

    def move_to(self, at: int) -> None:
        """One step forward is shown as it happened, everything else at once."""
        was_better = self.review.shows
        self._stop()
        self._put()
        if at == self.at.at + 1 and at <= self.at.count and not was_better:
            self._step()
        else:
            self.bar.model = self.at.moved_to(at)
            self.show()
            self.review.say(self.bar.step)

    def toggle(self) -> None:
        was_playing = self.at.is_playing
        self._stop()
        if not was_playing:
            self.bar.model = self.at.with_playing(True)
            self.show()
            self._step()

    def toggle_better(self) -> None:
        """What was possible in this turn, played on the board; or again what was played."""
        was_better = self.review.shows
        self._stop()
        if was_better or not self.review.can_show(self.at.at):
            self.show()
        else:
            self.review.show(self.at.at, _nothing)
            self._tell()
        self.review.say(self.bar.step)

    def play_on(self) -> None:
        """A new match from here, which leads away from what is looked at: so that is asked."""
        if self.at.is_playing:
            self.toggle()
        if self._onward is not None:
            self.review.ask_to_play_on(self._onward, self._stop)

    def show(self) -> None:
        """A page that is laid out anew asks for it: a better line stays in sight."""
        if self.review.shows:
            self._page.show_after(len(self._page.table.match.moves))
        else:
            self._page.show_after(self._ends[self.at.at])
            self._tell()

    def _stop(self) -> None:
        """What is under way is finished; it does not play on by itself."""
        self._until = 0
        self.bar.model = self.at.moved_to(self.at.at)
        self._page.play_out([], _nothing)
        self.review.as_played()

    def _step(self) -> None:
        before, was_playing = self._ends[self.at.at], self.at.is_playing
        self.bar.model = self.at.stepped()
        moves = range(before, self._ends[self.at.at])
        movements = [each for move in moves for each in self._page.movements(move, True)]
        if self._goes_on(was_playing):
            movements.append(resting(BREATH))
        self._page.play_out(movements, lambda: self._stepped(was_playing))

    def _goes_on(self, was_playing: bool) -> bool:
        return (was_playing and self.at.is_playing) or self.at.at < self._until

    def _stepped(self, was_playing: bool) -> None:
        if self._page.is_looking_back:
            self.show()
            if self._goes_on(was_playing):
                self._step()
            else:
                self.review.say(self.bar.step)
