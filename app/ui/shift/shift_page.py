"""Shift at the table: its parts put together, where they lie, and what they show.

What keys and fingers do belongs to ShiftDeeds and ShiftFingers, movements to ShiftMotions, what
lies around the board to ShiftAround; coming, going, covering and looking back to MatchPage.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.properties import ObjectProperty

from app.presenters.match.seats import sit_around
from app.presenters.phrase import Field
from app.presenters.shift.board_model import Finger, still_board
from app.presenters.shift.hint_board import hinted
from app.presenters.shift.layout import ShiftPlaces, places
from app.presenters.shift.lying import lying
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import NO_TABLE, Heading, TableModel
from app.services.settings import Turning
from app.session.match import Match
from app.ui.kit.motion import Movement
from app.ui.kit.words import said
from app.ui.match.match_hints import MatchHints
from app.ui.match.panel_paper import make_room
from app.ui.match.turned import QUARTERS
from app.ui.match.turns_page import TurnsPage
from app.ui.shift.shift_around import ShiftAround
from app.ui.shift.shift_board import ShiftBoard
from app.ui.shift.shift_cards import ShiftCards
from app.ui.shift.shift_deeds import ShiftDeeds
from app.ui.shift.shift_fingers import ShiftFingers
from app.ui.shift.shift_lying import ShiftLying
from app.ui.shift.shift_motions import ShiftMotions
from app.ui.shift.shift_pointing import ShiftPointing
from app.ui.shift.shift_seeking import ShiftSeeking
from app.ui.shift.shift_sheet import ShiftSheet
from app.ui.shift.shift_upright import ShiftUpright
from app.ui.shift.spare_tile import SpareTile
from app.ui.shift.spare_tray import SpareTray


class ShiftPage(TurnsPage[ShiftTable]):
    """`crown_height` is that of what stands above the board when all is over, `told` how high all
    is that the sheet tells."""

    game = "shift"
    fingers: ShiftFingers
    _words: Field = ""
    crown_height = 0.0
    told: Callable[[], float]
    _held = Finger()
    model: TableModel = ObjectProperty(NO_TABLE, rebind=True)
    heading: Heading = ObjectProperty(Heading(), rebind=True)
    places: ShiftPlaces = ObjectProperty(ShiftPlaces(), rebind=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        shell, ids = self.shell, self.ids
        self.board: ShiftBoard = ids.board
        self.sheet: ShiftSheet = ids.turn.__self__
        make_room(self, self._panels["end"])
        self.told = lambda: self._panels["end"].needed if self.panel == "end" else 0.0
        self.cards = ShiftCards(shell)
        self.faster_keys = [self.sheet.ids.main]
        self.around = ShiftAround(
            ShiftUpright(ids.seats, self.sheet),
            ShiftLying(
                ids.around,
                ids.spare.__self__,
                self.board,
                lambda deed: self.deeds.do(deed),
                lambda touched: self.deeds.nudge(touched),
                lambda seat, wanted: self.seeking.point(seat, wanted),
            ),
        )
        self.seeking = ShiftSeeking(
            *(self, self.board, self.around, self.flyer),
            lambda wanted: self.cards.show_wanted(self.model, wanted),
        )
        self.turn_start.greet = self.seeking.greet
        self.sheet.card.bind(on_look=self.seeking.looked)
        haptics = shell.haptics
        self.motions = ShiftMotions(
            *(self.board, self.flyer, shell.sounds, haptics, self.around, ids.praise),
            lambda words: said(shell.words.catalogue, words) * (not self.is_looking_back),
        )
        self.deeds = ShiftDeeds(
            *(self, self.motions, self.notices, haptics),
            lambda: shell.settings.current.one_tap_walks,
        )
        self.hints = MatchHints(self, ShiftPointing(self, self.deeds, self.motions.slide))
        self.fingers = ShiftFingers(
            self.board, self.deeds, self.motions, self.around, self.ground.is_clear
        )

    def table_of(self, match: Match) -> ShiftTable:
        return ShiftTable(match)

    def begin(self) -> None:
        self.around.clear()

    def rest(self) -> None:
        self.deeds.rest()
        self.fingers.cancel()
        self.around.hide_cards()
        self.ids.praise.share = 0.0

    def cover(self) -> None:
        """Whoever held something is told so once the curtain is away."""
        if not self.is_covered:
            self._held = self.deeds.finger
        super().cover()

    def uncovered(self) -> None:
        super().uncovered()
        self.deeds.tell_put_back(self._held)
        self._held = Finger()

    @property
    def listens(self) -> bool:
        """Looking back, fingers change nothing."""
        return super().listens and not self.is_looking_back

    @property
    def curtain_picture(self) -> str:
        return self.table.edition

    @property
    def tray(self) -> SpareTile | SpareTray:
        """Where the spare rests."""
        return self.around.tray

    # Where things lie

    @property
    def lies(self) -> bool:
        """People at different sides of a large device, while they play."""
        is_fixed = self.shell.settings.current.turning is Turning.FIXED
        if (
            not self.is_there
            or self.panel != "turn"
            or is_fixed
            or not sit_around(self.table.seats)
        ):
            return False
        room = _room(self.size, self.shell.app.insets)
        return lying(*room, self.table.sides) is not None

    def turn_to_seat(self) -> None:
        if self.lies:
            self.ids.turned.quarters = 0
        else:
            super().turn_to_seat()
        quarters = int(self.ids.turned.quarters)
        settings = self.shell.settings.current
        self.table.names_cells = settings.coordinates or self.shell.aloud.is_on
        self.table.seen_from = self.table.side if self.lies else tuple(QUARTERS)[quarters]

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        self.lay_out()

    def lay_out(self, *_: object) -> None:
        if not self.is_there or self.ground.width < 2:
            return
        if self.panel != "end":  # what celebrates goes on as its page finds its room
            self.motion.finish_all()
        self.fingers.cancel()
        lies = self.lies
        self.table.is_lying = lies
        if self.around.is_lying is not lies:
            self.around.is_lying = lies
            self.turn_to_seat()
        insets = self.ids.turned.insets_inside(self.shell.app.insets)
        is_left_handed = self.shell.settings.current.left_handed
        room = _room(self.ground.size, insets)
        found = (lying(*room, self.table.sides) if lies else None) or places(
            *room,
            len(self.table.seats),
            is_left_handed,
            is_turn=self.panel == "turn",
            told=self.told() / dp(1),
            least_sheet=self.back_through.least_sheet(room[0]),
            crown=self.crown_height / dp(1),
        )
        self.form = found.paper
        self.foot = insets[3] if found.is_stacked else 0
        self.places = found.scaled(dp(1), insets[0], insets[3]).with_foot(self.foot)
        self.sheet.is_mirrored = is_left_handed
        self.around.lay_out(self.table, self.places)
        self.undo_keys = [self.ids.undo, *self.around.undo_keys]
        panel = self.ids.panel
        if lies:
            panel.clear_widgets()
        elif not panel.children:
            panel.add_widget(self._panels[self.panel])
        self.refresh()

    # What is shown

    def refresh(self, *_: object) -> None:
        if not self.is_there:
            return
        if self.is_looking_back:
            self.back_through.show()
            return
        finger, guide = self.deeds.finger, self.hints.guide
        self._show(replace(self.table.model(finger), guide=guide))
        self.heading = self.table.heading(self.model)
        was_near, board = self.board.model.marks.is_near, self.table.board(finger)
        if board.marks.is_near and not was_near:
            self.motions.chime()
        self.board.show(hinted(board, guide, self.table.known), self.speed)
        self.around.show(self.table, self.model)
        self.say()
        self.deeds.walking.seen()

    def say(self) -> None:
        words = self.shell.words.catalogue
        self.hint = said(words, self.notices.now or self._words)
        self.around.say(self.hint, self.is_refused)

    def _show(self, model: TableModel) -> None:
        """The words often are all that changed: no key follows them."""
        self._words, self.model = model.said, replace(model, hint="")

    def show_after(self, moves: int) -> None:
        self.board.show(self.table.board_after(moves), self.speed)
        self._show(self.table.model_after(moves))
        self.heading = self.table.heading(self.model)
        self.around.show(self.table, self.model)

    def movements(self, number: int, is_past: bool = False) -> list[Movement]:
        table = self.table
        if is_past:
            is_faint, now = self.board.model.are_arrows_faint, (number, number + 1)
            boards = (still_board(table.known_after(moves)) for moves in now)
            before, after = (replace(each, are_arrows_faint=is_faint) for each in boards)
            return self.motions.of_events(before, after, table.events_of(number, 0))
        seat = table.looker_before(number)
        guide = self.model.guide.silenced()
        self._show(replace(self.model, guide=guide, is_moving=True))
        self.around.follow(self.model, seat)
        self.say()
        before, after = (table.seen_board(number + n, seat) for n in (0, 1))
        return self.motions.of_events(before, after, table.events_of(number, seat))

    def show_result(self, can_undo: bool) -> None:
        seat = self.table.looker_before(len(self.table.match.moves) - 1)
        self._show(self.model.resting(self.table.wanted_by(seat), can_undo))
        self.around.follow(self.model, seat)
        self.heading = self.table.heading(self.model)

    def undo(self) -> None:
        """A push comes back as it went, and the spare as it was turned."""
        if self.listens and self.table.puts_back(self.deeds.finger.arrow):
            self.deeds.put_back()
            return
        moves = self.table.match.moves
        super().undo()
        if self.is_there and len(self.table.match.moves) < len(moves) and not self.is_covered:
            self.deeds.pushed_back(moves[len(self.table.match.moves)])

    def celebration(self) -> list[Movement]:
        return [self.motions.celebration(partial(setattr, self._panels["end"], "share"))]


def _room(size: tuple[float, float], insets: list[float]) -> tuple[float, float]:
    """What bars and cut-outs leave of a space, in dp."""
    left, top, right, bottom = insets
    width, height = size
    return (width - left - right) / dp(1), (height - top - bottom) / dp(1)
