"""Secrets of Shift on the screen: the curtain stands between people, and hides all it should."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from app.bots.levels import Level
from app.core.game import Json
from app.games.shift import state_json
from app.presenters.match.seats import Seat, SeatColor, Seating, seating_json
from app.services.think import Thinker
from app.session.record import Start
from app.ui.shift.shift_page import ShiftPage
from tests.ui.match.match_fingers import still
from tests.ui.shift.shift_fingers import (
    arrow_place,
    begun,
    card_of,
    entered,
    opened,
    play_by_taps,
    settle,
)
from tests.ui.table import Table

SECRETS = [("m7", "m12"), ("m2", "m9"), ("m7", "m12")]
"""The first round only warms up: a picture first shown is drawn from another mipmap level."""


def two_with_cards(table: Table, cards: tuple[str, str]) -> ShiftPage:
    """The same table twice, only the cards are others."""
    people = Seating((Seat("Mia", SeatColor.RED), Seat("Opa", SeatColor.YELLOW)))
    options: Json = {"colors": ["red", "yellow"], "cards": 1, "first": 0}
    plain = begun(table, **options).table.match.state
    form = state_json(plain)
    for seat, card in zip(form["seats"], cards, strict=True):
        seat["cards"], seat["current"] = [card], card
    start = Start("shift", 1, 2, 7, options, form)
    table.app.shell.navigator.home()
    table.app.shell.shelf.begin(start, seating_json(people), 2)
    return entered(table)


def differs(one: Path, other: Path) -> bool:
    pictures = [Image.open(path).convert("RGB") for path in (one, other)]
    return ImageChops.difference(*pictures).getbbox() is not None


def turn_by(table: Table, page: ShiftPage) -> None:
    play_by_taps(table, page, page.table.push(page.deeds.finger, 0))
    play_by_taps(table, page, page.table.staying(page.deeds.finger))


def test_s12_no_pixel_of_the_curtain_depends_on_a_secret(table: Table, tmp_path: Path) -> None:
    still(table)
    shown = []
    for number, cards in enumerate(SECRETS):
        page = two_with_cards(table, cards)
        assert page.is_covered
        first = table.picture(tmp_path / f"first{number}.png")
        opened(table, page)
        card = table.picture(tmp_path / f"card{number}.png")
        turn_by(table, page)
        assert page.is_covered
        shown.append((first, card, table.picture(tmp_path / f"second{number}.png")))
    (first, card, second), (other_first, other_card, other_second) = shown[1:]
    assert not differs(first, other_first)
    assert not differs(second, other_second)
    assert differs(card, other_card)


def test_s12_the_card_stays_open_for_the_whole_turn_as_the_curtain_protects_it(
    table: Table,
) -> None:
    still(table)
    page = begun(table, first=0)
    opened(table, page)
    own = card_of(page).wanted
    assert card_of(page).is_open
    table.wait(10)
    play_by_taps(table, page, page.table.push(page.deeds.finger, 0))
    assert card_of(page).is_open
    page.undo()
    assert card_of(page).is_open
    assert card_of(page).wanted == own
    turn_by(table, page)
    assert page.is_covered


def test_nothing_behind_the_curtain_can_be_touched(table: Table) -> None:
    still(table)
    page = begun(table)
    key = page.curtain.widget.ids.key
    places = [arrow_place(page, arrow) for arrow in range(12)]
    places.append(card_of(page).to_window(*card_of(page).center))
    for place in places:
        if not key.collide_point(*key.to_widget(*place)):
            table.tap(*place)
    assert page.is_covered
    assert page.deeds.finger.arrow is None
    assert not card_of(page).is_shown


def test_one_short_tap_does_not_open_the_curtain(table: Table) -> None:
    still(table)
    page = begun(table)
    table.tap_on(page.curtain.widget.ids.key)
    settle(table, page)
    assert page.is_covered
    table.tap_on(page.curtain.widget.ids.key)
    settle(table, page)
    assert not page.is_covered


def test_after_a_pause_the_curtain_is_up(table: Table) -> None:
    still(table)
    page = begun(table)
    opened(table, page)
    card_of(page).is_shown = True
    table.app.on_pause()
    assert page.is_covered
    assert not card_of(page).is_shown


def test_a_turned_device_stays_open_or_covered_as_it_was(table: Table) -> None:
    """Whoever turns it in the midst of a turn looks on; handing it on has a curtain of its own."""
    still(table)
    page = begun(table)
    table.resize(915, 412)
    assert page.is_covered
    opened(table, page)
    table.resize(412, 915)
    assert not page.is_covered


def test_one_person_opens_with_one_tap(table: Table) -> None:
    still(table)
    page = begun(table, bots={1: Level.EASY}, first=0)
    table.app.on_pause()
    table.frames(2)
    assert page.is_covered
    assert page.curtain.widget.ids.passing.text == "Pause"
    table.tap_on(page.curtain.widget.ids.key)
    settle(table, page)
    assert not page.is_covered


@pytest.mark.parametrize(
    ("seats", "bots", "options", "is_covered"),
    [
        (2, {}, {"open_cards": True}, False),
        (1, {}, {}, False),
        (2, {1: Level.EASY}, {}, True),
        (2, {}, {"private_open_cards": True}, True),
    ],
)
def test_a_pause_covers_only_where_there_is_a_secret(
    table: Table, seats: int, bots: dict[int, Level], options: Json, is_covered: bool
) -> None:
    still(table)
    page = begun(table, seats=seats, bots=bots, first=0, **options)
    opened(table, page)
    table.app.on_pause()
    assert page.is_covered is is_covered


def test_among_bots_one_person_needs_no_curtain_between_turns(table: Table) -> None:
    still(table)
    page = begun(table, bots={1: Level.EASY}, first=0)
    assert not page.is_covered
    turn_by(table, page)
    settle(table, page)
    assert not page.is_covered
    assert page.table.is_in_hand


def test_no_curtain_waits_for_a_bot_between_people(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins, is paused, turned, left and found again while it thinks; then comes a person."""
    still(table)
    with monkeypatch.context() as slow:
        slow.setattr(Thinker, "run_slice", lambda _: True)
        page = begun(table, 3, bots={0: Level.EASY}, first=0)
        for away in (table.app.on_pause, lambda: table.resize(915, 412), table.app.on_pause):
            away()
            table.app.on_resume()
            assert not page.is_covered
        table.app.shell.navigator.home()
        page = entered(table)
        assert (page.is_covered, page.table.seat) == (False, 0)
    settle(table, page)
    assert (page.is_covered, page.table.seat) == (True, 1)
    table.resize(412, 915)


def test_s12_the_curtain_tells_the_last_turn_by_its_public_facts(table: Table) -> None:
    still(table)
    page = begun(table, first=0)
    opened(table, page)
    turn_by(table, page)
    assert "Mia" in page.curtain.widget.ids.log.text
    assert page.curtain.widget.ids.seat.text == "Opa"


def test_s12_bots_show_no_reach(table: Table) -> None:
    page = begun(table, bots={1: Level.EASY}, first=1)
    for _ in range(60):
        table.frames()
        if not page.table.is_in_hand:
            assert page.board.model.reach is None


def test_s14_a_sheet_of_cards_does_not_lie_above_the_curtain(table: Table) -> None:
    """One person among bots, whose open cards are for its own eyes: shown large, then a pause."""
    still(table)
    page = begun(table, bots={1: Level.EASY}, private_open_cards=True, first=0)
    settle(table, page)
    card_of(page).dispatch("on_look")
    table.frames(2)
    assert table.app.shell.navigator.sheet is not None
    table.app.on_pause()
    assert page.is_covered
    assert table.app.shell.navigator.sheet is None
