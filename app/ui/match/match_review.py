"""The review of a match that is over: made in slices while it is looked at, with better lines to
be seen on the board, and a way to play on from any step."""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from app.core.game import Outcome
from app.core.thinking import Thinking
from app.presenters.figures import Figure
from app.presenters.match.at_table import AtTable
from app.presenters.match.highlights import Highlight, highlights, turn_card
from app.presenters.match.look_back import LookBackStep
from app.presenters.match.moment import moments
from app.presenters.match.review_model import NO_REVIEW, ReviewModel, review_model, reviewed_step
from app.presenters.match.review_words import could_have
from app.presenters.match.seats import row_names
from app.presenters.phrase import Phrase, phrase
from app.presenters.setup.again import better, onward
from app.session.helped import helped
from app.session.match import Match
from app.teacher.review import Review, Reviewed, is_reviewed
from app.ui.kit.begin import begun
from app.ui.kit.motion import After, Movement
from app.ui.kit.question import Question, ask
from app.ui.kit.shell import Shell

TELLINGS = 12
"""How often it is shown while it grows."""
T = TypeVar("T", bound=AtTable)


def _winners(match: Match) -> Sequence[int]:
    """Of several; who played alone has only come to an end."""
    status = match.status
    return status.winners if isinstance(status, Outcome) and match.start.seats > 1 else ()


class ReviewedOn(Protocol[T]):
    """A page that shows whatever match its table has."""

    shell: Shell
    table: T

    def table_of(self, match: Match) -> T: ...
    def movements(self, _number: int, _is_past: bool = False) -> list[Movement]: ...
    def show_after(self, moves: int) -> None: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...


class MatchReview(Generic[T]):
    """`model` grows; whoever shows it is told by `grown`. `own` is the table of the match itself,
    while the page has that of a better line."""

    def __init__(self, page: ReviewedOn[T], grown: Callable[[], None]) -> None:
        self._page, self._grown = page, grown
        self.model: ReviewModel = NO_REVIEW
        self.highlights: tuple[Highlight, ...] = ()
        self.own: T | None = None
        self._review: Review | None = None
        self._match: Match | None = None
        self._thought: Thinking[list[Reviewed]] | None = None
        self._ends: Sequence[int] = ()
        self._signs: list[tuple[Figure, ...]] = []
        self._line: tuple[Match, ...] = ()

    def begin(self) -> None:
        """Of a match that is over; what is known of it already is shown at once."""
        table = self._page.table
        match = table.match
        if not self.is_begun:
            return
        if self._match is not match or self._review is None:
            states = [match.state_after(moves) for moves in range(len(match.moves) + 1)]
            self._review = Review(match.game.ID, states[0], match.moves, states, helped(match))
            self._match, self._thought, self._signs = match, self._review.think(), []
        self._ends = table.step_ends
        self._tell()
        self.go_on()

    @property
    def is_begun(self) -> bool:
        """There is one, of the match on the page."""
        table = self.own or self._page.table
        return table.is_over and is_reviewed(table.match.game.ID)

    def end(self) -> None:
        """Nobody looks any more; what was found out stays as long as the match does."""
        self.as_played()
        self._page.shell.thinker.stop()
        self.model, self.highlights = NO_REVIEW, ()

    def forget(self) -> None:
        """The page holds nothing of a match that is left."""
        self.end()
        self._review = self._match = self._thought = None

    def go_on(self) -> None:
        """Thinking was for somebody else meanwhile."""
        if self._thought is not None:
            self._page.shell.thinker.think(self._watched(), lambda _: None)

    def _watched(self) -> Thinking[None]:
        """Told some turns at a time: to show them takes longer than to think about them."""
        review, known = self._review, 0
        while review is not None and self._thought is not None:
            if len(review.turns) > known + len(review.spans) // TELLINGS:
                known = len(review.turns)
                self._tell()
            yield
            try:
                next(self._thought)
            except StopIteration:
                self._thought = None
                self._tell()

    @property
    def is_made(self) -> bool:
        """To its end."""
        return self._thought is None

    def begins(self, step: int) -> int:
        """After how many moves the turn began that ends with this step."""
        note = self.model.notes.get(step)
        if note is None or self._review is None:
            return 0
        span = self._review.turns[note.number].span
        return span.moves[0] if span.moves else span.ends - 1

    def card(self, step: int) -> Highlight:
        """The turn that ends with this step."""
        if self._review is None or self._match is None or step not in self.model.notes:
            return Highlight()
        seats = (self.own or self._page.table).seats
        return turn_card(self.model, self._review.turns, self._match, seats, step)

    def _tell(self) -> None:
        if self._review is not None and self._match is not None:
            seats = (self.own or self._page.table).seats
            pawns = [seat.color.value for seat in seats]
            turns, count = self._review.turns, len(self._review.spans)
            game, match = self._match.game.ID, self._match
            self._signs += [moments(game).signs(match, turn) for turn in turns[len(self._signs) :]]
            names = row_names(seats)
            most = 0 if self.is_made else self._review.furthest
            shown = (self._ends, pawns, self._signs, names, _winners(match), most)
            self.model = review_model(game, turns, count, *shown)
            if self.is_made:
                self.highlights = highlights(self.model, turns, match, seats)
            self._grown()

    def step(self, step: LookBackStep, is_now: bool) -> LookBackStep:
        """With what is said of it, or what was possible while that is shown."""
        if not is_now or not self.shows:
            return reviewed_step(step, self.model.notes.get(step.number))
        said = tuple(words for match in self._line for words in self._words_of(match))
        note = self.model.notes.get(step.number)
        return reviewed_step(step, note, said, self.stands_alone)

    def say(self, step: LookBackStep) -> None:
        """What the board shows now, to whoever has it read aloud."""
        told = (step.told,) * bool(step.told)
        self._page.shell.aloud.say(*step.words, *told)

    def _words_of(self, match: Match) -> tuple[Phrase, ...]:
        return could_have(match.game.ID, self.past(match).turn_words)

    def past(self, match: Match) -> T:
        """The table of a line, on which nobody plays."""
        table = self._page.table_of(match)
        table.is_past = True
        return table

    # Better lines

    @property
    def shows(self) -> bool:
        return self.own is not None

    def can_show(self, step: int) -> bool:
        note = self.model.notes.get(step)
        return note is not None and note.is_better

    def show(self, step: int, then: After) -> None:
        """What would have been possible, on the board, as if it were played."""
        page, note = self._page, self.model.notes.get(step)
        if note is None or self._match is None or self._review is None:
            return
        self.own = page.table
        self._line = better(self._match, self._review.turns[note.number])
        self._begin_turn(0, then)

    @property
    def stands_alone(self) -> bool:
        """It takes several turns, in which the others would have moved."""
        return len(self._line) > 1 and len(self._page.table.seats) > 1

    def _begin_turn(self, number: int, then: After) -> None:
        """Of a line of several turns this one; the board stays as the one before left it."""
        page = self._page
        page.table = self.past(self._line[number])
        page.show_after(0)
        is_last = number + 1 == len(self._line)
        self._play(0, then if is_last else lambda: self._begin_turn(number + 1, then))

    def _play(self, number: int, then: After) -> None:
        page = self._page
        if number == len(page.table.match.moves):
            then()
            return

        def after() -> None:
            if self.shows:
                page.show_after(number + 1)
                self._play(number + 1, then)

        page.play_out(page.movements(number, True), after)

    def as_played(self) -> None:
        if self.own is not None:
            self._page.table, self.own = self.own, None

    # Playing on

    def ask_to_play_on(self, moves: int, stop: After) -> None:
        """`stop` what is shown, once that is sure."""

        def sure() -> None:
            stop()
            self.play_on(moves)

        question = Question(
            words=phrase("look_back.play_on.sure"),
            icon="play",
            yes=phrase("look_back.play_on"),
            keep=phrase("look_back.play_on.keep"),
        )
        ask(self._page.shell, question, phrase("look_back.play_on.title"), sure)

    def play_on(self, moves: int) -> None:
        """The match that is over stays as it is."""
        page, match = self._page, self._match
        if match is None:
            return
        start, table = onward(match, moves, page.shell.new_seed())
        kept = (self.own or page.table).kept_onward
        slot = begun(page.shell, start, {**table, **kept}, match.people)
        if slot:
            navigator = page.shell.navigator
            navigator.replace(navigator.page_name, match=slot)
