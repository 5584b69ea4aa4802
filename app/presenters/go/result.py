"""How a round alone ended: the numbers people want to know, and what else there is to say."""

from dataclasses import dataclass, replace

from app.games.go.moves import Claim, Move
from app.games.go.puzzles import fewest_tiles
from app.games.go.scoring import BEST_OF_GRADE, SOLO_SECONDS
from app.presenters.go.kept import Mode
from app.presenters.go.rolls_won import is_missed, raced, standing
from app.presenters.go.table import GoTable
from app.presenters.match.ending import Banner, EndModel, EndSeat, Stair
from app.presenters.numbers import NONE, Number
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.times import time_text
from app.solo.rounds import Rounds

NEXT_PUZZLE = "go.next_puzzle"
SIGNS = ("coach-lamp", "foot-print", "compass-rose", "crown", "trophy")
"""Of the verdicts, from the lowest up."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A verdict, for so many solved rolls (`span`)."""

    words: Field = ""
    span: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The verdicts from the lowest up; a pawn has climbed to the one `reached`."""

    rungs: tuple[Rung, ...] = ()
    reached: int = 0
    pawn: str = "red"

    @property
    def stairs(self) -> tuple[Stair, ...]:
        """The same where there is no room for their words."""
        last = len(self.rungs) - 1
        return tuple(
            Stair(rung.span, n / last, n + 1, self.pawn * (n == self.reached), n < self.reached)
            for n, rung in enumerate(self.rungs)
        )


@dataclass(frozen=True, slots=True)
class Ending:
    """`again` is the key for another one; a round against the clock has a ladder of verdicts, and
    one in which nothing was solved a key to practise; whoever raced a bot sees who `ran` instead.
    `rank` is the verdict where the headline says something else; `icon` is its picture,
    `is_joyful`: there is something to cheer; `note` says what may come next."""

    headline: Field = ""
    rank: Field = ""
    icon: str = "check-decagram"
    is_joyful: bool = False
    numbers: tuple[Number, ...] = ()
    note: Field = ""
    ladder: Ladder = Ladder()
    again: str = "match.again"
    has_practice: bool = False
    ran: tuple[EndSeat, ...] = ()

    @property
    def banner(self) -> Banner:
        """The verdict's sign, and what comes next where that says nothing."""
        told = self.rank or self.note
        facts = (told,) * bool(told)
        steps, sign = EndModel(seats=self.ran).steps, self.icon * (not self.ran)
        return Banner(self.headline, facts, steps, sign=sign, is_joyful=self.is_joyful)

    @property
    def crown(self) -> Banner:
        """Where there is no room for a ladder below it: its words are here, the key to practise
        says itself what may come next."""
        own = self.ladder.rungs[self.ladder.reached].words if self.has_practice else ""
        facts = (own,) if own else self.banner.facts
        return replace(self.banner, facts=facts, sign="", stairs=self.ladder.stairs)


def ending(table: GoTable, results: Rounds) -> Ending:
    if table.kept.mode is Mode.PUZZLE:
        return _puzzle_ending(table)
    if not table.kept.is_timed:
        return Ending(counted("go.solved_rolls", table.solved_rolls))
    is_best = table.solved_rolls > 0 and table.solved_rolls >= results.best
    best = phrase("go.new_best" if results.rounds > 1 else "go.first_mark")
    headline = _headline(table, best if is_best else verdict(table))
    found = Ending(
        headline,
        "" if headline == verdict(table) else verdict(table),
        SIGNS[_grade(table)],
        is_joyful=table.solved_rolls > 0,
        numbers=_of_round(table, results, is_best),
        note=_next_rung(table),
        ladder=ladder(table),
    )
    if table.kept.rival:
        found = replace(found, ladder=Ladder(), numbers=(), ran=standing(table))
    if table.solved_rolls:
        return found
    return replace(found, rank="", note=phrase("go.try_practice"), has_practice=True)


def _puzzle_ending(table: GoTable) -> Ending:
    if is_missed(table):
        shown = phrase("go.puzzle.shown")
        return Ending(
            shown, icon="lightbulb-on-outline", numbers=_of_puzzle(table), again=NEXT_PUZZLE
        )
    return Ending(phrase("go.solved"), is_joyful=True, numbers=_of_puzzle(table), again=NEXT_PUZZLE)


def _headline(table: GoTable, how: Phrase) -> Phrase:
    """Nobody who solved nothing is told so first."""
    if not table.solved_rolls and not table.kept.rival_solved:
        return phrase("go.good_try")
    if table.kept.rival is not None:
        return raced(table)
    return how


def _next_rung(table: GoTable) -> Field:
    """How many more it would have taken for the verdict above."""
    above, most = _grade(table) + 1, _best_of_grade(table)
    if above > len(most):
        return ""
    number = most[above - 1] + 1 - table.solved_rolls
    return phrase("go.next_rung", number=number, verdict=phrase(f"go.verdict.{above}"))


def ladder(table: GoTable) -> Ladder:
    """G10; in a shorter round as many a minute."""
    most = _best_of_grade(table)
    lowest = (0, *(best + 1 for best in most))
    spans = (_span(low, best) for low, best in zip(lowest, most, strict=False))
    rungs = (
        Rung(phrase(f"go.verdict.{number}"), span, SIGNS[number])
        for number, span in enumerate((*spans, f"{lowest[-1]}+"))
    )
    return Ladder(tuple(rungs), _grade(table), table.seats[0].color.value)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}\u2013{high}"


def _best_of_grade(table: GoTable) -> tuple[int, ...]:
    return tuple(best * table.kept.round_seconds // SOLO_SECONDS for best in BEST_OF_GRADE)


def _grade(table: GoTable) -> int:
    return sum(table.solved_rolls > best for best in _best_of_grade(table))


def fastest(table: GoTable) -> int | None:
    """Of the boards that were solved, the quickest."""
    moves: tuple[Move, ...] = table.match.moves
    times = [
        move.milliseconds
        for number, move in enumerate(moves)
        if isinstance(move, Claim) and any(table.match.state_after(number + 1).solved)
    ]
    return min(times, default=None)


def verdict(table: GoTable) -> Phrase:
    return phrase(f"go.verdict.{_grade(table)}")


def _of_round(table: GoTable, results: Rounds, is_best: bool) -> tuple[Number, ...]:
    quickest = fastest(table)
    is_fastest = quickest is not None and quickest == results.fastest
    return (
        Number(str(table.solved_rolls), phrase("go.number.solved"), is_best),
        Number(str(results.best), phrase("go.number.best")),
        Number(time_text(quickest) if quickest else NONE, phrase("go.number.fastest"), is_fastest),
    )


def _of_puzzle(table: GoTable) -> tuple[Number, ...]:
    """Nobody's time is taken: fewer tiles and fewer hints are what one may be proud of."""
    fewest = Number(str(fewest_tiles(table.roll)), phrase("go.number.fewest"))
    if is_missed(table):
        return (fewest,)
    used, hints = str(len(table.own().laid)), table.kept.hints
    return (
        Number(used, phrase("go.number.tiles"), is_new=used == fewest.value and not hints),
        fewest,
        Number(str(hints), phrase("go.number.hints")),
    )
