"""How a round alone ended: the numbers people want to know, and what else there is to say."""

from dataclasses import dataclass, replace

from app.games.go.moves import Claim, Move
from app.games.go.puzzles import fewest_tiles
from app.games.go.scoring import BEST_OF_GRADE, SOLO_SECONDS
from app.presenters.go.kept import Mode
from app.presenters.go.rolls_won import is_missed
from app.presenters.go.table import GoTable
from app.presenters.numbers import NONE, Number
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.setup.seat_form import NAMES
from app.presenters.times import time_text
from app.solo.rounds import Rounds


@dataclass(frozen=True, slots=True)
class Rung:
    """A verdict, for so many solved rolls (`span`)."""

    words: Field = ""
    span: str = ""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The verdicts from the lowest up; a pawn has climbed to the one `reached`."""

    rungs: tuple[Rung, ...] = ()
    reached: int = 0
    pawn: str = "red"


@dataclass(frozen=True, slots=True)
class Ending:
    """`again` is the key for another one; a round against the clock has a ladder of verdicts, and
    one in which nothing was solved a key to practise."""

    headline: Field = ""
    numbers: tuple[Number, ...] = ()
    note: Field = ""
    ladder: Ladder = Ladder()
    again: str = "match.again"
    has_practice: bool = False


def ending(table: GoTable, results: Rounds) -> Ending:
    if table.kept.mode is Mode.PUZZLE:
        headline = phrase("go.puzzle.shown" if is_missed(table) else "go.solved")
        return Ending(headline, _of_puzzle(table), again="go.next_puzzle")
    if not table.kept.is_timed:
        return Ending(counted("go.solved_rolls", table.solved_rolls))
    is_best = table.solved_rolls > 0 and table.solved_rolls >= results.best
    headline = phrase("go.new_best") if is_best else verdict(table)
    if table.kept.rival is not None:
        headline = _of_race(table)
    found = Ending(headline, _of_round(table, results, is_best), ladder=ladder(table))
    if table.solved_rolls:
        return found
    return replace(found, note=phrase("go.try_practice"), has_practice=True)


def _of_race(table: GoTable) -> Phrase:
    own, rival = table.solved_rolls, table.kept.rival_solved
    how = "won" if own > rival else "lost" if own < rival else "even"
    name = NAMES[table.kept.rival] if table.kept.rival else ""
    return phrase(f"go.race.{how}", seat=name, own=own, rival=rival)


def ladder(table: GoTable) -> Ladder:
    """G10; in a shorter round as many a minute."""
    most = _best_of_grade(table)
    lowest = (0, *(best + 1 for best in most))
    spans = (_span(low, best) for low, best in zip(lowest, most, strict=False))
    rungs = (
        Rung(phrase(f"go.verdict.{number}"), span)
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
