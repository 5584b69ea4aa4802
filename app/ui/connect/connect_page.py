"""Connect at the table: pan and zoom, the hand, laying, taking.

Rules are asked through the presenter; fingers belong to ConnectFingers, movements to
ConnectMotions, coming, going and covering to MatchPage.
"""

from dataclasses import replace
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from app.games.connect.events import TileLaid
from app.games.connect.state import Phase
from app.games.connect.table import cell_at, column_row
from app.presenters.connect.board_model import (
    Finger,
    quarter_turns_between,
    still_board,
)
from app.presenters.connect.layout import has_names, has_title, places
from app.presenters.connect.table import ConnectTable, TableModel, face_down
from app.presenters.connect.tiles import TileModel
from app.presenters.match.places import Shape
from app.session.match import Match
from app.ui.connect.collected_tiles import CollectedTiles
from app.ui.connect.connect_board import ConnectBoard
from app.ui.connect.connect_camera import ConnectCamera
from app.ui.connect.connect_fingers import ConnectFingers
from app.ui.connect.connect_motions import ConnectMotions
from app.ui.connect.connect_view import Frame
from app.ui.connect.count_chip import CountChip
from app.ui.kit.motion import Movement
from app.ui.kit.sheet import Sheet
from app.ui.kit.words import said
from app.ui.match.turns_page import TurnsPage


class ConnectPage(TurnsPage[ConnectTable]):
    """`zoom_percent` is how large the table is shown; `turn_of` names the seat that moves where
    the seats have no room for names.
    """

    game = "connect"
    fingers: ConnectFingers
    model: TableModel = ObjectProperty(None, allownone=True)
    zoom_percent = NumericProperty(100)
    has_title = BooleanProperty(True)
    is_mirrored = BooleanProperty(False)
    headline = StringProperty()
    turn_of = StringProperty()
    standings = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        self.finger = Finger()
        self._chips: list[CountChip] = []
        super().__init__(**kwargs)
        self.board: ConnectBoard = self.ids.board
        self.sheet = self.ids.turn.__self__
        self.tray = self.sheet.ids.tray
        self.fingers = ConnectFingers(self)
        self.camera = ConnectCamera(
            self.board, lambda: self.frame, lambda: self.speed, self._tell_zoom
        )
        self.motions = ConnectMotions(
            self.board,
            self.flyer,
            self.shell.sounds,
            self.shell.haptics,
            lambda: self.tray.spot(1),
            lambda seat: tuple(self._chips[seat].center),
        )

        self._panels["end"].bind(height=self._make_room)

    def _make_room(self, *_: object) -> None:
        """For the standings: all of the maze comes above them."""
        if self.panel == "end" and self.is_there and self.board.model is not None:
            self.camera.show_all(self.board.model)

    def _tell_zoom(self, percent: int) -> None:
        self.zoom_percent = percent

    def table_of(self, match: Match) -> ConnectTable:
        return ConnectTable(match)

    def begin(self) -> None:
        """Its chips, and the whole maze in sight."""
        self.camera.reset()
        row = self.ids.seats
        row.clear_widgets()
        self._chips = [CountChip() for _ in self.table.seats]
        for chip in self._chips:
            row.add_widget(chip)

    def rest(self) -> None:
        self.finger = Finger()
        self.fingers.cancel()
        self.board.sway = 0.0

    def cover(self) -> None:
        """The hand lies face down behind the wall."""
        super().cover()
        self.refresh()

    # Showing

    def lay_out(self, *_: object) -> None:
        if not self.is_there or self.ground.width < 2:
            return
        self.motion.finish()
        self.fingers.cancel()
        insets = self.ids.turned.insets_inside(self.shell.app.insets)
        left, top, right, bottom = insets
        width, height = self.ground.width - left - right, self.ground.height - top - bottom
        seats = len(self._chips)
        self.is_mirrored = self.shell.settings.current.left_handed
        text = sp(1) / dp(1)
        found = places(width / dp(1), height / dp(1), seats, self.is_mirrored, text)
        self.form, self.has_title = found.shape.value, has_title(found)
        self.foot = bottom if found.is_stacked else 0
        self.places = found.scaled(dp(1), left, bottom).with_foot(self.foot)
        for chip in self._chips:
            chip.has_name = has_names(found.seats, seats, found.shape, text)
            chip.has_hand = found.shape is Shape.AROUND
        self.camera.reset()
        self.refresh()
        self._make_room()

    def refresh(self, *_: object) -> None:
        if not self.is_there:
            return
        if self.is_looking_back:
            self.back_through.show()
            return
        self.model = self.table.model(self.finger)
        if self.is_covered:
            self.model = face_down(self.model)
        self.camera.look_at(self.table.board(self.finger))
        self._show_seats()
        self.say()

    def _show_seats(self) -> None:
        for chip, seat in zip(self._chips, self.model.seats, strict=True):
            chip.seat = seat

    def show_after(self, moves: int) -> None:
        self.camera.look_at(still_board(self.table.known_after(moves)), is_jump=True)
        self.model = self.table.model_after(moves)
        self._show_seats()

    def show_tiles(self, seat: int) -> None:
        """What lies before the seats for all to see, this one first."""
        title = self.shell.words.catalogue.text("connect.collected")
        shown = CollectedTiles(self.table.seat_tiles(seat))
        self.shell.navigator.open_sheet(Sheet(shown, title=title))

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        self._make_room()

    def say(self) -> None:
        words = self.shell.words.catalogue
        is_named = self._chips[0].has_name or len(self._chips) == 1 or not self.table.is_in_hand
        self.turn_of = "" if is_named else said(words, self.table.names[self.table.seat])
        self.hint = said(words, self.notices.now or self.model.hint)
        if self.table.is_over:
            self.headline = said(words, self.model.title)
            self.standings = list(self.table.standings())

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

    @property
    def frame(self) -> Frame:
        """The part of the table that nothing covers."""
        area = self.places.board
        is_under_end = self.panel == "end" and self.form in {"tall", "compact"}
        bottom = max(area.y, self._panels["end"].top) if is_under_end else area.y
        return Frame(area.x, bottom, area.width, area.y + area.height - bottom)

    # The finger

    @property
    def can_lift(self) -> bool:
        return not self.is_looking_back and self._is_laying

    @property
    def _is_laying(self) -> bool:
        return self.table.is_in_hand and self.model.phase is Phase.LAY

    @property
    def held_tile(self) -> TileModel:
        tile: TileModel = self.model.hand[self.finger.slot or 0].tile
        return tile

    def slot_at(self, x: float, y: float) -> int | None:
        if self.panel != "turn" or not self._is_laying:
            return None
        slot: int | None = self.tray.slot_at(x, y)
        return slot

    def is_on_table(self, x: float, y: float) -> bool:
        """Where nothing lies above the table."""
        ids, panel = self.ids, self._panels[self.panel]
        covers = (ids.bar, ids.seats, panel, ids.fit, ids.zoom)
        return not any(cover.collide_point(x, y) for cover in covers)

    def take(self, finger: Finger) -> None:
        """The finger moved: show what it means."""
        if finger.slot is not None:
            self.notices.forget_refusal()
        self.finger = finger
        self.refresh()

    def tap_slot(self, slot: int) -> None:
        """Choose a tile; a second tap turns it."""
        if self.finger.slot == slot:
            self.turn_tile(1)
        else:
            self.shell.haptics.tick()
            self.take(self.table.holding(self.finger, slot))

    def turn_tile(self, quarter_turns: int) -> None:
        """Where it lies: over a spot, or in the hand."""
        self.fingers.drag.motion.finish()
        before = self.finger
        finger = self.table.turned(before, quarter_turns)
        if finger == before:
            return
        if self.fingers.drag.is_on:
            self.fingers.drag.turn(finger)
            return
        tile, hanging = self.held_tile, self.board.model.hanging
        spot, width = self.tray.spot(finger.slot), self.tray.side
        if hanging is not None:
            view = self.board.view
            spot, width = view.at(hanging.column, hanging.row), view.cell
        angle = 90 * quarter_turns_between(before, finger, quarter_turns)
        self.finger = finger
        self.board.model = replace(self.board.model, hanging=None, beads=(), rings=())
        self.show_out()
        turn = self.motions.turn(tile, spot, width, angle)
        self.fingers.drag.motion.play([turn], self.speed, self.refresh)

    def show_out(self) -> None:
        """Its place in the hand is empty: it is in the air."""
        self.tray.tiles = [
            replace(tile, is_out=tile.is_out or slot == self.finger.slot)
            for slot, tile in enumerate(self.model.hand)
        ]

    def tap_cell(self, column: int, row: int, is_double: bool) -> None:
        cell = cell_at(column, row)
        if not self.is_looking_back and self.table.is_in_hand:
            if self._is_laying and self._tap_spot(cell):
                return
            if not self._is_laying and self._tap_matched(cell):
                return
        if is_double:
            self.camera.fit()

    def _tap_spot(self, cell: int) -> bool:
        """Hang the held tile there; a second tap lays it."""
        if self.finger.slot is None:
            return False
        if self.finger.cell == cell:
            self.deed()
            return True
        if self.hang(self.table.hung(self.finger, cell), cell):
            return True
        return self.say_why_not(cell)

    def hang(self, finger: Finger, cell: int) -> bool:
        """The held tile over this cell, if the finger could hang it there."""
        if finger.cell != cell:
            return False
        self.shell.sounds.play("tick")
        self.shell.haptics.tick()
        self.take(finger)
        return True

    def say_why_not(self, cell: int) -> bool:
        """A gentle no, where somebody may have meant to lay the held tile."""
        why = self.table.why_not_there(self.finger, cell)
        if why is None:
            return False
        self.notices.refuse(why)
        return True

    def _tap_matched(self, cell: int) -> bool:
        """Take it or leave it; a set that breaks the maze shakes."""
        finger = self.table.toggled(self.finger, cell)
        if finger is self.finger:
            return False
        self.shell.haptics.tick()
        self.take(finger)
        if self.model.is_warning:
            self.fingers.drag.motion.play([self.motions.shake()], self.speed, self._steady)
        return True

    def _steady(self) -> None:
        self.board.sway = 0.0

    # Playing

    @property
    def _can_act(self) -> bool:
        """Another finger may have acted just now: its movements are seen first."""
        return self.is_there and self.table.is_in_hand and not self.motion.is_running

    def deed(self) -> None:
        """The strong button: lay the tile, take the chosen ones."""
        if not self._can_act or not self.model.deed.can_do:
            return
        if self._is_laying:
            self.play(self.table.lay(self.finger, self.finger.cell or 0))
        else:
            self.play(self.table.take(self.finger))

    def leave(self) -> None:
        if self._can_act and self.model.can_leave:
            self.play(self.table.take(replace(self.finger, chosen=())))

    def next(self) -> None:
        """A seat that matched nothing has nothing to choose."""
        if self.is_there and self.table.is_in_hand and self.table.passes_by_itself:
            self.play(self.table.take(Finger()))
        else:
            super().next()
