"""Connect at the table: its parts find their places, and the match is shown.

What is done with a hand belongs to ConnectDeeds, fingers to ConnectFingers, movements to
ConnectMotions and the camera; coming, going and covering to MatchPage.
"""

from functools import partial
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from app.games.connect.events import TileLaid
from app.games.connect.table import column_row
from app.presenters.connect.board_model import Finger, still_board
from app.presenters.connect.layout import Arranged, Room, arranged
from app.presenters.connect.table import ConnectTable
from app.presenters.connect.table_model import TableModel, face_down
from app.session.match import Match
from app.ui.connect.connect_board import ConnectBoard
from app.ui.connect.connect_camera import ConnectCamera
from app.ui.connect.connect_deeds import ConnectDeeds
from app.ui.connect.connect_drag import ConnectDrag
from app.ui.connect.connect_fingers import ConnectFingers
from app.ui.connect.connect_motions import ConnectMotions
from app.ui.connect.connect_sheet import ConnectSheet
from app.ui.connect.count_chips import CountChips
from app.ui.connect.hand_tray import HandTray
from app.ui.connect.table_colors import BY_DAY, Colors
from app.ui.connect.table_top import TableTop
from app.ui.kit.motion import Movement
from app.ui.kit.words import said
from app.ui.match.turns_page import TurnsPage


class ConnectPage(TurnsPage[ConnectTable]):
    """`zoom_percent` is how large the table is shown; `turn_of` names the seat that moves where
    the seats have no room for names.
    """

    game = "connect"
    fingers: ConnectFingers
    model: TableModel = ObjectProperty(TableModel(), rebind=True)
    colors: Colors = ObjectProperty(BY_DAY, rebind=True)
    arranged: Arranged = ObjectProperty(Arranged(), rebind=True)
    zoom_percent = NumericProperty(100)
    is_mirrored = BooleanProperty(False)
    title = StringProperty()
    turn_of = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.board: ConnectBoard = self.ids.board
        self.sheet: ConnectSheet = self.ids.turn.__self__
        self.tray: HandTray = self.sheet.ids.tray
        self.seats: CountChips = self.ids.seats
        tell_zoom = partial(self.setter("zoom_percent"), self)
        self.camera = ConnectCamera(self.board, lambda: self.speed, tell_zoom)
        sounds, haptics = self.shell.sounds, self.shell.haptics
        self.motions = ConnectMotions(
            self.board, self.flyer, sounds, haptics, self.tray, self.seats.middle
        )
        ids = self.ids
        self.table_top = TableTop((ids.bar, ids.seats, ids.fit, ids.zoom), ids.panel)
        self.deeds = ConnectDeeds(self, self.motions, sounds, haptics)
        self.drag = ConnectDrag(self.deeds, self.board, self.tray, self.flyer, self.table_top)
        self.fingers = ConnectFingers(
            self.deeds, self.drag, self.camera, self.tray, self.table_top, self.ground
        )
        self._panels["end"].bind(height=self._make_room)

    def table_of(self, match: Match) -> ConnectTable:
        return ConnectTable(match)

    def begin(self) -> None:
        """The whole maze in sight."""
        self.camera.reset()

    def rest(self) -> None:
        self.deeds.finger = Finger()
        self.fingers.cancel()

    def cover(self) -> None:
        """The hand lies face down behind the curtain."""
        super().cover()
        self.refresh()

    # Where things lie

    def lay_out(self, *_: object) -> None:
        if not self.is_there or self.ground.width < 2:
            return
        self.motion.finish()
        self.fingers.cancel()
        self.is_mirrored = self.shell.settings.current.left_handed
        ground, insets = self.ground, self.ids.turned.insets_inside(self.shell.app.insets)
        room = Room(ground.width, ground.height, tuple(insets), dp(1), sp(1) / dp(1))
        self.arranged = found = arranged(room, len(self.table.seats), self.is_mirrored)
        self.form, self.foot, self.places = found.places.shape.value, found.foot, found.places
        self.camera.reset()
        self.refresh()
        self._make_room()

    def _make_room(self, *_: object) -> None:
        """For the standings: all of the maze comes above them."""
        if self.panel == "end" and self.is_there and self.board.model.tiles:
            self.camera.show_all()

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        self._make_room()

    # Showing

    def refresh(self, *_: object) -> None:
        if not self.is_there:
            return
        if self.is_looking_back:
            self.back_through.show()
            return
        finger = self.deeds.finger
        model = self.table.model(finger)
        self.model = face_down(model) if self.is_covered else model
        self.tray.tiles = list(self.model.hand)  # even one as before may have been in the air
        self.camera.look_at(self.table.board(finger))
        self.say()

    def show_after(self, moves: int) -> None:
        self.camera.look_at(still_board(self.table.known_after(moves)), is_jump=True)
        self.model = self.table.model_after(moves)

    def say(self) -> None:
        words, table = self.shell.words.catalogue, self.table
        is_named = self.arranged.has_names or len(table.seats) == 1 or not table.is_in_hand
        self.turn_of = "" if is_named else said(words, table.names[table.seat])
        title = said(words, self.model.title)
        self.title = f"{self.turn_of} \u00b7 {title}" if self.turn_of else title
        self.hint = said(words, self.notices.now or self.model.hint)

    # Playing

    def movements(self, number: int) -> list[Movement]:
        table, looker = self.table, self.table.looker
        has_hand = table.seats[looker].is_person and not self.is_looking_back
        before, after = (still_board(table.known_after(number + n)) for n in (0, 1))
        events = table.events_of(number, 0 if self.is_looking_back else looker)
        laid = next((event for event in events if isinstance(event, TileLaid)), None)
        return [
            *(self.camera.gliding_to(*column_row(laid.cell), after) if laid else ()),
            *self.motions.of_events(
                before, after, events, lambda seat: has_hand and seat == looker
            ),
        ]

    def next(self) -> None:
        """A seat that matched nothing has nothing to choose."""
        if self.is_there and self.table.is_in_hand and self.table.passes_by_itself:
            self.play(self.table.take(Finger()))
        else:
            super().next()
