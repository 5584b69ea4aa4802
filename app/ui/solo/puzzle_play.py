"""What is the same for puzzles and races of every game: time, hints, the result, the next one."""

from typing import Protocol

from app.presenters.solo.aim import Aim
from app.session.alone import Alone
from app.session.match import Match
from app.session.racing import Race
from app.solo.ghosts import Ghost
from app.solo.kinds import LIMIT_MS, RACES
from app.ui.kit.motion import After, Motion
from app.ui.kit.shell import Shell
from app.ui.solo.aim_strip import AimStrip
from app.ui.solo.puzzle_after import PlayedScreen, PlayedTable, PuzzleAfter
from app.ui.solo.puzzle_clock import PuzzleClock
from app.ui.solo.puzzle_end import PuzzleEnd


class PuzzleTable(PlayedTable, Protocol):
    """`ghost` is whoever is raced, if it is a race."""

    ghost: Ghost | None

    @property
    def aim(self) -> Aim: ...


class PuzzleScreen(PlayedScreen, Protocol):
    motion: Motion
    strip: AimStrip

    @property
    def table(self) -> PuzzleTable: ...
    def table_of(self, match: Match) -> PuzzleTable: ...
    @property
    def listens(self) -> bool: ...
    def rest(self) -> None: ...
    def next(self) -> None: ...
    def cover(self) -> None: ...


class PuzzlePlay:
    """A hint takes a star (P2)."""

    def __init__(self, page: PuzzleScreen, shell: Shell, end: PuzzleEnd) -> None:
        self._page, self._shell = page, shell
        page.hints.cost = self._count_hint
        self._race: Race | None = None
        self.after = PuzzleAfter(page, shell, end)
        self.clock = PuzzleClock(self.show_aim, self._time_is_up)

    @property
    def asked(self) -> Alone | None:
        """What the match on the table is as a puzzle."""
        return self._page.table.asked

    def begin(self) -> None:
        """Whoever is raced, and where the clock stood."""
        asked = self.asked
        is_race = asked is not None and asked.code.kind in RACES
        self._race = Race(asked) if asked is not None and is_race else None
        self.clock.begin(asked, LIMIT_MS if self._is_timed else 0)
        if self._race is not None:
            self._race.moved()
            records = self._shell.desk.records
            self.after.ghost = self._page.table.ghost = self._race.ghost(records)
        self.after.begin()

    # Time

    @property
    def _is_timed(self) -> bool:
        return self._race is not None and self._race.is_timed

    def run(self) -> None:
        """The board is seen."""
        if self._page.listens and not self._page.table.is_over:
            self.clock.run()

    def pause(self) -> None:
        """Where time counts nothing is looked at meanwhile; before it runs all may be seen."""
        self.clock.halt()
        if self._is_timed and self._page.listens and not self._page.table.is_over:
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
        """What the last move came to, which may end the time; told again, nothing changes."""
        if self._page.table.is_over:
            self.clock.stop()
        if self._race is not None:
            self._race.moved()
        self.after.keep()
