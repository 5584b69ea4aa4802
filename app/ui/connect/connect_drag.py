"""A tile of Connect under the finger: rises from the hand, hangs over spots, lies or goes back."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.games.connect.table import column_row
from app.presenters.connect.handling import carried, put_down, turned
from app.presenters.connect.landing import Place, aims, landing
from app.presenters.connect.nays import BACK_IN_HAND, FAR_AWAY
from app.ui.connect.connect_board import ConnectBoard, tile_quads
from app.ui.connect.connect_deeds import ConnectDeeds
from app.ui.connect.hand_tray import HandTray
from app.ui.connect.table_top import TableTop
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Movement

LIFT, LIFTED = 0.6, 1.06
"""In cells: how far a lifted tile lies above the finger, and how large."""
RISE, PUT_BACK = 0.12, 0.22

Point = tuple[float, float]


@dataclass(slots=True)
class Lifted:
    """From this place in the hand, turned so; the finger is `at` a point, and may mean one of the
    cells in `aims`; it `hangs` over the first where it can lie. `risen` grows to 1.
    """

    slot: int
    turns: tuple[int, ...]
    at: Point
    aims: tuple[int, ...] = ()
    hangs: bool = False
    risen: float = 0.0


class ConnectDrag:
    """A spot is judged by how the tile was turned when it was lifted, not by how it hung before.

    What hangs over the table is what letting go does.
    """

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
        self._was_put_back = False

    @property
    def is_lifting(self) -> bool:
        return self._lifted is not None

    def cancel(self) -> None:
        """Whatever was in the air lies where it was."""
        deeds, lifted, self._lifted = self._deeds, self._lifted, None
        deeds.motion.finish()
        self._flyer.drop()
        if lifted is not None:
            self._was_put_back = True
            deeds.finger = put_down(deeds.finger)

    def forget(self) -> None:
        """Nobody asks any more where the tile went."""
        self._was_put_back = False

    def tell(self, is_seen: bool) -> None:
        """A tile that the finger has lost lies in the hand: said once that is in sight."""
        if self._was_put_back and is_seen:
            self._was_put_back = False
            self._deeds.nudge(BACK_IN_HAND)

    def lift(self, slot: int, x: float, y: float) -> None:
        """From where it lay up above the finger, as large as on the table."""
        deeds = self._deeds
        self._lifted = lifted = Lifted(slot, deeds.finger.turns, (x, y))

        def update(share: float) -> None:
            lifted.risen = share
            self._float(lifted)

        deeds.show(carried(deeds.finger, slot))
        self._carry(slot)
        deeds.motion.play([Movement(RISE, update, "out_cubic")], deeds.speed, lambda: None)

    def move(self, x: float, y: float) -> None:
        """It lies above the finger, or over the spot where it would lie."""
        lifted = self._lifted
        if lifted is None:
            return
        lifted.at, cells = (x, y), self._aims(x, y)
        if cells != lifted.aims:
            lifted.aims, lifted.hangs = cells, self._hangs(lifted, cells)
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
        deeds.finger = replace(deeds.finger, is_carried=False)
        if deeds.finger.cell is None:
            self._miss(lifted)
            return
        deeds.do()
        if deeds.finger.cell is not None:  # something else moves still: it hangs there
            deeds.show(deeds.finger)

    def _miss(self, lifted: Lifted) -> None:
        """Over the hand nobody meant to lay anything."""
        deeds, barred = self._deeds, lifted.aims[:1]
        why = deeds.table.why_not_there(deeds.finger, barred[0]) if barred else None
        if why is not None:
            deeds.refuse(why)
        elif self._is_table(*lifted.at):
            deeds.nudge(FAR_AWAY)
        self._put_back(lifted.slot, [column_row(cell) for cell in barred if why is not None])

    def _aims(self, x: float, y: float) -> tuple[int, ...]:
        tile = self._place(x, y + LIFT * self._board.view.cell)
        return aims(self._board.model.free, tile, self._place(x, y))

    def _place(self, x: float, y: float) -> Place | None:
        return self._board.view.place(x, y) if self._is_table(x, y) else None

    def _is_table(self, x: float, y: float) -> bool:
        """The hand lies over the sheet's edge."""
        return self._top.is_open(x, y) and not self._tray.collide_point(x, y)

    def _hangs(self, lifted: Lifted, cells: tuple[int, ...]) -> bool:
        deeds = self._deeds
        as_lifted = replace(deeds.finger, turns=lifted.turns, cell=None)
        cell = landing(deeds.table.known, as_lifted, cells)
        return cell is not None and (deeds.finger.cell == cell or deeds.hang(as_lifted, cell))

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
            deeds.finger = put_down(deeds.finger)
            deeds.show(deeds.finger)

        self._carry(slot)
        back = Movement(PUT_BACK, update, "out_quad", start)
        deeds.motion.play([back], deeds.speed, lies)
