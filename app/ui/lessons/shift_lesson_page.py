"""A lesson on Shift's own page: its name for the seats, a hand above it, its own end."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.lessons.marks import Mark
from app.presenters.lessons.pointing import Place, Pointing, Spot
from app.presenters.lessons.shift_lesson import lesson_model
from app.presenters.lessons.shift_pointing import pointing
from app.presenters.shift.board_model import spare_tile
from app.presenters.shift.nudges import Meant
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import TableModel
from app.teacher.lessons import Gesture
from app.ui.kit.motion import Movement
from app.ui.kit.quads import centred
from app.ui.lessons.ghost_hand import GhostHand
from app.ui.lessons.lesson_help import EDGE, END, LessonHelp, around, middle_of
from app.ui.lessons.lesson_page import LessonPage, own_end, spare
from app.ui.lessons.lesson_play import LessonParts, LessonPlay
from app.ui.match.panel_paper import make_room
from app.ui.shift.shift_board import PAWN
from app.ui.shift.shift_geometry import Point
from app.ui.shift.shift_motions import tile_quads
from app.ui.shift.shift_page import ShiftPage
from app.ui.solo.aim_upright import AimUpright


class ShiftGuide:
    """Where on Shift's page the places of a gesture are."""

    def __init__(self, page: "ShiftLessonPage") -> None:
        self._page = page

    def pointing(self, move: object) -> Pointing:
        return pointing(self._page.table, self._page.deeds.finger, move)

    def way(self, pointing: Pointing) -> Sequence[Point]:
        if pointing.spots[0].place in (Place.KEY, Place.OTHER):
            return [self._at_key(pointing.spots[0])]
        return [self._seen(self._point(spot)) for spot in pointing.spots]

    def mark(self, spot: Spot) -> Mark:
        page = self._page
        if spot.place in (Place.KEY, Place.OTHER):
            return around(self._key(spot))
        cell = page.board.geometry.cell
        side = page.tray.cell if spot.place is Place.SPARE else cell
        return Mark(*self._seen(self._point(spot)), *[side + dp(EDGE)] * 2)

    def _key(self, spot: Spot) -> Widget:
        ids = self._page.sheet.ids
        return ids.main if spot.place is Place.KEY else ids.swap

    def _at_key(self, spot: Spot) -> Point:
        """Beside the words of one that has some."""
        x, y = middle_of(self._key(spot))
        return x + END * self._key(spot).width * (spot.place is Place.KEY), y

    def _point(self, spot: Spot) -> Point:
        page, geometry = self._page, self._page.board.geometry
        match spot.place:
            case Place.SPARE:
                return page.tray.spot
            case Place.ARROW:
                return geometry.arrow_middle(spot.number)
            case _:
                return geometry.middle(spot.number)

    def _seen(self, point: Point) -> Point:
        x, y = self._page.board.to_window(*point)
        return x, y

    def load(self, hand: GhostHand, pointing: Pointing) -> None:
        """The tile, or the pawn."""
        if not pointing.is_drag:
            return
        board, table = self._page.board, self._page.table
        if pointing.gesture is Gesture.PUSH:
            spare = spare_tile(table.known.maze, self._page.deeds.finger.turns)
            hand.carry(board.atlas, tile_quads(board, spare))
        else:
            name, size = f"pawn/{board.model.walker}", PAWN * board.geometry.cell
            hand.carry(board.atlas, [centred(board.atlas, name, 0, 0, size)])

    def refuse(self, pointing: Pointing) -> None:
        """The arrow shakes its head."""
        arrow = pointing.spots[0].number
        self._page.motions.wiggle(Meant.ARROWS, self._page.speed, arrow)

    def brings(self, _pointing: Pointing) -> bool:
        """All of the board is seen."""
        return False


class ShiftLessonPage(LessonPage[ShiftTable], ShiftPage):
    told = staticmethod(lambda *_: 0.0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        seats = self.ids.seats.__self__
        seats.parent.remove_widget(seats)
        end = own_end(self)
        make_room(self, end)
        self.sheet.teaches = True
        strip, hand = self.ids.strip.__self__, GhostHand()
        self.around.upright = AimUpright(strip, self.sheet)
        celebrate = partial(self.play_out, then=self.refresh)
        helper = LessonHelp(self, self.shell, hand, ShiftGuide(self))
        parts = LessonParts(strip, end, helper, celebrate)
        self.lesson = LessonPlay(self, self.shell, parts)
        self.add_widget(hand)
        spare(hand, self.sheet.ids.words, strip)

    def _show(self, model: TableModel) -> None:
        super()._show(lesson_model(model, self.deeds.finger, self.lesson.shown))

    def next(self) -> None:
        """A hand shows what is wanted; there is nobody else."""
        self.lesson.next()

    def celebration(self) -> list[Movement]:
        end = self._panels["end"]
        if self.lesson.is_last:
            return [self.motions.celebration(partial(setattr, end, "share"))]
        return [end.cheer(partial(self.shell.sounds.play, "find"))]
