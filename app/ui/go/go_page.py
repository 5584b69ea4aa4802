"""Go at one board: shows it, lets the dice fall, keeps each step and the time.

Fingers belong to GoDesk, the time to GoClock, what comes next to GoSolo and GoRelay; coming,
going, covering and looking back to MatchPage.
"""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from app.games.go.moves import Move
from app.games.go.puzzles import difficulty
from app.games.go.state import Phase, Seat
from app.presenters.go.board_model import BoardModel, board_model, joined_count
from app.presenters.go.codes import roll_code
from app.presenters.go.layout import places
from app.presenters.go.offer import fitting_seed
from app.presenters.go.result import Ending, ending
from app.presenters.go.table import GoTable
from app.presenters.go.tray import own_seat
from app.presenters.match.look_back import seen_after
from app.presenters.phrase import counted, phrase
from app.session.match import Match
from app.ui.go.go_board import GoBoard
from app.ui.go.go_desk import GoDesk
from app.ui.go.go_match_page import GoMatchPage
from app.ui.go.go_relay import GoRelay
from app.ui.go.go_roll import GoRoll
from app.ui.go.go_solo import GoSolo
from app.ui.kit.share import share
from app.ui.kit.words import said


class GoPage(GoMatchPage[GoTable]):
    """`cheer` is how far a celebration with
    `praise` over the board has come.

    `waits` says what lets the dice fall, a shake or a tap; empty when they are not in the hand.
    """

    fingers: GoDesk
    is_timed = BooleanProperty(True)
    helps = BooleanProperty(False)
    is_puzzle = BooleanProperty(False)
    is_relay = BooleanProperty(False)
    can_turn = BooleanProperty(False)
    can_undo = BooleanProperty(False)
    can_claim = BooleanProperty(False)
    waits = StringProperty()
    title = StringProperty()
    subtitle = StringProperty()
    ending: Ending | None = ObjectProperty(None, allownone=True)
    cheer = NumericProperty(0.0)
    praise = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.board: GoBoard = self.ids.board
        self.sheet, self.dice = self.ids.turn.__self__, self.ids.dice
        self.fingers = GoDesk(0, self.board, self.sheet.ids.tray, self.flyer, self.shell)
        self.fingers.play, self.fingers.changed = self.do, self.refresh
        self.fingers.own, self.fingers.is_open = self._own, self.is_open
        self.roll = GoRoll(self)
        self.solo, self.relay = GoSolo(self), GoRelay(self)
        self.shown_seat: int | None = None

    def table_of(self, match: Match) -> GoTable:
        return GoTable(match)

    def begin(self) -> None:
        self.solo.solution, self.notices.now, self.shown_seat = (), None, None
        self.is_relay, self.fingers.number = self.table.is_relay, self.table.seat
        self.is_timed, self.helps = self.table.is_timed, self.table.helps
        self.is_puzzle = self.table.is_puzzle
        self.fingers.begin()
        self.clock.begin()

    def rest(self) -> None:
        self.fingers.rest()
        self.roll.rest()
        self.cheer = 0.0

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
        if not self.is_there or self.panel != "turn" or not self.is_rolling:
            return False
        keys = (self.ids.leave, self.ids.share, self.ids.aid, self.ids.aside)
        return any(not key.disabled and key.collide_point(*touch.pos) for key in keys)

    def is_open(self) -> bool:
        is_shown = self.panel == "turn" and not self.is_looking_back and not self.is_covered
        return is_shown and self.is_there and self.table.phase is Phase.BUILD

    # Showing

    def show_panel(self, name: str) -> None:
        """Tiles need another place than how it went."""
        before = self.panel
        super().show_panel(name)
        if before != name:
            self.lay_out()

    def lay_out(self, *_: object) -> None:
        """Dice that fall go on falling: they depend on no size."""
        if not self.is_there or self.ground.width < 2:
            return
        if self.table.phase is not Phase.LOOK:
            self.motion.finish()
        self.fingers.rest()
        insets = self.ids.turned.insets_inside(self.shell.app.insets)
        left, top, right, bottom = insets
        width, height = self.ground.width - left - right, self.ground.height - top - bottom
        is_left_handed = self.shell.settings.current.left_handed
        rows = len(self.table.seats) if self.panel == "score" else 0
        found = places(
            width / dp(1), height / dp(1), is_left_handed, rows, is_turn=self.panel == "turn"
        )
        self.form = found.shape.value
        self.sheet.is_mirrored = is_left_handed
        self.places = found.scaled(dp(1), left, bottom)
        self.refresh()

    def refresh(self, *_: object) -> None:
        if not self.is_there:
            return
        if self.is_looking_back:
            self.back_through.show()
            return
        self.dice.roll = list(self.table.roll)
        self.dice.opacity = 0 if self.is_covered else 1
        if self.solo.solution:
            self.board.model = board_model(self.table.roll, Seat(0, self.solo.solution))
        else:
            self.fingers.show(self.table.roll if self._is_rolled else (), self.table.tells)
        self.model = self.board.model
        self.can_turn = self.is_open() and self.fingers.tray.chosen is not None
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
        self.hint = said(words, self.notices.now or usual)
        if table.is_over and table.is_solo:
            results = self.shell.results.current
            self.ending = ending(table, results, bool(self.solo.solution))

    def show_after(self, moves: int) -> None:
        self.board.model = model = self.board_after(moves)
        self.dice.roll = [rolled.treasure for rolled in model.roll]

    def board_after(self, moves: int) -> BoardModel:
        """That of the seat that moved last."""
        match = self.table.match
        seat = getattr(match.moves[moves - 1], "seat", 0) if moves else 0
        view = seen_after(match, moves, seat)
        return board_model(view.roll, own_seat(view.seats[seat]))

    def on_can_claim(self, *_: object) -> None:
        self.relay.changed_at = self.now()

    # Playing

    def next(self) -> None:
        """On with what is due."""
        if not self.is_there or self.is_covered or self.is_looking_back:
            return
        (self.relay if self.is_relay else self.solo).next()

    def rolled(self) -> None:
        """The dice lie."""
        if self.is_there and not self.is_covered and not self.is_looking_back:
            (self.relay if self.is_relay else self.solo).build()

    def time_is_up(self) -> None:
        self.solo.end()

    def do(self, moves: Sequence[Move]) -> None:
        """Moves of the seat."""
        self.keep_moves(moves)
        self.refresh()
        if self.table.is_solo:
            self.solo.look_for_solved()

    def uncovered(self) -> None:
        self.clock.look()
        super().uncovered()

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
        if self.is_there:
            code = roll_code(self.table.roll)
            share(self.shell, said(words, phrase("go.share", code=code)))

    def fresh_seed(self) -> int:
        """After a puzzle another one that is as hard."""
        seed = super().fresh_seed()
        return fitting_seed(difficulty(self.table.roll), seed) if self.is_puzzle else seed
