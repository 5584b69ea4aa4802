"""A tile of Connect under the finger: rises from the hand, hangs over spots, lies or goes back."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot

from app.games.connect.table import cell_at, column_row
from app.presenters.connect.handling import turned
from app.ui.connect.connect_board import ConnectBoard, tile_quads
from app.ui.connect.connect_deeds import ConnectDeeds
from app.ui.connect.hand_tray import HandTray
from app.ui.connect.table_top import TableTop
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Movement

LIFT, LIFTED, SNAP = 0.6, 1.06, 0.75
"""In cells: how far a lifted tile lies above the finger, how large, and how near it snaps."""
RISE, PUT_BACK = 0.12, 0.22

Point = tuple[float, float]


@dataclass(slots=True)
class Lifted:
    """From this place in the hand, turned so; the finger is `at` a point, `over` a cell that it
    has come near, where it `hangs` if it can. `risen` grows to 1.
    """

    slot: int
    turns: tuple[int, ...]
    at: Point
    over: int | None = None
    hangs: bool = False
    risen: float = 0.0


class ConnectDrag:
    """A spot is judged by how the tile was turned when it was lifted, not by how it hung before."""

    def __init__(
        self,
        deeds: ConnectDeeds,
        board: ConnectBoard,
        tray: HandTray,
        flyer: Flyer,
        top: TableTop,
    ) -> None:
        self._deeds = deeds
        self._board, self._tray, self._flyer = board, tray, flyer
        self._top = top
        self._lifted: Lifted | None = None

    @property
    def is_lifting(self) -> bool:
        return self._lifted is not None

    def cancel(self) -> None:
        """Whatever was in the air lies where it was."""
        self._lifted = None
        self._deeds.motion.finish()
        self._flyer.drop()

    def lift(self, slot: int, x: float, y: float) -> None:
        """From where it lay up above the finger, as large as on the table."""
        deeds = self._deeds
        self._lifted = lifted = Lifted(slot, deeds.finger.turns, (x, y))

        def update(share: float) -> None:
            lifted.risen = share
            self._float(lifted)

        deeds.hold(slot)
        self._carry(slot)
        deeds.motion.play([Movement(RISE, update, "out_cubic")], deeds.speed, lambda: None)

    def move(self, x: float, y: float) -> None:
        """It lies above the finger, or over the spot that it has come near."""
        lifted = self._lifted
        if lifted is None:
            return
        lifted.at, over = (x, y), self._cell_near(x, y + LIFT * self._board.view.cell)
        if over != lifted.over:
            lifted.over, lifted.hangs = over, over is not None and self._hangs(lifted, over)
        if lifted.hangs:
            self._flyer.drop()
            return
        if self._deeds.finger.cell is not None:
            self._deeds.show(replace(self._deeds.finger, turns=lifted.turns, cell=None))
            self._carry(lifted.slot)
        self._float(lifted)

    def turn(self, quarter_turns: int) -> None:
        """By another finger, in the air or over its spot; else where it lies."""
        deeds, lifted = self._deeds, self._lifted
        if lifted is None:
            deeds.turn(quarter_turns)
            return
        deeds.motion.finish()
        finger = turned(deeds.table.known, deeds.finger, quarter_turns)
        lifted.turns = finger.turns
        deeds.show(finger)
        if finger.cell is None:
            self._carry(lifted.slot)
            self._float(lifted)

    def drop(self) -> None:
        """Where it hangs it lies; else it goes back."""
        deeds, lifted, self._lifted = self._deeds, self._lifted, None
        deeds.motion.finish()
        self._flyer.drop()
        if lifted is None:
            return
        if deeds.finger.cell is None:
            self._miss(lifted)
        else:
            deeds.do()

    def _miss(self, lifted: Lifted) -> None:
        deeds, cells = self._deeds, list[tuple[int, int]]()
        why = None if lifted.over is None else deeds.table.why_not_there(deeds.finger, lifted.over)
        if lifted.over is not None and why is not None:
            deeds.refuse(why)
            cells.append(column_row(lifted.over))
        self._put_back(lifted.slot, cells)

    def _cell_near(self, x: float, y: float) -> int | None:
        view = self._board.view
        column, row = view.cell_under(x, y)
        middle = view.at(column, row)
        is_near = hypot(x - middle[0], y - middle[1]) <= SNAP * view.cell
        return cell_at(column, row) if is_near and self._top.is_open(x, y) else None

    def _hangs(self, lifted: Lifted, cell: int) -> bool:
        deeds = self._deeds
        as_lifted = replace(deeds.finger, turns=lifted.turns, cell=None)
        return deeds.finger.cell == cell or deeds.hang(as_lifted, cell)

    def _carry(self, slot: int) -> None:
        """In the air as it is turned now; its place in the hand is empty."""
        atlas = self._board.atlas
        quads = tile_quads(atlas, self._deeds.held_tile, 0, 0, self._board.view.cell)
        self._flyer.carry(atlas, quads)
        self._tray.show_out(slot)

    def _float(self, lifted: Lifted) -> None:
        (x, y), cell = lifted.at, self._board.view.cell
        in_tray = self._tray.side / cell
        scale = in_tray + (LIFTED - in_tray) * lifted.risen
        self._flyer.move(x, y + LIFT * cell * lifted.risen, scale)

    def _put_back(self, slot: int, barred: Sequence[tuple[int, int]]) -> None:
        """Where it could not lie is hatched meanwhile."""
        deeds, flyer, end = self._deeds, self._flyer, self._tray.spot(slot)
        begin, in_tray = flyer.spot, self._tray.side / self._board.view.cell

        def start() -> None:
            self._board.model = replace(self._board.model, cut_off=tuple(barred))

        def update(share: float) -> None:
            x, y = (a + (b - a) * share for a, b in zip(begin, end, strict=True))
            flyer.move(x, y, LIFTED + (in_tray - LIFTED) * share)

        def lies() -> None:
            flyer.drop()
            deeds.show(replace(deeds.finger, slot=None))

        self._carry(slot)
        back = Movement(PUT_BACK, update, "out_quad", start)
        deeds.motion.play([back], deeds.speed, lies)
