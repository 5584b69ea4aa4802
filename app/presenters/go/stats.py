"""All rounds against the clock so far, as one looks at them: numbers, and the last ones as bars."""

from collections.abc import Mapping

from app.presenters.go.kept import Mode
from app.presenters.numbers import NONE, Number, Stats
from app.presenters.phrase import Field, counted, phrase
from app.presenters.times import time_text
from app.solo.rounds import Rounds


def all_stats(rounds: Mapping[str, Rounds]) -> tuple[Stats, ...]:
    """Of each way that was played."""
    played = {mode: rounds[mode.value] for mode in Mode if mode.value in rounds}
    return tuple(
        _of_puzzles(found) if mode is Mode.PUZZLE else stats(found, mode)
        for mode, found in played.items()
    )


def _of_puzzles(results: Rounds) -> Stats:
    solved = Number(str(results.solved), phrase("go.number.solved"))
    share = phrase("go.percent", number=round(100 * results.solved / results.rounds))
    played = Number(str(results.rounds), phrase("go.number.puzzles"))
    return Stats(
        phrase("go.stats.puzzles"), (solved, played, Number(share, phrase("go.number.share")))
    )


def stats(results: Rounds, mode: Mode = Mode.TIMED) -> Stats:
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


def _share(results: Rounds) -> Field:
    """Of all rolls; each round ends with one that was not solved."""
    rolls = results.solved + results.rounds
    return phrase("go.percent", number=round(100 * results.solved / rolls)) if rolls else NONE
