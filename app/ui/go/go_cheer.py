"""What falls over Go's board when there is something to cheer: treasures of its maze."""

from collections.abc import Callable

from kivy.metrics import dp

from app.ui.go.go_board import GoBoard
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Movement
from app.ui.kit.shell import Shell
from app.ui.match.confetti import Box, Falling, confetti, winning

TREASURES = tuple(f"mark/m{number}" for number in range(1, 22, 3))
"""Seven: with eight those that are alike would fall side by side."""
LARGEST, LEAST = 0.42, 22
"""Of a cell, and in dp."""


class GoCheer:
    def __init__(self, board: GoBoard, flyer: Flyer, shell: Shell) -> None:
        self._board, self._flyer, self._shell = board, flyer, shell

    def movement(self, along: Callable[[float], None]) -> Movement:
        """`along` is what moves meanwhile."""
        shell = self._shell
        return winning(self._flyer, shell.sounds, shell.haptics, self._falling, along)

    def update(self, share: float) -> None:
        """Along with that of another board."""
        self._flyer.move(0, 0)
        self._flyer.carry(*self._falling(share))

    def _falling(self, share: float) -> Falling:
        atlas = self._board.atlas
        size = max(dp(LEAST), LARGEST * self._board.cell)
        return atlas, confetti(atlas, TREASURES, self._box, size, share)

    @property
    def _box(self) -> Box:
        """The board, and as much beside it as there is on both sides."""
        board, ground = self._board, self._board.parent
        beside = max(0, min(board.x - ground.x, ground.right - board.right))
        return board.x - beside, board.y, board.width + 2 * beside, board.height
