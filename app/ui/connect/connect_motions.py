"""What happened in Connect as movements with their sounds: tiles laid, matched, taken, drawn.

Each movement ends where the next begins; the page shows the new model when all are done. While
they last nothing else writes the board, but for its view, which belongs to the camera.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import pi, sin

from kivy.animation import AnimationTransition
from kivy.metrics import dp

from app.games.connect.events import (
    CreatureMatched,
    Event,
    TileDrawn,
    TileLaid,
    TilesTaken,
)
from app.games.connect.table import column_row
from app.games.connect.tiles import Creature
from app.presenters.connect.board_model import (
    BoardModel,
    Placed,
    with_gaps,
    with_taken,
    with_way_shown,
    without_tiles,
)
from app.presenters.connect.tiles import FACE_DOWN, TileModel, tile_model
from app.services.ports import Haptics, Sounds
from app.ui.connect.connect_board import ConnectBoard, tile_quads
from app.ui.connect.hand_tray import HandTray
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Movement, resting
from app.ui.match.confetti import Falling, confetti, winning

Point = tuple[float, float]

LAY, TURN, DRAW, TAKE, STAGGER = 0.24, 0.16, 0.24, 0.45, 0.07
COME, POINT, WAIT = 0.45, 0.45, 0.14
"""Of another seat, to be followed: a tile flies slower from there, what it takes is pointed out
first, and goes one by one."""
LOOK, WATCH, FOUND = 0.5, 1.1, 0.6
"""How long a match is seen before its seat chooses: the own one, or one of which nothing can be
taken, and another's; in what part of that the way to it grows."""
CREATURES = tuple(f"creature/{creature}" for creature in Creature)
FALLING = 44
"""In dp, at most."""
AT_SEAT = 0.3
"""How large a taken tile is when it comes to its seat."""
SHAKE, SHAKES, SHAKEN = 0.32, 3, 0.05
NOD, NODS = 6, 2
"""How far what is meant sways, in dp, and how often."""
FLIP = 0.22
"""A drawn tile turns over."""


class ConnectMotions:
    """`tray` holds the hand that is on the screen; `seat_spot` says where a seat is just now, and
    `gain` is told how many of the tiles that are taken have come to it.
    """

    def __init__(
        self,
        board: ConnectBoard,
        flyer: Flyer,
        sounds: Sounds,
        haptics: Haptics,
        tray: HandTray,
        seat_spot: Callable[[int], Point],
        gain: Callable[[int, int], None],
    ) -> None:
        self._board = board
        self._flyer = flyer
        self._sounds = sounds
        self._haptics = haptics
        self._tray = tray
        self._seat_spot, self._gain = seat_spot, gain

    def of_events(
        self,
        before: BoardModel,
        after: BoardModel,
        events: Sequence[Event],
        is_near: bool,
        seen: float,
        to_ways: Sequence[Movement] = (),
        is_idle: bool = False,
    ) -> list[Movement]:
        """`is_near`: the seat whose hand is on the screen lays from there and draws to it; what it
        has drawn is `seen` for so many seconds. `to_ways` brings the matches of others into sight;
        one that `is_idle` leads to nothing that could be taken.
        """
        found: list[Movement] = []
        for event in events:
            match event:
                case TileLaid():
                    found.append(self._lay(before, after, event, is_near))
                case TilesTaken() if is_near:
                    found.append(self._take(before, event, STAGGER))
                case TilesTaken():
                    found += [self._point(before, event), self._take(before, event, WAIT)]
                case TileDrawn():
                    found += self._draw(event, is_near)
                    found += [resting(seen)] * (is_near and seen > 0)
        matched = next((event for event in events if isinstance(event, CreatureMatched)), None)
        if matched is not None:
            found += [*to_ways, self._find(LOOK if is_near or is_idle else WATCH)]
        return found

    def _find(self, seconds: float) -> Movement:
        """The way grows from the tile just laid to each of its equals."""
        board, shown = self._board, list[BoardModel]()

        def start() -> None:
            self._sounds.play("find")
            shown.append(board.model)

        def update(share: float) -> None:
            board.model = with_way_shown(shown[0], min(1.0, share / FOUND))

        return Movement(seconds, update, "linear", start)

    def _point(self, before: BoardModel, event: TilesTaken) -> Movement:
        """What another seat takes is marked before it goes."""
        shown = with_taken(before, map(column_row, event.cells))

        def start() -> None:
            self._board.model = shown

        return Movement(POINT, _still, "linear", start)

    def shake(self) -> Movement:
        """The maze would break: it says no."""

        def update(share: float) -> None:
            swing = AnimationTransition.in_out_sine(abs(1 - 2 * (share * SHAKES % 1)))
            self._board.sway = SHAKEN * (2 * swing - 1) * (1 - share)

        return Movement(SHAKE, update, "linear", self._sound("no"))

    def nod(self, moved: Callable[[float], None]) -> Movement:
        """What was meant by a touch that means nothing sways: `moved` gets how far, in pixels."""

        def update(share: float) -> None:
            moved(dp(NOD) * sin(2 * pi * NODS * share) * (1 - share))

        return Movement(SHAKE, update, "linear")

    def nod_tile(self, column: int, row: int) -> Movement:
        """One that lies on the table."""
        board = self._board
        before, place = board.model, (column, row)
        there = [tile.tile for tile in before.tiles if (tile.column, tile.row) == place]
        tiles = [(tile, board.view.at(*place), 1.0) for tile in there]

        def start() -> None:
            board.model = with_gaps(before, [place])
            self._fly(tiles)

        def sway(way: float) -> None:
            self._flyer.move(way, 0)

        nod = self.nod(sway)

        def update(share: float) -> None:
            nod.update(share)
            if share == 1.0:
                self._flyer.drop()
                board.model = before

        return Movement(nod.seconds, update, nod.easing, start)

    def turn(self, slot: int, tile: TileModel, angle: float) -> Movement:
        """The held tile turns clockwise where it is; its picture in the new turn comes after."""
        board = self._board
        spot, width = self._place_of_held(slot)

        def start() -> None:
            self._sounds.play("turn")
            board.model = replace(board.model, hanging=None, beads=(), rings=())
            self._tray.show_out(slot)
            self._flyer.carry(board.atlas, tile_quads(board.atlas, tile, 0, 0, width))
            self._flyer.move(*spot)

        def update(share: float) -> None:
            self._flyer.turn(-angle * share)
            if share == 1.0:
                self._flyer.drop()

        return Movement(TURN, update, "out_back", start)

    def _place_of_held(self, slot: int) -> tuple[Point, float]:
        """Its middle and its width: over the table, or in the hand."""
        hanging, view = self._board.model.hanging, self._board.view
        if hanging is None:
            return self._tray.spot(slot), self._tray.side
        return view.at(hanging.column, hanging.row), view.cell

    def _hand_or_seat(self, seat: int, is_near: bool) -> Point:
        return self._tray.spot(1) if is_near else self._seat_spot(seat)

    def _lay(
        self, before: BoardModel, after: BoardModel, event: TileLaid, is_near: bool
    ) -> Movement:
        """From the hand, or from where it hung over the table already."""
        place = column_row(event.cell)
        tile = tile_model(event.tile, event.turn)
        hung = self._board.model.hanging
        is_there = hung is not None and (hung.column, hung.row) == place
        begin = self._hand_or_seat(event.seat, is_near)

        def start() -> None:
            self._board.model = before
            self._fly([(tile, begin, 1.0 if is_near else AT_SEAT)])

        def update(share: float) -> None:
            end = self._board.view.at(*place)
            if share < 1.0 and not is_there:
                size = 1.0 if is_near else AT_SEAT + (1 - AT_SEAT) * share
                self._fly([(tile, _between(begin, end, share), size)])
                return
            if share == 1.0:
                self._sounds.play("snap")
                self._haptics.tick()
                self._flyer.drop()
            self._board.model = replace(after, tiles=(*before.tiles, Placed(*place, tile)))

        seconds = LAY if is_near else COME
        return Movement(
            0.01 if is_there else seconds, update, "out_quad", None if is_there else start
        )

    def _take(self, before: BoardModel, event: TilesTaken, stagger: float) -> Movement:
        """All fly to their seat, one a little after the other."""
        places = [column_row(cell) for cell in event.cells]
        tiles = {(tile.column, tile.row): tile.tile for tile in before.tiles}
        total = TAKE + stagger * (len(places) - 1)
        ease = AnimationTransition.in_out_cubic

        def start() -> None:
            self._sounds.play("take")
            self._haptics.double()
            self._board.model = without_tiles(before, places)

        def update(share: float) -> None:
            if share == 1.0:
                self._flyer.drop()
                self._gain(event.seat, len(places))
                return
            end = self._seat_spot(event.seat)
            flying, come = [], 0
            for number, place in enumerate(places):
                own = min(max((share * total - number * stagger) / TAKE, 0.0), 1.0)
                come += own == 1.0
                if own < 1.0:
                    spot = _between(self._board.view.at(*place), end, ease(own))
                    flying.append((tiles[place], spot, 1 - (1 - AT_SEAT) * ease(own)))
            self._fly(flying)
            self._gain(event.seat, come)

        return Movement(total, update, "linear", start)

    def _draw(self, event: TileDrawn, is_near: bool) -> list[Movement]:
        """Face down into the hand, where its owner looks at it: what it is stays there."""

        def update(share: float) -> None:
            if share == 1.0:
                self._flyer.drop()
                return
            cell, (x, y) = self._board.view.cell, self._hand_or_seat(event.seat, is_near)
            size = self._tray.side / cell if is_near else AT_SEAT
            self._fly([(FACE_DOWN, (x, y + 2 * cell * (1 - share)), size)])

        def start() -> None:
            self._sounds.play("flip")
            self._board.model = replace(self._board.model, cut_off=())

        drawing = Movement(DRAW, update, "out_quad", start)
        if not (is_near and event.tile):
            return [drawing]
        return [drawing, self._turn_over(tile_model(event.tile, 0))]

    def _turn_over(self, tile: TileModel) -> Movement:
        """It stays in the air until its hand is shown anew, or covered."""
        atlas, side, below = self._board.atlas, self._tray.side, [tile]

        def show(shown: TileModel) -> None:
            self._flyer.carry(atlas, tile_quads(atlas, shown, 0, 0, side))
            self._flyer.move(*self._tray.spot(1))

        def update(share: float) -> None:
            if share >= 0.5 and below:
                show(below.pop())
            self._flyer.stretch(abs(1 - 2 * share), 1)

        return Movement(FLIP, update, "in_out_cubic", lambda: show(FACE_DOWN))

    def celebration(self, along: Callable[[float], None]) -> Movement:
        """All creatures come down over the table."""

        def falling(share: float) -> Falling:
            atlas = self._board.atlas
            return atlas, confetti(atlas, CREATURES, self._board.frame, dp(FALLING), share)

        return winning(self._flyer, self._sounds, self._haptics, falling, along)

    def _fly(self, tiles: Sequence[tuple[TileModel, Point, float]]) -> None:
        """These tiles in the air, each at a point of the screen and so large."""
        cell, atlas = self._board.view.cell, self._board.atlas
        quads = []
        for tile, (x, y), size in tiles:
            quads += tile_quads(atlas, tile, x, y, cell * size)
        self._flyer.carry(atlas, quads)
        self._flyer.move(0, 0)

    def _sound(self, name: str) -> Callable[[], None]:
        return lambda: self._sounds.play(name)


def _between(first: Point, second: Point, share: float) -> Point:
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share


def _still(_: float) -> None:
    """Time for a sound."""
