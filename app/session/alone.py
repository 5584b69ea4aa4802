"""A puzzle played as a match: kept like any other, and noted in the records once it is solved.

Beside the moves `match.table` keeps the `code`, its `par`, the `hints` taken and the `clock`, the
milliseconds played before the last step. What cannot be read there is no puzzle.
"""

from dataclasses import dataclass
from datetime import date

from app.core.errors import BadRequest
from app.core.game import Json, Turn
from app.games.registry import game_named
from app.session.match import Match
from app.session.people import People
from app.session.record import Start
from app.solo.codes import Code, code_text, parsed_code
from app.solo.days import day_of
from app.solo.kinds import DAILY, DEAL, RACES, VOYAGE
from app.solo.puzzle import Puzzle
from app.solo.results import is_solved, result_of
from app.solo.stars import stars

KEY, NOTED = "alone", "noted"
COUNTS = range(10**9)


def start_of(puzzle: Puzzle) -> Start:
    game = game_named(puzzle.kind.game)
    rules, seed = game.RULES_VERSION, puzzle.rolling
    return Start(game.ID, rules, 1, seed, puzzle.options, puzzle.position)


def table_of(puzzle: Puzzle) -> Json:
    return {"people": 1, KEY: {"code": puzzle.code, "par": puzzle.par, "hints": 0, "clock": 0}}


@dataclass(frozen=True, slots=True)
class Alone:
    """What a match is as a puzzle."""

    match: Match
    code: Code
    par: int

    @property
    def hints(self) -> int:
        """With those that a game counts by itself, beside the moves."""
        own = self.match.table.get("hints")
        return self._kept("hints") + (own if type(own) is int and own in COUNTS else 0)

    @property
    def clock(self) -> int:
        """Milliseconds; it stands still while nobody plays. A game may have one of its own."""
        own = self.match.table.get("clock")
        return max(self._kept("clock"), own if type(own) is int and own in COUNTS else 0)

    def count_hint(self) -> None:
        """Kept at once: nobody gets back a star by killing the app."""
        self.match.table[KEY]["hints"] = self._kept("hints") + 1
        self.match.keep()

    def keep_clock(self, milliseconds: int) -> None:
        """What the next step is kept with."""
        self.match.table[KEY]["clock"] = milliseconds

    @property
    def is_over(self) -> bool:
        return not isinstance(self.match.status, Turn)

    @property
    def is_solved(self) -> bool:
        return is_solved(self.code.kind, self._moves, self.is_over)

    @property
    def key(self) -> str:
        """Its code without a result to beat: whoever sent it, it is the same puzzle."""
        return code_text(Code(self.code.kind, self.code.seed))

    @property
    def result(self) -> int:
        return result_of(self.code.kind, self._moves)

    @property
    def _moves(self) -> list[str]:
        return [self.match.game.encode(move) for move in self.match.moves]

    @property
    def stars(self) -> int:
        """A deal begun when par was less strict may take fewer turns than that."""
        is_better = self.code.kind == DEAL and self.result < self.par
        return stars(self.par, self.par if is_better else self.result, self.hints)

    def note(self, people: People, person: int, today: date) -> None:
        """Into the records of who played; however often it is told, it counts once."""
        kind, seed = self.code.kind, self.code.seed
        if not self.is_solved or kind in RACES:
            return
        time = self.clock or None
        records = people.records(person).solved(self.key, kind.letter, self.stars, time, today)
        if kind in DAILY:
            records = records.solved_daily(kind.game, day_of(seed), today)
        if kind == VOYAGE:
            records = records.sailed(seed, self.stars)
        people.keep(person, records)

    @property
    def is_noted(self) -> bool:
        """What came of it is in somebody's records, or was until these were erased."""
        return self.match.table[KEY].get(NOTED) is True

    def mark_noted(self) -> None:
        self.match.table[KEY][NOTED] = True
        self.match.keep()

    def _kept(self, key: str) -> int:
        found = self.match.table[KEY].get(key)
        return found if type(found) is int and found in COUNTS else 0


def alone(match: Match) -> Alone | None:
    """The puzzle that this match is, or None where it is an ordinary one."""
    kept = match.table.get(KEY)
    if not isinstance(kept, dict):
        return None
    text, par = kept.get("code"), kept.get("par")
    if not isinstance(text, str) or type(par) is not int:
        return None
    try:
        code = parsed_code(text)
    except BadRequest:
        return None
    return Alone(match, code, par) if code.kind.game == match.start.game else None
