"""Bots at Connect's table can be followed: what they did stays marked, and a key hurries them."""

from typing import Any

import pytest

from app.bots.levels import Level
from app.games.connect.events import TileLaid
from app.games.connect.table import column_row
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import begun, opened, settle, spot_of, touched_cell
from tests.ui.table import SteadyTable

TURTLES = "1 0 x0y0, 11 0 x1y0"


def against_bots(table: SteadyTable, seats: int = 3) -> Any:
    """The first two are bots: the first one is about to lay."""
    hands = [[47, 2], [3, 4], [5, 6]][:seats]
    bots = dict.fromkeys(range(seats - 1), Level.EASY)
    page = begun(table, seats, bots=bots, position=position(TURTLES, *hands))
    for _ in range(400):
        if page.motion.is_running and not page.shell.thinker.is_busy:
            break
        table.frames()
    return page


def laid_by(page: Any, seat: int) -> tuple[int, int]:
    events = [
        each for n in range(len(page.table.match.moves)) for each in page.table.events_of(n, 0)
    ]
    return next(
        column_row(each.cell) for each in events if isinstance(each, TileLaid) and each.seat == seat
    )


def test_what_a_bot_did_stays_marked_until_the_person_lays(steady: SteadyTable) -> None:
    page = against_bots(steady)
    settle(steady, page)
    assert page.table.is_in_hand
    last = page.board.model.last
    assert last.laid == (laid_by(page, 1),)
    assert last.pawn == page.table.seats[1].color.value
    steady.tap(*page.tray.spot(0))
    assert page.board.model.last.laid == last.laid
    steady.tap(*touched_cell(page, *spot_of(page)))
    assert page.board.model.last.laid == ()


def test_what_all_bots_did_stays_marked_until_the_person_lays(steady: SteadyTable) -> None:
    page = begun(steady, 4, bots=dict.fromkeys((1, 2, 3), Level.EASY), first=1)
    opened(steady, page)
    settle(steady, page)
    assert page.table.is_in_hand
    last = page.board.model.last
    lies = set(page.board.model.cells)
    older = [laid_by(page, seat) for seat in (1, 2) if laid_by(page, seat) in lies]
    assert older
    assert [each.laid for each in last.before] == [(cell,) for cell in older]
    assert page.board._movers.is_shown
    steady.tap(*page.tray.spot(0))
    steady.tap(*touched_cell(page, *spot_of(page)))
    assert not page.board.model.last.before
    assert not page.board._movers.is_shown


def test_faster_hurries_all_bots_until_it_is_a_persons_turn(steady: SteadyTable) -> None:
    page = against_bots(steady)
    faster = page.sheet.ids.faster
    assert faster.is_there
    assert faster.text == "Faster"
    steady.tap_on(faster)
    assert page.bots.is_hurried
    assert page.speed == pytest.approx(0.3)
    settle(steady, page)
    assert page.table.is_in_hand
    assert not faster.is_there
    assert not page.bots.is_hurried
    assert page.speed == 1


def test_faster_is_heard_while_a_bot_thinks(steady: SteadyTable) -> None:
    page = against_bots(steady)
    page.motion.stop()
    steady.tap_on(page.sheet.ids.faster)
    assert page.bots.is_hurried
    assert not page.hint.endswith("is at move")
