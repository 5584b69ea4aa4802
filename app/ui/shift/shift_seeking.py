"""Where what is looked for lies: it breathes as the own turn begins, and a tap on its card lets a
light run there. What is secret among those around a table is never pointed at.
"""

from collections.abc import Callable, Sequence
from math import pi, sin
from typing import Protocol

from app.presenters.phrase import phrase
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import WantedModel
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import After, Motion, Movement
from app.ui.match.notices import Notices
from app.ui.shift.shift_board import ShiftBoard
from app.ui.shift.shift_geometry import Point
from app.ui.shift.target_card import TargetCard
from app.ui.shift.target_light import TargetLight
from app.ui.shift.target_pulse import Sought

GREETS, RUNS, HOPS, STEADY = 0.9, 0.55, 0.6, 1.0
"""Seconds: of a greeting, of the light, of what it comes to, and of a ring where nothing moves."""
BREATH, HOP, STILL = 0.34, 0.5, 0.3
"""How much larger what is looked for grows."""
RISE, RISES = 0.26, 2
"""How high the pawn hops, in cells, and how often."""


class Tray(Protocol):
    @property
    def spot(self) -> Point: ...
    def wiggle(self, speed: float) -> None: ...


class Around(Protocol):
    @property
    def tray(self) -> Tray: ...
    def asks_at(self, seat: int) -> Point: ...
    def card(self, seat: int) -> TargetCard: ...
    def greet(self, seat: int, speed: float) -> None: ...


class Screen(Protocol):
    notices: Notices

    @property
    def table(self) -> ShiftTable: ...
    @property
    def speed(self) -> float: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...


class ShiftSeeking:
    """`look` shows several open cards larger."""

    def __init__(
        self,
        screen: Screen,
        board: ShiftBoard,
        around: Around,
        flyer: Flyer,
        look: Callable[[WantedModel], None],
    ) -> None:
        self._screen, self._board, self._around = screen, board, around
        self.light, self._look = TargetLight(), look
        flyer.canvas.add(self.light)
        self._motion = Motion()

    def greet(self, seat: int) -> None:
        """Its turn begins. It swallows no touch, so the movement is not the page's."""
        speed = self._screen.speed
        self._around.greet(seat, speed)
        if speed:
            self._motion.play([Movement(GREETS, self._greeted, "linear")], speed, lambda: None)

    def _greeted(self, share: float) -> None:
        model = self._board.model
        is_at_rest = share < 1 and model.sliding is None and not model.trail
        hop = abs(sin(RISES * pi * min(1.0, share * 1.4))) * (1 - share)
        self._board.hop(RISE * hop * is_at_rest)
        self._pulse(self._found if is_at_rest else (), BREATH * sin(pi * share))

    def looked(self, card: TargetCard) -> None:
        """It is that of whoever looks."""
        self.point(self._screen.table.looker, card.wanted)

    def point(self, seat: int, wanted: WantedModel) -> None:
        """The card of this seat was tapped."""
        if wanted.is_secret:
            self._screen.notices.nudge(phrase("shift.hold_to_look"))
            self._around.card(seat).wiggle(self._screen.speed)
            return
        if wanted.is_choice:
            self._look(wanted)
            return
        found = self._found
        if found or wanted.is_on_spare:
            self._motion.finish()
            self._screen.play_out(self._pointing(self._around.asks_at(seat), found), self._rest)

    def _pointing(self, start: Point, found: Sequence[Sought]) -> list[Movement]:
        place, tray = self._board.geometry, self._around.tray
        end = (found[0].x, found[0].y) if found else tray.spot
        if not self._screen.speed:
            return [Movement(STEADY, lambda _: self._pulse(found, STILL), "linear", rests=True)]

        def run(share: float) -> None:
            self.light.show(start, end, place.cell, share)

        def hop(share: float) -> None:
            self._pulse(found, HOP * abs(sin(2 * pi * share)) * (1 - share / 2))

        def arrive() -> None:
            if not found:
                tray.wiggle(self._screen.speed)

        return [Movement(RUNS, run, "in_out_sine"), Movement(HOPS, hop, "linear", arrive)]

    def _rest(self) -> None:
        self._pulse((), 0)

    @property
    def _found(self) -> Sequence[Sought]:
        """All that is marked for the one who looks, and no pawn stands upon."""
        model, place = self._board.model, self._board.geometry
        marks, taken = model.marks, {pawn.cell for pawn in model.pawns}
        cells = [
            (cell, tile.target if tile.target in marks.targets else 0)
            for cell, tile in enumerate(model.tiles)
            if tile.target in marks.targets or cell == marks.home
        ]
        return [Sought(*place.middle(cell), each) for cell, each in cells if cell not in taken]

    def _pulse(self, found: Sequence[Sought], grown: float) -> None:
        board = self._board
        board.pulse.show(board.atlas, board.geometry.cell, found if grown > 0.001 else (), grown)
