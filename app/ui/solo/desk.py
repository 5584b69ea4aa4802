"""Where puzzles are made ahead, some milliseconds a frame; what came of them is written down.

What nobody waits for is made only where nothing moves, and for the page in sight.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from kivy.clock import Clock
from kivy.core.window import Window

from app.core.errors import WanderwallError
from app.core.thinking import Thinking
from app.services.think import Thinker
from app.session.alone import Alone
from app.session.people import People
from app.session.racing import Race
from app.session.series import is_against_time, note_time
from app.session.stock import Stock
from app.session.tasks import grade_in
from app.solo.kinds import RACES, Kind
from app.solo.puzzle import Puzzle
from app.solo.puzzles import of_grade, puzzle_of
from app.solo.records import Records

AWAITED = 3
"""Slices in a frame."""

Told = Callable[[Puzzle], None]
Failed = Callable[[str], None]


@dataclass(slots=True)
class Wish:
    """`told` is called with the puzzle, if anybody waits for it, `failed` with what
    is wrong where there is none. With a `grade` or a
    `theme` it is the first one from its seed on that is so hard, or about that."""

    kind: Kind
    seed: int
    told: Told | None = None
    grade: int = 0
    failed: Failed | None = None
    theme: str = ""

    def thought(self) -> Thinking[Puzzle]:
        if self.theme:
            from app.session.practice import of_theme  # and with it who teaches

            return of_theme(self.kind, self.theme, self.seed)
        if self.grade:
            return of_grade(self.kind, self.grade, self.seed)
        return puzzle_of(self.kind, self.seed)


class Desk:
    """One wish after another, and only while `thinker`, for who plays, has nothing to do."""

    def __init__(
        self, stock: Stock, people: People, thinker: Thinker, today: Callable[[], date]
    ) -> None:
        self.stock, self.people, self.today = stock, people, today
        self._first = thinker
        self._maker = Thinker(self._wake)
        self._wishes: list[Wish] = []
        self.to_study: list[Alone] = []
        self._has_drawn = False
        Window.bind(on_flip=self._drew)

    def close(self) -> None:
        self._wishes.clear()
        self.rest()
        Window.unbind(on_flip=self._drew)

    def rest(self) -> None:
        """The page that wished for later is out of sight."""
        self._wishes = [each for each in self._wishes if each.told is not None]
        if not self._wishes:
            self._maker.stop()
            Clock.unschedule(self._slice)

    # Making

    @property
    def is_busy(self) -> bool:
        return bool(self._wishes)

    def ready(self, kind: Kind, grade: int = 0) -> tuple[int, ...]:
        """The seeds of those that are made already, and as hard as they are to be."""
        puzzles = ((seed, self.stock.puzzle(kind, seed)) for seed in self.stock.seeds(kind))
        return tuple(seed for seed, each in puzzles if each and grade in (0, each.grade))

    def wish(
        self,
        kind: Kind,
        seed: int,
        told: Told | None = None,
        grade: int = 0,
        failed: Failed | None = None,
        theme: str = "",
    ) -> None:
        """Somebody waits: before all others, at once where it is ready."""
        puzzle = None if grade or theme else self.stock.puzzle(kind, seed)
        if puzzle is not None:
            if told is not None:
                told(puzzle)
            return
        self._wishes = [each for each in self._wishes if (each.kind, each.seed) != (kind, seed)]
        self._wishes.insert(0, Wish(kind, seed, told, grade, failed, theme))
        self._next()

    def ahead(self, kind: Kind, seed: int, grade: int = 0) -> None:
        """For later: after all others."""
        is_wished = any((each.kind, each.seed) == (kind, seed) for each in self._wishes)
        is_ready = bool(self.ready(kind, grade)) if grade else self.stock.has(kind, seed)
        if not is_wished and not is_ready:
            self._wishes.append(Wish(kind, seed, grade=grade))
            if len(self._wishes) == 1:
                self._next()

    def forget(self, told: Told) -> None:
        """Whoever waited has gone."""
        for each in self._wishes:
            if each.told == told:
                each.told = each.failed = None

    def _next(self) -> None:
        if self._wishes:
            wish = self._wishes[0]
            self._maker.think(wish.thought(), self._made)

    def _wake(self) -> None:
        Clock.unschedule(self._slice)
        Clock.schedule_interval(self._slice, 0)

    def _drew(self, _: object) -> None:
        self._has_drawn = True

    def _slice(self, _: float) -> bool:
        """More of a frame while somebody waits for nothing else; none of the first."""
        is_awaited = bool(self._wishes) and self._wishes[0].told is not None
        has_drawn, self._has_drawn = self._has_drawn, False
        may_make = Clock.frames_displayed and (is_awaited or not has_drawn)
        if self._first.is_busy or not may_make:
            return True
        try:
            return all(self._maker.run_slice() for _ in range(AWAITED if is_awaited else 1))
        except WanderwallError as error:
            return self._not_made(error.code)
        except ValueError:  # what is stored is not what it says
            return self._not_made("not_made")

    def _not_made(self, trouble: str) -> bool:
        """The others are made nevertheless."""
        self._maker.stop()
        wish = self._wishes.pop(0)
        if wish.failed is not None:
            wish.failed(trouble)
        if not self._maker.is_busy:
            self._next()
        return self._maker.is_busy

    def _made(self, puzzle: Puzzle) -> None:
        wish = self._wishes.pop(0)
        self.stock.put(puzzle)
        if wish.told is not None:
            wish.told(puzzle)
        if not self._maker.is_busy:
            self._next()

    # What came of them

    @property
    def person(self) -> int:
        """Who plays alone on this device."""
        return self.people.alone

    @property
    def records(self) -> Records:
        return self.people.own

    def note(self, asked: Alone) -> None:
        """That a puzzle was solved, or a race is over; told again, nothing changes, nor once the
        records were erased."""
        is_race = asked.code.kind in RACES
        if asked.is_noted or not (Race(asked).is_over if is_race else asked.is_solved):
            return
        if is_race:
            Race(asked).note(self.people, self.person, self.today())
        else:
            asked.note(self.people, self.person, self.today())
            self._note_time(asked)
            self.to_study.append(asked)
        asked.mark_noted()

    def _note_time(self, asked: Alone) -> None:
        """Of a series of Go against the clock."""
        if is_against_time(asked.match.table):
            grade = grade_in(asked.match.table)
            note_time(self.people, self.person, asked.key, grade, asked.clock)
