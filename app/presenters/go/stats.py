"""All rounds against the clock so far, as one looks at them: numbers, and the last ones as bars."""

from dataclasses import dataclass

from app.presenters.go.result import NONE, Number
from app.presenters.go.table import time_text
from app.presenters.phrase import Field, counted, phrase
from app.session.results import Results


@dataclass(frozen=True, slots=True)
class Stats:
    """`words` say what the bars show, or that there is nothing to show yet."""

    numbers: tuple[Number, ...] = ()
    counts: tuple[int, ...] = ()
    words: Field = ""


def stats(results: Results) -> Stats:
    shown = len(results.counts)
    return Stats(
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
