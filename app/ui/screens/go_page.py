"""Go at one board: rolls, builds against the clock, celebrates, and sums up.

Fingers belong to GoDesk, several seats to GoRelay; coming, going, covering and looking back to
MatchPage. The clock stands
still while the page is covered, while dice roll and while a solved board is celebrated.
"""

import time
from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from app.games.go.board import Laid
from app.games.go.moves import EndSolo, Move, RollNext, StartBuilding
from app.games.go.solver import Outlook, outlook
from app.games.go.state import Phase, Seat
from app.presenters.go_board_model import BoardModel, board_model, joined_count
from app.presenters.go_layout import places
from app.presenters.go_result import result_lines, roll_code
from app.presenters.go_table import LAST_SECONDS, GoTable, Mode, clock_text
from app.presenters.go_tray import own_seat
from app.presenters.look_back import seen_after
from app.presenters.phrase import counted, phrase
from app.presenters.shift_layout import Area, Places
from app.session.clock import Stopwatch
from app.session.match import Match
from app.ui.boards.go_dice import SECONDS
from app.ui.motion import Movement
from app.ui.screens.go_desk import GoDesk
from app.ui.screens.go_relay import GoRelay
from app.ui.screens.match_page import MatchPage
from app.ui.words import said

LOOKS = 0.2
"""How often the page looks at the clock, in seconds."""
KEEPS = 5
"""How often a clock that runs is kept, in seconds."""
CHEER, FLASH = 0.9, 0.45


class GoPage(MatchPage):
    """`seconds_left` and `is_last` are the clock; `cheer` is how far a celebration has come."""

    game = "go"
    seconds_left = NumericProperty(0)
    is_last = BooleanProperty(False)
    is_timed = BooleanProperty(True)
    helps = BooleanProperty(False)
    is_relay = BooleanProperty(False)
    elapsed = StringProperty()
    can_turn = BooleanProperty(False)
    title = StringProperty()
    subtitle = StringProperty()
    headline = StringProperty()
    results = ListProperty()
    counts = ListProperty()
    cheer = NumericProperty(0.0)
    now = staticmethod(time.monotonic)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.sheet, self.dice = self.ids.turn.__self__, self.ids.dice
        self.hand = GoDesk(0, self.board, self.sheet.ids.tray, self.flyer, self.shell)
        self.hand.play, self.hand.changed = self.do, self.refresh
        self.hand.own, self.hand.is_open = self._own, self._is_open
        self.clock = Stopwatch(self.now)
        self.relay = GoRelay(self)
        self.shown_seat: int | None = None
        self._panels["score"] = self.ids.score.__self__
        self._solution: tuple[Laid, ...] = ()

    def table_of(self, match: Match) -> GoTable:
        return GoTable(match)

    def begin(self) -> None:
        self.clock = Stopwatch(self.now, self.table.played)
        self._solution, self.notice, self.shown_seat = (), None, None
        self.is_relay, self.hand.number = self.table.is_relay, self.table.seat
        self.is_timed, self.helps = self.table.is_timed, self.table.helps
        self.hand.begin()
        self.look_at_clock()

    def rest(self) -> None:
        self.hand.rest()
        self.cheer = 0.0

    def left(self) -> None:
        self.stop_clock()
        if self.table is not None and not self.table.is_over:
            self.keep_moves([])
            self.table.match.keep()
        super().left()

    def _own(self) -> Seat:
        number = self.table.seat if self.shown_seat is None else self.shown_seat
        own: Seat = self.table.own(number)
        return own

    def _is_open(self) -> bool:
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
        found = places(width / dp(1), height / dp(1), is_left_handed)
        areas = (found.bar, found.seats, found.board, found.sheet)
        self.form, self.margins = found.shape.value, insets
        self.places = Places(found.shape, *(_in_pixels(area, left, bottom) for area in areas))
        self.refresh()

    def refresh(self, *_: object) -> None:
        if self.table is None or self.places is None:
            return
        if self.looking is not None:
            self.back_through.show()
            return
        self.dice.roll = list(self.table.roll)
        self.dice.opacity = 0 if self.is_covered else 1
        if self._solution:
            self.board.model = board_model(self.table.roll, Seat(0, self._solution))
        else:
            self.hand.show(self.table.roll if self._is_rolled else (), self.table.tells)
        self.model = self.board.model
        self.can_turn = self._is_open() and self.hand.tray.chosen is not None
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
        self.subtitle = said(words, counted("go.best", best) if best else phrase("go.first"))
        if not table.is_timed:
            self.subtitle = said(words, table.state_line)
        joined = phrase("go.joined", number=joined_count(self.model))
        self.hint = said(words, self.notice or joined)
        if table.is_over:
            self.headline = said(words, table.verdict)
            lines = result_lines(table, self.shell.results.current, bool(self._solution))
            self.results = [said(words, line) for line in lines]
            counts = self.shell.results.current.counts
            self.counts = list(counts) if table.is_timed and len(counts) > 1 else []

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

    # From roll to roll

    def next(self) -> None:
        """On with what is due: the dice, building, the next roll, the end."""
        if self.table is None or self.is_covered or self.looking is not None:
            return
        if self.is_relay:
            self.relay.next()
            return
        phase = self.table.phase
        if phase is Phase.OVER:
            self._ended()
        elif phase is Phase.SCORED and self.table.mode is Mode.PUZZLE:
            self.end()
        elif phase is Phase.SCORED:
            self.keep_moves([RollNext()])
            self.hand.begin()
            self.roll_dice()
        elif phase is Phase.LOOK:
            self.roll_dice()
        else:
            self.run_clock()

    def roll_dice(self) -> None:
        """The dice fall; a tap lets them lie at once."""

        def tumble(share: float) -> None:
            self.dice.tumble = share

        def begin() -> None:
            self.shell.sounds.play("dice")

        self.refresh()
        fall = Movement(SECONDS, tumble, "linear", begin)
        self.motion.play([fall], self.speed, self._build)

    def _build(self) -> None:
        if self.table is None or self.is_covered:
            return
        if self.is_relay:
            self.relay.build()
            return
        self.table.begin_board()
        self.keep_moves([StartBuilding()])
        self.refresh()
        self.next()

    def do(self, moves: Sequence[Move]) -> None:
        """Moves of the seat; a solved board is seen at once."""
        self.keep_moves(moves)
        self.refresh()
        if self.table.is_solo and self.table.is_solved():
            self.stop_clock()
            self.keep_moves([self.table.claim()])
            self.hand.rest()
            self.refresh()
            self._celebrate()

    def keep_moves(self, moves: Sequence[Move]) -> None:
        self.table.keep_clock(self.clock.milliseconds)
        for move in moves:
            self.table.match.play(move)
        if self.table.match.keeping_error is not None and not self._told_of_keeping:
            self._told_of_keeping = True
            self.notify(phrase("match.not_kept"))

    def _celebrate(self) -> None:
        def swell(share: float) -> None:
            self.cheer = share
            self.board.cheer = 4 * share * (1 - share)

        def begin() -> None:
            self.shell.sounds.play("find")
            self.shell.haptics.double()

        self.motion.play([Movement(CHEER, swell, "linear", begin)], self.speed, self._cheered)

    def _cheered(self) -> None:
        self.cheer = self.board.cheer = 0.0
        self.next()

    def skip(self) -> None:
        """Another roll, where nothing is counted."""
        if self._is_open() and self.helps:
            self.keep_moves([self.table.claim()])
            self.next()

    def end(self) -> None:
        """Time is up, or the player has had enough."""
        if self.table is None or self.table.is_over:
            return
        self.stop_clock()
        self.motion.finish()
        self.hand.rest()
        self.keep_moves([EndSolo()])
        if self.table.is_timed:
            self.shell.haptics.long()
            self.shell.sounds.play("time_up")
            self.shell.results.add(self.table.solved_rolls, self.table.fastest)
        self._ended()

    def _ended(self) -> None:
        self.show_panel("end")
        self.refresh()
        if self.table.is_missed:
            self.shell.thinker.think(outlook(self.table.roll), self._show_solution)

    def _show_solution(self, found: Outlook) -> None:
        if self.table is not None and self.table.is_over:
            self._solution = found.lay
            self.refresh()

    # The clock

    def run_clock(self) -> None:
        self.clock.start()
        Clock.unschedule(self.look_at_clock)
        Clock.schedule_interval(self.look_at_clock, LOOKS)

    def stop_clock(self) -> None:
        self.clock.stop()
        Clock.unschedule(self.look_at_clock)

    def look_at_clock(self, *_: object) -> None:
        if self.table is None or not self.table.is_timed:
            self.is_last = False
            self._count_up()
            return
        before = self.seconds_left
        self.seconds_left = self.table.seconds_left(self.clock.milliseconds)
        self.is_last = self.seconds_left <= LAST_SECONDS
        if not self.clock.is_running or self.seconds_left == before:
            return
        if self.seconds_left == LAST_SECONDS:
            self.shell.haptics.tick()
            self.shell.sounds.play("tick")
        if self.seconds_left == 0:
            self.end()
        elif self.seconds_left % KEEPS == 0:
            self.keep_moves([])
            self.table.match.keep()

    def _count_up(self) -> None:
        """In relay the time of this board runs up."""
        if self.table is None or not self.is_relay:
            return
        self.table.keep_clock(self.clock.milliseconds)
        self.elapsed = clock_text(self.table.on_board // 1000 if self.table.has_begun else 0)

    def cover(self) -> None:
        self.stop_clock()
        self.keep_moves([])
        self.table.match.keep()
        self.curtain.is_pause = not self.is_relay
        super().cover()

    def pause(self) -> None:
        self.motion.finish()
        if self.hides:
            self.cover()

    def uncovered(self) -> None:
        self.look_at_clock()

    # Help

    def help(self) -> None:
        """The next tile of a solution, or one that is in its way."""
        if self._is_open() and self.helps:
            own = self.table.own()
            thought = outlook(self.table.roll, own.laid, has_joker=own.joker)
            self.shell.thinker.think(thought, self._point)

    def _point(self, found: Outlook) -> None:
        if not self._is_open() or found.is_solved:
            return
        self.hand.point((*found.lift, *found.lay)[0])
        self.refresh()
        self.notify(phrase("go.hint.lift" if found.lift else "go.hint.lay"))
        self.is_refused = False

    def share(self) -> None:
        words = self.shell.words.catalogue
        if self.table is not None:
            code = roll_code(self.table.roll)
            self.shell.device.share(said(words, phrase("go.share", code=code)))

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
