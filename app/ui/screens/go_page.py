"""Go at one board: shows it, lets the dice fall, keeps each step and the time.

Fingers belong to GoDesk, the time to GoClock, what comes next to GoSolo and GoRelay; coming,
going, covering and looking back to MatchPage.
"""

import time
from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from app.games.go.moves import Move
from app.games.go.puzzles import difficulty
from app.games.go.state import Phase, Seat
from app.presenters.go_board_model import BoardModel, board_model, joined_count
from app.presenters.go_codes import roll_code
from app.presenters.go_layout import places
from app.presenters.go_result import Ending, ending
from app.presenters.go_table import GoTable
from app.presenters.go_tray import own_seat
from app.presenters.look_back import seen_after
from app.presenters.new_go import fitting_seed
from app.presenters.phrase import counted, phrase
from app.presenters.shift_layout import Area, Places
from app.session.match import Match
from app.ui.motion import Movement
from app.ui.screens.go_clock import GoClock
from app.ui.screens.go_desk import GoDesk
from app.ui.screens.go_relay import GoRelay
from app.ui.screens.go_roll import GoRoll
from app.ui.screens.go_solo import GoSolo
from app.ui.screens.match_page import MatchPage
from app.ui.share import share
from app.ui.words import said

FLASH = 0.45
"""How long each step is shown while looking back plays on, in seconds."""


class GoPage(MatchPage):
    """`seconds_left` and `is_last` are the clock; `cheer` is how far a celebration with
    `praise` over the board has come.

    `waits` says what lets the dice fall, a shake or a tap; empty when they are not in the hand.
    """

    game = "go"
    seconds_left = NumericProperty(0)
    is_last = BooleanProperty(False)
    beats = BooleanProperty(False)
    is_timed = BooleanProperty(True)
    helps = BooleanProperty(False)
    is_puzzle = BooleanProperty(False)
    is_relay = BooleanProperty(False)
    elapsed = StringProperty()
    can_turn = BooleanProperty(False)
    can_undo = BooleanProperty(False)
    can_claim = BooleanProperty(False)
    waits = StringProperty()
    title = StringProperty()
    subtitle = StringProperty()
    ending: Ending | None = ObjectProperty(None, allownone=True)
    cheer = NumericProperty(0.0)
    praise = StringProperty()
    now = staticmethod(time.monotonic)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.sheet, self.dice = self.ids.turn.__self__, self.ids.dice
        self.hand = GoDesk(0, self.board, self.sheet.ids.tray, self.flyer, self.shell)
        self.hand.play, self.hand.changed = self.do, self.refresh
        self.hand.own, self.hand.is_open = self._own, self.is_open
        self.clock, self.roll = GoClock(self), GoRoll(self)
        self.solo, self.relay = GoSolo(self), GoRelay(self)
        self.shown_seat: int | None = None
        self._panels["score"] = self.ids.score.__self__

    def table_of(self, match: Match) -> GoTable:
        return GoTable(match)

    def begin(self) -> None:
        self.solo.solution, self.notice, self.shown_seat = (), None, None
        self.is_relay, self.hand.number = self.table.is_relay, self.table.seat
        self.is_timed, self.helps = self.table.is_timed, self.table.helps
        self.is_puzzle = self.table.is_puzzle
        self.hand.begin()
        self.clock.begin()

    def rest(self) -> None:
        self.hand.rest()
        self.roll.rest()
        self.cheer = 0.0

    def left(self) -> None:
        self.clock.stop()
        if self.table is not None and not self.table.is_over:
            self.keep_moves([])
            self.table.match.keep()
        super().left()

    def _own(self) -> Seat:
        number = self.table.seat if self.shown_seat is None else self.shown_seat
        own: Seat = self.table.own(number)
        return own

    @property
    def is_rolling(self) -> bool:
        """The dice wait or fall."""
        is_behind = self.is_relay and not self.table.has_begun
        return bool(self.table.phase is Phase.LOOK or is_behind)

    def acts_at_once(self, touch: Any) -> bool:
        """A key of the bar or beside the dice does not wait until they lie."""
        if self.table is None or self.panel != "turn" or not self.is_rolling:
            return False
        keys = (self.ids.leave, self.ids.share, self.ids.aid, self.ids.aside)
        return any(not key.disabled and key.collide_point(*touch.pos) for key in keys)

    def is_open(self) -> bool:
        is_shown = self.panel == "turn" and self.looking is None and not self.is_covered
        return is_shown and self.table is not None and self.table.phase is Phase.BUILD

    @property
    def hides(self) -> bool:
        """What is looked at while the time stands still would be time won."""
        table = self.table
        if table is None or table.phase not in {Phase.LOOK, Phase.BUILD}:
            return False
        return bool(table.is_relay or (table.is_timed and table.phase is Phase.BUILD))

    # Showing

    def show_panel(self, name: str) -> None:
        """Tiles need another place than how it went."""
        before = self.panel
        super().show_panel(name)
        if before != name:
            self.lay_out()

    def lay_out(self, *_: object) -> None:
        """Dice that fall go on falling: they depend on no size."""
        if self.table is None or self.ground.width < 2:
            return
        if self.table.phase is not Phase.LOOK:
            self.motion.finish()
        self.hand.rest()
        insets = self.ids.turned.insets_inside(self.shell.app.insets)
        left, top, right, bottom = insets
        width, height = self.ground.width - left - right, self.ground.height - top - bottom
        is_left_handed = self.shell.settings.current.left_handed
        rows = len(self.table.table.seats) if self.panel == "score" else 0
        found = places(
            width / dp(1), height / dp(1), is_left_handed, rows, is_turn=self.panel == "turn"
        )
        self.form, self.margins = found.shape.value, insets
        self.sheet.is_mirrored = is_left_handed
        self.places = Places(
            found.shape,
            _in_pixels(found.bar, left, bottom),
            _in_pixels(found.seats, left, bottom),
            _in_pixels(found.board, left, bottom),
            _in_pixels(found.sheet, left, bottom),
        )
        self.refresh()

    def refresh(self, *_: object) -> None:
        if self.table is None or self.places is None:
            return
        if self.looking is not None:
            self.back_through.show()
            return
        self.dice.roll = list(self.table.roll)
        self.dice.opacity = 0 if self.is_covered else 1
        if self.solo.solution:
            self.board.model = board_model(self.table.roll, Seat(0, self.solo.solution))
        else:
            self.hand.show(self.table.roll if self._is_rolled else (), self.table.tells)
        self.model = self.board.model
        self.can_turn = self.is_open() and self.hand.tray.chosen is not None
        self.can_undo = self.is_open() and self.table.can_undo
        self.can_claim = self.is_relay and self.is_open() and bool(self._own().laid)
        self.say()

    @property
    def _is_rolled(self) -> bool:
        """The dice have fallen for whoever looks."""
        if self.is_relay and self.table.phase is Phase.BUILD:
            return bool(self.table.has_begun)
        return self.table.phase is not Phase.LOOK

    def say(self) -> None:
        words, table = self.shell.words.catalogue, self.table
        self.title = said(words, table.title)
        best = self.shell.results.current.best
        has_best = best and table.is_timed
        self.subtitle = said(words, counted("go.best", best) if has_best else phrase("go.first"))
        if not table.is_timed and not table.is_puzzle:
            self.subtitle = said(words, table.state_line)
        usual = phrase("go.joined", number=joined_count(self.model))
        if self.is_relay and not self._own().laid:
            usual = phrase("go.lay_first")
        if self.waits:
            usual = phrase(f"go.wait.{self.waits}")
        if table.is_puzzle:
            self.subtitle = said(words, phrase("go.code", code=roll_code(table.roll)))
        self.hint = said(words, self.notice or usual)
        if table.is_over and table.is_solo:
            results = self.shell.results.current
            self.ending = ending(table, results, bool(self.solo.solution))

    def show_board(self, model: BoardModel) -> None:
        super().show_board(model)
        self.dice.roll = [rolled.treasure for rolled in model.roll]

    def board_now(self) -> BoardModel:
        return board_model(self.table.roll, self.table.own())

    def board_after(self, moves: int) -> BoardModel:
        """That of the seat that moved last."""
        match = self.table.match
        seat = getattr(match.moves[moves - 1], "seat", 0) if moves else 0
        view = seen_after(match, moves, seat)
        return board_model(view.roll, own_seat(view.seats[seat]))

    def movements(self, *_: Any) -> list[Movement]:
        """Looking back needs no more than time to look."""
        return [Movement(FLASH, lambda _: None)]

    def on_can_claim(self, *_: object) -> None:
        self.relay.changed_at = self.now()

    # Playing

    def next(self) -> None:
        """On with what is due."""
        if self.table is None or self.is_covered or self.looking is not None:
            return
        (self.relay if self.is_relay else self.solo).next()

    def rolled(self) -> None:
        """The dice lie."""
        if self.table is not None and not self.is_covered and self.looking is None:
            (self.relay if self.is_relay else self.solo).build()

    def do(self, moves: Sequence[Move]) -> None:
        """Moves of the seat."""
        self.keep_moves(moves)
        self.refresh()
        if self.table.is_solo:
            self.solo.look_for_solved()

    def keep_moves(self, moves: Sequence[Move]) -> None:
        self.table.keep_clock(self.clock.milliseconds)
        if moves:
            self.table.match.play(*moves)
        self.tell_of_keeping()

    # The curtain

    def cover(self) -> None:
        self.clock.stop()
        self.keep_moves([])
        self.table.match.keep()
        super().cover()

    def pause(self) -> None:
        self.motion.finish()
        if self.hides:
            self.cover()

    def uncovered(self) -> None:
        self.clock.look()

    def aid(self) -> None:
        """The key that helps, pauses, and after a round shows how all of them went."""
        if self.panel == "end":
            self.shell.navigator.go("go_stats")
        elif self.helps:
            self.solo.help()
        else:
            self.pause()

    def share(self) -> None:
        words = self.shell.words.catalogue
        if self.table is not None:
            code = roll_code(self.table.roll)
            share(self.shell, said(words, phrase("go.share", code=code)))

    def fresh_seed(self) -> int:
        """After a puzzle another one that is as hard."""
        seed = super().fresh_seed()
        return fitting_seed(difficulty(self.table.roll), seed) if self.is_puzzle else seed

    def again(self) -> None:
        """The same once more: its own clock, another roll."""
        table = self.table.match.table
        table.pop("clock", None)
        table.pop("begun", None)
        self.table.next_round()
        super().again()


def _in_pixels(area: Area, left: float, bottom: float) -> Area:
    return Area(
        area.x * dp(1) + left,
        area.y * dp(1) + bottom,
        area.width * dp(1),
        area.height * dp(1),
    )
