"""What is looked for stands out: at rest, as a turn begins, and when its card is tapped."""

import pytest

from app.bots.levels import Level
from app.presenters.match.seats import Side
from app.presenters.shift.board_model import Finger
from app.presenters.shift.table_model import NOTHING_WANTED
from app.services.settings import Motion
from app.ui.match.notices import READS
from app.ui.shift.shift_page import ShiftPage
from tests.ui.shift.shift_fingers import begun, card_of, opened, settle
from tests.ui.table import SteadyTable

BOT = {1: Level.EASY}
AROUND = (Side.BOTTOM, Side.TOP)


@pytest.fixture
def page(steady: SteadyTable) -> ShiftPage:
    page = begun(steady, bots=BOT, first=0)
    steady.settle()
    steady.frames(40)
    return page


def said(page: ShiftPage, key: str) -> str:
    return page.shell.words.catalogue.text(key)


def pointed(table: SteadyTable, page: ShiftPage) -> tuple[int, int]:
    """In how many frames a light runs after a tap on the card, and what it is for hops."""
    table.tap_on(card_of(page))
    runs = hops = 0
    while page.motion.is_running:
        runs += page.seeking.light.is_shown
        hops += page.board.pulse.is_shown
        table.frames()
    return runs, hops


def bot_has_played(table: SteadyTable, page: ShiftPage) -> None:
    page.play(page.table.push(Finger(), 4))
    settle(table, page)
    page.play(page.table.staying(Finger()))
    moves = len(page.table.match.moves)
    while not page.table.is_in_hand or page.motion.is_running:
        assert not page.is_greeted
        table.frames()
    assert len(page.table.match.moves) == moves + 2
    table.wait(READS)


def test_a_tap_on_the_card_lets_a_light_run_to_the_target(
    steady: SteadyTable, page: ShiftPage
) -> None:
    runs, hops = pointed(steady, page)
    assert runs > 8
    assert hops > 8
    assert not page.seeking.light.is_shown
    assert not page.board.pulse.is_shown
    assert page.table.match.moves == ()


def test_with_movements_off_a_ring_stands_there_for_a_moment(
    steady: SteadyTable, page: ShiftPage
) -> None:
    steady.app.shell.settings.change(motion=Motion.STILL)
    runs, hops = pointed(steady, page)
    assert runs == 0
    assert hops > 20
    assert not page.board.pulse.is_shown


def test_a_target_on_the_spare_is_pointed_at_there(steady: SteadyTable) -> None:
    page = begun(steady, seed=204, bots=BOT, first=0)
    assert page.model.wanted.is_on_spare
    steady.settle()
    steady.frames(40)
    runs, hops = pointed(steady, page)
    assert runs > 8
    assert hops == 0


def test_s12_a_secret_card_of_a_lying_table_is_never_pointed_at(steady: SteadyTable) -> None:
    steady.resize(1280, 800)
    page = begun(steady, sides=AROUND, first=0)
    opened(steady, page)
    steady.frames(40)
    assert page.around.is_lying
    assert pointed(steady, page) == (0, 0)
    assert not page.board.pulse.is_shown


def test_after_a_bot_the_own_pawn_hops_and_it_is_said_whose_turn_it_is(
    steady: SteadyTable, page: ShiftPage
) -> None:
    bot_has_played(steady, page)
    steady.frames(2)
    assert page.hint == said(page, "match.your_turn")
    assert page.board.pulse.is_shown
    rises = []
    for _ in range(40):
        rises.append(page.board._pawn_rise)
        steady.frames()
    assert max(rises) > 0.1
    assert rises[-1] == 0
    assert not page.board.pulse.is_shown
    steady.wait(2)
    steady.frames(2)
    assert page.hint == said(page, "shift.hint.push")


def test_the_first_touch_ends_the_greeting(steady: SteadyTable, page: ShiftPage) -> None:
    bot_has_played(steady, page)
    steady.frames(2)
    page.deeds.turn_spare(1)
    assert page.hint == said(page, "shift.hint.push")
    page.deeds.tap_arrow(next(n for n in range(12) if n != page.table.known.barred))
    steady.frames(2)
    assert not page.board.pulse.is_shown


def test_with_movements_off_a_turn_begins_with_words_alone(
    steady: SteadyTable, page: ShiftPage
) -> None:
    steady.app.shell.settings.change(motion=Motion.STILL)
    bot_has_played(steady, page)
    steady.frames(2)
    assert page.hint == said(page, "match.your_turn")
    assert not page.board.pulse.is_shown


# Open cards that go round


def handed_on(table: SteadyTable) -> ShiftPage:
    page = begun(table, open_cards=True, first=0)
    table.settle()
    page.play(page.table.push(Finger(), 4))
    settle(table, page)
    page.play(page.table.staying(Finger()))
    settle(table, page)
    return page


def test_between_two_with_open_cards_a_card_says_whose_turn_it_is(steady: SteadyTable) -> None:
    page = handed_on(steady)
    curtain = page.curtain.widget
    assert page.is_covered
    assert (curtain.model.name, curtain.model.pawn) == ("Opa", "yellow")
    assert curtain.model.is_open
    steady.tap(8, 8)
    settle(steady, page)
    assert not page.is_covered
    assert page.table.seat == 1
    assert len(page.table.match.moves) == 2
    assert not page.is_greeted, "the card has said it"


def test_around_a_device_nobody_hands_it_on(steady: SteadyTable) -> None:
    steady.resize(1280, 800)
    page = begun(steady, open_cards=True, first=0, sides=AROUND)
    steady.settle()
    page.play(page.table.push(Finger(), 4))
    settle(steady, page)
    page.play(page.table.staying(Finger()))
    settle(steady, page)
    assert not page.is_covered


def test_after_one_tap_the_curtains_key_asks_for_another_one(steady: SteadyTable) -> None:
    page = begun(steady, first=0)
    key = page.curtain.widget.ids.key
    words = key.text
    steady.tap_on(key)
    assert key.text == said(page, "curtain.again")
    assert page.is_covered
    steady.wait(4)
    steady.frames(2)
    assert key.text == words
    steady.tap_on(key)
    steady.tap_on(key)
    settle(steady, page)
    assert not page.is_covered


def test_a_card_on_which_nothing_is_to_be_seen_says_nothing(page: ShiftPage) -> None:
    """It lies faint while another moves: words on it could not be read."""
    card = card_of(page)
    assert card.ids.words.opacity == 1
    card.wanted = NOTHING_WANTED
    assert card.ids.words.opacity == 0
    card.form = "bare"
    card.wanted = page.model.wanted
    assert card.ids.words.opacity == 0, "nor where it has no room for words"
