"""Fingers at Connect's table: where things are on the screen, and turns played by touch alone."""

from time import monotonic

from kivy.tests.common import UnitTestTouch

from app.bots.levels import Level
from app.core.game import Json
from app.games.connect.state import Phase
from app.games.connect.table import column_row
from app.session.record import Start
from app.ui.connect.connect_deeds import SEES
from app.ui.connect.connect_drag import LIFT
from app.ui.connect.connect_page import ConnectPage
from app.ui.match.restless import QUICK
from tests.ui.match.match_fingers import knock, page_of, shelved
from tests.ui.table import Table

LONGEST = 30.0
"""Seconds: frames that draw nothing take hardly any."""

Point = tuple[float, float]


def begun(
    table: Table,
    seats: int = 2,
    seed: int = 7,
    bots: dict[int, Level] | None = None,
    position: Json | None = None,
    **options: object,
) -> ConnectPage:
    """A match on the shelf and its page on the screen."""
    shelved(table, Start("connect", 1, seats, seed, options, position), bots)
    return entered(table)


def entered(table: Table) -> ConnectPage:
    page: ConnectPage = page_of(table, "connect")
    return page


def opened(table: Table, page: ConnectPage) -> None:
    """The curtain away."""
    if page.is_covered:
        knock(table, page)
        settle(table, page)
    table.settle()


def settle(table: Table, page: ConnectPage) -> None:
    """All that moves and all that is thought at its end."""
    end = monotonic() + LONGEST
    while monotonic() < end:
        if page.no_take.is_seen or page.turn_end.is_resting:
            page.motion.finish()
        if not (
            page.motion.is_running
            or page.deeds.motion.is_running
            or page.camera.motion.is_running
            or table.app.shell.thinker.is_busy
        ):
            table.wait(SEES * page.deeds.is_early)
            return
        table.frames()
    raise AssertionError("it never came to rest")


def spot_of(page: ConnectPage, fits: bool = True) -> tuple[int, int]:
    """A glowing cell that can be touched."""
    return next(
        (spot.column, spot.row)
        for spot in sorted(page.board.model.spots, key=lambda spot: not spot.is_best)
        if spot.fits is fits and is_in_sight(page, *touched_cell(page, spot.column, spot.row))
    )


def is_in_sight(page: ConnectPage, x: float, y: float) -> bool:
    is_within = 0 < x < page.width and 0 < y < page.height
    return is_within and page.table_top.is_open(x, y)


def touched_cell(page: ConnectPage, column: int, row: int) -> Point:
    return page.board.view.at(column, row)


def lay_by_taps(table: Table, page: ConnectPage) -> None:
    """The first tile, a spot, and the spot again."""
    table.tap(*page.tray.spot(0))
    column, row = spot_of(page)
    tap_twice(table, page, column, row)
    settle(table, page)


def tap_twice(table: Table, page: ConnectPage, column: int, row: int) -> None:
    """The first one shows it; once that was seen, the second one lays it."""
    table.tap(*touched_cell(page, column, row))
    table.wait(QUICK)
    table.tap(*touched_cell(page, column, row))


def lay_by_drag(table: Table, page: ConnectPage) -> None:
    """The first tile drawn to a spot where it fits; the spots glow once it is lifted."""
    begin = page.tray.spot(0)
    touch = UnitTestTouch(*begin)
    touch.touch_down()
    touch.touch_move(begin[0], begin[1] + 40)
    table.frames()
    cell = page.board.view.cell
    x, y = touched_cell(page, *spot_of(page))
    touch.touch_move((begin[0] + x) / 2, (begin[1] + y) / 2)
    table.frames()
    touch.touch_move(x, y - LIFT * cell)
    table.frames()
    touch.touch_up()
    table.frames(2)
    settle(table, page)


def take(table: Table, page: ConnectPage) -> None:
    """The preselected set, by the strong button."""
    table.tap_on(page.sheet.ids.deed)
    settle(table, page)


def play_to_the_end(table: Table, page: ConnectPage, is_dragging: bool) -> None:
    while not page.table.is_over:
        opened(table, page)
        before = len(page.table.match.moves)
        if page.model.phase is Phase.TAKE:
            take(table, page)
        elif is_dragging:
            lay_by_drag(table, page)
        else:
            lay_by_taps(table, page)
        assert len(page.table.match.moves) > before


def cell_of(page: ConnectPage, cell: int) -> Point:
    return touched_cell(page, *column_row(cell))


def pinch(table: Table, first: Point, second: Point, by: float) -> None:
    """Two fingers, drawn apart sideways by so many pixels each."""
    one, other = UnitTestTouch(*first), UnitTestTouch(*second)
    one.touch_down()
    other.touch_down()
    table.frames()
    for share in (0.25, 0.5, 0.75, 1.0):
        one.touch_move(first[0] - by * share, first[1])
        other.touch_move(second[0] + by * share, second[1])
        table.frames()
    one.touch_up()
    other.touch_up()
    table.frames()
