"""What moves at Shift's table from a touch on: the page, how many frames lie between two pictures
of it on a sheet (tools/sheets.py), and perhaps what is done once all rests."""

from collections.abc import Callable, Mapping
from typing import Any

from app.bots.levels import Level
from app.games.shift.moves import PushIn, WalkTo
from app.presenters.shift.board_model import Finger
from app.presenters.shift.handling import can_reach, walk_of
from app.ui.shift.shift_page import ShiftPage
from tests.ui.match.match_fingers import knock
from tests.ui.shift.shift_fingers import (
    begun,
    best_move,
    cell_place,
    keys_of,
    opened,
    place,
    settle,
    tap_twice,
)
from tests.ui.table import SteadyTable, Table

Shown = tuple[ShiftPage, int]
WAY = 5
"""Cells of a way whose end is shown."""
MOST_MOVES = 60


def push_by_taps(table: Table) -> Shown:
    page = begun(table, open_cards=True, first=0)
    tap_twice(table, page, 1)
    return page, 2


def push_by_swipe(table: Table) -> Shown:
    page = begun(table, open_cards=True, first=0)
    x, y = cell_place(page, 22)
    table.drag((x, y), (x, y - 0.8 * page.board.geometry.cell))
    return page, 2


def walk(table: Table) -> Shown:
    """The longest way from here; it rests, and the curtain falls."""
    page = _at_walk(table)
    ways = _ways(page)
    far = max(ways, key=lambda cell: ways[cell])
    table.tap(*cell_place(page, far))
    table.wait(1)
    table.tap(*cell_place(page, far))
    return page, 3


def _reach(page: ShiftPage, arrow: int) -> int:
    """How many cells there would be to go to."""
    return bin(page.table.board(Finger(arrow=arrow)).reach or 0).count("1")


def _ways(page: ShiftPage) -> dict[int, int]:
    """How long the way is to each cell in reach."""
    known, finger = page.table.known, page.deeds.finger
    return {cell: _way(page, cell) for cell in range(49) if can_reach(known, finger, cell)}


def _way(page: ShiftPage, cell: int) -> int:
    page.deeds.aim(cell)
    return len(page.board.model.trail)


def _at_walk(table: Table) -> ShiftPage:
    page = begun(table, first=0)
    opened(table, page)
    reach = [_reach(page, arrow) for arrow in range(12)]
    page.play(page.table.push(page.deeds.finger, reach.index(max(reach))))
    settle(table, page)
    table.wait(1)
    return page


def find(table: Table, **options: Any) -> Shown:
    """Somebody walks onto its target, the first one of the match."""
    return _until(table, lambda page, move: _finds(page, move), **options), 4


def win(table: Table) -> Shown:
    return _until(table, _wins, cards=1), 5


def _finds(page: ShiftPage, move: PushIn | WalkTo) -> bool:
    targets = page.table.wanted_by(page.table.seat).targets
    maze = page.table.known.maze
    return isinstance(move, WalkTo) and move.cell in [maze.targets[each - 1] for each in targets]


def _wins(page: ShiftPage, move: PushIn | WalkTo) -> bool:
    wanted = page.table.wanted_by(page.table.seat)
    is_near = page.table.marks(page.deeds.finger).is_home_near
    return isinstance(move, WalkTo) and is_near and move.cell == wanted.home


def _until(
    table: Table, is_it: Callable[[ShiftPage, PushIn | WalkTo], bool], **options: Any
) -> ShiftPage:
    """Played on until the next walk is the one; then it is shown and done by touch."""
    page = begun(table, first=0, **options)
    for _ in range(MOST_MOVES):
        opened(table, page)
        move = best_move(page.table.match)
        if is_it(page, move):
            break
        page.play(move)
        settle(table, page)
    table.wait(1)
    table.tap(*cell_place(page, move.cell if isinstance(move, WalkTo) else 0))
    table.tap_on((keys_of(page) if page.around.is_lying else page.sheet).ids.main)
    return page


def hand_over(table: Table) -> tuple[ShiftPage, int, Callable[[], None]]:
    """From the end of a walk over the curtain that falls to the next seat's opened one."""
    page = _at_walk(table)
    ways = _ways(page)
    cell = min(ways, key=lambda cell: abs(ways[cell] - WAY))
    page.play(walk_of(page.table.known, page.deeds.finger, cell))
    return page, 3, lambda: knock(table, page)


def bots_turn(table: Table) -> Shown:
    page = begun(table, seats=2, bots={1: Level.MEDIUM}, first=0)
    page.play(page.table.push(page.deeds.finger, 4))
    settle(table, page)
    page.play(page.table.staying(page.deeds.finger))
    while not page.shell.thinker.is_busy:
        page.motion.finish()
    return page, 4


def undone(table: Table) -> Shown:
    page = _at_walk(table)
    page.undo()
    return page, 3


def nudged(table: Table) -> Shown:
    """A dead key was touched."""
    page = begun(table, open_cards=True, first=0)
    table.tap(*place(page, *page.sheet.ids.main.center))
    return page, 2


SHEETS: Mapping[str, Callable[[SteadyTable], tuple[Any, ...]]] = {
    "push_by_taps": push_by_taps,
    "push_by_swipe": push_by_swipe,
    "walk": walk,
    "find": find,
    "win": win,
    "hand_over": hand_over,
    "bots_turn": bots_turn,
    "undone": undone,
}
