"""Shift on a tablet that lies between its seats: nobody turns it, nobody hands it on."""

import gc
import weakref
from collections.abc import Callable
from math import dist
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.tests.common import UnitTestTouch

from app.games.shift.maze import ARROWS, CELLS
from app.games.shift.moves import Move, PushIn
from app.presenters.match.seats import Side
from app.services.settings import Motion, TextSize, Turning
from app.ui.kit.key_focus import ENTERS, TAB
from app.ui.kit.text import Text
from app.ui.shift.panel_words import PanelWords
from app.ui.shift.shift_page import ShiftPage
from app.ui.shift.target_card import OPENS
from tests.ui.match.match_fingers import still
from tests.ui.shift.shift_fingers import (
    MOST_MOVES,
    arrow_place,
    begun,
    best_move,
    cell_place,
    opened,
    place,
    play_by_drag,
    play_by_taps,
)
from tests.ui.table import Table

SIDES = (Side.LEFT, Side.TOP, Side.RIGHT, Side.BOTTOM)


@pytest.fixture
def lying(steady: Table) -> Table:
    steady.resize(1280, 800)
    still(steady)
    return steady


def seated(table: Table, **options: Any) -> ShiftPage:
    page = begun(table, seats=4, sides=SIDES, first=0, **options)
    opened(table, page)
    return page


@pytest.mark.parametrize("play", [play_by_taps, play_by_drag])
def test_a_whole_game_is_played_from_all_sides(
    lying: Table, play: Callable[[Table, ShiftPage, Move], None]
) -> None:
    page = seated(lying, cards=1)
    while not page.table.is_over:
        assert page.around.is_lying
        assert not page.is_covered
        assert len(page.table.match.moves) < MOST_MOVES
        play(lying, page, best_move(page.table.match))
    assert page.panel == "end"
    assert not page.around.is_lying


@pytest.mark.parametrize("text", [TextSize.NORMAL, TextSize.LARGEST], ids=str)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)], ids=str)
def test_a_strip_says_who_and_what_and_holds_all_of_it(
    lying: Table, size: tuple[int, int], text: TextSize
) -> None:
    lying.resize(*size)
    lying.app.shell.settings.change(text_size=text)
    page = begun(lying, seats=2, sides=(Side.TOP, Side.BOTTOM), first=1)
    opened(lying, page)
    panel = page.around.lying.seats[1].panel
    shown = [each for each in panel.walk() if isinstance(each, Text) and each.text]
    assert {panel.seat.name, page.hint} <= {each.text for each in shown}
    for each in shown:
        assert each.top <= panel.top
        assert each.y >= panel.y
    [words] = [each for each in shown if each.text == page.hint]
    assert words.height < 2 * words.font_size
    assert panel.ids.deeds.ids.main.width >= dp(150)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (800, 1280)], ids=str)
@pytest.mark.parametrize("sides", [SIDES[1::2], SIDES[::2], SIDES])
def test_the_spare_hides_no_arrow_and_begins_beside_no_tile(
    lying: Table, size: tuple[int, int], sides: tuple[Side, ...]
) -> None:
    lying.resize(*size)
    page = begun(lying, seats=len(sides), sides=sides, first=0)
    opened(lying, page)
    spare, geometry = page.around.lying.tray, page.board.geometry
    for x, y in map(geometry.middle, CELLS):
        assert dist((x, y), spare.center) > 1.4 * geometry.cell
    for arrow in (None, *range(len(ARROWS))):
        page.around.lying.lay_spare(arrow)
        nearest = min(dist(geometry.middle(cell), spare.center) for cell in CELLS)
        assert nearest > (1.1 if arrow is not None else 1.4) * geometry.cell
        hidden = [n for n in range(len(ARROWS)) if spare.collide_point(*geometry.arrow_middle(n))]
        assert hidden == []


def test_each_panel_lies_before_its_seat(lying: Table) -> None:
    page = seated(lying)
    board = page.board
    spots = [page.around.lying.spot(seat) for seat in range(4)]
    assert spots[0][0] < board.x
    assert spots[1][1] > board.top
    assert spots[2][0] > board.right
    assert spots[3][1] < board.y


@pytest.mark.parametrize("text_size", [TextSize.NORMAL, TextSize.LARGEST])
def test_of_two_at_one_side_one_reads_the_hint_instead_of_a_name(
    lying: Table, text_size: TextSize
) -> None:
    lying.app.shell.settings.change(text_size=text_size)
    page = begun(lying, seats=3, sides=(Side.TOP, Side.TOP, Side.BOTTOM), first=0)
    opened(lying, page)
    panel = page.around.lying.seats[0].panel
    words = next(each for each in panel.walk() if isinstance(each, PanelWords))
    assert (words.told, words.name) == ([page.hint], "")
    assert words.ids.words.height <= panel.height


def test_only_the_seat_at_move_has_keys(lying: Table) -> None:
    page = seated(lying)
    panels = [place.panel for place in page.around.lying.seats]
    assert [panel.seat.has_keys for panel in panels] == [True, False, False, False]
    play_by_taps(lying, page, page.table.push(page.deeds.finger, 0))
    play_by_taps(lying, page, page.table.staying(page.deeds.finger))
    assert [panel.seat.has_keys for panel in panels] == [False, True, False, False]


def test_s12_a_card_shows_only_while_it_is_asked_for(lying: Table) -> None:
    page = seated(lying)
    cards = [page.around.lying.card(seat) for seat in range(4)]
    assert not any(card.is_open for card in cards)
    touch = UnitTestTouch(*cards[2].to_window(*cards[2].center))
    touch.touch_down()
    lying.wait(0.2)
    assert [card.is_open for card in cards] == [False, False, True, False]
    lying.wait(5)
    assert cards[2].is_open
    touch.touch_up()
    lying.frames()
    assert not any(card.is_open for card in cards)
    assert cards[2].wanted.targets == (page.table.match.view(2).hands[2].current,)
    lying.app.on_pause()
    assert page.is_covered
    assert page.curtain.widget.ids.passing.text == page.shell.words.catalogue.text("curtain.next")
    assert not any(card.is_open for card in cards)


def test_a_short_tap_on_a_secret_card_opens_nothing_and_says_how(lying: Table) -> None:
    page = seated(lying)
    card = page.around.lying.card(2)
    lying.app.shell.settings.change(motion=Motion.NORMAL)
    touch = UnitTestTouch(*card.to_window(*card.center))
    touch.touch_down()
    assert card.state == "down"
    lying.frames()
    assert not card.is_open
    touch.touch_up()
    assert card._swell._motion.is_running
    for _ in range(5):
        lying.frames()
        assert not card.is_open
    assert page.hint == page.shell.words.catalogue.text("shift.hold_to_look")


def test_a_row_of_cards_without_room_leaves_no_picture(lying: Table) -> None:
    page = seated(lying, open_cards=True)
    row = page.around.lying.seats[1].panel.ids.found
    for room in (300.0, 0.0, 300.0):
        row.width = room
        lying.frames(2)
        assert any(layer.is_shown for layer in (row._slots, row._open, row._marks)) is (room > 0)


def test_s14_open_cards_are_shown_large_on_demand(lying: Table) -> None:
    page = seated(lying, open_cards=True)
    lying.tap_on(page.around.lying.card(0))
    lying.frames(3)
    sheet = page.shell.navigator.sheet
    assert sheet is not None
    large = sheet.content
    assert large.wanted == page.table.wanted_by(0)
    assert large.height > 3 * page.around.lying.card(0).ids.picture.height


def test_the_spare_lies_at_the_side_where_it_fell_out_and_hides_no_barred_arrow(
    lying: Table,
) -> None:
    page = seated(lying)
    geometry = page.board.geometry
    for arrow in range(len(ARROWS)):
        if page.table.why_not(page.table.push(page.deeds.finger, arrow)) is not None:
            continue
        play_by_taps(lying, page, page.table.push(page.deeds.finger, arrow))
        barred = ARROWS[arrow].opposite
        _, depth = geometry.within(barred, *page.tray.spot)
        assert depth < 0
        away = dist(page.tray.spot, geometry.arrow_middle(barred))
        assert away > 0.7 * geometry.cell
        page.undo()


def test_fingers_hit_what_they_see(lying: Table) -> None:
    page = seated(lying, open_cards=True)
    for arrow in range(len(ARROWS)):
        lying.tap(*arrow_place(page, arrow))
        assert page.deeds.finger.arrow == arrow
    lying.tap(*place(page, *page.tray.spot))
    lying.tap(*place(page, *page.tray.spot))
    assert (page.deeds.finger.arrow, page.deeds.finger.turns) == (None, 1)
    play_by_taps(lying, page, PushIn(0, page.table.known.maze.spare))
    for cell in CELLS[::5]:
        touch = UnitTestTouch(*cell_place(page, cell))
        touch.touch_down()
        assert page.deeds.finger.aim == cell
        touch.touch_move(1, 1)
        touch.touch_up()


def test_a_fixed_table_shows_all_upright(lying: Table) -> None:
    page = seated(lying)
    lying.app.shell.settings.change(turning=Turning.FIXED)
    lying.frames(3)
    assert not page.around.is_lying
    assert page.ids.panel.children == [page.sheet]
    lying.app.shell.settings.change(turning=Turning.SEAT)
    lying.frames(3)
    assert page.around.is_lying
    assert page.ids.panel.children == []


def test_made_small_and_large_again_nothing_is_lost(lying: Table) -> None:
    page = seated(lying, open_cards=True)
    play_by_taps(lying, page, best_move(page.table.match))
    state = page.table.match.state
    lying.resize(412, 915)
    assert not page.around.is_lying
    assert page.ids.turned.quarters == 1
    lying.resize(1280, 800)
    assert page.around.is_lying
    assert page.ids.turned.quarters == 0
    assert page.table.match.state == state


def test_another_match_leaves_nothing_of_the_panels_before(lying: Table) -> None:
    before = weakref.ref(seated(lying).around.lying.seats[0])
    lying.app.shell.navigator.home()
    seated(lying)
    lying.frames(3)
    gc.unfreeze()
    gc.collect()
    assert before() is None


def test_each_strip_says_whose_turn_it_is_and_whose_cards_are_where(lying: Table) -> None:
    page = seated(lying, open_cards=True)
    panels = [place.panel for place in page.around.lying.seats]
    mover, *others = panels
    assert mover.sign
    assert not any(panel.sign for panel in others)
    for panel in others:
        shown = [each.text for each in panel.walk() if isinstance(each, Text)]
        assert any(mover.seat.name in text for text in shown)
    for panel in panels:
        assert panel.wanted.targets
        assert not panel.ids.found.open_cards


def test_what_is_found_has_a_tick(lying: Table) -> None:
    page = seated(lying)
    row = page.around.lying.seats[0].panel.ids.found
    row.found, row.left = [3, 5], 4
    lying.frames(2)
    assert len(row.children) == 2
    row.found = []
    lying.frames(2)
    assert not row.children


def hold(table: Table, key: int) -> None:
    """It comes down, and tells so again and again."""
    for _ in range(3):
        Window.dispatch("on_keyboard", key, 0, "", [])
        table.wait(OPENS)
        table.frames(2)


ENDS: dict[str, Callable[[int], object]] = {
    "let go": lambda key: Window.dispatch("on_key_up", key, 0),
    "another key": lambda _: Window.dispatch("on_keyboard", TAB, 0, "", []),
    "another window": lambda _: setattr(Window, "_focus", False),
    "a finger": lambda _: UnitTestTouch(1, 1).touch_down(),
}


@pytest.mark.parametrize("key", ENTERS)
@pytest.mark.parametrize("end", ENDS)
def test_a_secret_card_is_open_while_enter_or_space_is_held_and_no_longer(
    lying: Table, key: int, end: str
) -> None:
    page = seated(lying)
    card = page.around.lying.card(page.table.looker)
    assert card.wanted.is_secret
    lying.app._focus.lead_to(card)
    hold(lying, key)
    assert card.is_open
    ENDS[end](key)
    assert not card.is_open
    Window._focus = True
    Window.dispatch("on_key_up", key, 0)
    lying.wait(OPENS)
    lying.frames(3)
    assert not card.is_open


def stroke(_: Table) -> None:
    Window.dispatch("on_keyboard", ENTERS[0], 0, "", [])
    Window.dispatch("on_key_up", ENTERS[0], 0)


def press_by_ear(table: Table) -> None:
    table.app._focus.press()


@pytest.mark.parametrize("do", [stroke, press_by_ear])
def test_neither_a_short_stroke_nor_two_taps_by_ear_open_a_secret_card(
    lying: Table, do: Callable[[Table], None]
) -> None:
    page = seated(lying)
    card = page.around.lying.card(page.table.looker)
    lying.app._focus.lead_to(card)
    do(lying)
    lying.wait(OPENS)
    lying.frames(3)
    assert not card.is_open
