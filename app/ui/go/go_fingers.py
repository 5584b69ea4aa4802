"""One seat's fingers on its board and tray: they drag, turn, flip and lift tiles.

Decides nothing about the game: what a finger means is asked of the presenter, and the moves go to
whoever owns the fingers. Further fingers and resting palms do nothing to the one that drags.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from app.games.go.board import Laid
from app.games.go.moves import LayTile, LiftTile, Move
from app.games.go.state import Seat
from app.presenters.go.board_model import BoardModel, board_model, tray_tiles
from app.presenters.go.tray import (
    Face,
    Tray,
    face_of,
    flipped_face,
    flipped_place,
    laid_of,
    moves_to_lay,
    place_near,
    turned_face,
    turned_place,
)
from app.ui.go.go_board import GoBoard, tile_quads
from app.ui.go.go_flight import GoFlight, Spot
from app.ui.go.go_homing import GoHoming
from app.ui.go.go_press import Press, Stay, stayed_on
from app.ui.go.go_reach import GoReach
from app.ui.go.go_tray_view import GoTrayView
from app.ui.kit.flyer import Flyer
from app.ui.kit.shell import Shell

LIFT, LIFTED = 0.3, 1.06
"""How far a tile lies above the finger, in cells, and how much larger (LOOK 5, 6)."""

Fly = Callable[[int, Spot, Spot], None]


class GoFingers:
    """`play` does moves; `own` gives the seat as it is; `is_open` says whether tiles may move.

    `shut` gets a touch while they may not, `refused` is told of a tile without room, `missed` of a
    tap on the board while none is chosen, `elsewhere` of a drag out of an empty slot. `look` glows.
    """

    def __init__(
        self, number: int, board: GoBoard, tray_view: GoTrayView, flyer: Flyer, shell: Shell
    ) -> None:
        self.number = number
        self.board, self.tray_view, self.flyer = board, tray_view, flyer
        self.play: Callable[[Sequence[Move]], None]
        self.own: Callable[[], Seat]
        self.is_open: Callable[[], bool]
        self.changed: Callable[[], None]
        self.shut: Callable[..., bool] = lambda _: False
        self.refused: Callable[[], None] = lambda: None
        self.missed: Callable[[], None] = lambda: None
        self.elsewhere: Callable[[], None] = lambda: None
        self.reach = GoReach(board, tray_view, lambda: self.own())
        self.tray = Tray()
        self.held: int | None = None
        self.ghost: Laid | None = None
        self.pointed: Laid | None = None
        self.watched: int | None = None
        self.look: tuple[int, ...] = ()
        self._shell = shell
        self.flight = GoFlight(flyer, lambda: shell.app.speed, lambda: self.changed())
        self.homing = GoHoming(flyer)
        self._presses: dict[int, Press] = {}
        self._rise: Callable[[float], None] = lambda _: None
        self._risen = 1.0
        self._stay = Stay(self._hold)
        self._asked: tuple[tuple[int, ...], bool] = (), True
        self._looks = 0  # how often all was shown

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
        self.homing.update(1.0)
        self._presses.clear()
        self._stay.end()
        self.held = self.ghost = self.pointed = self.watched = None
        self.flyer.drop()

    def point(self, laid: Laid) -> None:
        """Show where a tile may go, and which one."""
        self.pointed = laid
        self.tray = Tray(self.tray.faces, laid.tile)

    @property
    def hint(self) -> str:
        """What a hint wants of the tile it points at."""
        if self.pointed is None:
            return ""
        return "lift" if self.pointed in self.own().laid else "lay"

    def follow(self) -> None:
        """What the hint points at is done just so."""
        laid = self.pointed
        if laid is None or not self.is_open():
            return
        if self.hint == "lift":
            self._lift(laid.tile)
            return
        before = replace(self.reach.spot(laid.tile, self.tray), face=face_of(laid))
        self._shell.sounds.play("snap")
        self._do(moves_to_lay(self.number, self.own(), laid))
        self._fly(self.flight.land, laid.tile, before)

    def watch(self, move: LayTile | LiftTile) -> None:
        """What somebody without fingers does is seen as if it were done by hand."""
        tile = move.laid.tile if isinstance(move, LayTile) else move.tile
        self.watched = tile
        before = self.reach.spot(tile, self.tray)
        if isinstance(move, LayTile):
            before = replace(before, face=face_of(move.laid))
        self.play((move,))
        self.flight.land(tile, before, self.reach.spot(tile, self.tray))
        self.changed()

    def send_home(self, clear: Callable[[], None]) -> None:
        """What lies on the board is on its way to the tray, once that is cleared."""
        tiles = [each.tile for each in self.own().laid]
        self.homing.send(tiles, lambda tile: self.reach.spot(tile, self.tray), clear)

    def show(self, roll: tuple[int, ...], tells: bool) -> BoardModel:
        """What a finger has touched is seen at once; when all is done nothing is marked."""
        self._looks += 1
        self._asked, seat = (roll, tells), self.own()
        self.tray = self.tray.as_laid(seat)
        tray = replace(self.tray, chosen=self._marked())
        tray, peeked = self.reach.peeked(tray, stayed_on(self._presses.values()))
        self.board.model = model = board_model(
            roll,
            seat,
            tray,
            held=self.held if peeked is None else peeked.tile,
            flying=self.flight.tile,
            ghost=peeked or self.ghost,
            pointed=self.pointed,
            tells=tells,
            look=self.look,
        )
        away = self.homing.tiles | self.flight.tiles
        self.tray_view.tiles = list(tray_tiles(seat, tray, self.held, away))
        return model

    def _marked(self) -> int | None:
        pressed = [press.tile for press in self._presses.values() if press.tile is not None]
        if not self.is_open():
            return self.watched
        return pressed[-1] if pressed else self.tray.chosen

    # Fingers

    def down(self, touch: Any) -> bool:
        """True: the touch belongs to these fingers."""
        if not self.is_open():
            return self.shut(touch)
        is_on_board = self.board.collide_point(*touch.pos)
        if not (is_on_board or self.tray_view.collide_point(*touch.pos)):
            return False
        self._presses[touch.uid] = press = self.reach.press_at(touch, self.tray)
        self._show_touch(press.tile, touch)
        self._stay.begin(press)
        return True

    def _hold(self, press: Press) -> None:
        """A lone finger that stays on its tile sees the other side, which it gets when it is let
        go; dragged on, the tile is as it was. A resting hand does nothing."""
        if [*self._presses.values()] == [press] and press.tile is not None and not press.is_drag:
            press.is_held = True
            self._shell.haptics.tick()
            before = self.reach.spot(press.tile, self.tray)
            self.flight.flip(press.tile, before, replace(before, face=flipped_face(before.face)))
            self.changed()

    def _show_touch(self, tile: int | None, touch: Any) -> None:
        """Before the finger is up: which tile it is on, or where the chosen one would go."""
        if self.held is not None:
            return
        if tile is None and self.board.collide_point(*touch.pos):
            self.ghost = self.reach.place_at(touch.x, touch.y, self.tray)
        self.show(*self._asked)

    def move(self, touch: Any) -> None:
        press = self._presses.get(touch.uid)
        if press is None or press.tile is None:
            return
        far = press.is_far(touch)
        if not press.is_drag and far and self.held is None and not press.is_empty:
            press.is_drag = True
            self._stay.end()
            self._presses = {touch.uid: press}  # whatever else lies there is a resting hand
            self._take_up(press, press.tile)
        elif not press.is_drag and far:
            del self._presses[touch.uid]
            if self.held is None:  # nothing lies in that slot: its tile is shown where it does
                self.tray = Tray(self.tray.faces, press.tile)
                self.changed()
                self.elsewhere()
        if press.is_drag:
            press.now = tuple(touch.pos)
            self._carry(press)

    def up(self, touch: Any) -> None:
        press = self._presses.pop(touch.uid, None)
        if press is None:
            return
        if press.is_drag:
            self._drop(self.board.collide_point(*touch.pos))
            return
        looks = self._looks
        self._stay.end()
        if self.held is None:
            self.ghost = None
        if press.is_held and press.tile is not None and not press.is_far(touch):
            self._flip(press.tile, lambda *_: None)
        elif press.is_tap(touch):
            self._tap(press, touch)
        if self._looks == looks and self.held is None:
            self.changed()

    # Dragging

    def _take_up(self, press: Press, tile: int) -> None:
        self.flight.finish()
        spot, board = self.reach.spot(tile, self.tray), self.board
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
        elif is_over_board:
            self._refuse()
        self._do(moves)
        self._fly(self.flight.snap if moves else self.flight.land, tile, before)

    def _fly(self, fly: Fly, tile: int, before: Spot) -> None:
        """What was done is seen; where it solved the board, that has ended at once."""
        if self.is_open():
            fly(tile, before, self.reach.spot(tile, self.tray))
            self.changed()

    def _do(self, moves: Sequence[Move]) -> None:
        self.pointed = None
        self.play(moves)

    # Tapping

    def _tap(self, press: Press, touch: Any) -> None:
        """A tile turns, and is chosen; one on its small other side flips it. A tile that a hint
        points at does what the hint means."""
        if press.tile is None:
            self._tap_cell(*touch.pos)
            return
        if self.pointed is not None and self.pointed.tile == press.tile:
            self.follow()
            return
        if self.tray_view.is_on_other_side(*touch.pos):
            self.flip(press.tile)
            return
        is_laid = laid_of(self.own(), press.tile) is not None
        if is_laid and self.tray_view.collide_point(*touch.pos):
            self._lift(press.tile)
            return
        self._turn(press.tile)

    def _tap_cell(self, x: float, y: float) -> None:
        """The chosen tile goes to where one taps."""
        tile = self.tray.chosen
        if self.reach.is_on(self.pointed, x, y):
            self.follow()
            return
        if tile is None:
            self.missed()
            return
        place = self.reach.place_at(x, y, self.tray)
        if place is None:
            self._refuse()
            return
        self._shell.sounds.play("snap")
        before = self.reach.spot(tile, self.tray)
        self._do(moves_to_lay(self.number, self.own(), place))
        self._fly(self.flight.land, tile, before)

    def _refuse(self) -> None:
        self._shell.sounds.play("no")
        self.refused()

    def _lift(self, tile: int) -> None:
        self._shell.sounds.play("take")
        self.tray = Tray(self.tray.faces, tile)
        before = self.reach.spot(tile, self.tray)
        self._do((LiftTile(self.number, tile),))
        self._fly(self.flight.land, tile, before)

    def _turn(self, tile: int) -> None:
        seat = self.own()
        laid = laid_of(seat, tile)
        if laid is None:
            self._put(tile, turned_face(self.tray.faces[tile]), None, self.flight.turn)
        else:
            self._put(tile, face_of(laid), turned_place(seat, laid), self.flight.turn)

    def _flip(self, tile: int, fly: Fly) -> None:
        laid = laid_of(self.own(), tile)
        place = None if laid is None else flipped_place(laid)
        self._put(tile, flipped_face(self.tray.faces[tile]), place, fly)

    def _put(self, tile: int, face: Face, place: Laid | None, fly: Fly) -> None:
        seat, before = self.own(), self.reach.spot(tile, self.tray)
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

    def flip(self, tile: int | None = None) -> None:
        """The chosen one by its key, or this one, from how it lies now."""
        tile = tile or self.tray.chosen
        if self.is_open() and tile is not None:
            self._flip(tile, self.flight.flip)
