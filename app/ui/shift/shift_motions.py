"""What moves at Shift's table: what is in the hand, and with its sounds what happened by a move.

Nobody else writes the board, or whether the spare is out, while something moves. Each movement
ends where the next begins; the page shows the new model when all are done.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from kivy.metrics import dp

from app.games.shift.events import (
    CardTurned,
    Event,
    LineShifted,
    PawnRodeOut,
    PawnWalked,
    TargetFound,
)
from app.games.shift.maze import ARROWS
from app.presenters.phrase import Phrase
from app.presenters.shift.board_model import (
    NO_TURN,
    BoardModel,
    Sliding,
    Standing,
    TileModel,
    pressed,
    without_pawn,
)
from app.presenters.shift.nudges import Meant
from app.services.ports import Haptics, Sounds
from app.ui.kit.atlas import atlas_for
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Movement
from app.ui.kit.quads import Quad, centred
from app.ui.match.confetti import Falling, confetti, winning
from app.ui.match.praise import Praise
from app.ui.shift.cell_layers import LOOSE, MARK, SHADOW, tile_name
from app.ui.shift.shift_board import PAWN, REST, STANDING, ShiftBoard
from app.ui.shift.shift_finds import Around as FindsAround
from app.ui.shift.shift_finds import ShiftFinds
from app.ui.shift.shift_geometry import Point
from app.ui.shift.target_card import LARGEST_MARK

FINISH, WHOLE, FALL, RIDE = 0.18, 0.32, 0.24, 0.24
STEP, LONGEST_WALK, HOP = 0.09, 0.9, 0.04
TREASURES = tuple(f"mark/m{number}" for number in range(1, 24))
"""Without the last of them: 24 would repeat the sizes of what falls in step with it."""
FALLING = 44
"""In dp, at most."""
"""What falls when somebody has won, and how large at most, in cells."""
CAST = 0.1
"""How far below a lifted tile its shadow falls, in cells."""
LIFT, LIFT_PAWN, LIFTED = 0.5, 0.45, 1.06
"""In the hand: how many cells above the finger, and how much larger (LOOK 5)."""
PUT_BACK = 0.22


class Tray(Protocol):
    """Where the spare rests."""

    is_out: bool

    @property
    def spot(self) -> Point: ...
    @property
    def cell(self) -> float: ...
    @property
    def is_in_sight(self) -> bool: ...
    def wiggle(self, speed: float) -> None: ...
    def turn(self, quarter_turns: int, speed: float) -> None: ...


class Around(FindsAround, Protocol):
    """Where things around the board are on the screen just now."""

    @property
    def tray(self) -> Tray: ...
    def lay_spare(self, arrow: int | None) -> None: ...


class ShiftMotions:
    def __init__(
        self,
        board: ShiftBoard,
        flyer: Flyer,
        sounds: Sounds,
        haptics: Haptics,
        around: Around,
        praise: Praise,
        words: Callable[[Phrase], str],
    ) -> None:
        self._board, self._flyer, self._around = board, flyer, around
        self._sounds, self._haptics = sounds, haptics
        self._finds = ShiftFinds(board, flyer, sounds, haptics, around, praise, words)
        self._drawn_to: Point | None = None
        """Where a finger has drawn the pawn that is about to walk."""

    # In the hand

    def press(self, arrow: int) -> None:
        self._board.model = pressed(self._board.model, arrow)

    def snap(self) -> None:
        """The spare hangs at an arrow now."""
        self._flyer.drop()
        self._sounds.play("snap")
        self._haptics.tick()

    def slide(self, share: float) -> None:
        """So far the line is pushed in under the finger."""
        self._board.slide = share

    def hang(self) -> None:
        self.slide(REST)

    def lift(self, spare: TileModel) -> None:
        self._around.tray.is_out = True
        self._carry_tile(spare)

    def carry(self, point: Point) -> None:
        x, y = point
        self._flyer.move(x, y + LIFT * self._board.geometry.cell, LIFTED)

    def drop(self) -> None:
        self._flyer.drop()

    def wiggle(self, meant: Meant, speed: float, arrow: int | None = None) -> None:
        """What is to be touched instead; of the arrows this one, or all that are free."""
        self._sounds.play("no")
        if meant is Meant.SPARE:
            self._around.tray.wiggle(speed)
        else:
            self._board.wiggle(meant is Meant.PAWN, arrow, speed)

    def chime(self) -> None:
        """What is looked for came into reach."""
        self._sounds.play("chime")

    def lift_pawn(self, pawn: str) -> None:
        self._haptics.tick()
        self._carry_pawn(pawn)

    def carry_pawn(self, point: Point) -> None:
        x, y = point
        self._drawn_to = x, y + LIFT_PAWN * self._board.geometry.cell
        self._flyer.move(*self._drawn_to, LIFTED)

    def pawn_back(self, cell: int) -> Movement:
        """From the hand to where it stood."""
        start, end = self._flyer.spot, self._standing(self._board.geometry.middle(cell))
        self._drawn_to = None
        return Movement(
            PUT_BACK, lambda share: self._flyer.move(*_between(start, end, share)), "out_quad"
        )

    def turn_spare(self, quarter_turns: int, speed: float) -> None:
        self._sounds.play("turn")
        self._around.tray.turn(quarter_turns, speed)

    def held_at(self, arrow: int | None) -> Point:
        """Where the spare is that hangs there, or that is in the hand."""
        return self._flyer.spot if arrow is None else self._board.geometry.before(arrow)

    def back_from(self, start: Point) -> Movement:
        """Into the tray."""
        end, size = self._around.tray.spot, self._tray_size

        def fly(share: float) -> None:
            self._flyer.move(*_between(start, end, share), LIFTED + (size - LIFTED) * share)

        return Movement(PUT_BACK, fly, "out_quad")

    @property
    def _tray_size(self) -> float:
        """Of the tile where it rests, by its size on the board."""
        return self._around.tray.cell / self._board.geometry.cell

    # What happened

    def of_events(
        self, before: BoardModel, after: BoardModel, events: Sequence[Event]
    ) -> list[Movement]:
        found: list[Movement] = []
        for event in events:
            match event:
                case LineShifted():
                    found += self._shift(before, after, event)
                case PawnRodeOut():
                    found.append(self._ride(event))
                case PawnWalked():
                    found.append(self._walk(before, event))
                case TargetFound():
                    found.append(self._finds.find(before, event))
                case CardTurned():
                    found.append(self._finds.turn_card(after, event))
        return found

    def _shift(self, before: BoardModel, after: BoardModel, event: LineShifted) -> list[Movement]:
        board = self._board
        fallen = before.tiles[ARROWS[event.arrow].exit]
        is_under_way = board.model.sliding is not None and board.model.sliding.arrow == event.arrow
        begun = board.slide if is_under_way else 0.0
        sliding = board.model.sliding if is_under_way else None
        seen = board.model if is_under_way else before

        def start() -> None:
            self._sounds.play("slide")
            self._around.tray.is_out = True
            self._around.lay_spare(ARROWS[event.arrow].opposite)
            pushed = sliding or Sliding(event.arrow, after.tiles[ARROWS[event.arrow].entry])
            marked = replace(NO_TURN, before=after.last.before)
            board.model = replace(_marked_as(before, seen), sliding=pushed, last=marked)
            board.slide = begun

        def fall() -> None:
            self._sounds.play("snap")
            self._haptics.tick()
            come = _without_riders(after, before, ARROWS[event.arrow].exit)
            board.model = _marked_as(come, seen)
            board.slide = 0.0
            self._carry_tile(fallen)

        def push(share: float) -> None:
            board.slide = begun + (1.0 - begun) * share

        slide_time = FINISH if begun > 0.5 else WHOLE
        return [
            Movement(slide_time, push, "out_cubic" if begun > 0.5 else "in_out_cubic", start),
            Movement(FALL, partial(self._fall, event.arrow), "out_quad", fall),
        ]

    def pull_back(self, after: BoardModel, arrow: int, spare: TileModel) -> list[Movement]:
        """A push that was undone: the line comes out again, and the spare goes to its tray."""
        board = self._board

        def start() -> None:
            self._around.tray.is_out = True
            board.model = replace(after, sliding=Sliding(arrow, spare))
            board.slide = 1.0

        def pull(share: float) -> None:
            board.slide = 1.0 - share

        def lift() -> None:
            board.model = after
            board.slide = 0.0
            self._carry_tile(spare)
            self._flyer.move(*board.geometry.before(arrow))

        def fly(share: float) -> None:
            end = self._around.tray.spot
            size = 1 + (self._tray_size - 1) * share
            self._flyer.move(*_between(board.geometry.before(arrow), end, share), size)

        return [
            Movement(WHOLE, pull, "in_out_cubic", start),
            Movement(PUT_BACK, fly, "out_quad", lift),
        ]

    def _fall(self, arrow: int, share: float) -> None:
        """The tile that came out, to where it rests."""
        if share == 1.0:
            self._flyer.drop()
        else:
            start, end = self._board.geometry.behind(arrow), self._fallen_to(arrow)
            size = 1 + (self._tray_size - 1) * share
            self._flyer.move(*_between(start, end, share), size)

    def _fallen_to(self, arrow: int) -> Point:
        """The tray, or no further than the frame while that is not in sight."""
        if self._around.tray.is_in_sight:
            return self._around.tray.spot
        return self._board.geometry.behind(arrow)

    def _ride(self, event: PawnRodeOut) -> Movement:
        """Out on the fallen tile, in again on the one just pushed in (S7)."""
        geometry = self._board.geometry
        start_at, end_at = geometry.middle(event.left), geometry.middle(event.entered)

        def start() -> None:
            self._board.model = without_pawn(self._board.model, event.pawn)
            self._carry_pawn(event.pawn)
            self._flyer.move(*self._standing(start_at))

        def update(share: float) -> None:
            self._flyer.move(*self._standing(_between(start_at, end_at, share)))
            if share == 1.0:
                self._set_down(event.pawn, event.entered)

        return Movement(RIDE, update, "in_out_cubic", start)

    def _walk(self, before: BoardModel, event: PawnWalked) -> Movement:
        if self._drawn_to is not None:
            return self._set_pawn_down(before, event, self._drawn_to)
        points = [self._board.geometry.middle(cell) for cell in event.path]
        hop = HOP * self._board.geometry.cell
        last_step = 0

        def start() -> None:
            model = replace(before, walker=event.pawn, reach=None, trail=event.path)
            self._board.model = without_pawn(model, event.pawn)
            self._carry_pawn(event.pawn)
            self._flyer.move(*self._standing(points[0]))

        def update(share: float) -> None:
            nonlocal last_step
            along = share * (len(points) - 1)
            step = min(int(along), len(points) - 2) if len(points) > 1 else 0
            if step > last_step:
                last_step = step
                self._sounds.play("step")
            x, y = _between(points[step], points[min(step + 1, len(points) - 1)], along - step)
            rise = hop * 4 * (along - step) * (1 - along + step)
            self._flyer.move(*self._standing((x, y + rise)))
            if share == 1.0:
                self._set_down(event.pawn, event.path[-1])

        seconds = min(LONGEST_WALK, STEP * (len(points) - 1))
        return Movement(seconds, update, "in_out_sine", start)

    def _set_pawn_down(self, before: BoardModel, event: PawnWalked, start_at: Point) -> Movement:
        """It has been drawn along by a finger."""
        end_at = self._standing(self._board.geometry.middle(event.path[-1]))
        self._drawn_to = None

        def start() -> None:
            model = replace(before, walker=event.pawn, reach=None, trail=event.path)
            self._board.model = without_pawn(model, event.pawn)
            self._carry_pawn(event.pawn)
            self._flyer.move(*start_at, LIFTED)

        def update(share: float) -> None:
            self._flyer.move(*_between(start_at, end_at, share), LIFTED + (1 - LIFTED) * share)
            if share == 1.0:
                self._sounds.play("step")
                self._set_down(event.pawn, event.path[-1])

        return Movement(FINISH, update, "out_quad", start)

    def celebration(self, along: Callable[[float], None]) -> Movement:
        """Somebody has won: all treasures come down over the board."""

        def falling(share: float) -> Falling:
            board = self._board
            atlas = atlas_for(board.model.edition, dp(LARGEST_MARK))
            box = (*board.pos, *board.size)
            return atlas, confetti(atlas, TREASURES, box, dp(FALLING), share)

        return winning(self._flyer, self._sounds, self._haptics, falling, along)

    def _set_down(self, pawn: str, cell: int) -> None:
        self._flyer.drop()
        model = self._board.model
        self._board.model = replace(
            model, trail=(), pawns=(*model.pawns, Standing(pawn, cell)), goal=-1
        )

    def _standing(self, point: Point) -> Point:
        return point[0], point[1] + STANDING * self._board.geometry.cell

    def _carry_pawn(self, pawn: str) -> None:
        atlas, size = self._board.atlas, PAWN * self._board.geometry.cell
        self._flyer.carry(atlas, [centred(atlas, f"pawn/{pawn}", 0, 0, size)])

    def _carry_tile(self, tile: TileModel) -> None:
        self._flyer.carry(self._board.atlas, tile_quads(self._board, tile))


def tile_quads(board: ShiftBoard, tile: TileModel) -> list[Quad]:
    """A lifted tile with its medallion around the point (0, 0), as large as on the board."""
    atlas, cell = board.atlas, board.geometry.cell
    quads = [
        centred(atlas, "shadow", 0, -CAST * cell, SHADOW * cell),
        centred(atlas, tile_name(tile, False), 0, 0, LOOSE * cell),
    ]
    if tile.target:
        quads.append(centred(atlas, f"mark/m{tile.target}", 0, 0, MARK * cell))
    return [*quads, centred(atlas, "outline/lifted", 0, 0, cell)]


def _without_riders(after: BoardModel, before: BoardModel, exit_cell: int) -> BoardModel:
    """The pawns that rode out are still outside."""
    outside = {standing.pawn for standing in before.pawns if standing.cell == exit_cell}
    kept = tuple(standing for standing in after.pawns if standing.pawn not in outside)
    return replace(after, pawns=kept)


def _marked_as(model: BoardModel, seen: BoardModel) -> BoardModel:
    """What was shown before a push is shown as long as it is under way."""
    return replace(model, reach=seen.reach, walker=seen.walker, marks=seen.marks)


def _between(first: Point, second: Point, share: float) -> Point:
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share
