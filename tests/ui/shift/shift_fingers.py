"""Fingers at Shift's table: where things are on the screen, and turns played by touch alone."""

from kivy.uix.widget import Widget

from app.bots.levels import Level
from app.core.thinking import finished
from app.games.shift.maze import ARROWS
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.solving import quests, shortest_line
from app.presenters.match.seats import SeatColor, Side
from app.presenters.shift.handling import walk_of
from app.session.match import Match
from app.session.record import Start
from app.ui.match.restless import QUICK
from app.ui.shift.panel_keys import PanelKeys
from app.ui.shift.shift_page import ShiftPage
from app.ui.shift.target_card import TargetCard
from tests.ui.match.match_fingers import knock, page_of, shelved
from tests.ui.table import Table

MOST_MOVES = 60
EARLY = 0.7
"""Seconds: after so long a push is over for fingers, too."""


def begun(
    table: Table,
    seats: int = 2,
    seed: int = 7,
    bots: dict[int, Level] | None = None,
    sides: tuple[Side, ...] = (),
    **options: object,
) -> ShiftPage:
    """A match on the shelf and its page on the screen."""
    colors = [color.value for color in list(SeatColor)[:seats]]
    shelved(table, Start("shift", 1, seats, seed, {"colors": colors} | options), bots, sides)
    return entered(table)


def entered(table: Table) -> ShiftPage:
    page: ShiftPage = page_of(table, "shift")
    return page


def opened(table: Table, page: ShiftPage) -> None:
    """The curtain away."""
    if page.is_covered:
        knock(table, page)
        settle(table, page)
    table.settle()


def settle(table: Table, page: ShiftPage) -> None:
    """All that moves at its end, and what follows from it."""
    for _ in range(200):
        table.frames()
        page.motion.finish()
        if not page.motion.is_running and not page.shell.thinker.is_busy:
            break
    table.frames(2)


def card_of(page: ShiftPage) -> TargetCard:
    """Of the seat that looks."""
    return page.around.card(page.table.looker)


def keys_of(page: ShiftPage) -> PanelKeys:
    """Of the seat at move on a device that lies."""
    keys: PanelKeys = page.around.lying.seats[page.table.seat].panel.ids.deeds
    return keys


def place(page: ShiftPage, x: float, y: float) -> tuple[float, float]:
    """A point of the ground as a point of the window."""
    found: tuple[float, float] = page.ground.to_window(x, y)
    return found


def cell_place(page: ShiftPage, cell: int) -> tuple[float, float]:
    return place(page, *page.board.geometry.middle(cell))


def arrow_place(page: ShiftPage, arrow: int) -> tuple[float, float]:
    return place(page, *page.board.geometry.arrow_middle(arrow))


def play_by_taps(table: Table, page: ShiftPage, move: Move) -> None:
    if isinstance(move, PushIn):
        turn_by_keys(table, page, move)
        tap_twice(table, page, move.arrow)
    else:
        walk_by_tap(table, page, move)
    settle(table, page)


def tap_twice(table: Table, page: ShiftPage, arrow: int) -> None:
    """The first one shows it; once that was seen, the second one does."""
    table.tap(*arrow_place(page, arrow))
    table.wait(QUICK)
    table.tap(*arrow_place(page, arrow))


def turn_by_keys(table: Table, page: ShiftPage, push: PushIn) -> None:
    key = (keys_of(page) if page.around.is_lying else page.sheet.tray).ids.right
    at = place(page, *page.tray.spot) if key.disabled else key.to_window(*key.center)
    for _ in range(4):
        if page.table.push(page.deeds.finger, push.arrow) == push:
            return
        table.tap(*at)
    raise AssertionError("the spare cannot be turned so")


def walk_by_tap(table: Table, page: ShiftPage, walk: WalkTo) -> None:
    """Its way is shown, and the strong key walks; after a push it may only be shown for a while."""
    keys = keys_of(page) if page.around.is_lying else page.sheet
    if walk_of(page.table.known, page.deeds.finger, walk.cell).with_pilot is not walk.with_pilot:
        table.tap_on(keys.ids.other if page.around.is_lying else keys.ids.swap)
    table.wait(EARLY)
    table.tap(*cell_place(page, walk.cell))
    table.tap_on(sure_key(table, page))


def sure_key(table: Table, page: ShiftPage) -> Widget:
    """That does what is shown: staying with the own target in reach is never the strong one."""
    keys = keys_of(page) if page.around.is_lying else page.sheet
    if not page.model.warns:
        return keys.ids.main
    table.wait(EARLY)
    return keys.ids.side


def play_by_drag(table: Table, page: ShiftPage, move: Move) -> None:
    """The spare turned by taps on it and dragged in; the walk pressed, drawn and let go."""
    if isinstance(move, PushIn):
        spot = place(page, *page.tray.spot)
        for _ in range(4):
            if page.table.push(page.deeds.finger, move.arrow) == move:
                break
            table.tap(*spot)
        table.drag(spot, arrow_place(page, move.arrow), cell_place(page, entry_of(move)))
    else:
        meant = walk_of(page.table.known, page.deeds.finger, move.cell)
        if meant.with_pilot is not move.with_pilot:
            table.tap_on(page.sheet.ids.swap)
        stays = page.table.staying(page.deeds.finger).cell
        if move.cell == stays:
            walk_by_tap(table, page, move)
        else:
            table.drag(cell_place(page, stays), cell_place(page, move.cell))
    settle(table, page)


def entry_of(push: PushIn) -> int:
    return ARROWS[push.arrow].entry


def best_move(match: Match) -> Move:
    """What leads the seat at move to its next target soonest."""
    state = match.state
    lines = [finished(shortest_line(state, quest, 3)) for quest in quests(state)]
    found = [line for line in lines if line]
    if found:
        return min(found, key=len)[0]
    return next(iter(match.game.legal_moves(state)))
