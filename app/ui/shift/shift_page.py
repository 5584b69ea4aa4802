"""Shift at the table: the board, the sheet and the seats of a match, and what its keys do.

Rules are asked through the presenter; fingers belong to ShiftFingers, movements to ShiftMotions,
coming, going, covering and looking back to MatchPage.
"""

from dataclasses import replace
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from app.games.shift.events import LineShifted
from app.games.shift.maze import ARROWS
from app.games.shift.moves import Move
from app.presenters.match.places import Shape
from app.presenters.phrase import phrase
from app.presenters.shift.board_model import NOWHERE, BoardModel, Finger, still_board
from app.presenters.shift.layout import ShiftPlaces, places
from app.presenters.shift.lying import lying
from app.presenters.shift.table import ShiftTable, TableModel
from app.services.settings import Turning
from app.session.match import Match
from app.ui.kit.motion import Movement
from app.ui.kit.sheet import Sheet
from app.ui.kit.words import said
from app.ui.match.turned import QUARTERS
from app.ui.match.turns_page import TurnsPage
from app.ui.shift.found_row import FoundRow
from app.ui.shift.seat_chip import SeatChip
from app.ui.shift.shift_board import ShiftBoard
from app.ui.shift.shift_fingers import ShiftFingers
from app.ui.shift.shift_lying import ShiftLying
from app.ui.shift.shift_motions import ShiftMotions
from app.ui.shift.spare_tile import SpareTile
from app.ui.shift.spare_tray import SpareTray
from app.ui.shift.target_card import TargetCard

CHIP_FORMS = {
    Shape.TALL: "wide",
    Shape.COMPACT: "small",
    Shape.SLIM: "small",
    Shape.BESIDE: "small",
    Shape.COLUMN: "wide",
    Shape.AROUND: "full",
}
PAPERS = {Shape.SLIM: Shape.COMPACT, Shape.COLUMN: Shape.AROUND, Shape.LYING: Shape.AROUND}
"""Whose papers lie as those of another."""

FOUND_HEIGHT, FOUND_LARGEST = 112, 56
WANTED_HEIGHT, WANTED_SHARE = 320, 0.6
"""Of open cards shown large, in dp and at most of the page's height."""


class ShiftPage(TurnsPage[ShiftTable]):
    game = "shift"
    fingers: ShiftFingers
    model: TableModel = ObjectProperty(None, allownone=True)
    places: ShiftPlaces = ObjectProperty(ShiftPlaces(), rebind=True)
    edition = StringProperty("crew")
    headline = StringProperty()
    is_roomy = BooleanProperty(True)
    is_lying = BooleanProperty(False)
    is_going_in = BooleanProperty(False)
    standings = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        self.finger = Finger()
        self._chips: list[SeatChip] = []
        super().__init__(**kwargs)
        self.board: ShiftBoard = self.ids.board
        self.sheet = self.ids.turn.__self__
        self.sheet.ids.card.bind(on_look=self.show_wanted)
        self.lying = ShiftLying(self)
        self.fingers = ShiftFingers(self)
        self.motions = ShiftMotions(
            self.board,
            self.flyer,
            self.shell.sounds,
            self.shell.haptics,
            lambda: self.tray.spot,
            self._seat_spot,
            lambda seat, share: self._card_of(seat).flip(share),
        )

    def table_of(self, match: Match) -> ShiftTable:
        return ShiftTable(match)

    def begin(self) -> None:
        self._chips = [SeatChip() for _ in self.table.seats]
        self.lying.clear()

    def rest(self) -> None:
        self.finger = Finger()
        self.fingers.cancel()
        self.sheet.ids.card.hide()
        self.lying.hide_cards()

    @property
    def listens(self) -> bool:
        """Looking back, fingers change nothing."""
        return super().listens and not self.is_looking_back

    @property
    def lies(self) -> bool:
        return self._lying_places() is not None

    def _lying_places(self) -> ShiftPlaces | None:
        """People at different sides of a large device, while they play."""
        settings = self.shell.settings.current
        seats = self.table.seats if self.is_there else ()
        is_round = len({seat.side for seat in seats if seat.is_person}) > 1
        if not is_round or self.panel != "turn" or settings.turning is Turning.FIXED:
            return None
        left, top, right, bottom = self.shell.app.insets
        width, height = self.width - left - right, self.height - top - bottom
        return lying(width / dp(1), height / dp(1), [seat.side for seat in seats])

    def turn_to_seat(self) -> None:
        if self.lies:
            self.ids.turned.quarters = 0
        else:
            super().turn_to_seat()
        quarters = int(self.ids.turned.quarters)
        self.table.seen_from = self.table.side if self.lies else tuple(QUARTERS)[quarters]

    @property
    def tray(self) -> SpareTile | SpareTray:
        """Where the spare rests."""
        return self.lying.spare if self.is_lying else self.sheet.ids.tray

    @property
    def card(self) -> TargetCard:
        """Of the seat that looks."""
        return self._card_of(self.table.looker)

    def _card_of(self, seat: int) -> TargetCard:
        return self.lying.card(seat) if self.is_lying else self.sheet.ids.card

    def _seat_spot(self, seat: int) -> tuple[float, float]:
        return self.lying.spot(seat) if self.is_lying else tuple(self._chips[seat].center)

    # Showing

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        self.lay_out()

    def lay_out(self, *_: object) -> None:
        if not self.is_there or self.ground.width < 2:
            return
        self.motion.finish()
        self.fingers.cancel()
        lies = self._lying_places()
        if self.is_lying is not (lies is not None):
            self.is_lying = lies is not None
            self.turn_to_seat()
        left, top, right, bottom = self.ids.turned.insets_inside(self.shell.app.insets)
        width, height = self.ground.width - left - right, self.ground.height - top - bottom
        is_left_handed = self.shell.settings.current.left_handed
        found = lies or places(
            width / dp(1),
            height / dp(1),
            len(self._chips),
            is_left_handed,
            is_turn=self.panel == "turn",
            is_end=self.panel == "end",
        )
        self.form = PAPERS.get(found.shape, found.shape)
        self.sheet.is_slim = found.shape is Shape.SLIM
        self.is_roomy = found.shape in {Shape.TALL, Shape.COLUMN, Shape.AROUND}
        self.sheet.is_mirrored = is_left_handed
        self.foot = bottom if found.is_stacked else 0
        self.places = found.scaled(dp(1), left, bottom).with_foot(self.foot)
        self._furnish()
        self.refresh()

    def _furnish(self) -> None:
        """What is there lying, and what is not."""
        self.ids.seats.clear_widgets()
        if self.is_lying:
            self.ids.panel.clear_widgets()
            self.lying.lay_out(self.places)
            return
        self.lying.put_away()
        if not self.ids.panel.children:
            self.ids.panel.add_widget(self._panels[self.panel])
        for chip in self._chips:
            chip.form = CHIP_FORMS[self.places.shape]
            self.ids.seats.add_widget(chip)

    def refresh(self, *_: object) -> None:
        if not self.is_there:
            return
        if self.is_looking_back:
            self.back_through.show()
            return
        self.model = self.table.model(self.finger)
        self.edition = self.model.edition
        if self.finger.arrow is None:
            self.board.slide = 0.0
        self._show_board(self.table.board(self.finger))
        self.tray.is_out = self.model.is_spare_out
        self._show_seats()
        self.sheet.ids.card.own_pawn = self.model.seats[self.table.looker].pawn
        if self.is_lying:
            self.lying.show()
        self.say()

    def _show_board(self, model: BoardModel) -> None:
        before, self.board.model = self.board.model, model
        if model.reach is not None and (before is None or model.reach != before.reach):
            self.board.fade_in(self.speed)

    def say(self) -> None:
        words = self.shell.words.catalogue
        self.is_going_in = False
        self.hint = said(words, self.notices.now or self.model.hint)
        if self.table.is_over:
            self.standings = list(self.table.standings())
            self.headline = said(words, phrase("shift.won", seat=self.standings[0].name))
        if self.is_lying:
            self.lying.say()

    def _show_seats(self) -> None:
        for chip, seat in zip(self._chips, self.model.seats, strict=True):
            chip.seat, chip.edition = seat, self.edition

    def show_after(self, moves: int) -> None:
        self.board.model = still_board(self.table.known_after(moves))
        self.model = self.table.model_after(moves)
        self._show_seats()

    def show_seat(self, number: int) -> None:
        """The cards of a seat that all may see."""
        seat = self.model.seats[number]
        words = self.shell.words.catalogue
        shown = FoundRow(
            size_hint_y=None,
            height=dp(FOUND_HEIGHT),
            found=seat.found,
            open_cards=seat.open_cards,
            left=seat.left,
            edition=self.edition,
            ink=self.shell.app.theme.ink,
            largest=dp(FOUND_LARGEST),
        )
        title = said(words, phrase("shift.found_by", seat=seat.name))
        self.shell.navigator.open_sheet(Sheet(shown, title=title))

    def show_wanted(self, card: TargetCard) -> None:
        """The open cards of the seat at move, large."""
        large = TargetCard(
            size_hint_y=None,
            height=min(dp(WANTED_HEIGHT), self.height * WANTED_SHARE),
            wanted=card.wanted,
            edition=self.edition,
        )
        title = said(self.shell.words.catalogue, self.model.seats[self.table.looker].name)
        self.shell.navigator.open_sheet(Sheet(large, title=title))

    @property
    def curtain_picture(self) -> str:
        return str(self.edition)

    def uncovered(self) -> None:
        """The seat sees its card, which then hides itself."""
        if self.table.is_in_hand and self.table.is_handed_on and not self.is_lying:
            self.card.show_for_a_while()
        super().uncovered()

    # The finger, and what keys do

    def take(self, finger: Finger) -> None:
        """The finger moved: show what it means."""
        old = self.finger
        let_go = {replace(old, arrow=None), replace(old, pressed=None), replace(old, aim=NOWHERE)}
        if finger not in let_go:
            self.notices.forget_refusal()
        self.finger = finger
        self.refresh()

    def turn_spare(self, quarter_turns: int) -> None:
        self.shell.sounds.play("turn")
        self.take(self.table.turned_finger(self.finger, quarter_turns))
        self.tray.turn(quarter_turns, self.speed)

    def put_back(self) -> None:
        self.flyer.drop()
        self.refresh()

    def refuses(self, move: Move, once: bool = False) -> bool:
        """A gentle no, with the reason in words; `once`: not again while it is still shown."""
        why = self.table.why_not(move)
        if why is None:
            return False
        if not (once and self.notices.now == why):
            self.notices.refuse(why)
        return True

    def say_whether_it_goes_in(self, arrow: int, goes_in: bool) -> None:
        self.is_going_in = goes_in
        key = "shift.hint.let_go" if goes_in else "shift.hint.hanging"
        self.hint = said(self.shell.words.catalogue, phrase(key, line=self.table.line(arrow)))

    def push_in(self) -> None:
        if self.finger.arrow is not None:
            self.play(self.table.push(self.finger, self.finger.arrow))

    def stay(self) -> None:
        """Another finger may have walked just now: what moves is seen first."""
        if self.model.can_stay and not self.motion.is_running:
            self.play(self.table.staying(self.finger))

    def other_pawn(self) -> None:
        self.take(Finger(self.finger.turns, None, not self.finger.with_pilot))

    # For MatchPage

    def movements(self, number: int) -> list[Movement]:
        """No cards lie on the board, so whose eyes they are is all one."""
        table = self.table
        before, after = (still_board(table.known_after(number + n)) for n in (0, 1))
        events = table.events_of(number, 0 if self.is_looking_back else table.looker)
        for event in events:
            if isinstance(event, LineShifted):
                self.tray.is_out = True
                self.lying.lay_spare(ARROWS[event.arrow].opposite)
        return self.motions.of_events(before, after, events)
