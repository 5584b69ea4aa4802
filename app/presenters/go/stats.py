"""All rounds against the clock so far, as one looks at them: numbers, and the last ones as bars."""

from collections.abc import Callable
from dataclasses import dataclass

from app.presenters.go.kept import Mode
from app.presenters.go.result import NONE, Number
from app.presenters.phrase import Field, counted, phrase
from app.presenters.times import time_text
from app.session.results import Results


@dataclass(frozen=True, slots=True)
class Stats:
    """One way to play; `words` say what the bars show, or that there is nothing to show yet."""

    title: Field = ""
    numbers: tuple[Number, ...] = ()
    counts: tuple[int, ...] = ()
    words: Field = ""


def all_stats(results_of: Callable[[str], Results]) -> tuple[Stats, ...]:
    """Of each way that was played; the first is there before anything was."""
    found = tuple(stats(results_of(mode.value), mode) for mode in (Mode.TIMED, Mode.SHORT))
    puzzles = results_of(Mode.PUZZLE.value)
    more = (_of_puzzles(puzzles),) if puzzles.rounds else ()
    return (found[0], *(each for each in found[1:] if each.counts), *more)


def _of_puzzles(results: Results) -> Stats:
    solved = Number(str(results.solved), phrase("go.number.solved"))
    share = phrase("go.percent", number=round(100 * results.solved / results.rounds))
    played = Number(str(results.rounds), phrase("go.number.puzzles"))
    return Stats(
        phrase("go.stats.puzzles"), (solved, played, Number(share, phrase("go.number.share")))
    )


def stats(results: Results, mode: Mode = Mode.TIMED) -> Stats:
    shown = len(results.counts)
    return Stats(
        phrase(f"go.title.{mode.value}"),
        (
            Number(str(results.best) if results.rounds else NONE, phrase("go.number.best")),
            Number(
                time_text(results.fastest) if results.fastest else NONE,
                phrase("go.number.fastest"),
            ),
            Number(str(results.rounds), phrase("go.number.rounds")),
            Number(_share(results), phrase("go.number.share")),
        ),
        results.counts,
        counted("go.stats.last", shown) if shown else phrase("go.stats.none"),
    )


def _share(results: Results) -> Field:
    """Of all rolls; each round ends with one that was not solved."""
    rolls = results.solved + results.rounds
    return phrase("go.percent", number=round(100 * results.solved / rolls)) if rolls else NONE
