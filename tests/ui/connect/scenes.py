"""States of Connect that its phases do not show: what hangs, what breaks, what seats collected."""

from collections.abc import Callable, Mapping
from typing import Any

from app.bots.levels import Level
from app.games.connect.table import parsed_cell
from app.presenters.match.seats import Seat, SeatColor, Seating, seating_json
from app.session.record import Start
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import (
    begun,
    cell_of,
    opened,
    settle,
    spot_of,
    tap_twice,
    touched_cell,
)
from tests.ui.table import Table

LONGEST = 400
"""Frames until what is taken has been looked at and the curtain is closed."""
THREE_TURTLES = "1 0 x0y0, 11 0 x1y0"
GROWN = (
    "1 0 x0y0, 11 0 x1y0, 14 1 x0y1, 15 0 x1y1, 20 0 x2y1, 21 1 x2y0, 22 0 x0y2, 23 0 x0y-1, "
    "24 1 x1y-1, 25 0 x3y1, 26 1 x3y2"
)
COLLECTED = [[30, 31, 32, 33, 34, 35, 36], [37, 38, 39, 40], [41, 42, 43, 44], [45], [46], []]
HANDS = [[47, 2], [3, 4], [5, 6], [7, 8], [9, 10], [12, 13]]


THREE = (
    Seat("Maximiliana-Charlotte W.", SeatColor.RED, level=Level.HARD),
    Seat("Opa Friedrich", SeatColor.GREEN, level=Level.EASY),
    Seat("Mia", SeatColor.SKY),
)


def _home(table: Table) -> None:
    table.app.shell.navigator.close_sheet()
    table.app.shell.navigator.home()
    table.frames()


def _page(table: Table, seats: int, form: dict[str, Any], **options: Any) -> Any:
    _home(table)
    page = begun(table, seats, position=form, **options)
    opened(table, page)
    return page


def _held(table: Table) -> Any:
    page = _page(table, 3, position(GROWN, *HANDS[:3]))
    table.tap(*page.tray.spot(1))
    return page


def _hanging(table: Table) -> Any:
    page = _held(table)
    table.tap(*touched_cell(page, *spot_of(page)))
    return page


def _carried(table: Table) -> None:
    """A finger holds it over a spot, without a finger."""
    page = _page(table, 3, position(GROWN, *HANDS[:3]))
    x, y = page.tray.spot(1)
    page.drag.lift(1, x, y)
    page.deeds.motion.finish()
    page.drag.move(*touched_cell(page, *spot_of(page)))
    table.frames(2)


def _put_back(table: Table) -> None:
    """Let go far away it is in the hand again."""
    page = _page(table, 2, position(THREE_TURTLES, *HANDS[:2]))
    x, y = page.tray.spot(0)
    table.drag((x, y), (page.board.frame.x + 70, page.board.frame.y + page.board.frame.height - 60))
    settle(table, page)


def _stays(table: Table) -> None:
    """A pair without which the maze would break."""
    page = _page(table, 2, position("11 0 x1y0, 20 0 x0y0", [47, 2], [3, 4]))
    page.play(page.table.match.game.decode("lay 47 1 x2y0"))
    _until_seen(page)


def _until_seen(page: Any) -> None:
    """Nothing comes of what was laid."""
    while page.motion.is_running and not page.no_take.is_seen:
        page.motion.finish()


def _taking(table: Table) -> Any:
    page = _page(table, 2, position(THREE_TURTLES, *HANDS[:2]))
    table.tap(*page.tray.spot(0))
    table.tap_on(page.sheet.ids.turn_right)
    tap_twice(table, page, 2, 0)
    settle(table, page)
    return page


def _broken(table: Table) -> None:
    page = _taking(table)
    table.tap(*cell_of(page, parsed_cell("x0y0")))
    settle(table, page)


def _bot(table: Table) -> None:
    """One with a long name thinks on."""
    _home(table)
    kept = Seating(THREE)
    start = Start("connect", 1, 3, 7, {}, position(GROWN, *HANDS[:3]))
    table.shelf.begin(start, seating_json(kept), kept.people)
    table.app.shell.navigator.go("connect")
    table.app.shell.thinker.stop()
    table.frames(4)


def _marked(table: Table) -> None:
    """What a bot did last."""
    page = _page(table, 3, position(THREE_TURTLES, *HANDS[:3]), bots={0: Level.EASY, 1: Level.EASY})
    settle(table, page)


def _gone(table: Table) -> None:
    """What the seat before took, for the one who plays next."""
    page = _taking(table)
    table.tap_on(page.sheet.ids.deed)
    for _ in range(LONGEST):
        page.motion.finish()
        table.frames()
        if page.is_covered:
            break
    table.settle()
    opened(table, page)


def _open(table: Table) -> Any:
    return _page(table, 6, position(GROWN, *HANDS, taken=COLLECTED), open_hands=True)


def _tiles(table: Table) -> None:
    page = _open(table)
    table.tap_on(page.seats.chips[0])
    table.frames(3)


def _shared(table: Table) -> None:
    """Three of six share the win (C7)."""
    collected = [[*COLLECTED[n], *HANDS[n]] for n in range(6)]
    collected[1].append(29)
    collected[2].append(28)
    collected[3] += [17, 18, 19, 16, 27, 48]
    collected[5] += [49, 50]
    form = position(
        GROWN, *[[] for _ in HANDS], taken=collected, pile=[], phase="over", winners=[0, 3]
    )
    _page(table, 6, form)


def _no_pair(table: Table) -> None:
    """A lay that matched nothing, as long as it may be taken back."""
    page = _page(table, 2, position(THREE_TURTLES, [45, 2], HANDS[1]))
    table.tap(*page.tray.spot(0))
    table.tap_on(page.sheet.ids.turn_right)
    tap_twice(table, page, 2, 0)
    _until_seen(page)


def _refused(table: Table) -> None:
    """A touch that means nothing says what is meant."""
    page = _page(table, 2, position(GROWN, *HANDS[:2]))
    table.tap(*cell_of(page, parsed_cell("x0y0")))


def _menu(table: Table) -> None:
    page = _page(table, 2, position(GROWN, *HANDS[:2]))
    page.menu.open()
    table.frames(3)


SCENES: Mapping[str, Callable[[Table], Any]] = {
    "connect_held": _held,
    "connect_hanging": _hanging,
    "connect_carried": _carried,
    "connect_put_back": _put_back,
    "connect_stays": _stays,
    "connect_taking": _taking,
    "connect_broken": _broken,
    "connect_no_pair": _no_pair,
    "connect_refused": _refused,
    "connect_menu": _menu,
    "connect_bot": _bot,
    "connect_marked": _marked,
    "connect_gone": _gone,
    "connect_open": _open,
    "connect_tiles": _tiles,
    "connect_shared": _shared,
}
