"""What Go's board shows by itself to whoever builds: where what was rolled is, what is joined.

It waits for nobody: touches go through, the clock runs on.
"""

from collections.abc import Callable, Sequence

from kivy.animation import AnimationTransition

from app.games.go.board import TREASURE_CELLS
from app.presenters.go.light import Way
from app.ui.go.go_board import RING, GoBoard
from app.ui.go.go_dice import GoDice
from app.ui.kit.motion import Motion, Movement

AIMS, JOINS = 0.55, 0.5
LATE = 0.12
"""How much later each ring comes than the one before, as a share of the whole."""


class GoShows:
    def __init__(self, board: GoBoard, dice: GoDice, speed: Callable[[], float]) -> None:
        self.motion = Motion()
        self._board, self._dice, self._speed = board, dice, speed

    def aim(self) -> None:
        """From each die a ring to its treasure."""
        board, dice = self._board, self._dice
        cells = [TREASURE_CELLS[treasure - 1] for treasure in dice.roll]
        whole = 1 - LATE * (len(cells) - 1)
        side, grows = dice.side, RING * board.cell - dice.side
        ways = [(*dice.middle(number), *board.middle(cell)) for number, cell in enumerate(cells)]

        def fly(share: float) -> None:
            rings = []
            for number, (x, y, to_x, to_y) in enumerate(ways):
                own = (share - LATE * number) / whole
                own = AnimationTransition.in_out_cubic(own) if 0 < own < 1 else float(own >= 1)
                rings.append((x + own * (to_x - x), y + own * (to_y - y), side + own * grows))
            board.aim(rings if share < 1 else ())

        self.motion.play([Movement(AIMS, fly, "linear")], self._speed(), lambda: None)

    def join(self, before: Sequence[Way], now: Sequence[Way]) -> None:
        """Light runs to what has just been joined."""
        ends = {way[-1] for way in before}
        new = [way for way in now if way[-1] not in ends]
        if not new:
            return

        def run(share: float) -> None:
            self._board.shine(new if share < 1 else (), share)

        self.motion.play([Movement(JOINS, run, "in_out_sine")], self._speed(), lambda: None)
