"""What moves at Go's board: the page, and how many frames lie between two pictures of it on a
sheet (tools/sheets.py)."""

from collections.abc import Callable, Mapping
from typing import Any

from app.bots.levels import Level
from app.games.go.moves import LayTile
from app.presenters.go.light import ways
from app.services.settings import Motion
from app.session.record import Start
from app.ui.go.go_page import GoPage
from tests.ui.go.go_fingers import begun, lay_by_drag, settle, solution
from tests.ui.table import SteadyTable

Shown = tuple[GoPage, int]


def moving(table: SteadyTable, page: GoPage) -> GoPage:
    table.app.shell.settings.change(motion=Motion.NORMAL)
    table.frames(2)
    return page


def still_begun(table: SteadyTable, **kept: Any) -> GoPage:
    table.app.shell.settings.change(motion=Motion.STILL)
    return begun(table, **kept)


def solved(table: SteadyTable) -> Shown:
    """The last tile of a roll: light, the tiles fly home, the next dice fall."""
    page = still_begun(table)
    *before, last = solution(page)
    for laid in before:
        page.do([LayTile(0, laid)])
    moving(table, page)
    page.do([LayTile(0, last)])
    return page, 2


def time_up(table: SteadyTable) -> Shown:
    """The round is over, and the pawn climbs to its verdict."""
    page = moving(table, still_begun(table))
    page.solo.end()
    return page, 4


def bots_turn(table: SteadyTable) -> Shown:
    """In relay, after the only person, and on to the checking of both boards."""
    page = still_begun(table, seats=2, relay=True, levels=(None, Level.HARD))
    lay_by_drag(table, page.fingers, solution(page)[0])
    moving(table, page)
    table.wait(1)
    page.relay.done()
    while not page.motion.is_running:
        table.frames()
    return page, 8


def nodded(table: SteadyTable) -> Shown:
    """A tap on the board while no tile is chosen: the tray is meant."""
    page = still_begun(table)
    settle(table, page)
    page.fingers.begin_roll()
    moving(table, page)
    table.tap(*page.board.middle(0))
    return page, 2


def rolled(table: SteadyTable) -> Shown:
    """From blank faces in the hand to rings around the treasures."""
    table.app.shell.settings.change(motion=Motion.NORMAL)
    table.shelf.begin(Start("go", 1, 1, 7), {}, 1)
    table.app.shell.navigator.go("go")
    table.frames(4)
    page: GoPage = table.app.shell.navigator.page
    page.roll.throw()
    return page, 2


def joined(table: SteadyTable) -> Shown:
    """A tile joins a treasure: light runs there."""
    page = still_begun(table)
    found = solution(page)
    number = next(n for n in range(len(found)) if ways(page.table.roll, found[: n + 1]))
    for laid in found[:number]:
        page.do([LayTile(0, laid)])
    moving(table, page)
    page.do([LayTile(0, found[number])])
    return page, 2


SHEETS: Mapping[str, Callable[[SteadyTable], Shown]] = {
    "go_rolled": rolled,
    "go_joined": joined,
    "go_solved": solved,
    "go_time_up": time_up,
    "go_bots_turn": bots_turn,
    "go_nod": nodded,
}
