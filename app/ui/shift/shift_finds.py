"""What is seen when a target is found: sparks, the words over the board, the card turned over."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from app.games.shift.events import CardTurned, TargetFound
from app.games.shift.maze import SIZE
from app.presenters.phrase import Phrase, phrase
from app.presenters.shift.board_model import NO_MARKS, BoardModel
from app.services.ports import Haptics, Sounds
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Movement
from app.ui.kit.quads import centred
from app.ui.match.praise import Praise
from app.ui.shift.cell_layers import MARK
from app.ui.shift.shift_board import ShiftBoard
from app.ui.shift.shift_geometry import Point, ShiftGeometry
from app.ui.shift.sparks import sparks, wave

FLIP, SWELLS = 0.22, 0.5
"""Seconds; and the part of a find in which its medallion swells, before it flies."""
SWELL, SHRINKS = 0.55, 0.5
"""How much it grows, and how much smaller it comes to its seat."""


def aside(board: ShiftGeometry, cell: int, seat: Point) -> tuple[float, float]:
    """Where on the board, across and high, no medallion flies from there to its seat: at the edge
    away from that, and for a cell there on its other side."""
    high = 1.0 if seat[1] < board.y else 0.0
    row, column = divmod(cell, SIZE)
    is_near = row >= SIZE - 2 if high == 0.0 else row < 2
    return (0.0 if column > SIZE // 2 else 1.0) if is_near else 0.5, high


class Card(Protocol):
    def flip(self, share: float, target: int) -> None: ...


class Around(Protocol):
    """Where seats are on the screen just now, and what lies before them."""

    def spot(self, seat: int) -> Point: ...
    def card(self, seat: int) -> Card: ...
    def fill(self, seat: int, target: int, left: int) -> None: ...


class ShiftFinds:
    """`words` says a phrase in the language in force."""

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
        self._praise, self._words = praise, words

    def find(self, before: BoardModel, event: TargetFound) -> Movement:
        """Its medallion swells, and flies to whoever found it."""
        cell = next(n for n, tile in enumerate(before.tiles) if tile.target == event.target)
        spot, board = self._board.geometry.middle(cell), self._board
        name, size = f"mark/m{event.target}", MARK * board.geometry.cell
        target = phrase(f"target.{before.edition}.m{event.target}")
        words = self._words(phrase("shift.found_it", target=target))

        def start() -> None:
            seat = self._around.spot(event.seat)
            self._praise.across, self._praise.high = aside(self._board.geometry, cell, seat)
            self._sounds.play("find")
            self._haptics.double()
            self._flyer.move(0, 0)
            board.model = board.model.marked(NO_MARKS)

        def update(share: float) -> None:
            flown = max(0.0, (share - SWELLS) / (1 - SWELLS)) ** 2
            end_x, end_y = self._around.spot(event.seat)
            x, y = spot[0] + (end_x - spot[0]) * flown, spot[1] + (end_y - spot[1]) * flown
            wide = size * (1 + SWELL * wave(share / SWELLS)) * (1 - SHRINKS * flown)
            mark = centred(board.atlas, name, x, y, wide)
            flying = sparks(board.atlas, spot, board.geometry.cell, share)
            self._flyer.carry(board.atlas, [*flying, mark])
            if share == 1.0:
                self._flyer.drop()
                self._around.fill(event.seat, event.target, event.left)

        return self._praise.movement(words, update, start)

    def turn_card(self, after: BoardModel, event: CardTurned) -> Movement:
        """The next one comes up, for whoever may see it."""
        card, board = self._around.card(event.seat), self._board

        def flip(share: float) -> None:
            card.flip(share, event.target)
            if share == 1.0:
                board.model = board.model.marked(after.marks)

        return Movement(FLIP, flip, start=partial(self._sounds.play, "flip"))
