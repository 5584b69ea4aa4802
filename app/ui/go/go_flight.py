"""A path tile of Go on its way by itself: up to the finger, turning, flipping, or back to rest.

The match is ahead of what is seen: a move is done when its flight begins, and a flight that is
finished early only lands at once.
"""

from collections.abc import Callable
from dataclasses import dataclass

from app.core.sides import SIDES
from app.presenters.go.tray import Face
from app.ui.go.go_board import is_lying, tile_quads
from app.ui.kit.atlas import Atlas
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Motion, Movement

LIFT_SECONDS, BACK_SECONDS, SNAP_SECONDS = 0.12, 0.22, 0.12
TURN_SECONDS, FLIP_SECONDS = 0.16, 0.22
THIN = 0.02
"""What is seen of a tile that stands on its edge."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where and how large a tile is drawn."""

    x: float
    y: float
    cell: float
    atlas: Atlas
    face: Face


class GoFlight:
    """`tile` is under way by itself; `speed` and `landed` belong to whoever shows the rest."""

    def __init__(
        self, flyer: Flyer, speed: Callable[[], float], landed: Callable[[], None]
    ) -> None:
        self.tile: int | None = None
        self._flyer, self._speed, self._landed = flyer, speed, landed
        self._motion = Motion()
        self._is_cut_short = False

    @property
    def is_running(self) -> bool:
        return self._motion.is_running

    @property
    def tiles(self) -> frozenset[int]:
        """None or one."""
        return frozenset() if self.tile is None else frozenset((self.tile,))

    def finish(self) -> None:
        self._motion.finish()

    def lift(self, rise: Callable[[float], None]) -> None:
        """Up to the finger, which may move on meanwhile: `rise` gets how far it has come."""
        rise(0.0)
        movement = Movement(LIFT_SECONDS, rise, "out_cubic")
        self._motion.play([movement], self._speed(), lambda: None)

    def turn(self, tile: int, before: Spot, after: Spot) -> None:
        """Clockwise, and over to where it lies then; the joker looks the same all round."""
        if before.face == after.face:
            return
        places = [SIDES.index(spot.face.direction) for spot in (before, after)]
        angle = -90 * ((places[1] - places[0]) % len(SIDES))

        def update(share: float) -> None:
            self._glide(before, after, share)
            self._flyer.turn(angle * share)

        self._fly(tile, before, [Movement(TURN_SECONDS, update, "out_back")])

    def flip(self, tile: int, before: Spot, after: Spot) -> None:
        """Over its long edge: half of the way one sees the one side, then the other."""

        def narrow(spot: Spot) -> Callable[[float], None]:
            def update(share: float) -> None:
                thin = max(THIN, share if spot is after else 1 - share)
                self._flyer.stretch(*((1, thin) if is_lying(spot.face) else (thin, 1)))

            return update

        def show_other() -> None:
            self._take(tile, after)

        half = FLIP_SECONDS / 2
        halves = [
            Movement(half, narrow(before), "in_cubic"),
            Movement(half, narrow(after), "out_cubic", show_other),
        ]
        self._fly(tile, before, halves)

    def land(self, tile: int, before: Spot, after: Spot) -> None:
        """Over to its place."""
        self._glide_over(tile, before, after, BACK_SECONDS, "out_quad")

    def snap(self, tile: int, before: Spot, after: Spot) -> None:
        """Down from the finger."""
        self._glide_over(tile, before, after, SNAP_SECONDS, "out_cubic")

    def _glide_over(
        self, tile: int, before: Spot, after: Spot, seconds: float, easing: str
    ) -> None:
        def update(share: float) -> None:
            self._glide(before, after, share)

        self._fly(tile, before, [Movement(seconds, update, easing)])

    def _fly(self, tile: int, before: Spot, movements: list[Movement]) -> None:
        """Whoever lets one fly while another one does shows all anew afterwards."""
        self._is_cut_short = True
        self.finish()
        self._is_cut_short = False
        if self._speed() == 0:
            return
        self.tile = tile
        self._take(tile, before)
        self._motion.play(movements, self._speed(), self._land)

    def _take(self, tile: int, spot: Spot) -> None:
        self._flyer.carry(spot.atlas, tile_quads(spot.atlas, tile, spot.face, 0, 0, spot.cell))
        self._flyer.move(spot.x, spot.y)

    def _glide(self, before: Spot, after: Spot, share: float) -> None:
        x = before.x + share * (after.x - before.x)
        y = before.y + share * (after.y - before.y)
        self._flyer.move(x, y, 1 + share * (after.cell / before.cell - 1))

    def _land(self) -> None:
        self.tile = None
        self._flyer.drop()
        if not self._is_cut_short:
            self._landed()
