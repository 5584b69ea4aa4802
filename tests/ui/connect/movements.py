"""What is to be seen of Connect in motion, by touch: for sheets of frames side by side."""

from collections.abc import Callable, Mapping
from typing import Any

from app.bots.levels import Level
from app.ui.match.restless import QUICK
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import begun, cell_of, opened, settle, touched_cell
from tests.ui.table import SteadyTable, Table

Shown = tuple[Any, int]
"""The page, and how many frames lie between two pictures."""
TURTLES = "1 0 x0y0, 11 0 x1y0"


def _hanging(table: Table, slot: int = 0, **fields: Any) -> Any:
    """The turtle that matches two, or the rabbit that matches none, over its spot."""
    page = begun(table, 2, position=position(TURTLES, [47, 2], [3, 4], **fields), first=0)
    opened(table, page)
    table.tap(*page.tray.spot(slot))
    table.tap_on(page.sheet.ids.turn_right)
    settle(table, page)
    table.tap(*touched_cell(page, 2, 0))
    settle(table, page)
    table.wait(QUICK)
    return page


def laid_and_matched(table: Table) -> Shown:
    page = _hanging(table)
    table.tap(*touched_cell(page, 2, 0))
    return page, 2


def taken(table: Table) -> Shown:
    """They fly, one is drawn and seen, the curtain falls."""
    page = _hanging(table)
    table.tap(*touched_cell(page, 2, 0))
    settle(table, page)
    table.tap_on(page.sheet.ids.deed)
    return page, 3


def no_pair(table: Table) -> Shown:
    page = _hanging(table, slot=1)
    table.tap(*touched_cell(page, 2, 0))
    return page, 4


def camera_comes(table: Table) -> Shown:
    """A bot's match at the far end of a wide maze."""
    row = ", ".join(f"{tile} 0 x{tile - 31}y0" for tile in range(33, 43))
    form = position(f"{TURTLES}, {row}", [47, 2], [3, 4])
    page = begun(table, 2, bots={0: Level.HARD}, position=form, first=0)
    page.motion.stop()
    table.app.shell.thinker.stop()
    page.camera.zoom(2.0, page.board.view.at(11, 0))
    page.play(page.table.match.game.decode("lay 47 1 x-1y0"))
    return page, 3


def nodded(table: Table) -> Shown:
    """A touch that means nothing: the hand is meant."""
    page = begun(table, 2, position=position(TURTLES, [47, 2], [3, 4]), first=0)
    opened(table, page)
    table.tap(*cell_of(page, 0))
    return page, 2


def bots_turn(table: Table) -> Shown:
    """Two bots lay, take and draw; what the last one did stays marked."""
    bots = {0: Level.EASY, 1: Level.EASY}
    form = position(TURTLES, [47, 2], [48, 4], [5, 6])
    page = begun(table, 3, bots=bots, position=form, first=0)
    return page, 5


SHEETS: Mapping[str, Callable[[SteadyTable], Shown]] = {
    "connect_match": laid_and_matched,
    "connect_take": taken,
    "connect_no_pair": no_pair,
    "connect_camera": camera_comes,
    "connect_nod": nodded,
    "connect_bots_turn": bots_turn,
}
