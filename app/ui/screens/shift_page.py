"""Shift at the table: shows the match of the shelf, lets people and bots play it, and ends it.

Rules are asked through the presenter; fingers belong to ShiftHand, movements to ShiftMotions,
looking back to ShiftLookBack. Every step is kept by the match before it is shown, so the page may
vanish at any moment.
"""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from app.bots.levels import chosen_move
from app.core.errors import WanderwallError
from app.games.shift.moves import Move, PushIn
from app.presenters.look_back import LookBack
from app.presenters.phrase import Phrase, phrase
from app.presenters.shift_board_model import Finger, still_board
from app.presenters.shift_layout import Area, Places, Shape, places
from app.presenters.shift_log import line_phrase
from app.presenters.shift_table import ShiftTable, TableModel
from app.services.settings import Settings, Turning
from app.session.record import Start
from app.ui.boards.shift_motions import ShiftMotions
from app.ui.kv_files import load_match_widgets
from app.ui.motion import Motion, Movement
from app.ui.navigator import Page
from app.ui.screens.shift_hand import ShiftHand
from app.ui.screens.shift_look_back import ShiftLookBack
from app.ui.shell import Shell
from app.ui.widgets.curtain import Curtain
from app.ui.widgets.seat_chip import SeatChip
from app.ui.widgets.turned import QUARTERS
from app.ui.words import said

NOTICE_SECONDS = 3.0
CURTAIN_OPENS, TABLE_TURNS = 0.36, 0.24
GAME = "shift"
CHIP_FORMS = {
    Shape.TALL: "wide",
    Shape.COMPACT: "small",
    Shape.BESIDE: "small",
    Shape.AROUND: "full",
}


class ShiftPage(Page):
    """`panel` names what the sheet holds: the turn, the standings, or looking back.

    `table` stands from the first entry on; `is_here` says whether the page is shown.
    """

    shell: Shell = ObjectProperty()
    model: TableModel = ObjectProperty(None, allownone=True)
    places: Places = ObjectProperty(None, allownone=True)
    looking: LookBack | None = ObjectProperty(None, allownone=True)
    panel = StringProperty("")
    form = StringProperty("tall")
    edition = StringProperty("crew")
    is_roomy = BooleanProperty(True)
    hint = StringProperty()
    headline = StringProperty()
    is_refused = BooleanProperty(False)
    foot = NumericProperty(0)
    standings = ListProperty()
    table: ShiftTable

    def __init__(self, **kwargs: Any) -> None:
        load_match_widgets()
        super().__init__(**kwargs)
        self.is_here = False
        self.finger = Finger()
        self.motion = Motion()
        self.notice: Phrase | None = None
        self.ground, self.board = self.ids.ground, self.ids.board
        self.flyer, self.sheet = self.ids.flyer, self.ids.sheet.__self__
        self.tray, self.card = self.sheet.ids.tray, self.sheet.ids.card
        self._panels = {
            "turn": self.sheet,
            "end": self.ids.end.__self__,
            "back": self.ids.back.__self__,
        }
        self._chips: list[SeatChip] = []
        self.curtain = Curtain()
        self.curtain.bind(on_open=self._open_curtain)
        self.hand = ShiftHand(self)
        self.back_through = ShiftLookBack(self)
        self.motions = ShiftMotions(
            self.board,
            self.flyer,
            self.shell.sounds,
            self.shell.haptics,
            lambda: self.tray.spot,
            lambda seat: tuple(self._chips[seat].center),
        )
        self.shell.settings.watch(self._settings_changed)
        self.shell.words.bind(catalogue=self._refresh)
        self.shell.app.bind(insets=self._lay_out)
        self.ground.bind(size=self._lay_out)
        self.bind(size=self._resized)
        self._was_upright = True

    @property
    def speed(self) -> float:
        return self.shell.app.speed

    @property
    def listens(self) -> bool:
        """Fingers mean something: the match is there, seen, and not looked back at."""
        return self.is_here and not self.is_covered and self.looking is None

    @property
    def is_covered(self) -> bool:
        return self.curtain.parent is not None

    # Coming and going

    def entered(self, **_: Any) -> None:
        """Exactly where the match was left; what is secret lies behind the curtain."""
        try:
            shelved = self.shell.shelf.taken(GAME)
        except WanderwallError:
            shelved = None
        if shelved is None:
            Clock.schedule_once(lambda _: self.shell.navigator.home())
            return
        self.table = ShiftTable(shelved.match)
        self.is_here = True
        self.finger, self.looking = Finger(), None
        self._make_chips()
        self._turn_to_seat()
        self._show_panel("end" if self.table.is_over else "turn")
        self._lay_out()
        if shelved.is_recovered:
            self._notify(phrase("match.recovered"))
        self.shell.device.keep_screen_on(True)
        if self._hides and (self.table.hands_over or self.table.match.moves):
            self._cover()
        else:
            self._next()

    def left(self) -> None:
        self.shell.thinker.stop()
        self.is_here = False
        self.motion.finish()
        self.hand.cancel()
        self.card.hide()
        self.shell.device.keep_screen_on(False)

    def goes_back(self) -> bool:
        if self.looking is not None:
            self.back_through.close()
            return True
        return False

    def paused(self) -> None:
        if self.is_here:
            self.motion.finish()
            self.card.hide()
            if self._hides:
                self._cover()

    @property
    def _hides(self) -> bool:
        return self.is_here and self.table.has_secrets and not self.table.is_over

    def _resized(self, *_: object) -> None:
        """A turned device may have been handed on: secrets are covered."""
        is_upright = self.height >= self.width
        if is_upright is not self._was_upright and self._hides and min(self.size) > dp(200):
            self.paused()
        self._was_upright = is_upright

    def _settings_changed(self, _: Settings) -> None:
        if self.is_here:
            self._turn_to_seat()
            self._lay_out()

    # Showing

    def _make_chips(self) -> None:
        row = self.ids.seats
        row.clear_widgets()
        self._chips = [SeatChip() for _ in self.table.table.seats]
        for chip in self._chips:
            row.add_widget(chip)

    def _lay_out(self, *_: object) -> None:
        """By the size of the ground; what is under way is finished first."""
        if not self.is_here or self.ground.width < 2:
            return
        self.motion.finish()
        self.hand.cancel()
        left, top, right, bottom = self.ids.turned.insets_inside(self.shell.app.insets)
        width, height = self.ground.width - left - right, self.ground.height - top - bottom
        is_left_handed = self.shell.settings.current.left_handed
        found = places(width / dp(1), height / dp(1), len(self._chips), is_left_handed)
        self.places = Places(
            found.shape,
            *(
                Area(area.x * dp(1) + left, area.y * dp(1) + bottom, *_pixels(area))
                for area in (found.bar, found.seats, found.board)
            ),
            _down_to_the_edge(found, left, bottom),
        )
        self.foot = bottom if found.is_stacked else 0
        for chip in self._chips:
            chip.form = CHIP_FORMS[found.shape]
        self.form = found.shape.value
        self.is_roomy = found.shape in {Shape.TALL, Shape.AROUND}
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Everything as the match and the finger are now."""
        if not self.is_here:
            return
        if self.looking is not None:
            self.back_through.show()
            return
        self.model = self.table.model(self.finger)
        self.board.model = self.table.board(self.finger)
        for chip, seat in zip(self._chips, self.model.seats, strict=True):
            chip.seat, chip.edition = seat, self.model.edition
        self.card.own_pawn = self.model.seats[self.table.looker].pawn
        self._say()

    _refresh = refresh

    def _say(self) -> None:
        words = self.shell.words.catalogue
        self.hint = said(words, self.notice or self.model.hint)
        if self.table.is_over:
            winners = [seat.name for seat in self.model.seats if seat.has_won]
            self.headline = said(words, phrase("shift.won", seat=winners[0] if winners else ""))
            self.standings = list(self.table.standings())

    def _notify(self, words: Phrase) -> None:
        self.notice = words
        self.is_refused = True
        self._say()
        Clock.unschedule(self._forget_notice)
        Clock.schedule_once(self._forget_notice, NOTICE_SECONDS)

    def _forget_notice(self, *_: object) -> None:
        self.notice, self.is_refused = None, False
        if self.is_here and self.model is not None:
            self._say()

    def _show_panel(self, name: str) -> None:
        self.panel = name
        panel = self.ids.panel
        panel.clear_widgets()
        panel.add_widget(self._panels[name])

    show_panel = _show_panel

    # The finger

    def take(self, finger: Finger) -> None:
        """The finger moved: show what it means."""
        self.finger = finger
        self.board.slide = 0.0 if finger.arrow is None else self.board.slide
        self.refresh()

    def turn_spare(self, quarter_turns: int) -> None:
        self.shell.sounds.play("turn")
        self.take(self.table.turned_finger(self.finger, quarter_turns))

    def put_back(self) -> None:
        self.flyer.drop()
        self.tray.is_out = False
        self.refresh()

    def refuses(self, move: Move, once: bool = False) -> bool:
        """A gentle no, with the reason in words; `once`: not again while it is still shown."""
        why = self.table.why_not(move)
        if why is None:
            return False
        if not (once and self.notice == why):
            self.shell.sounds.play("no")
            self._notify(why)
        return True

    def say_whether_it_goes_in(self, arrow: int, goes_in: bool) -> None:
        key = "shift.hint.let_go" if goes_in else "shift.hint.hanging"
        self.hint = said(self.shell.words.catalogue, phrase(key, line=line_phrase(arrow)))

    def push_in(self) -> None:
        if self.finger.arrow is not None:
            self.play(self.table.push(self.finger, self.finger.arrow))

    def stay(self) -> None:
        self.play(self.table.staying(self.finger))

    def other_pawn(self) -> None:
        self.take(Finger(self.finger.turns, None, not self.finger.with_pilot))

    # Playing

    def play(self, move: Move) -> None:
        """Keep the step, then show how it came about."""
        table, before = self.table, still_board(self.table.known)
        looker = table.looker
        events = table.match.seen(table.match.play(move), looker)
        if table.match.keeping_error is not None:
            self._tell_once_that_nothing_is_kept()
        after = still_board(table.known)
        self.tray.is_out = self.tray.is_out or isinstance(move, PushIn)
        self.card.hide()
        self.finger = Finger()
        passes = not isinstance(move, PushIn)
        movements = self.motions.of_events(before, after, events)
        self.motion.play(movements, self.speed, lambda: self._settled(passes))

    def _tell_once_that_nothing_is_kept(self) -> None:
        if not self._told_of_keeping:
            self._told_of_keeping = True
            self._notify(phrase("match.not_kept"))

    _told_of_keeping = False

    def _settled(self, has_passed: bool) -> None:
        """All movements are done: the model as it is, then whoever is next."""
        self.flyer.drop()
        self.board.slide = 0.0
        self.tray.is_out = False
        self.refresh()
        if not self.is_here:
            return
        if self.table.is_over:
            self._show_panel("end")
        elif has_passed and self.table.hands_over and self.table.is_in_hand:
            self._cover()
        else:
            self._turn_to_seat()
            self._next()

    def _next(self) -> None:
        """Bots think; people are waited for."""
        if not self.is_here or self.table.is_over:
            return
        view, level = self.table.match.view(self.table.seat), self.table.at_move.level
        if level is not None:
            thought = chosen_move(GAME, view, level, self.shell.new_seed())
            self.shell.thinker.think(thought, self._bot_moves)

    def _bot_moves(self, move: Move) -> None:
        if self.is_here and not self.is_covered and self.looking is None:
            self.motion.finish()
            self.play(move)

    def undo(self) -> None:
        self.motion.finish()
        if self.is_here and self.table.can_undo and not self.is_covered:
            self.table.match.undo()
            self.finger = Finger()
            self.shell.sounds.play("slide")
            self.refresh()

    def again(self) -> None:
        """The same table, a new deal."""
        match = self.table.match
        start = match.start
        fresh = Start(start.game, start.rules, start.seats, self.shell.new_seed(), start.options)
        self.shell.shelf.begin(fresh, match.table, match.people)
        self.entered()

    def look_back(self) -> None:
        self.motion.finish()
        if self.is_here and not self.is_covered and self.table.match.moves:
            self.shell.thinker.stop()
            self.back_through.open()

    def looked_back(self) -> None:
        """The match as it is, and on with it."""
        self._show_panel("end" if self.table.is_over else "turn")
        self.refresh()
        self._next()

    # The curtain, and the side of the table

    def _cover(self) -> None:
        """The wall is up: nothing of the seat's secrets is drawn or reachable."""
        self.shell.thinker.stop()
        self.card.hide()
        self._turn_to_seat()
        words, table = self.shell.words.catalogue, self.table
        curtain = self.curtain
        looker = self.model.seats[table.looker]
        curtain.edition, curtain.pawn = self.model.edition, looker.pawn
        curtain.seat_name = said(words, looker.name)
        curtain.log = " ".join(said(words, part) for part in table.last_turn())
        curtain.turn_words = said(words, phrase("shift.turn", number=self.model.round))
        curtain.quarters = self.ids.turned.quarters
        curtain.opacity = 1
        if not self.is_covered:
            self.shell.sounds.play("curtain")
            self.add_widget(curtain)

    def _open_curtain(self, *_: object) -> None:
        def fade(share: float) -> None:
            self.curtain.opacity = 1 - share

        self.motion.play([Movement(CURTAIN_OPENS, fade, "out_cubic")], self.speed, self._opened)

    def _opened(self) -> None:
        self.remove_widget(self.curtain)
        if not self.is_here:
            return
        if self.table.is_in_hand and self.table.hands_over:
            self.card.show_for_a_while()
        self.shell.sounds.play("flip")
        self._next()

    def _turn_to_seat(self) -> None:
        """Towards the seat at move, or always towards the first (`turning`)."""
        if not self.is_here:
            return
        is_fixed = self.shell.settings.current.turning is Turning.FIXED
        side = self.table.table.seats[0].side if is_fixed else self.table.side
        if not self.table.at_move.is_person and not is_fixed and self.table.table.people != 1:
            return
        self.ids.turned.quarters = QUARTERS[side]


def _down_to_the_edge(found: Places, left: float, bottom: float) -> Area:
    """A sheet below the board goes on behind the system's bar."""
    x, y = found.sheet.x * dp(1) + left, found.sheet.y * dp(1)
    width, height = _pixels(found.sheet)
    return (
        Area(x, y, width, height + bottom)
        if found.is_stacked
        else Area(x, y + bottom, width, height)
    )


def _pixels(area: Area) -> tuple[float, float]:
    return area.width * dp(1), area.height * dp(1)
