"""A child's restless fingers never give a turn of Connect away: 300 double and triple taps."""

import pytest
from kivy.core.window import Window

from app.ui.connect.connect_page import ConnectPage
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import begun, opened, settle, spot_of, touched_cell
from tests.ui.match.child import Child
from tests.ui.match.match_fingers import bare, take_all_back
from tests.ui.table import SteadyTable

TRIALS = 75
FORM = position("1 0 x0y0, 11 0 x1y0", [47, 2], [3, 4])
STATES = ("untouched", "chosen", "shown", "matched")
Spot = tuple[float, float]


def bring(table: SteadyTable, page: ConnectPage, state: str, slot: int) -> None:
    """A hand untouched, with a chosen tile, with one shown where it would lie, or with pairs."""
    if state == "matched":
        page.play(page.table.match.game.decode("lay 47 1 x2y0"))
    elif state != "untouched":
        page.deeds.hold(slot)
    settle(table, page)
    if state == "shown":
        table.tap(*touched_cell(page, *spot_of(page)))
        settle(table, page)
    table.wait(1)
    table.frames(2)


def spots(page: ConnectPage, chance: int) -> list[Spot]:
    """Strong key, the key that takes nothing, the hand, a cell that glows or one beside, any."""
    keys = [page.sheet.ids.deed, page.sheet.ids.leave]
    cell = spot_of(page) if page.deeds.finger.slot is not None else (2, 0)
    return [
        *(key.to_window(*key.center) for key in keys),
        page.tray.spot(chance % 2),
        touched_cell(page, *cell),
        (chance % int(Window.width), chance % int(page.ids.bar.y)),
    ]


@pytest.mark.parametrize("size", [(320, 568), (412, 915), (640, 360), (1280, 800)], ids=str)
def test_no_double_or_triple_tap_gives_a_turn_away(
    steady: SteadyTable, size: tuple[int, int]
) -> None:
    """Only what was shown is laid, and nothing is taken or left that was not seen to match."""
    steady.resize(*size)
    page = begun(steady, 2, position=FORM, first=0)
    opened(steady, page)
    child = Child(steady, size[0])
    for trial in range(TRIALS):
        state = STATES[trial % len(STATES)]
        bring(steady, page, state, child.chance.below(2))
        begun_with = len(page.table.match.moves)
        found = spots(page, child.chance.below(10_000))
        number = child.chance.below(len(found))
        is_key = on_key(page, *found[number])
        child.taps(*found[number])
        settle(steady, page)
        made = page.table.match.moves[begun_with:]
        if state == "matched":
            assert is_key or not made, trial
        elif made:
            assert state == "shown" or (state == "chosen" and child.is_slow), (trial, number)
            assert len(made) == 1 or not has_choice(page), (trial, number)
        begin_anew(steady, page)


def on_key(page: ConnectPage, x: float, y: float) -> bool:
    """It stood there before, and says what it does."""
    keys = page.sheet.ids.deed, page.sheet.ids.leave
    return any(key.collide_point(*key.to_widget(x, y)) for key in keys)


def has_choice(page: ConnectPage) -> bool:
    """Once the tile lay, something could have been taken."""
    match = page.table.match
    return len(list(match.game.legal_moves(match.state_after(1)))) > 1


def begin_anew(table: SteadyTable, page: ConnectPage) -> None:
    bare(page)
    settle(table, page)
    take_all_back(page.table.match)
    page.rest()
    page.refresh()
    table.app.shell.navigator.close_sheet()
    if page.table.match.moves:  # a tile was drawn
        table.app.shell.navigator.home()
        opened(table, begun(table, 2, position=FORM, first=0))
    page.camera.fit()
    settle(table, page)
