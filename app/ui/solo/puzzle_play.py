"""What is the same for puzzles and races of every game: time, hints, the result, the next one."""

from typing import Protocol

from app.core.thinking import Thinking
from app.presenters.phrase import phrase
from app.presenters.solo.aim import Aim
from app.presenters.solo.days import days_of
from app.presenters.solo.naming import line_of, title_of
from app.presenters.solo.onward import Named, next_of
from app.presenters.solo.outcome import Mark, Way, marked, outcome_of, race_outcome
from app.session.alone import Alone
from app.session.match import Match
from app.session.racing import Race
from app.session.tasks import grade_in
from app.solo.ghosts import Ghost
from app.solo.kinds import DAILY, LIMIT_MS, RACES, VOYAGE
from app.solo.sharing import result_text
from app.solo.voyage import puzzles as stops
from app.ui.kit.motion import After, Motion
from app.ui.kit.share import share
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.match.match_hints import MatchHints
from app.ui.solo.aim_strip import AimStrip
from app.ui.solo.opening import Opening
from app.ui.solo.puzzle_clock import PuzzleClock
from app.ui.solo.puzzle_end import PuzzleEnd

STARS = 0.5
"""The part of the celebration in which they come."""


class PuzzleTable(Protocol):
    """`ghost` is whoever is raced, if it is a race."""

    match: Match
    asked: Alone | None
    ghost: Ghost | None

    @property
    def is_over(self) -> bool: ...
    @property
    def aim(self) -> Aim: ...
    def ways(self) -> tuple[Way, ...]: ...
    def thought_marks(self) -> Thinking[tuple[Mark, ...]]: ...


class PuzzleScreen(Protocol):
    hints: MatchHints
    motion: Motion
    strip: AimStrip

    @property
    def table(self) -> PuzzleTable: ...
    @property
    def listens(self) -> bool: ...
    def rest(self) -> None: ...
    def next(self) -> None: ...
    def cover(self) -> None: ...


class PuzzlePlay:
    """A hint takes a star (P2)."""

    def __init__(self, page: PuzzleScreen, shell: Shell, end: PuzzleEnd) -> None:
        self._page, self._shell, self._end = page, shell, end
        page.hints.cost, page.hints.takes_star = self._count_hint, True
        self._next: Named | None = None
        self._race: Race | None = None
        self.clock = PuzzleClock(self.show_aim, self._time_is_up)
        end.bind(
            on_next=lambda _: self.go_on(),
            on_again=lambda _: self.again(),
            on_send=lambda _: self.send(),
        )

    @property
    def asked(self) -> Alone | None:
        """What the match on the table is as a puzzle."""
        return self._page.table.asked

    def begin(self) -> None:
        """Whatever comes after it is made while it is played."""
        asked, desk = self.asked, self._shell.desk
        is_race = asked is not None and asked.code.kind in RACES
        self._race = Race(asked) if asked is not None and is_race else None
        self.clock.begin(asked, LIMIT_MS if self._is_timed else 0)
        if asked is None:
            return
        if self._race is not None:
            self._page.table.ghost = self._race.ghost(desk.records)
        self.keep()
        kind, chance = asked.code.kind, self._shell.new_seed()
        length = len(stops()) if kind == VOYAGE else 0
        ready = desk.stock.seeds(kind)
        named = kind, asked.code.seed
        self._next = next_of(named, desk.records, desk.today(), ready, chance, length)
        desk.ahead(*self._next)

    # Time

    @property
    def _is_timed(self) -> bool:
        return self._race is not None and self._race.is_timed

    @property
    def opening_words(self) -> str:
        """What is proclaimed before the time begins to run."""
        is_new = self._is_timed and self.asked is not None and not self.asked.clock
        return said(self._shell.words.catalogue, phrase("race.go")) if is_new else ""

    def run(self) -> None:
        """The board is seen."""
        if self._page.listens and not self._page.table.is_over:
            self.clock.run()

    def pause(self) -> None:
        """Where time counts nothing is looked at meanwhile."""
        if self._is_timed and not self._page.table.is_over:
            self._page.motion.finish_all()
            self._page.cover()

    def give_up(self, uncover: After) -> None:
        """Enough: what was found counts."""
        uncover()
        self.clock.end()
        self._time_is_up()

    def _time_is_up(self) -> None:
        self._page.motion.finish_all()
        self._page.rest()
        self._shell.haptics.long()
        self._shell.sounds.play("time_up")
        if self.asked is not None:
            self.asked.match.keep()
        self.keep()
        self._page.next()

    def show_aim(self) -> None:
        """As it is now."""
        self._page.strip.aim = self._page.table.aim

    def _count_hint(self) -> None:
        if self.asked is not None:
            self.asked.count_hint()

    # The end

    def keep(self) -> None:
        """What came of it, once it is over; told again, nothing changes."""
        if self._race is not None:
            self._race.moved()
        if self.asked is not None:
            self._shell.desk.note(self.asked)

    def show(self) -> None:
        """The result, and soon what is to be said of each turn."""
        asked, table, desk = self.asked, self._page.table, self._shell.desk
        if asked is None:
            return
        self.keep()
        if self._race is not None:
            self._end.outcome = race_outcome(self._race, desk.records, table.ways())
        else:
            is_daily = asked.code.kind in DAILY
            days = days_of(desk.records, desk.today()) if is_daily else None
            self._end.outcome = outcome_of(asked, days, table.ways())
        self._shell.thinker.think(table.thought_marks(), self._mark)

    def _mark(self, found: tuple[Mark, ...]) -> None:
        if self._page.table.is_over:
            self._end.outcome = marked(self._end.outcome, found)

    def rise(self, share: float) -> None:
        """The stars, one after another, while others celebrate as well."""
        self._end.share = min(1.0, share / STARS)

    # What comes then

    def go_on(self) -> None:
        if self._next is not None:
            Opening(self._shell, *self._next, replaces=True).open()

    def again(self) -> None:
        """The same from its start, its hints forgotten."""
        if self.asked is not None:
            code = self.asked.code
            Opening(self._shell, code.kind, code.seed, replaces=True).against(code).begin()

    def send(self) -> None:
        """Stars, turns and the code: nothing of the way."""
        asked, table, catalogue = self.asked, self._page.table, self._shell.words.catalogue
        if asked is None or not table.is_over:
            return
        kind, seed, grade = asked.code.kind, asked.code.seed, grade_in(table.match.table)
        named, line = title_of(kind, seed), line_of(kind, seed, grade)
        title = said(catalogue, phrase("solo.send.title", title=named, line=line))
        result = asked.result if self._race is None else self._race.result
        text = result_text(title, kind, seed, result, asked.stars)
        share(self._shell, text, phrase("solo.send"))
