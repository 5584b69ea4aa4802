"""A match of Go as its page sees it: the mode, the time, whose turn, what a wish means as moves.

Each seat works on what it may know (X4), never on the whole state. What no rule reads is kept
beside the moves, by Kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.games.go.board import is_solved
from app.games.go.moves import Claim, LayTile, LiftTile, Move
from app.games.go.observe import Observation
from app.games.go.puzzles import difficulty
from app.games.go.state import Phase, Seat
from app.presenters.go.codes import roll_code
from app.presenters.go.kept import Kept, Mode
from app.presenters.go.log import turn_phrases
from app.presenters.go.step_figure import step_figure
from app.presenters.go.tray import own_seat
from app.presenters.match.at_table import AtTable
from app.presenters.match.curtain_model import CurtainModel
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.times import clock_text
from app.session.match import Match

LAST_SECONDS = 30
"""When the clock begins to warn."""


@dataclass(frozen=True, slots=True)
class Terms:
    """`is_last`: nothing is rolled after the board that is solved; `counts_time`: how long it takes
    is seen, with `runs_through` for all boards together; `line` stands below the title, `tally`
    says how many rolls are solved, and `in_statistics` that this is remembered."""

    is_last: bool
    counts_time: bool
    line: Field
    tally: str
    in_statistics: bool = False
    runs_through: bool = False


class GoTable(AtTable):
    """At one board alone, or all at once; one after another it is a RelayTable."""

    is_relay = False
    topic = "solved"
    figure_of = staticmethod(step_figure)

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.kept = Kept(match.table, len(self.seats))
        if self.kept.is_timed:  # a roll is practised: its time is over
            self.kept_onward = {"mode": Mode.PRACTICE.value}

    @property
    def seat(self) -> int:
        """The seat that the device belongs to; where all play at once, the first."""
        return 0

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
    def is_handed_on(self) -> bool:
        return False

    @property
    def is_secret(self) -> bool:
        """What is looked at while the time stands still would be time won."""
        is_running = self.kept.is_timed and not self.is_over
        return is_running and not self.is_past and not self.is_before_first_roll

    @property
    def is_before_first_roll(self) -> bool:
        """Alone, the clock has not begun (G10)."""
        return self.phase is Phase.LOOK and self.round == 1

    def curtain(self, picture: str, quarters: int, is_lying: bool = False) -> CurtainModel:
        """Alone it is a pause: how much time is left, and the ways out of it."""
        model = super().curtain(picture, quarters, is_lying)
        if not self.kept.is_timed:
            return replace(model, leave=phrase("curtain.leave")) if model.is_pause else model
        return replace(
            model,
            name=clock_text(self.kept.seconds_left(self.kept.clock)),
            leave=phrase("curtain.leave"),
            end=phrase("go.end_round"),
        )

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
    def terms(self) -> Terms:
        """What is asked alone; a puzzle of the day and its like says more."""
        is_puzzle = self.kept.is_puzzle
        return Terms(
            is_last=is_puzzle,
            counts_time=self.kept.is_timed or not self.is_solo,
            line=phrase("go.code", code=roll_code(self.roll)) if is_puzzle else "",
            tally="" if is_puzzle or not self.is_solo else str(self.solved_rolls),
            in_statistics=self.kept.is_timed or is_puzzle,
        )

    @property
    def helps(self) -> bool:
        """Hints and the next roll for the asking: where nothing is counted."""
        return self.is_solo and not self.kept.is_timed and not self.is_over

    @property
    def has_solution(self) -> bool:
        return self.helps and self.kept.is_puzzle and self.is_rolled

    @property
    def sells_help(self) -> bool:
        """Nobody is stuck: a tile is laid for time."""
        return False

    def onward_from(self, moves: int) -> int | None:
        """From the roll: nobody goes on in the midst of somebody's time."""
        found = super().onward_from(moves)
        while found and self.match.state_after(found).phase is not Phase.LOOK:
            found -= 1
        return found

    def keep_moves(self, moves: Sequence[Move], milliseconds: int) -> None:
        """With the time that they came at."""
        self.kept.keep_clock(milliseconds)
        if moves:
            self.match.play(*moves)

    @property
    def has_begun(self) -> bool:
        """The seat that the device belongs to has seen the roll."""
        return self.phase is Phase.BUILD and self.kept.has_begun(self.seat)

    @property
    def is_rolled(self) -> bool:
        """The dice have fallen for whoever looks."""
        return self.phase is not Phase.LOOK

    def claim(self, seat: int = 0) -> Claim:
        return Claim(seat, self.kept.on_board)

    # What came of it

    def is_solved(self, seat: int = 0) -> bool:
        return self.phase is Phase.BUILD and is_solved(self.roll, self.own(seat).laid)

    @property
    def solved_rolls(self) -> int:
        return self.view().solved_rolls

    @property
    def title(self) -> Phrase:
        if not self.is_solo:
            return phrase("go.title.faces")
        if self.kept.is_puzzle:
            return phrase(f"go.puzzle.{difficulty(self.roll).value}")
        return phrase(f"go.title.{self.kept.mode.value}")

    @property
    def state_line(self) -> Phrase:
        if not self.is_solo:
            return phrase("go.round", number=self.round)
        return counted("go.solved_rolls", self.solved_rolls)

    def turn_phrases(self, events: tuple[Any, ...]) -> tuple[Phrase, ...]:
        return turn_phrases(events, self.row_names)
