"""How a puzzle went: stars, turns against par, the way, and what is said of each turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.ending import BEST, Banner, EndSeat, Find
from app.presenters.match.guide import BULB
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.solo.days import Days, days_of
from app.presenters.solo.naming import result_words
from app.presenters.solo.stamps import NO_STAMP, Stamp
from app.presenters.solo.standing import standing_of
from app.presenters.times import time_text
from app.session.alone import Alone
from app.session.racing import Race
from app.solo.codes import Code
from app.solo.ghosts import Ghost, is_better
from app.solo.kinds import CLOCK, IN_A_SERIES, SERIES, Kind
from app.solo.records import Records
from app.solo.stars import MOST

RESULTS = {
    "shift": ("solo.result.par", "solo.result.over"),
    "go": ("solo.result.tiles", "solo.result.more_tiles"),
    "connect": ("solo.result.most", "solo.result.less"),
}
"""By game what is said of the best there is, and of anything else."""
SOLVED, NEXT, NEXT_RACE = phrase("solo.solved"), phrase("solo.next"), phrase("race.next")


class Mark(StrEnum):
    """What is said of a turn."""

    NONE = ""
    BEST = "best"
    ONLY = "only"
    FEWEST = "fewest"
    AHEAD = "ahead"
    HINT = "hint"

    @property
    def icon(self) -> str:
        return MARKED.get(self, BEST) if self else ""

    @property
    def words(self) -> Field:
        return phrase(f"solo.mark.{self.value}") if self else ""


MARKED = {Mark.AHEAD: "flash", Mark.ONLY: "star-four-points", Mark.HINT: BULB}
"""The signs of those that are not just best."""


@dataclass(frozen=True, slots=True)
class Way:
    """A turn of the way: its number, what was done, and then what; with what, as a picture, and
    from after how many `moves` until after how many, where it can be seen once more. A push has a
    `side` from which it came, as people see it, a `line` and the `path` walked then, row and
    column, by a `pawn`, over the `board` as it lay: a picture shows them. Where all turns are alike
    `is_told` of none. A roll of a series has a `time`, the quickest of them `is_fastest`."""

    number: int = 1
    first: Field = ""
    then: Field = ""
    mark: Mark = Mark.NONE
    moves: tuple[int, int] = (0, 0)
    figure: Figure = NO_FIGURE
    side: str = ""
    line: int = 0
    path: tuple[tuple[int, int], ...] = ()
    board: Figure = NO_FIGURE
    pawn: str = ""
    is_told: bool = True
    time: str = ""
    is_fastest: bool = False

    @property
    def seen(self) -> Field:
        """What stands beside the picture of a push, which has its line; `first` is for the ear."""
        return phrase(f"solo.way.push.{self.side}") if self.side else self.first

    @property
    def has_number(self) -> bool:
        return bool(self.side or not self.figure.columns)

    @property
    def judged(self) -> Field:
        """What is said of it."""
        return self.mark.words if self.is_told else ""

    @property
    def find(self) -> Find:
        return Find(self.figure, self.then, self.mark.icon)

    @property
    def then_marked(self) -> Field:
        """With what is said of it."""
        if not self.then or not self.judged:
            return self.then or self.judged
        return phrase("solo.way.marked", then=self.then, mark=self.judged)


NO_WAY = Way()


class EndKey(NamedTuple):
    """What can be done next: the event it is, its sign and its words."""

    event: str
    icon: str
    words: Phrase


@dataclass(frozen=True, slots=True)
class Outcome:
    """`won` stars of three, or a `count` or a `sign` in their place; `facts` below the headline;
    `streak` only where days are counted; `onward` is what the key for the next one says; a race
    tells who `ran`, a series `has_rolls` for its ways; who solved all puzzles of today has its
    `stamp`."""

    won: int = 0
    count: str = ""
    sign: str = ""
    headline: Field = SOLVED
    facts: tuple[Field, ...] = ()
    streak: Field = ""
    ways: tuple[Way, ...] = ()
    onward: Phrase = NEXT
    can_send: bool = True
    ran: tuple[EndSeat, ...] = ()
    has_rolls: bool = False
    stamp: Stamp = NO_STAMP

    @property
    def banner(self) -> Banner:
        count, sign = self.count, self.sign
        return Banner(
            self.headline, self.facts, (), self.won, count, sign, bool(self.ways), self.streak
        )

    @property
    def is_race(self) -> bool:
        """Whoever has run one wants to run it again, however it went."""
        return bool(self.ran)

    @property
    def legend(self) -> tuple[str, Field]:
        """What the sign of finds means, and it; of turns each says its own."""
        is_ahead = self.is_race and any(way.mark is Mark.AHEAD for way in self.ways)
        return (Mark.AHEAD.icon, phrase("solo.mark.sooner")) if is_ahead else ("", "")

    @property
    def has_pushes(self) -> bool:
        """Several turns that a picture each tells apart."""
        return len(self.ways) > 1 and all(way.side for way in self.ways)

    @property
    def is_joyful(self) -> bool:
        """Something was won, or run to its end."""
        return bool(self.won or self.count or (self.sign and self.can_send))

    @property
    def can_do_better(self) -> bool:
        return self.won < MOST

    @property
    def strong(self) -> EndKey:
        """The same race, or the next puzzle."""
        if self.is_race:
            return EndKey("on_again", "replay", phrase("race.again"))
        return EndKey("on_next", "puzzle-outline", self.onward)

    @property
    def other(self) -> EndKey:
        """The next race, or the same puzzle."""
        if self.is_race:
            return EndKey("on_next", "skip-next", self.onward)
        return EndKey("on_again", "replay", phrase("solo.again"))

    @property
    def has_other(self) -> bool:
        return self.is_race or self.can_do_better

    @property
    def has_why(self) -> bool:
        """How it can be solved so well has a reason turn by turn."""
        return not self.is_race and any(any(way.moves) for way in self.ways)


NO_OUTCOME = Outcome()
TIMED = "timer-outline"
"""The sign of a race against the clock that was no best one."""


def outcome_of(asked: Alone, days: Days | None, ways: tuple[Way, ...]) -> Outcome:
    """Of one that was solved; `days` only where days count."""
    result = asked.result
    return Outcome(
        won=asked.stars,
        facts=(_against_par(asked, result), *_beaten(asked.code, result), _effort(asked)),
        streak=streak_told(days) if days and days.streak else "",
        ways=ways,
        has_rolls=asked.code.kind == SERIES,
    )


def late(outcome: Outcome, day: date) -> Outcome:
    """Of a day that brings no row of days on: it has its stamp all the same."""
    told = phrase("solo.stamp.day", day=day.day, month=phrase(f"solo.month.{day.month}"))
    return replace(outcome, facts=(told, *outcome.facts), streak="")


def missed_outcome(kind: Kind, ways: tuple[Way, ...]) -> Outcome:
    """Of one that was not solved: Connect with nothing taken, rolls of Go that were given up."""
    if kind.game == "connect":
        return Outcome(headline=phrase("solo.nothing"), ways=ways, can_send=False)
    facts = (phrase("go.puzzle.shown.line"),)
    if kind != SERIES:
        return Outcome(headline=phrase("go.puzzle.missed"), facts=facts, can_send=False)
    told = counted("go.puzzle.some", len(ways), of=IN_A_SERIES)
    count = f"{len(ways)}/{IN_A_SERIES}"
    return Outcome(
        count=count, headline=told, facts=facts, ways=ways, can_send=False, has_rolls=True
    )


def with_time(outcome: Outcome, milliseconds: int, best: int | None) -> Outcome:
    """Where it counts."""
    time, fastest = time_text(milliseconds), time_text(best or milliseconds)
    is_best = fastest == time
    told = phrase("solo.time.best", time=time) if is_best else _slower(time, fastest)
    return replace(outcome, facts=(told, *outcome.facts))


def _slower(time: str, fastest: str) -> Phrase:
    return phrase("solo.time", time=time, best=fastest)


def race_outcome(
    race: Race,
    records: Records,
    ways: tuple[Way, ...],
    ghost: Ghost | None = None,
    pawn: str = "red",
) -> Outcome:
    """Of one that is over, beside whoever was raced; it was run by this pawn."""
    ran = standing_of(race, ghost, pawn)
    if not race.moments:
        return _nothing_found(ran)
    asked, best = race.alone, race.best(records)
    is_best = not (asked.hints or is_better(best, race.moments))
    found, turns = len(race.moments), asked.result
    if race.is_timed:
        own = phrase("race.best") if is_best else counted("race.your_best", len(best))
    else:
        own = phrase("race.best") if is_best else counted("race.your_turns", max(best, default=0))
    facts: tuple[Field, ...] = (own,) * bool(best or is_best)
    if race.is_timed:
        headline = counted("race.result", found)
        sign = "trophy" if is_best else TIMED
        first = 0, "", sign, headline, facts
        return Outcome(*first, ways=ways, onward=NEXT_RACE, ran=ran)
    told = counted("race.turns", turns, par=asked.par)
    if asked.hints:
        facts = (_hints(asked.hints), phrase("race.helped"))
    facts = (told, *facts)
    return Outcome(asked.stars, facts=facts, ways=ways, onward=NEXT_RACE, ran=ran)


def _nothing_found(ran: tuple[EndSeat, ...]) -> Outcome:
    facts = (phrase("race.none.line"),)
    return Outcome(
        *(0, "", TIMED, phrase("race.none"), facts), onward=NEXT_RACE, can_send=False, ran=ran
    )


def _against_par(asked: Alone, result: int) -> Phrase:
    """Few turns are good, and many tiles."""
    best, worse = RESULTS[asked.code.kind.game]
    if result == asked.par:
        return counted(best, result)
    return counted(worse, result, par=asked.par)


def counts_up(kind: Kind) -> bool:
    """More is better."""
    return kind.game == "connect" or kind == CLOCK


def _beaten(code: Code, result: int) -> tuple[Phrase, ...]:
    """Against the result of whoever sent it."""
    if code.result is None:
        return ()
    ahead = (result - code.result) * (1 if counts_up(code.kind) else -1)
    key = "won" if ahead > 0 else "same" if ahead == 0 else "lost"
    by = code.name or phrase("solo.somebody")
    return (phrase(f"solo.beat.{key}", name=by, result=result_words(code.kind, code.result)),)


def _hints(hints: int) -> Phrase:
    return counted("solo.result.hints", hints) if hints else phrase("solo.result.no_hints")


def _effort(asked: Alone) -> Phrase:
    """With how long it took; of a series that is told for itself."""
    hints = _hints(asked.hints)
    if not asked.clock or asked.code.kind == SERIES:
        return hints
    return phrase("solo.result.effort", time=time_text(asked.clock), hints=hints)


def streak_told(days: Days) -> Phrase:
    now = counted("solo.streak", days.streak)
    if days.longest <= days.streak:
        return now
    return phrase("solo.streak.best", now=now, best=days.longest)


def days_told(records: Records, today: date) -> Phrase:
    """In a row, or that today may be the first."""
    days = days_of(records, today)
    return streak_told(days) if days.longest else phrase("records.streak.none")


def marked(outcome: Outcome, found: Sequence[Mark]) -> Outcome:
    """With what is said of each turn; of pictures, where all are alike, by a sign alone."""
    differ, is_one = len(set(found)) > 1, len(found) == 1
    ways = (
        replace(way, mark=mark, is_told=differ or (is_one and not way.side))
        for way, mark in zip(outcome.ways, found, strict=True)
    )
    return replace(outcome, ways=tuple(ways))
