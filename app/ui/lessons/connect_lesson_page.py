"""A lesson on Connect's own page: its name for the seats, a hand above it, its own end."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.games.connect.table import column_row
from app.presenters.connect.handling import toggled
from app.presenters.connect.table import ConnectTable
from app.presenters.lessons.connect_pointing import by_taps, pointing
from app.presenters.lessons.marks import Mark
from app.presenters.lessons.pointing import Place, Pointing, Spot
from app.presenters.phrase import Field
from app.teacher.lessons import Gesture
from app.ui.connect.connect_board import tile_quads
from app.ui.connect.connect_drag import LIFT
from app.ui.connect.connect_page import ConnectPage
from app.ui.connect.fit_end import fit_end
from app.ui.kit.motion import Movement
from app.ui.lessons.ghost_hand import GhostHand
from app.ui.lessons.lesson_end import LessonEnd
from app.ui.lessons.lesson_help import EDGE, END, LessonHelp, around, middle_of
from app.ui.lessons.lesson_page import LessonPage, own_end, spare
from app.ui.lessons.lesson_play import LessonParts, LessonPlay

Point = tuple[float, float]

ON_TABLE = {Place.SPOT, Place.CELL}
LOWEST = 16
"""In dp: no finger is drawn lower."""


class ConnectGuide:
    """Where on Connect's page the places of a gesture are."""

    def __init__(self, page: "ConnectLessonPage") -> None:
        self._page = page

    def pointing(self, move: object) -> Pointing:
        """Where a drag would end below the screen, the tile is tapped, and then its spot; so it is
        for whoever has tapped the tile already."""
        page = self._page
        found = pointing(page.table, page.deeds.finger, move)
        if not found.is_drag:
            return found
        is_held = page.deeds.finger.slot == found.spots[0].number
        is_near = self._point(found.spots[-1])[1] > dp(LOWEST)
        return found if is_near and not is_held else by_taps(found, is_held)

    def way(self, pointing: Pointing) -> Sequence[Point]:
        return [self._point(spot) for spot in pointing.spots]

    def mark(self, spot: Spot) -> Mark:
        page, view = self._page, self._page.board.view
        match spot.place:
            case Place.KEY | Place.OTHER:
                return around(self._key(spot))
            case Place.TILE:
                return Mark(*self._point(spot), *[page.tray.side + dp(EDGE)] * 2)
            case _:
                x, y = page.ground.to_window(*view.at(*column_row(spot.number)))
                return Mark(x, y, *[view.cell + dp(EDGE)] * 2)

    def _key(self, spot: Spot) -> Widget:
        ids = self._page.sheet.ids
        return ids.deed if spot.place is Place.KEY else ids.turn_right

    def _point(self, spot: Spot) -> Point:
        """Under a tile that is drawn lies the finger."""
        page, view = self._page, self._page.board.view
        match spot.place:
            case Place.KEY:
                x, y = middle_of(self._key(spot))
                x += END * self._key(spot).width
            case Place.OTHER:
                x, y = middle_of(self._key(spot))
            case Place.TILE:
                x, y = page.ground.to_window(*page.tray.spot(spot.number))
            case _:
                x, y = page.ground.to_window(*view.at(*column_row(spot.number)))
                y -= LIFT * view.cell * (spot.place is Place.SPOT)
        return x, y

    def load(self, hand: GhostHand, pointing: Pointing) -> None:
        """The tile. What was refused is not seen any more."""
        page, slot = self._page, pointing.spots[0].number
        if pointing.gesture is Gesture.TAKE:
            page.board.model = page.table.board(page.deeds.finger)
        if not pointing.is_drag:
            return
        board, tile = page.board, page.tray.tiles[slot].tile
        cell = board.view.cell
        hand.carry(board.atlas, tile_quads(board.atlas, tile, 0, LIFT * cell, cell))

    def refuse(self, pointing: Pointing) -> None:
        """What would come off is hatched, and the table shakes its head."""
        page = self._page
        tried = toggled(page.table.known, page.deeds.finger, pointing.spots[0].number)
        page.board.model = page.table.board(tried)
        page.deeds.shake()

    def brings(self, pointing: Pointing) -> bool:
        """In a low window, or in large text, not all places of the table are seen."""
        camera = self._page.camera
        spots = (spot for spot in pointing.spots if spot.place in ON_TABLE)
        return any(camera.keep_clear(*column_row(spot.number)) for spot in spots)


class ConnectLessonPage(LessonPage[ConnectTable], ConnectPage):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.seats.opacity, self.seats.disabled = 0, True  # tiles that are taken still fly there
        end = own_end(self)
        self.sheet.teaches = True
        fit_end(self, end)
        strip, hand = self.ids.strip.__self__, GhostHand()
        self.table_top.lie_below(strip)
        celebrate = partial(ending, self, end)
        helper = LessonHelp(self, self.shell, hand, ConnectGuide(self))
        parts = LessonParts(strip, end, helper, celebrate)
        self.lesson = LessonPlay(self, self.shell, parts)
        self.board.bind(view=lambda *_: helper.moved())
        spare(hand, self.sheet.ids.line, strip)
        self.add_widget(hand)

    def next(self) -> None:
        """What matched nothing passes on by itself, once it has been looked at; what was in doubt
        is shown."""
        self.refresh()
        if self.is_there and self.lesson.has_judged and self.no_take.is_there:
            super().next()
        else:
            self.lesson.next()

    def refresh(self, *_: object) -> None:
        if not self.lesson.is_in_doubt:
            super().refresh()

    def _tell(self, told: Sequence[Field], passes: bool) -> None:
        super()._tell(told if self.lesson.is_as_wanted else (), passes)

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        self.ids.look.is_seen = name == "back"


def ending(page: ConnectLessonPage, end: LessonEnd, cheer: list[Movement]) -> None:
    """Creatures fall once all is learnt."""
    falling = [page.motions.celebration(partial(setattr, end, "share"))] * page.lesson.is_last
    page.play_out([*cheer, *falling], page.refresh)
