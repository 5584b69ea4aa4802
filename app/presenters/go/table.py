"""A match of Go as its page sees it: the mode, the clocks, what a finger's wish means as moves.

Each seat works on what it may know (X4), never on the whole state. What is kept beside the moves
in `match.table`: `mode` (solo), `clock`, the milliseconds played in all, `begun`, what the clock
showed when this board was begun, and in relay `builder`, the seat that has begun, and `times`, how
long each seat took that is done (None: not yet).
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from app.games.go.board import is_solved
from app.games.go.moves import TIMES, Claim, LayTile, LiftTile, Move
from app.games.go.observe import Observation
from app.games.go.puzzles import difficulty
from app.games.go.scoring import SOLO_SECONDS
from app.games.go.state import Phase, Seat
from app.presenters.go.log import turn_phrases
from app.presenters.go.tray import own_seat
from app.presenters.match.at_table import AtTable
from app.presenters.phrase import Phrase, counted, phrase

LAST_SECONDS = 10
"""When the clock begins to warn."""


class Mode(StrEnum):
    """How one plays alone."""

    TIMED = "timed"
    PRACTICE = "practice"
    PUZZLE = "puzzle"


class GoTable(AtTable):
    @property
    def seat(self) -> int:
        """The seat that the device belongs to; where all play at once, the first."""
        is_building = self.view().phase in {Phase.LOOK, Phase.BUILD}
        return self._due if self.is_relay and is_building else 0

    @property
    def looker(self) -> int:
        return self.seat

    def view(self, seat: int = 0) -> Observation:
        view: Observation = self.seen_by(seat)
        return view

    @property
    def phase(self) -> Phase:
        return self.view().phase

    @property
    def roll(self) -> tuple[int, ...]:
        return self.view().roll

    def own(self, seat: int = 0) -> Seat:
        return own_seat(self.view(seat).seats[seat])

    @property
    def round(self) -> int:
        return self.view().round

    @property
    def is_solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def is_relay(self) -> bool:
        """One after another at one board, behind the curtain (G11)."""
        return not self.is_solo and self.view().setup.relay

    @property
    def is_handed_on(self) -> bool:
        return self.is_relay

    @property
    def is_secret(self) -> bool:
        """What is looked at while the time stands still would be time won."""
        if self.is_relay:
            return self.phase in {Phase.LOOK, Phase.BUILD}
        return self.is_timed and self.phase is Phase.BUILD

    @property
    def tells(self) -> bool:
        """Whether the board shows what is joined (LOOK 6)."""
        return self.is_solo or self.view().setup.checked_claims or self.phase is not Phase.BUILD

    @property
    def can_undo(self) -> bool:
        """The seat that builds did something with a tile last."""
        moves = self.match.moves
        last = moves[-1] if moves and self.phase is Phase.BUILD else None
        is_own = isinstance(last, LayTile | LiftTile) and last.seat == self.seat
        return is_own and self.match.can_undo

    def undo(self) -> None:
        """Back to how the tile lay: one that was moved was lifted and laid."""
        last = self.match.moves[-1]
        self.match.undo()
        if isinstance(last, LayTile) and self.can_undo:
            before = self.match.moves[-1]
            if isinstance(before, LiftTile) and before.tile == last.laid.tile:
                self.match.undo()

    # The clock

    @property
    def mode(self) -> Mode:
        found = self.match.table.get("mode")
        return Mode(found) if found in list(Mode) else Mode.TIMED

    @property
    def is_timed(self) -> bool:
        return self.is_solo and self.mode is Mode.TIMED

    @property
    def is_puzzle(self) -> bool:
        return self.is_solo and self.mode is Mode.PUZZLE

    @property
    def helps(self) -> bool:
        """Hints and the next roll for the asking: where nothing is counted."""
        return self.is_solo and not self.is_timed

    @property
    def played(self) -> int:
        return self._whole("clock")

    def _whole(self, key: str) -> int:
        found = self.match.table.get(key)
        return found if type(found) is int and 0 <= found < 10**9 else 0

    def keep_clock(self, milliseconds: int) -> None:
        """What the next step is kept with."""
        self.match.table["clock"] = milliseconds

    def keep_moves(self, moves: Sequence[Move], milliseconds: int) -> None:
        """With the time that they came at."""
        self.keep_clock(milliseconds)
        if moves:
            self.match.play(*moves)

    def forget_clock(self) -> None:
        """The next match at this table has its own."""
        for key in ("clock", "begun", "times", "builder"):
            self.match.table.pop(key, None)

    def begin_board(self) -> None:
        self.match.table["begun"] = self.played
        self.match.table["builder"] = self.seat

    @property
    def has_begun(self) -> bool:
        """The seat that the device belongs to has seen the roll."""
        return self.phase is Phase.BUILD and self.match.table.get("builder") == self.seat

    @property
    def is_rolled(self) -> bool:
        """The dice have fallen for whoever looks."""
        if self.is_relay and self.phase is Phase.BUILD:
            return self.has_begun
        return self.phase is not Phase.LOOK

    @property
    def on_board(self) -> int:
        """How long this board has been built, in milliseconds."""
        return max(0, self.played - self._whole("begun"))

    def seconds_left(self, milliseconds: int) -> int:
        """Rounded up: 0 only when the time is over."""
        return max(0, -(-(1000 * SOLO_SECONDS - milliseconds) // 1000))

    def claim(self, seat: int = 0) -> Claim:
        return Claim(seat, self.on_board)

    # Relay

    @property
    def times(self) -> tuple[int | None, ...]:
        kept = self.match.table.get("times")
        found = kept if isinstance(kept, list) else []
        return tuple(
            found[n] if n < len(found) and type(found[n]) is int else None
            for n in range(len(self.seats))
        )

    @property
    def _due(self) -> int:
        """The first seat that is not done; the last one when all are."""
        times = self.times
        return times.index(None) if None in times else len(times) - 1

    def keep_time(self) -> None:
        """The seat that builds is done."""
        times = list(self.times)
        times[self.seat] = min(self.on_board, TIMES[-1])
        self.match.table["times"] = times

    @property
    def claims(self) -> tuple[Claim, ...]:
        """Once all are done: who was quicker claims first, and the last seat is left over (G5)."""
        times = self.times
        if None in times:
            return ()
        order = sorted((time or 0, seat) for seat, time in enumerate(times))
        return tuple(Claim(seat, time) for time, seat in order[:-1])

    def next_round(self) -> None:
        self.match.table.pop("times", None)
        self.match.table.pop("builder", None)

    # What came of it

    def is_solved(self, seat: int = 0) -> bool:
        return self.phase is Phase.BUILD and is_solved(self.roll, self.own(seat).laid)

    @property
    def solved_rolls(self) -> int:
        return self.view().solved_rolls

    @property
    def is_missed(self) -> bool:
        """The last roll was not solved."""
        return self.is_over and self.view().solved != (True,)

    @property
    def title(self) -> Phrase:
        if not self.is_solo:
            return phrase("go.title.relay" if self.is_relay else "go.title.faces")
        if self.mode is Mode.PUZZLE:
            return phrase(f"go.puzzle.{difficulty(self.roll).value}")
        return phrase(f"go.title.{self.mode.value}")

    @property
    def state_line(self) -> Phrase:
        if not self.is_solo:
            return phrase("go.round", number=self.round)
        return counted("go.solved_rolls", self.solved_rolls)

    def turn_phrases(self, events: tuple[Any, ...]) -> tuple[Phrase, ...]:
        return turn_phrases(events, self.names)


def clock_text(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"


def time_text(milliseconds: int) -> str:
    """As people say how long something took: whole seconds, at least one."""
    return clock_text(max(1, round(milliseconds / 1000)))
