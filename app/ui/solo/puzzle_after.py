"""How a puzzle of any game went: written down, shown, sent to somebody; and what comes then."""

from collections.abc import Mapping
from typing import Protocol

from app.core.thinking import Thinking
from app.presenters.match.seats import Seat
from app.presenters.phrase import Field
from app.presenters.solo.ended import Runner, ended
from app.presenters.solo.explained import (
    Explained,
    ExplainedTable,
    explained,
)
from app.presenters.solo.hub import CHOICES, checked_grade
from app.presenters.solo.onward import Named, grade_after, next_of
from app.presenters.solo.outcome import Mark, Outcome, Way, marked
from app.presenters.solo.sending import sending_of
from app.session.alone import Alone
from app.session.match import Match
from app.session.series import is_against_time
from app.session.tasks import grade_in
from app.solo.ghosts import Ghost
from app.solo.kinds import SERIES, VOYAGE, Kind
from app.solo.voyage import puzzles as stops
from app.ui.kit.shell import Shell
from app.ui.match.match_hints import MatchHints
from app.ui.solo.opening import Opening
from app.ui.solo.puzzle_end import PuzzleEnd
from app.ui.solo.share_form import open_sharing

STARS = 0.5
"""The part of the celebration in which they come."""


class PlayedTable(ExplainedTable, Protocol):
    is_past: bool
    seats: tuple[Seat, ...]

    def ways(self) -> tuple[Way, ...]: ...
    def thought_marks(self) -> Thinking[tuple[Mark, ...]]: ...


class LooksBack(Protocol):
    def open_line(self, match: Match, told: Mapping[int, Field]) -> None: ...


class PlayedScreen(Protocol):
    is_looking_back: bool
    hints: MatchHints

    @property
    def back_through(self) -> LooksBack: ...
    @property
    def table(self) -> PlayedTable: ...
    def table_of(self, match: Match) -> PlayedTable: ...


class PuzzleAfter:
    """`ghost` is whoever was raced, if it was a race."""

    def __init__(self, page: PlayedScreen, shell: Shell, end: PuzzleEnd) -> None:
        self._page, self._shell, self._end = page, shell, end
        self._next: Named | None = None
        self._grade = 0
        self.ghost: Ghost | None = None
        end.bind(
            on_next=lambda _: self.go_on(),
            on_again=lambda _: self.again(),
            on_why=lambda _: self.why(),
        )

    def begin(self) -> None:
        """Whatever comes after it is made while it is played."""
        asked, desk = self._page.table.asked, self._shell.desk
        if asked is None:
            return
        self.keep()
        kind, chance = asked.code.kind, self._shell.new_seed()
        length = len(stops()) if kind == VOYAGE else 0
        ready = desk.stock.seeds(kind)
        named = kind, asked.code.seed
        self._next = next_of(named, desk.records, desk.today(), ready, chance, length)
        is_chosen = bool(checked_grade(self._shell.shelf.choices(*CHOICES).get("grade")))
        grade = grade_in(asked.match.table)
        self._grade = grade_after(kind, self._next[0], grade) * is_chosen
        desk.ahead(*self._next, self._grade)

    def keep(self) -> None:
        """What came of it, once it is over; told again, nothing changes."""
        asked = self._page.table.asked
        if asked is not None:
            self._shell.desk.note(asked)

    def show(self) -> None:
        """The result, and soon what is to be said of each turn."""
        table = self._page.table
        if table.asked is not None:
            self.keep()
            ways = table.ways()
            outcome = self._outcome(table.asked, ways)
            self._end.chosen = len(ways) * bool(outcome.won)
            self._end.outcome = outcome
            self._shell.thinker.think(table.thought_marks(), self._mark)

    def _outcome(self, asked: Alone, ways: tuple[Way, ...]) -> Outcome:
        desk, pawn = self._shell.desk, self._page.table.seats[0].color.value
        return ended(asked, desk.records, desk.today(), ways, Runner(self.ghost, pawn))

    def _mark(self, found: tuple[Mark, ...]) -> None:
        if self._page.table.is_over:
            self._end.outcome = marked(self._end.outcome, found)

    def rise(self, share: float) -> None:
        """The stars, one after another, while others celebrate as well."""
        self._end.share = min(1.0, share / STARS)

    def why(self) -> None:
        """A line as good as can be, with a reason for each of its turns."""
        page = self._page
        self._shell.thinker.think(explained(page.table, page.table_of), self._explain)

    def _explain(self, why: Explained) -> None:
        page = self._page
        if page.table.is_over and why.whys and not page.is_looking_back:
            told = {move: page.hints.told(hint) for move, hint in why.whys.items()}
            page.back_through.open_line(why.match, told)

    # What comes then

    def go_on(self) -> None:
        if self._next is not None:
            self._opening(*self._next).of_grade(self._grade).open()

    def again(self) -> None:
        """The same from its start, its hints forgotten."""
        asked = self._page.table.asked
        if asked is not None:
            code = asked.code
            self._opening(code.kind, code.seed).against(code).begin()

    def _opening(self, kind: Kind, seed: int) -> Opening:
        is_timed = kind == SERIES and is_against_time(self._page.table.match.table)
        return Opening(self._shell, kind, seed, replaces=True).against_time(is_timed)

    def send(self) -> None:
        """Its code, with the result once there is one: nothing of the way."""
        table = self._page.table
        if table.asked is not None:
            name = self._shell.desk.records.name
            open_sharing(self._shell, sending_of(table.asked, table.is_over, name))
