"""How a round alone ended: the numbers people want to know, and what else there is to say."""

from dataclasses import dataclass

from app.games.go.moves import Claim, Move
from app.games.go.puzzles import fewest_tiles
from app.games.go.scoring import grade
from app.presenters.go.kept import Mode
from app.presenters.go.table import GoTable, time_text
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.session.results import Results

NONE = "\u2013"
"""Where there is nothing to count yet."""


@dataclass(frozen=True, slots=True)
class Number:
    """`is_new`: never was it as good."""

    value: Field
    label: Phrase
    is_new: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """`counts` are the rolls solved in the last rounds, where those are counted."""

    headline: Field = ""
    numbers: tuple[Number, ...] = ()
    notes: tuple[Phrase, ...] = ()
    counts: tuple[int, ...] = ()


def ending(table: GoTable, results: Results, shows_solution: bool) -> Ending:
    if table.kept.mode is Mode.PUZZLE:
        headline = phrase("go.puzzle.shown" if table.is_missed else "go.solved")
        return Ending(headline, _of_puzzle(table), ())
    notes = (phrase("go.one_way"),) if shows_solution else ()
    if not table.is_timed:
        return Ending(counted("go.solved_rolls", table.solved_rolls), (), notes)
    is_best = table.solved_rolls > 0 and table.solved_rolls >= results.best
    headline = phrase("go.new_best") if is_best else verdict(table)
    notes = (verdict(table), *notes) if is_best else notes
    counts = results.counts if len(results.counts) > 1 else ()
    return Ending(headline, _of_round(table, results, is_best), notes, counts)


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
    return phrase(f"go.verdict.{grade(table.solved_rolls)}")


def _of_round(table: GoTable, results: Results, is_best: bool) -> tuple[Number, ...]:
    quickest = fastest(table)
    is_fastest = quickest is not None and quickest == results.fastest
    return (
        Number(str(table.solved_rolls), phrase("go.number.solved"), is_best),
        Number(str(results.best), phrase("go.number.best")),
        Number(time_text(quickest) if quickest else NONE, phrase("go.number.fastest"), is_fastest),
    )


def _of_puzzle(table: GoTable) -> tuple[Number, ...]:
    fewest = Number(str(fewest_tiles(table.roll)), phrase("go.number.fewest"))
    quickest = fastest(table)
    if quickest is None:
        return (fewest,)
    used = len(table.own().laid)
    return (
        Number(time_text(quickest), phrase("go.number.time")),
        Number(str(used), phrase("go.number.tiles"), is_new=str(used) == fewest.value),
        fewest,
    )
