"""Connect at the table: its parts find their places, and the match is shown.

What is done with a hand belongs to ConnectDeeds, fingers to ConnectFingers, movements to
ConnectMotions and the camera; coming, going and covering to MatchPage.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from app.games.connect.events import TileDrawn, TileLaid, TilesTaken
from app.games.connect.table import cell_at, column_row
from app.presenters.connect.board_model import Finger, still_board
from app.presenters.connect.cells import grid_of
from app.presenters.connect.hint_board import hinted
from app.presenters.connect.layout import Arranged, Room, arranged
from app.presenters.connect.table import ConnectTable
from app.presenters.connect.table_model import TableModel, face_down
from app.presenters.match.guide import NO_GUIDE
from app.presenters.phrase import Field
from app.session.match import Match
from app.ui.connect.connect_board import ConnectBoard
from app.ui.connect.connect_camera import ConnectCamera
from app.ui.connect.connect_deeds import ConnectDeeds
from app.ui.connect.connect_drag import ConnectDrag
from app.ui.connect.connect_fingers import ConnectFingers
from app.ui.connect.connect_motions import ConnectMotions
from app.ui.connect.connect_nods import ConnectNods
from app.ui.connect.connect_pointing import ConnectPointing
from app.ui.connect.connect_sheet import ConnectSheet
from app.ui.connect.connect_view import Frame
from app.ui.connect.count_chips import CountChips
from app.ui.connect.hand_tray import HandTray
from app.ui.connect.no_take import NoTake
from app.ui.connect.table_colors import BY_DAY, Colors
from app.ui.connect.table_top import TableTop
from app.ui.kit.motion import Movement
from app.ui.kit.swell import Swell
from app.ui.kit.words import said
from app.ui.match.match_hints import MatchHints
from app.ui.match.turn_end import RESTS
from app.ui.match.turns_page import TurnsPage

LEAST_SEEN = 0.3
"""Of the screen, for the maze above the standings: what they tell besides is scrolled to."""
HAND_SWELLS = 6
"""In dp, to each side, within the keys beside it."""
SEEN = 0.8
"""Seconds in which a drawn tile is looked at before its hand is covered."""


class ConnectPage(TurnsPage[ConnectTable]):
    """`sees_all`: the maze is in sight with all places around it; `turn_of` names the seat that
    moves where the seats have no room for names.
    """

    game = "connect"
    fingers: ConnectFingers
    model: TableModel = ObjectProperty(TableModel(), rebind=True)
    colors: Colors = ObjectProperty(BY_DAY, rebind=True)
    arranged: Arranged = ObjectProperty(Arranged(), rebind=True)
    sees_all = BooleanProperty(True)
    least_seen = NumericProperty(LEAST_SEEN)
    crown_height = 0.0
    look_y = NumericProperty(0)
    is_mirrored = BooleanProperty(False)
    title = StringProperty()
    turn_of = StringProperty()
    says_title = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.board: ConnectBoard = self.ids.board
        self.sheet: ConnectSheet = self.ids.turn.__self__
        self.tray: HandTray = self.sheet.ids.tray
        self.seats: CountChips = self.ids.seats
        tell = partial(self.setter("sees_all"), self)
        self.undo_keys, self.faster_keys = [self.ids.undo], [self.sheet.ids.faster]
        self.camera = ConnectCamera(self.board, lambda: self.speed, tell)
        sounds, haptics = self.shell.sounds, self.shell.haptics
        self.motions = ConnectMotions(
            *(self.board, self.flyer, sounds, haptics, self.tray),
            *(self.seats.middle, self.seats.gain),
        )
        ids = self.ids
        sheet = self.sheet.ids
        covers = (ids.bar, ids.seats, ids.look, *sheet.turning.children)
        self.table_top = TableTop(covers, ids.panel)
        self.board.is_clear = TableTop((*covers, ids.left, self.tray), ids.panel).is_open
        nods = ConnectNods(self.motions, self.sheet, self.seats, lambda: self.table.seat)
        self.board.named = lambda: grid_of(self.table.match)
        self.no_take = NoTake(self)
        hand = Swell(self.tray, dp(HAND_SWELLS))
        self.turn_start.greet = lambda seat: self.seats.greet(seat, hand, self.speed)
        self.deeds = ConnectDeeds(self, self.motions, nods, sounds, haptics)
        self.hints = MatchHints(self, ConnectPointing(self, self.deeds))
        self.drag = ConnectDrag(self.deeds, self.board, self.tray, self.flyer, self.table_top)
        self.fingers = ConnectFingers(
            *(self.deeds, self.drag, self.camera, self.board),
            *(self.tray, self.table_top, self.ground),
        )
        self.camera.is_touched = lambda: self.fingers.is_down
        for name in ("end", "back"):
            self._panels[name].bind(height=self._make_room)

    def table_of(self, match: Match) -> ConnectTable:
        return ConnectTable(match)

    def begin(self) -> None:
        """The whole maze in sight."""
        self.camera.reset()
        self.drag.forget()

    def rest(self) -> None:
        self.no_take.is_seen = False
        self.deeds.finger = Finger()
        self.fingers.cancel()

    def cover(self) -> None:
        """The hand lies face down behind the curtain."""
        super().cover()
        self.refresh()

    def paused(self) -> None:
        """The finger may be gone when the app is back: what it carried lies in the hand."""
        self.fingers.cancel()
        super().paused()
        self.refresh()

    def resumed(self) -> None:
        super().resumed()
        self.drag.tell(self.listens)

    def uncovered(self) -> None:
        super().uncovered()
        self.drag.tell(self.listens)

    # Where things lie

    def lay_out(self, *_: object) -> None:
        if not self.is_there or self.ground.width < 2:
            return
        self.motion.finish()
        self.fingers.cancel()
        self.is_mirrored = self.shell.settings.current.left_handed
        ground, insets = self.ground, self.ids.turned.insets_inside(self.shell.app.insets)
        room = Room(ground.width, ground.height, tuple(insets), dp(1), sp(1) / dp(1))
        seats, is_turn = len(self.table.seats), self.panel == "turn"
        least = self.back_through.least_sheet(ground.width / dp(1))
        self.arranged = found = arranged(
            room, seats, self.is_mirrored, is_turn, least, self.crown_height
        )
        self.form, self.foot, self.places = found.places.shape.value, found.foot, found.places
        self.camera.reset()
        self.refresh()
        self._make_room()
        self.drag.tell(self.listens)

    def _make_room(self, *_: object) -> None:
        """Up to where nothing that matters lies. Above the standings comes all of the maze."""
        is_turn, panel = self.panel == "turn", self._panels[self.panel]
        top = self.sheet.end.paper.top if is_turn else panel.y + panel.height
        kept_free = self.sheet.choosing.paper.top if is_turn else 0
        self.board.kept_free = kept_free * self.places.is_stacked
        self.board.covered = top * self.places.is_stacked
        self.look_y = top + dp(12)
        if self.panel == "end" and self.is_there and self.board.model.tiles:
            self.camera.show_all(Frame(*self.ids.look.pos, *self.ids.look.size))

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        self.lay_out()

    # Showing

    def refresh(self, *_: object) -> None:
        if not self.is_there:
            return
        if self.is_looking_back:
            self.back_through.show()
            return
        finger, guide = self.deeds.finger, self.hints.guide
        model = replace(self.table.model(finger), guide=guide)
        shown = face_down(model) if self.is_covered else model
        self.tray.tiles, self.model = list(shown.hand), _without_hand(shown)
        self.seats.count_anew()
        self.sheet.grow(self.model.is_choosing and not self.drag.is_lifting, self.speed)
        self._make_room()
        board = hinted(self.table.board(finger), guide)
        self.camera.look_at(board)
        self.ids.left.lie_clear(self.camera.aim, (*board.cells, *board.free))
        self.say()

    def show_after(self, moves: int) -> None:
        self.camera.look_at(still_board(self.table.known_after(moves)), is_past=True)
        self.model = self.table.model_after(moves)
        self.seats.count_anew()

    def say(self) -> None:
        words, table, model = self.shell.words.catalogue, self.table, self.model
        is_named = self.arranged.has_names or len(table.seats) == 1 or not model.is_in_hand
        goes_unsaid = is_named or not self.model.title
        self.turn_of = "" if goes_unsaid else said(words, table.row_names[table.seat])
        title = said(words, self.model.title)
        self.title = f"{self.turn_of} \u00b7 {title}" if self.turn_of else title
        own = said(words, self.model.guide.words or self.model.hint)
        self.sheet.greets = self.notices.is_greeting
        hint = said(words, self.notices.now or "") or own
        self.says_title = not self.places.is_stacked
        is_own_line = hint and hint == own and not (model.is_choosing or model.is_reason)
        is_line = is_own_line and self.places.is_stacked
        self.hint = f"{self.turn_of} \u00b7 {hint}" if self.turn_of and is_line else hint

    # Playing

    def movements(self, number: int, is_past: bool = False) -> list[Movement]:
        table = self.table
        mover = table.mover(number)
        has_hand = table.seats[mover].is_person and not is_past
        before, after = (still_board(table.known_after(number + n)) for n in (0, 1))
        events = table.events_of(number, mover if has_hand else table.onlooker)
        laid = next((event for event in events if isinstance(event, TileLaid)), None)
        if has_hand:
            is_taking = any(isinstance(event, TilesTaken | TileDrawn) for event in events)
            told = table.turn_phrases(events) if is_taking else (table.model(Finger()).title,)
            self._tell(told, is_taking)
        seen = (SEEN - RESTS) * table.is_handed_on
        to_ways = [] if has_hand or not after.rings else self.camera.gliding_to_ways(after)
        return [
            *(self.camera.gliding_to(*column_row(laid.cell), after) if laid else ()),
            *self.motions.of_events(
                *(before, after, events, has_hand, seen, to_ways),
                is_idle=table.passes_by_itself,
            ),
        ]

    def _tell(self, told: Sequence[Field], passes: bool) -> None:
        """All is chosen: no key is left, and the sheet says what comes of it, of nobody who is at
        move yet if the turn `passes`. It goes down later: while tiles fly nothing is laid out."""
        hint = told[0] if told else ""
        still = replace(self.model, is_choosing=False, guide=NO_GUIDE, leave="")
        self.model = replace(still, title=hint, hint="", is_in_hand=not passes)
        self.say()

    def show_result(self, can_undo: bool) -> None:
        """The hand with what was drawn: its seat looks at it before it is covered."""
        shown = self.table.resting(can_undo)
        self.tray.tiles, self.model = list(shown.hand), _without_hand(shown)
        self.seats.count_anew()
        self.sheet.grow(False, self.speed)
        self.say()

    def celebration(self) -> list[Movement]:
        return [self.motions.celebration(partial(setattr, self._panels["end"], "share"))]

    def next(self) -> None:
        if self.is_there and self.no_take.is_there:
            self.no_take.show()
        else:
            if self.is_there and self.table.is_within_turn:
                self.deeds.show_matches()
            super().next()

    def acts_at_once(self, touch: Any) -> bool:
        is_live = self.no_take.is_seen and self.model.can_undo
        is_undo = is_live and bool(self.ids.undo.collide_point(*touch.pos))
        cell = cell_at(*self.camera.view.cell_under(*touch.pos))
        return is_undo or self.no_take.refuses(cell) or super().acts_at_once(touch)

    def undo(self) -> None:
        self.no_take.forget()
        if self.listens and self.table.puts_back(self.deeds.finger.cell):
            self.deeds.put_back()
        else:
            super().undo()


def _without_hand(model: TableModel) -> TableModel:
    """That belongs to the tray, and often is all that changed: no key follows it."""
    return replace(model, hand=())
