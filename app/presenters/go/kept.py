"""What is kept beside the moves of Go in `match.table`; whatever cannot be read is not there.

Alone `mode`, and `hints` taken on this roll; `clock`, the milliseconds played in all; `begun`, what
the clock showed when this board was begun; in relay `builder`, the seat that has begun, and
`times`, how long each seat took that is done (None: not yet).
"""

from enum import StrEnum
from typing import Any

from app.games.go.moves import TIMES
from app.games.go.scoring import SOLO_SECONDS

SHORT_SECONDS = 180


class Mode(StrEnum):
    """How one plays alone."""

    TIMED = "timed"
    SHORT = "short"
    PRACTICE = "practice"
    PUZZLE = "puzzle"

    @property
    def seconds(self) -> int:
        """Of a round against the clock (G10), or of a shorter one; 0: nobody counts."""
        return {Mode.TIMED: SOLO_SECONDS, Mode.SHORT: SHORT_SECONDS}.get(self, 0)


class Kept:
    def __init__(self, table: dict[str, Any], seats: int) -> None:
        self._table, self._seats = table, seats

    @property
    def mode(self) -> Mode:
        found = self._table.get("mode")
        return Mode(found) if found in list(Mode) else Mode.TIMED

    @property
    def hints(self) -> int:
        """How many were asked for on this roll."""
        return self._whole("hints")

    def count_hint(self) -> None:
        self._table["hints"] = self.hints + 1

    @property
    def clock(self) -> int:
        return self._whole("clock")

    def keep_clock(self, milliseconds: int) -> None:
        """What the next step is kept with."""
        self._table["clock"] = milliseconds

    def begin_board(self, seat: int) -> None:
        self._table["begun"] = self.clock
        self._table["builder"] = seat

    def has_begun(self, seat: int) -> bool:
        return self._table.get("builder") == seat

    @property
    def on_board(self) -> int:
        """How long this board has been built, in milliseconds."""
        return max(0, self.clock - self._whole("begun"))

    @property
    def times(self) -> tuple[int | None, ...]:
        kept = self._table.get("times")
        found = kept if isinstance(kept, list) else []
        return tuple(
            found[n] if n < len(found) and type(found[n]) is int else None
            for n in range(self._seats)
        )

    @property
    def due(self) -> int:
        """The first seat that is not done; the last one when all are."""
        times = self.times
        return times.index(None) if None in times else len(times) - 1

    def keep_time(self, seat: int) -> None:
        """The seat that builds is done."""
        times = list(self.times)
        times[seat] = min(self.on_board, TIMES[-1])
        self._table["times"] = times

    def next_round(self) -> None:
        self._table.pop("times", None)
        self._table.pop("builder", None)

    def _whole(self, key: str) -> int:
        found = self._table.get(key)
        return found if type(found) is int and 0 <= found < 10**9 else 0
