"""All rounds against the clock so far, as one looks at them: numbers, and the last ones as bars."""

from collections.abc import Mapping

from app.presenters.go.kept import Mode
from app.presenters.numbers import NONE, Number, Stats
from app.presenters.phrase import counted, phrase
from app.presenters.times import time_text
from app.solo.rounds import Rounds

WORTH_SHARE = 3
"""A share of fewer puzzles says little."""


def all_stats(rounds: Mapping[str, Rounds]) -> tuple[Stats, ...]:
    """Of each way that was played."""
    played = {mode: rounds[mode.value] for mode in Mode if mode.value in rounds}
    return tuple(
        _of_puzzles(found) if mode is Mode.PUZZLE else stats(found, mode)
        for mode, found in played.items()
    )


def _of_puzzles(results: Rounds) -> Stats:
    solved = Number(str(results.solved), phrase("go.number.solved"))
    played = Number(str(results.rounds), phrase("go.number.puzzles"))
    if results.rounds < WORTH_SHARE:
        return Stats(phrase("go.stats.puzzles"), (solved, played))
    share = phrase("go.percent", number=round(100 * results.solved / results.rounds))
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
            Number(str(results.solved), phrase("go.number.solved")),
        ),
        results.counts,
        counted("go.stats.last", shown) if shown else phrase("go.stats.none"),
        ("", phrase("go.stats.newest")),
    )
