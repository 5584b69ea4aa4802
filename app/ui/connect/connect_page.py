"""Connect at the table: its parts find their places, and the match is shown.

What is done with a hand belongs to ConnectDeeds, fingers to ConnectFingers, movements to
ConnectMotions and the camera; coming, going and covering to MatchPage.
"""

from functools import partial
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from app.games.connect.events import TileLaid
from app.games.connect.table import column_row
from app.presenters.connect.board_model import Finger, still_board
from app.presenters.connect.layout import bar_paper, has_names, has_title, places
from app.presenters.connect.table import ConnectTable
from app.presenters.connect.table_model import TableModel, face_down
from app.presenters.match.places import NOWHERE, Area
from app.session.match import Match
from app.ui.connect.collected_tiles import CollectedTiles
from app.ui.connect.connect_board import ConnectBoard
from app.ui.connect.connect_camera import ConnectCamera
from app.ui.connect.connect_deeds import ConnectDeeds
from app.ui.connect.connect_drag import ConnectDrag
from app.ui.connect.connect_fingers import ConnectFingers
from app.ui.connect.connect_motions import ConnectMotions
from app.ui.connect.connect_sheet import ConnectSheet
from app.ui.connect.connect_view import Frame
from app.ui.connect.count_chips import CountChips
from app.ui.connect.hand_tray import HandTray
from app.ui.connect.table_colors import BY_DAY, Colors
from app.ui.kit.motion import Movement
from app.ui.kit.sheet import Sheet
from app.ui.kit.words import said
from app.ui.match.turns_page import TurnsPage


class ConnectPage(TurnsPage[ConnectTable]):
    """`zoom_percent` is how large the table is shown, `frame` the part of it that nothing covers;
    `turn_of` names the seat that moves where the seats have no room for names.
    """

    game = "connect"
    fingers: ConnectFingers
    model: TableModel = ObjectProperty(TableModel(), rebind=True)
    colors: Colors = ObjectProperty(BY_DAY, rebind=True)
    bar_paper: Area = ObjectProperty(NOWHERE, rebind=True)
    zoom_percent = NumericProperty(100)
    end_top = NumericProperty(0)
    has_title = BooleanProperty(True)
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
        self.camera = ConnectCamera(self.board, lambda: self.frame, lambda: self.speed, tell_zoom)
        sounds, haptics = self.shell.sounds, self.shell.haptics
        self.motions = ConnectMotions(
            self.board, self.flyer, sounds, haptics, self.tray, self.seats.middle
        )
        self.deeds = ConnectDeeds(self, self.motions, sounds, haptics)
        self.drag = ConnectDrag(self.deeds, self.board, self.tray, self.flyer, self.is_on_table)
        self.fingers = ConnectFingers(
            *(self.deeds, self.drag, self.camera, self.tray),
            *(self.is_on_table, self.ground.is_clear),
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
        self._find_places()
        self.camera.reset()
        self.refresh()
        self._make_room()

    def _find_places(self) -> None:
        left, top, right, bottom = self.ids.turned.insets_inside(self.shell.app.insets)
        width, height = self.ground.width - left - right, self.ground.height - top - bottom
        seats, text = len(self.table.seats), sp(1) / dp(1)
        found = places(width / dp(1), height / dp(1), seats, self.is_mirrored, text)
        self.form, self.has_title = found.shape.value, has_title(found)
        self.seats.has_names = has_names(found.seats, seats, found.shape, text)
        self.foot = bottom if found.is_stacked else 0
        self.places = found.scaled(dp(1), left, bottom).with_foot(self.foot)
        self.bar_paper = bar_paper(self.places, self.ground.width, self.ground.height, dp(1))

    def _make_room(self, *_: object) -> None:
        """For the standings: all of the maze comes above them."""
        if self.panel == "end" and self.is_there and self.board.model.tiles:
            self.camera.show_all(self.board.model)

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        self._make_room()

    def _free_frame(self) -> Frame:
        area = self.places.board
        is_under_end = self.panel == "end" and self.places.is_stacked
        bottom = max(area.y, self.end_top) if is_under_end else area.y
        return Frame(area.x, bottom, area.width, area.top - bottom)

    frame = AliasProperty(_free_frame, bind=("places", "panel", "end_top"), rebind=True)

    def is_on_table(self, x: float, y: float) -> bool:
        """Where nothing lies above the table."""
        ids, panel = self.ids, self._panels[self.panel]
        covers = (ids.bar, ids.seats, panel, ids.fit, ids.zoom)
        return not any(cover.collide_point(x, y) for cover in covers)

    # Showing

    def refresh(self, *_: object) -> None:
        if not self.is_there:
            return
        if self.is_looking_back:
            self.back_through.show()
            return
        finger = self.deeds.finger
        model = self.table.model(finger)
        self._show(face_down(model) if self.is_covered else model)
        self.camera.look_at(self.table.board(finger))
        self.say()

    def _show(self, model: TableModel) -> None:
        """The hand also where it is as before: a tile of it may have been in the air."""
        self.model, self.tray.tiles = model, list(model.hand)

    def show_after(self, moves: int) -> None:
        self.camera.look_at(still_board(self.table.known_after(moves)), is_jump=True)
        self._show(self.table.model_after(moves))

    def say(self) -> None:
        words, table = self.shell.words.catalogue, self.table
        is_named = self.seats.has_names or len(table.seats) == 1 or not table.is_in_hand
        self.turn_of = "" if is_named else said(words, table.names[table.seat])
        title = said(words, self.model.title)
        self.title = f"{self.turn_of} \u00b7 {title}" if self.turn_of else title
        self.hint = said(words, self.notices.now or self.model.hint)

    def show_tiles(self, seat: int) -> None:
        """What lies before the seats for all to see, this one first."""
        title = self.shell.words.catalogue.text("connect.collected")
        shown = CollectedTiles(self.table.seat_tiles(seat))
        self.shell.navigator.open_sheet(Sheet(shown, title=title))

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
