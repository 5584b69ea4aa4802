"""What the clock of Go shows: what is left of a round alone, else how long a board has taken.

There the ring is the hand that counts seconds: round once a minute.
"""

from dataclasses import dataclass

from app.games.go.scoring import SOLO_SECONDS
from app.presenters.go.table import LAST_SECONDS, GoTable
from app.presenters.times import clock_text

COUNTED = 5
"""So many seconds are counted down beside the board."""


@dataclass(frozen=True, slots=True)
class ClockModel:
    """`left` is the share of the time; `beats` shows the last seconds larger, by turns.

    `last` is the share of the last seconds, empty before them; `count` are the very last ones.
    """

    text: str = ""
    left: float = 1.0
    seconds_left: int = SOLO_SECONDS
    is_last: bool = False
    beats: bool = False
    last: float = 0.0
    count: str = ""


def clock_model(table: GoTable, milliseconds: int, is_still: bool) -> ClockModel:
    """`is_still`: what would beat stays large."""
    if not table.kept.is_timed:
        seconds = _seconds_run(table, milliseconds)
        return ClockModel(clock_text(seconds), seconds % 60 / 60)
    seconds = table.kept.seconds_left(milliseconds)
    is_last = seconds <= LAST_SECONDS
    beats = is_last and (is_still or seconds % 2 == 1)
    return ClockModel(
        clock_text(seconds),
        seconds / table.kept.round_seconds,
        seconds,
        is_last,
        beats,
        seconds / LAST_SECONDS * is_last,
        str(seconds) if 0 < seconds <= COUNTED else "",
    )


def _seconds_run(table: GoTable, milliseconds: int) -> int:
    """Of this board, or of all of them."""
    if table.terms.runs_through:
        return milliseconds // 1000
    return table.kept.on_board // 1000 if table.has_begun else 0
