"""What is kept beside the moves of Go in `match.table`; whatever cannot be read is not there.

Alone `mode`, the `rival` one races and its `rival_solved` rolls, and `hints` taken on this roll;
the bots' `luck`; `clock`, the milliseconds played in all; `begun`, what the clock showed when this
board was begun; in relay `builder`, the seat that has begun, and `times`, how long each seat took
that is done (None: not yet).
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from app.bots.levels import Level
from app.games.go.moves import TIMES, Claim
from app.games.go.scoring import SOLO_SECONDS

SHORT_SECONDS = 180
LUCK = range(1, 1 << 62)


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


MODES = {mode.value: mode for mode in Mode}


class Kept:
    def __init__(self, table: dict[str, Any], seats: int) -> None:
        self._table, self._seats = table, seats

    @property
    def mode(self) -> Mode:
        found = self._table.get("mode")
        return MODES.get(found, Mode.TIMED) if isinstance(found, str) else Mode.TIMED

    @property
    def round_seconds(self) -> int:
        """How long a round alone lasts (G10); 0 where nobody counts."""
        return self.mode.seconds if self._seats == 1 else 0

    @property
    def is_timed(self) -> bool:
        return self.round_seconds > 0

    @property
    def is_puzzle(self) -> bool:
        return self._seats == 1 and self.mode is Mode.PUZZLE

    def seconds_left(self, milliseconds: int) -> int:
        """Of the round, rounded up: 0 only when the time is over."""
        return max(0, -(-(1000 * self.round_seconds - milliseconds) // 1000))

    @property
    def rival(self) -> Level | None:
        """The bot one races alone, if any."""
        found = self._table.get("rival")
        return Level(found) if self.mode.seconds and found in list(Level) else None

    @property
    def rival_solved(self) -> int:
        return self._whole("rival_solved")

    def keep_rival(self, solved: int) -> None:
        self._table["rival_solved"] = solved

    @property
    def luck(self) -> int:
        """Of the bots at this table, 0 until it is drawn; no rule knows of it."""
        found = self._table.get("luck")
        return found if type(found) is int and found in LUCK else 0

    def keep_luck(self, seed: int) -> None:
        self._table["luck"] = 1 + seed % (LUCK[-1])

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

    def keep_on_board(self, milliseconds: int) -> None:
        """This board has been built so long."""
        self.keep_clock(self._whole("begun") + milliseconds)

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

    def due(self, order: Sequence[int]) -> int:
        """The first seat of these that is not done; the last one when all are."""
        times = self.times
        return next((seat for seat in order if times[seat] is None), order[-1])

    def keep_time(self, seat: int) -> None:
        """The seat that builds is done."""
        times = list(self.times)
        times[seat] = min(self.on_board, TIMES[-1])
        self._table["times"] = times

    @property
    def claims(self) -> tuple[Claim, ...]:
        """Once all are done: who was quicker claims first, and the last seat is left over (G5)."""
        if None in self.times:
            return ()
        order = sorted((time or 0, seat) for seat, time in enumerate(self.times))
        return tuple(Claim(seat, time) for time, seat in order[:-1])

    def next_round(self) -> None:
        self._table.pop("times", None)
        self._table.pop("builder", None)

    def _whole(self, key: str) -> int:
        found = self._table.get(key)
        return found if type(found) is int and 0 <= found < 10**9 else 0
