"""One seat's fingers on its board and tray: they drag, turn, flip and lift tiles.

Decides nothing about the game: what a finger means is asked of the presenter, and the moves go to
whoever owns the desk. Further fingers and resting palms do nothing to the one that drags.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from kivy.metrics import dp

from app.games.go.board import Laid
from app.games.go.moves import LiftTile, Move
from app.games.go.state import Seat
from app.presenters.go_board_model import BoardModel, board_model, tray_tiles
from app.presenters.go_tray import (
    Face,
    Tray,
    cell_under,
    face_of,
    flipped_face,
    flipped_place,
    laid_of,
    middle_of,
    moves_to_lay,
    place_near,
    place_on,
    tile_on,
    turned_face,
    turned_place,
)
from app.ui.boards.flyer import Flyer
from app.ui.boards.go_board import GoBoard, tile_quads
from app.ui.boards.go_tray_view import GoTrayView
from app.ui.shell import Shell

SLOP = 8
"""In dp: how far a tap may wander."""
LIFT, LIFTED = 0.3, 1.06
"""How far a tile lies above the finger, in cells, and how much larger (LOOK 5, 6)."""
DOUBLE_SECONDS = 0.3

Point = tuple[float, float]


@dataclass(slots=True)
class Press:
    """A finger that is down: where, on which tile, and how far from its middle in cells."""

    at: Point
    tile: int | None
    away: Point = (0.0, 0.0)
    is_drag: bool = False


@dataclass(frozen=True, slots=True)
class Tap:
    """The last tap on a tile, and how the tile lay before it."""

    tile: int
    seconds: float
    face: Face
    laid: Laid | None


class GoDesk:
    """`play` does moves; `own` gives the seat as it is; `is_open` says whether tiles may move."""

    def __init__(
        self, number: int, board: GoBoard, tray_view: GoTrayView, flyer: Flyer, shell: Shell
    ) -> None:
        self.number = number
        self.board, self.tray_view, self.flyer = board, tray_view, flyer
        self.play: Callable[[Sequence[Move]], None]
        self.own: Callable[[], Seat]
        self.is_open: Callable[[], bool]
        self.changed: Callable[[], None]
        self.tray = Tray()
        self.held: int | None = None
        self.ghost: Laid | None = None
        self.pointed: Laid | None = None
        self._shell = shell
        self._presses: dict[int, Press] = {}
        self._last: Tap | None = None

    # Showing

    def begin(self) -> None:
        """A new roll: the tiles stay turned as they are."""
        self.rest()
        self.tray = Tray(self.tray.faces)

    def rest(self) -> None:
        """Nothing in the air."""
        self._presses.clear()
        self.held = self.ghost = self.pointed = self._last = None
        self.flyer.drop()

    def point(self, laid: Laid) -> None:
        """Show where a tile may go, and which one."""
        self.pointed = laid
        self.tray = Tray(self.tray.faces, laid.tile)

    def show(self, roll: tuple[int, ...], tells: bool) -> BoardModel:
        seat = self.own()
        for laid in seat.laid:
            if self.tray.faces[laid.tile] != face_of(laid):
                chosen = self.tray.chosen
                self.tray = self.tray.with_face(laid.tile, face_of(laid))
                self.tray = Tray(self.tray.faces, chosen)
        model = board_model(
            roll,
            seat,
            self.tray,
            held=self.held,
            ghost=self.ghost,
            pointed=self.pointed,
            tells=tells,
        )
        self.board.model = model
        self.tray_view.tiles = list(tray_tiles(seat, self.tray, self.held))
        return model

    # Fingers

    def down(self, touch: Any) -> bool:
        """True: the touch belongs to the desk."""
        is_on_board = self.board.collide_point(*touch.pos)
        if not self.is_open() or not (is_on_board or self.tray_view.collide_point(*touch.pos)):
            return False
        tile, middle, cell = self._tile_at(*touch.pos)
        away = ((touch.x - middle[0]) / cell, (touch.y - middle[1]) / cell)
        self._presses[touch.uid] = Press(tuple(touch.pos), tile, away)
        return True

    def move(self, touch: Any) -> None:
        press = self._presses.get(touch.uid)
        if press is None or press.tile is None:
            return
        far = hypot(touch.x - press.at[0], touch.y - press.at[1]) > dp(SLOP)
        if not press.is_drag and far and self.held is None:
            press.is_drag = True
            self._take_up(press.tile)
        if press.is_drag:
            self._carry(press, touch.x, touch.y)

    def up(self, touch: Any) -> None:
        press = self._presses.pop(touch.uid, None)
        if press is None:
            return
        if press.is_drag:
            self._drop(self.board.collide_point(*touch.pos))
        elif hypot(touch.x - press.at[0], touch.y - press.at[1]) <= dp(SLOP):
            self._tap(press, touch)

    def _tile_at(self, x: float, y: float) -> tuple[int | None, Point, float]:
        """The tile under a finger, its middle, and the size of its cells."""
        shown = self.tray_view.tile_at(x, y)
        if shown is not None and self.tray_view.collide_point(x, y):
            cell = self.tray_view.cell_of(shown.face)
            return shown.tile, self.tray_view.spot(shown.tile), cell
        cell = cell_under(*self.board.under(x, y))
        tile = None if cell is None else tile_on(self.own(), cell)
        laid = None if tile is None else laid_of(self.own(), tile)
        middle = (x, y) if laid is None else self.board.at(*middle_of(laid))
        return tile, middle, self.board.cell

    # Dragging

    def _take_up(self, tile: int) -> None:
        self.held, self.pointed = tile, None
        self.tray = Tray(self.tray.faces, tile)
        self._shell.haptics.tick()
        board = self.board
        quads = tile_quads(board.atlas, tile, self.tray.faces[tile], 0, 0, board.cell)
        self.flyer.carry(board.atlas, quads)
        self.changed()

    def _carry(self, press: Press, x: float, y: float) -> None:
        """The tile above the finger, and where it would lie."""
        if self.held is None:
            return
        cell = self.board.cell
        x, y = x - press.away[0] * cell, y - press.away[1] * cell + LIFT * cell
        self.flyer.move(x, y, LIFTED)
        middle = self.board.under(x, y)
        ghost = place_near(self.own(), self.held, self.tray.faces[self.held], middle)
        if ghost != self.ghost:
            self.ghost = ghost
            if ghost is not None:
                self._shell.haptics.tick()
            self.changed()

    def _drop(self, is_over_board: bool) -> None:
        """It lies where its ghost is; away from the board it is lifted, else it goes back."""
        tile, ghost = self.held, self.ghost
        self.held = self.ghost = None
        self.flyer.drop()
        moves: tuple[Move, ...] = ()
        if tile is not None and ghost is not None:
            moves = moves_to_lay(self.number, self.own(), ghost)
            self._shell.sounds.play("snap")
        elif tile is not None and not is_over_board and laid_of(self.own(), tile) is not None:
            moves = (LiftTile(self.number, tile),)
            self._shell.sounds.play("take")
        self._do(moves)

    def _do(self, moves: Sequence[Move]) -> None:
        self.pointed = None
        self.play(moves)

    # Tapping

    def _tap(self, press: Press, touch: Any) -> None:
        """A tile turns, and is chosen; the second of two quick taps flips it instead."""
        if press.tile is None:
            self._tap_cell(*touch.pos)
            return
        last = self._last
        seconds = float(touch.time_start)
        is_double = last is not None and last.tile == press.tile
        if last is not None and is_double and seconds - last.seconds < DOUBLE_SECONDS:
            self._last = None
            self._flip(press.tile, last.face, last.laid)
            return
        face, laid = self.tray.faces[press.tile], laid_of(self.own(), press.tile)
        if laid is not None and self.tray_view.collide_point(*touch.pos):
            self._lift(press.tile)
            return
        self._last = Tap(press.tile, seconds, face, laid)
        self._turn(press.tile)

    def _tap_cell(self, x: float, y: float) -> None:
        """The chosen tile goes to where one taps."""
        cell, tile = cell_under(*self.board.under(x, y)), self.tray.chosen
        if cell is None or tile is None:
            return
        place = place_on(self.own(), tile, self.tray.faces[tile], cell)
        if place is None:
            self._shell.sounds.play("no")
            return
        self._shell.sounds.play("snap")
        self._do(moves_to_lay(self.number, self.own(), place))

    def _lift(self, tile: int) -> None:
        self._shell.sounds.play("take")
        self.tray = Tray(self.tray.faces, tile)
        self._do((LiftTile(self.number, tile),))

    def _turn(self, tile: int) -> None:
        seat = self.own()
        laid = laid_of(seat, tile)
        if laid is None:
            self._put(tile, turned_face(self.tray.faces[tile]), None)
            return
        self._put(tile, face_of(laid), turned_place(seat, laid))

    def _flip(self, tile: int, face: Face, laid: Laid | None) -> None:
        """From how it lay before the first tap."""
        place = None if laid is None else flipped_place(laid)
        self._put(tile, flipped_face(face), place)

    def _put(self, tile: int, face: Face, place: Laid | None) -> None:
        seat = self.own()
        self._shell.sounds.play("turn")
        self.tray = Tray(self.tray.faces, tile)
        if place is not None:
            self._do(moves_to_lay(self.number, seat, place))
        elif laid_of(seat, tile) is None:
            self.tray = self.tray.with_face(tile, face)
            self.pointed = None
            self.changed()
        else:
            self._shell.sounds.play("no")
            self.changed()

    # The keys

    def turn(self) -> None:
        """The chosen tile, by its key."""
        if self.is_open() and self.tray.chosen is not None:
            self._turn(self.tray.chosen)

    def flip(self) -> None:
        tile = self.tray.chosen
        if self.is_open() and tile is not None:
            self._flip(tile, self.tray.faces[tile], laid_of(self.own(), tile))
