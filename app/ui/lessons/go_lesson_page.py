"""A lesson on Go's own page: its name beside the dice, a hand above it, its end for the verdict."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from kivy.metrics import dp

from app.games.go.moves import LayTile
from app.presenters.go.table import GoTable
from app.presenters.go.tray import HALF, Face, face_of, middle_of
from app.presenters.lessons.go_lesson import GoLessonTable, lesson_model
from app.presenters.lessons.go_pointing import pointing
from app.presenters.lessons.marks import Mark
from app.presenters.lessons.pointing import Place, Pointing, Spot
from app.session.match import Match
from app.ui.go.go_board import tile_quads
from app.ui.go.go_fingers import LIFT
from app.ui.go.go_page import GoPage
from app.ui.go.go_solo import GoSolo
from app.ui.kit.motion import Movement
from app.ui.lessons.ghost_hand import GhostHand
from app.ui.lessons.lesson_help import EDGE, END, LessonHelp, around
from app.ui.lessons.lesson_help import middle_of as middle_of_key
from app.ui.lessons.lesson_page import LessonPage, own_end, spare
from app.ui.lessons.lesson_play import LessonParts, LessonPlay
from app.ui.match.panel_paper import make_room

Point = tuple[float, float]


class GoGuide:
    """Where on Go's page the places of a gesture are."""

    def __init__(self, page: "GoLessonPage") -> None:
        self._page = page
        self._move: object = None

    def pointing(self, move: object) -> Pointing:
        self._move = move
        return pointing(self._page.fingers.tray, move)

    def way(self, pointing: Pointing) -> Sequence[Point]:
        return [self._point(spot) for spot in pointing.spots]

    def mark(self, spot: Spot) -> Mark:
        fingers = self._page.fingers
        if spot.place is Place.TILE:
            found = fingers.reach.spot(spot.number, fingers.tray)
            wide, high = _size(found.face, found.cell)
            x, y = fingers.board.to_window(found.x, found.y)
            return Mark(x, y, wide, high)
        if spot.place is Place.SPOT and isinstance(self._move, LayTile):
            laid, board = self._move.laid, fingers.board
            wide, high = _size(face_of(laid), board.cell)
            x, y = board.to_window(*board.at(*middle_of(laid)))
            return Mark(x, y, wide, high)
        ids = self._page.sheet.ids
        return around(ids.act if spot.place is Place.KEY else ids.tray)

    def _point(self, spot: Spot) -> Point:
        """Under a tile that is drawn lies the finger."""
        page, fingers = self._page, self._page.fingers
        if spot.place is Place.KEY:
            x, y = middle_of_key(page.sheet.ids.act)
            point = x - END * page.sheet.ids.act.width, y
        elif spot.place is Place.SPOT and isinstance(self._move, LayTile):
            x, y = fingers.board.at(*middle_of(self._move.laid))
            point = fingers.board.to_window(x, y - LIFT * fingers.board.cell)
        elif spot.place is Place.TILE:
            found = fingers.reach.spot(spot.number, fingers.tray)
            point = fingers.board.to_window(found.x, found.y)
        else:
            point = page.sheet.to_window(*page.sheet.ids.tray.center)
        return float(point[0]), float(point[1])

    def load(self, hand: GhostHand, pointing: Pointing) -> None:
        """The tile."""
        if not pointing.is_drag:
            return
        fingers = self._page.fingers
        board, tile = fingers.board, pointing.spots[0].number
        face, lift = fingers.tray.faces[tile], LIFT * board.cell
        hand.carry(board.atlas, tile_quads(board.atlas, tile, face, 0, lift, board.cell))

    def refuse(self, _pointing: Pointing) -> None:
        """Nothing is barred here."""

    def brings(self, _pointing: Pointing) -> bool:
        """All of the board is seen."""
        return False


def _size(face: Face, cell: float) -> tuple[float, float]:
    """Of a tile with its frame; the joker has one cell."""
    across, up = HALF[face.direction]
    edge = dp(EDGE)
    return (1 + 2 * abs(across)) * cell + edge, (1 + 2 * abs(up)) * cell + edge


class GoLesson(GoSolo):
    """The first roll waits to be let go; each move is looked at."""

    def _roll(self) -> None:
        self._parts.roll.begin(self.build, self._run)
        self._page.next()

    def next(self) -> None:
        """What the page asks for: the dice; a board stays as it is."""
        if self._table.is_before_first_roll and not self._parts.roll.waits:
            self._roll()

    def build(self) -> None:
        super().build()
        self._page.next()

    def moved(self) -> bool:
        """A solved board is seen at once, and claims by itself."""
        if self._table.is_solved():
            self._parts.clock.keep([self._table.claim()])
            self._parts.fingers.rest()
            self._page.refresh()
            self._page.play_out([self._light()], self._page.next)
            return True
        self._page.next()
        return False


class GoLessonPage(LessonPage[GoTable], GoPage):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        end = own_end(self)
        make_room(self, end)
        self.sheet.teaches = True
        strip, hand = self.ids.strip.__self__, GhostHand()
        strip.parent.remove_widget(strip)
        self.ids.head.add_widget(strip)
        helper = LessonHelp(self, self.shell, hand, GoGuide(self))
        parts = LessonParts(strip, end, helper, partial(praised, self))
        self.lesson = LessonPlay(self, self.shell, parts)
        spare(hand, self.sheet.ids.words, strip)
        self.add_widget(hand)

    def table_of(self, match: Match) -> GoLessonTable:
        return GoLessonTable(match)

    def made_ready(self) -> None:
        self.rounds = self.solo = GoLesson(self, self.table, self._parts)

    def next(self) -> None:
        """The dice are let roll; then a hand shows what is wanted."""
        if self.listens and not self.is_looking_back:
            self.rounds.next()
            self.lesson.next()

    def say(self) -> None:
        super().say()
        self.model = lesson_model(self.model)
        self.sheet.why = self.hint if self.notices.now else ""


def praised(page: GoLessonPage, cheer: list[Movement]) -> None:
    """Once all is learnt, as a solved round is; below it stands that all is learnt."""
    praise = page.praise.movement("solo.solved", lambda: page.shell.sounds.play("win"))
    page.play_out([*cheer, *[praise] * page.lesson.is_last], page.refresh)
