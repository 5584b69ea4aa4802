"""What keys and fingers do at Shift's table: turn the spare, hang it, push it in.

Keeps what the finger means just now. What is allowed is asked of the table; what moves belongs to
ShiftMotions, how a touch becomes a deed to ShiftFingers, the pawn to ShiftWalking.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from app.games.shift.moves import Move, PushIn
from app.presenters.phrase import phrase
from app.presenters.shift.board_model import NOWHERE, Finger, spare_tile
from app.presenters.shift.nudges import Meant, Touched, nudge
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import Deed
from app.services.ports import Haptics
from app.ui.kit.motion import After, Motion, Movement
from app.ui.match.bot_turns import BotTurns
from app.ui.match.match_hints import MatchHints
from app.ui.match.notices import PUT_BACK, Notices
from app.ui.shift.shift_motions import ShiftMotions
from app.ui.shift.shift_walking import ShiftWalking


class ShiftScreen(Protocol):
    """A page shows what the finger means, and plays moves."""

    motion: Motion
    bots: BotTurns
    hints: MatchHints

    @property
    def table(self) -> ShiftTable: ...
    @property
    def speed(self) -> float: ...
    def refresh(self) -> None: ...
    def play(self, move: object) -> None: ...
    def undo(self) -> None: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...


class ShiftDeeds:
    """`finger` is what it means just now, and shown by whoever refreshes; `walking` is what is done
    with the pawn.
    """

    def __init__(
        self,
        screen: ShiftScreen,
        motions: ShiftMotions,
        notices: Notices,
        haptics: Haptics,
        one_tap_walks: Callable[[], bool],
    ) -> None:
        self._screen, self._motions = screen, motions
        self._notices, self._haptics = notices, haptics
        self.finger = Finger()
        self.walking = ShiftWalking(self, screen, motions, one_tap_walks)

    @property
    def table(self) -> ShiftTable:
        return self._screen.table

    def rest(self) -> None:
        """No finger means anything."""
        self.finger = Finger()

    def do(self, deed: Deed) -> None:
        """What a key says."""
        match deed:
            case Deed.PUSH_IN:
                self.push_in()
            case Deed.PUT_BACK:
                self.put_back()
            case Deed.WALK:
                self.walking.walk()
            case Deed.STAY:
                self.walking.stay()
            case Deed.LOOK_ON:
                self.take(replace(self.finger, aim=self.finger.chosen, chosen=NOWHERE))
            case Deed.UNDO:
                self._screen.undo()
            case Deed.HINT:
                self._screen.hints.next()
                self.walking.ask_to_look()
            case Deed.FASTER:
                self._screen.bots.hurry()
            case Deed.OTHER_PAWN:
                self.walking.take_other_pawn()
            case Deed.TURN_LEFT:
                self.turn_spare(-1)
            case Deed.TURN_RIGHT:
                self.turn_spare(1)

    # The finger

    def take(self, finger: Finger) -> None:
        """The finger moved: show what it means."""
        if not finger.only_lets_go(self.finger):
            self._notices.forget_refusal()
        self.finger = finger
        self._screen.refresh()

    def press(self, arrow: int) -> None:
        """Of all that is shown the arrow alone looks different."""
        self._notices.forget_refusal()
        self.finger = replace(self.finger, pressed=arrow)
        self._motions.press(arrow)

    def aim(self, cell: int) -> None:
        if cell != self.finger.aim:
            self.take(replace(self.finger, aim=cell))

    def nudge(self, touched: Touched) -> None:
        """The touch means nothing now: what is meant wiggles, and one sentence says it."""
        self.walking.wait_on()
        found = nudge(touched, self.table.known, self.finger)
        if self.table.is_in_hand and not self._screen.motion.is_running:
            self._notices.nudge(found.words)
            self._motions.wiggle(found.meant, self._screen.speed)

    def release(self, do: Callable[[], None]) -> None:
        """The finger is up: do what it was there for, and no arrow is pressed any more."""
        pressed = self.finger
        self.finger = lifted = replace(pressed, pressed=None)
        do()
        if self.finger is lifted and lifted != pressed:
            self._screen.refresh()

    def refuses(self, move: Move, once: bool = False) -> bool:
        """A gentle no, with the reason in words; `once`: not again while it is still shown."""
        why = self.table.why_not(move)
        if why is None:
            return False
        if not (once and self._notices.now == why):
            self._notices.refuse(why)
            if isinstance(move, PushIn):
                self._motions.wiggle(Meant.ARROWS, self._screen.speed, move.arrow)
            else:
                self._motions.wiggle(Meant.PAWN, self._screen.speed)
        return True

    # The spare

    def turn_spare(self, quarter_turns: int) -> None:
        self.take(self.finger.turned(quarter_turns))
        self._motions.turn_spare(quarter_turns, self._screen.speed)

    def tap_spare(self) -> None:
        """It turns where it lies; if it hangs at an arrow, it comes back."""
        if self.finger.arrow is None:
            self.turn_spare(1)
        else:
            self.take(self.finger.at_arrow(None))

    def tap_arrow(self, arrow: int, is_quick: bool = False) -> None:
        """The tile hangs there and shows what would be; a second tap, once that was seen, pushes
        it in."""
        if not self.can_push(arrow):
            return
        if self.finger.arrow != arrow:
            self.hang(arrow)
            self._motions.hang()
        elif not is_quick:
            self.push_in()

    def can_push(self, arrow: int, once: bool = False) -> bool:
        return not self.refuses(self.table.push(self.finger, arrow), once)

    def hang(self, arrow: int) -> None:
        self.take(self.finger.at_arrow(arrow))
        self._motions.snap()

    def carry_to(self, arrow: int) -> None:
        """The finger swipes along its line, and the spare comes along."""
        self.take(replace(self.finger.at_arrow(arrow), pressed=None, carries=True))
        self._motions.snap()

    def will_go_in(self, goes_in: bool) -> None:
        """Over its arrow, or past half of its line: from there on letting go pushes it in."""
        self._haptics.tick()
        self.take(replace(self.finger, goes_in=goes_in))

    def let_hang(self) -> None:
        """The finger has gone that pushed, or drew the pawn: all is back where it was."""
        if self.finger.goes_in:
            self._motions.hang()
        held = self.finger
        self.finger = replace(held, goes_in=False, carries=False, lifts=False)
        if held.arrow is None:
            self.tell_put_back(held)

    def tell_put_back(self, held: Finger) -> None:
        """Nobody let it go."""
        if held.lifts:
            self._notices.nudge(PUT_BACK)
        elif held.carries or held.arrow is not None:
            self._notices.nudge(phrase("shift.tile_back"))

    def lift(self) -> None:
        self.take(replace(self.finger.at_arrow(None), carries=True))
        self._motions.lift(spare_tile(self.table.known.maze, self.finger.turns))

    def put_back(self) -> None:
        """From wherever it is into the tray."""
        start = self._motions.held_at(self.finger.arrow)
        self.lift()
        self.finger = replace(self.finger, carries=False)
        self._screen.play_out([self._motions.back_from(start)], self._screen.refresh)

    def pushed_back(self, move: Move) -> None:
        """It was undone: the line comes back, and the spare as it was turned."""
        if isinstance(move, PushIn):
            turned = (Finger(turns) for turns in range(4))
            found = (each for each in turned if self.table.push(each, move.arrow) == move)
            self.finger = next(found, Finger())
            board, spare = (
                self.table.board(self.finger),
                spare_tile(self.table.known.maze, self.finger.turns),
            )
            movements = self._motions.pull_back(board, move.arrow, spare)
            self._screen.play_out(movements, self._screen.refresh)

    def push_in(self) -> None:
        """While the line moves, its movement alone shows it, and where the spare is."""
        if self.finger.arrow is not None:
            self._screen.play(self.table.push(self.finger, self.finger.arrow))
            self.finger = replace(self.finger, is_early=True)
            if not self._screen.motion.is_running:
                self._screen.refresh()
