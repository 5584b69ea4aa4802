"""One seat's fingers on its board and tray: they drag, turn, flip and lift tiles.

Decides nothing about the game: what a finger means is asked of the presenter, and the moves go to
whoever owns the fingers. Further fingers and resting palms do nothing to the one that drags.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Any

from kivy.metrics import dp

from app.games.go.board import Laid
from app.games.go.moves import LiftTile, Move
from app.games.go.state import Seat
from app.presenters.go.board_model import BoardModel, board_model, tray_tiles
from app.presenters.go.tray import (
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
from app.ui.go.go_board import GoBoard, tile_quads
from app.ui.go.go_flight import GoFlight, Spot
from app.ui.go.go_tray_view import GoTrayView
from app.ui.kit.flyer import Flyer
from app.ui.kit.shell import Shell

SLOP = 8
"""In dp: how far a tap may wander."""
LIFT, LIFTED = 0.3, 1.06
"""How far a tile lies above the finger, in cells, and how much larger (LOOK 5, 6)."""
DOUBLE_SECONDS, LONGEST_TAP = 0.3, 0.8

Point = tuple[float, float]


@dataclass(slots=True)
class Press:
    """A finger: where it came down, on which tile, how far off its middle in cells; where it is."""

    at: Point
    tile: int | None
    away: Point
    now: Point
    is_drag: bool = False


@dataclass(frozen=True, slots=True)
class Tap:
    """The last tap on a tile, and how the tile lay before it."""

    tile: int
    seconds: float
    face: Face
    laid: Laid | None


class GoFingers:
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
        self.flight = GoFlight(flyer, lambda: shell.app.speed, lambda: self.changed())
        self._presses: dict[int, Press] = {}
        self._rise: Callable[[float], None] = lambda _: None
        self._risen = 1.0
        self._last: Tap | None = None

    # Showing

    def begin(self, number: int) -> None:
        """Another match or seat: all tiles show their front."""
        self.number = number
        self.rest()
        self.tray = Tray()

    def begin_roll(self) -> None:
        """The next roll for the same seat: the tiles stay turned as they are."""
        self.rest()
        self.tray = Tray(self.tray.faces)

    def rest(self) -> None:
        """Nothing in the air."""
        self.flight.finish()
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
            flying=self.flight.tile,
            ghost=self.ghost,
            pointed=self.pointed,
            tells=tells,
        )
        self.board.model = model
        self.tray_view.tiles = list(tray_tiles(seat, self.tray, self.held, self.flight.tile))
        return model

    # Fingers

    def down(self, touch: Any) -> bool:
        """True: the touch belongs to these fingers."""
        is_on_board = self.board.collide_point(*touch.pos)
        if not self.is_open() or not (is_on_board or self.tray_view.collide_point(*touch.pos)):
            return False
        tile = self._tile_at(*touch.pos)
        away = (0.0, 0.0)
        if tile is not None:
            spot = self._spot(tile)
            away = ((touch.x - spot.x) / spot.cell, (touch.y - spot.y) / spot.cell)
        self._presses[touch.uid] = Press(tuple(touch.pos), tile, away, tuple(touch.pos))
        return True

    def move(self, touch: Any) -> None:
        press = self._presses.get(touch.uid)
        if press is None or press.tile is None:
            return
        far = hypot(touch.x - press.at[0], touch.y - press.at[1]) > dp(SLOP)
        if not press.is_drag and far and self.held is None:
            press.is_drag = True
            self._presses = {touch.uid: press}  # whatever else lies there is a resting hand
            self._take_up(press, press.tile)
        elif not press.is_drag and far:
            del self._presses[touch.uid]
        if press.is_drag:
            press.now = tuple(touch.pos)
            self._carry(press)

    def up(self, touch: Any) -> None:
        press = self._presses.pop(touch.uid, None)
        if press is None:
            return
        if press.is_drag:
            self._drop(self.board.collide_point(*touch.pos))
        elif _is_tap(press, touch):
            self._tap(press, touch)

    def _tile_at(self, x: float, y: float) -> int | None:
        """The tile under a finger."""
        shown = self.tray_view.tile_at(x, y)
        if shown is not None and self.tray_view.collide_point(x, y):
            return shown.tile
        cell = cell_under(*self.board.under(x, y))
        return None if cell is None else tile_on(self.own(), cell)

    def _spot(self, tile: int) -> Spot:
        """Where a tile lies, on the board or in its slot."""
        laid, board, view = laid_of(self.own(), tile), self.board, self.tray_view
        if laid is not None:
            return Spot(*board.at(*middle_of(laid)), board.cell, board.atlas, face_of(laid))
        face = self.tray.faces[tile]
        return Spot(*view.spot(tile), view.cell_of(face), view.atlas, face)

    # Dragging

    def _take_up(self, press: Press, tile: int) -> None:
        self.flight.finish()
        spot, board = self._spot(tile), self.board
        self.held, self.pointed = tile, None
        self.tray = Tray(self.tray.faces, tile)
        self._shell.haptics.tick()
        self.flyer.carry(board.atlas, tile_quads(board.atlas, tile, spot.face, 0, 0, board.cell))

        def rise(share: float) -> None:
            self._risen = share
            cell = spot.cell + share * (board.cell - spot.cell)
            x = press.now[0] - press.away[0] * cell
            y = press.now[1] - press.away[1] * cell + share * LIFT * board.cell
            self.flyer.move(x, y, cell / board.cell * (1 + share * (LIFTED - 1)))

        self._rise = rise
        self.flight.lift(rise)
        self.changed()

    def _carry(self, press: Press) -> None:
        """The tile above the finger, and where it would lie."""
        if self.held is None:
            return
        self._rise(self._risen)
        cell = self.board.cell
        x, y = press.now[0] - press.away[0] * cell, press.now[1] - press.away[1] * cell
        middle = self.board.under(x, y + LIFT * cell)
        ghost = place_near(self.own(), self.held, self.tray.faces[self.held], middle)
        if ghost != self.ghost:
            self.ghost = ghost
            if ghost is not None:
                self._shell.haptics.tick()
            self.board.model = replace(self.board.model, ghost=ghost)

    def _drop(self, is_over_board: bool) -> None:
        """It lies where its ghost is; away from the board it is lifted, else it goes back."""
        tile, ghost = self.held, self.ghost
        if tile is None:
            return
        board, face = self.board, self.tray.faces[tile]
        before = Spot(*self.flyer.spot, self.flyer.scale * board.cell, board.atlas, face)
        self.flight.finish()
        self.held = self.ghost = None
        self.flyer.drop()
        moves: tuple[Move, ...] = ()
        if ghost is not None:
            moves = moves_to_lay(self.number, self.own(), ghost)
            self._shell.sounds.play("snap")
        elif not is_over_board and laid_of(self.own(), tile) is not None:
            moves = (LiftTile(self.number, tile),)
            self._shell.sounds.play("take")
        self._do(moves)
        self._fly(self.flight.snap if moves else self.flight.land, tile, before)

    def _fly(self, fly: Callable[[int, Spot, Spot], None], tile: int, before: Spot) -> None:
        """What was done is seen; where it solved the board, that has ended at once."""
        if self.is_open():
            fly(tile, before, self._spot(tile))
            self.changed()

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
        before = self._spot(tile)
        self._do(moves_to_lay(self.number, self.own(), place))
        self._fly(self.flight.land, tile, before)

    def _lift(self, tile: int) -> None:
        self._shell.sounds.play("take")
        self.tray = Tray(self.tray.faces, tile)
        before = self._spot(tile)
        self._do((LiftTile(self.number, tile),))
        self._fly(self.flight.land, tile, before)

    def _turn(self, tile: int) -> None:
        seat = self.own()
        laid = laid_of(seat, tile)
        if laid is None:
            self._put(tile, turned_face(self.tray.faces[tile]), None, self.flight.turn)
        else:
            self._put(tile, face_of(laid), turned_place(seat, laid), self.flight.turn)

    def _flip(self, tile: int, face: Face, laid: Laid | None) -> None:
        """From how it lay before the first tap."""
        place = None if laid is None else flipped_place(laid)
        self._put(tile, flipped_face(face), place, self.flight.flip)

    def _put(
        self,
        tile: int,
        face: Face,
        place: Laid | None,
        fly: Callable[[int, Spot, Spot], None],
    ) -> None:
        seat, before = self.own(), self._spot(tile)
        self._shell.sounds.play("turn")
        self.tray = Tray(self.tray.faces, tile)
        if place is not None:
            self._do(moves_to_lay(self.number, seat, place))
        elif laid_of(seat, tile) is None:
            self.tray = self.tray.with_face(tile, face)
            self.pointed = None
        else:
            self._shell.sounds.play("no")
            self.changed()
            return
        self._fly(fly, tile, before)

    # The keys

    def turn(self) -> None:
        """The chosen tile, by its key."""
        if self.is_open() and self.tray.chosen is not None:
            self._turn(self.tray.chosen)

    def flip(self) -> None:
        tile = self.tray.chosen
        if self.is_open() and tile is not None:
            self._flip(tile, self.tray.faces[tile], laid_of(self.own(), tile))


def _is_tap(press: Press, touch: Any) -> bool:
    """What lay there for long was a resting hand."""
    is_near = hypot(touch.x - press.at[0], touch.y - press.at[1]) <= dp(SLOP)
    return is_near and touch.time_end - touch.time_start <= LONGEST_TAP
