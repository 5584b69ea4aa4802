"""Every page by ear: a touch says, a swipe leads on, two taps press; boards are played as ever."""

from typing import Any

import pytest
from kivy.core.window import Window

from app.services.settings import Motion
from app.ui.kit.by_ear import SETTLED, TWICE
from app.ui.kit.read_aloud import ReadAloud
from app.ui.kit.words import said
from tests.ui.kit.test_read_aloud import Voice
from tests.ui.scenes import begun, draft_of, entered, scenes
from tests.ui.shell.shell_walk import named
from tests.ui.shift import shift_fingers
from tests.ui.table import Table
from tests.ui.walker import unheard


@pytest.fixture
def voice(table: Table) -> Voice:
    voice, shell = Voice(), table.app.shell
    shell.aloud = ReadAloud(voice, shell.settings, shell.words)
    shell.settings.change(motion=Motion.STILL, language="en", read_aloud=True)
    table.frames(6)
    return voice


def greeted(table: Table, name: str) -> None:
    """A page that has said its title."""
    table.app.shell.navigator.go(name)
    table.wait(SETTLED)
    table.wait(SETTLED)


def swipe(table: Table, across: float, spot: tuple[float, float] = (200, 400)) -> None:
    table.drag(spot, (spot[0] + across, spot[1]))
    table.wait(2 * TWICE)


def heard(table: Table, voice: Voice, count: int, across: float = 90) -> list[str]:
    voice.said.clear()
    for _ in range(count):
        swipe(table, across)
    return voice.said


def test_a_page_says_its_title_when_it_comes(table: Table, voice: Voice) -> None:
    for name, title in (("settings", "Settings"), ("rules", "How to play")):
        greeted(table, name)
        assert voice.said[-1] == title


def test_swipes_lead_through_all_that_can_be_read_and_back(table: Table, voice: Voice) -> None:
    greeted(table, "settings")
    there = heard(table, voice, 8)[:]
    assert there[:4] == ["Back", "Settings", "Movement and sound", "Sound on"]
    assert heard(table, voice, 7, across=-90) == there[-2::-1]


def test_swipes_go_round(table: Table, voice: Voice) -> None:
    greeted(table, "licences")
    first = heard(table, voice, 1)[:]
    last = heard(table, voice, 1, across=-90)[:]
    assert heard(table, voice, 1) == first != last


def test_what_a_swipe_leads_to_is_in_sight(table: Table, voice: Voice) -> None:
    greeted(table, "licences")
    swipe(table, -90)
    target = table.app._focus.target
    assert target is not None
    assert 0 <= target.to_window(*target.pos)[1] < Window.height


def test_a_tap_says_and_a_second_one_presses(table: Table, voice: Voice) -> None:
    navigator = table.app.shell.navigator
    key = named(table, "Settings")
    voice.said.clear()
    table.tap_on(key)
    table.wait(2 * TWICE)
    assert (voice.said, navigator.page_name) == (["Settings"], "home")
    table.tap_on(key)
    table.tap(30, 500)
    table.frames(3)
    assert navigator.page_name == "settings"


def test_two_slow_taps_press_nothing(table: Table, voice: Voice) -> None:
    for _ in range(2):
        table.tap_on(named(table, "Settings"))
        table.wait(2 * TWICE)
    assert table.app.shell.navigator.page_name == "home"


def test_a_switch_says_how_it_stands(table: Table, voice: Voice) -> None:
    greeted(table, "settings")
    for is_on in (True, False):
        table.app.shell.settings.change(sound=is_on)
        table.frames(3)
        voice.said.clear()
        table.tap_on(named(table, "Sound"))
        table.wait(2 * TWICE)
        assert voice.said == [f"Sound {'on' if is_on else 'off'}"]


def test_without_the_setting_a_tap_presses(table: Table, voice: Voice) -> None:
    table.app.shell.settings.change(read_aloud=False)
    table.tap_on(named(table, "Settings"))
    table.frames(3)
    assert table.app.shell.navigator.page_name == "settings"
    assert voice.said == []


def test_a_board_is_played_as_ever(table: Table, voice: Voice) -> None:
    page = shift_fingers.begun(table, seats=1, open_cards=True, first=0)
    table.frames(3)
    table.tap(*shift_fingers.arrow_place(page, 1))
    assert page.deeds.finger.arrow == 1


def test_what_a_seat_alone_may_know_is_told_to_nobody(table: Table, voice: Voice) -> None:
    begun(table, draft_of("shift"))
    page = entered(table, "shift")
    table.frames(3)
    wanted = page.sheet.card.name
    voice.said.clear()
    for _ in range(24):
        swipe(table, 90, (60, 300))
    said = voice.said
    assert "Only for the eyes of who is to move." in said
    assert not [words for words in said if wanted in words]


def test_behind_the_curtain_nothing_is_read(table: Table, voice: Voice) -> None:
    begun(table, draft_of("shift"))
    page = entered(table, "shift", is_open=False)
    assert page.is_covered
    there = table.app._by_ear._readables()
    assert {*there} <= {*page.curtain.widget.walk()}
    assert len(heard(table, voice, 8)) >= 8
    assert not [words for words in voice.said if "Push" in words]


@pytest.mark.parametrize("begins", ["rules_", "told_"])
def test_where_more_is_there_to_hear_all_of_it_has_words(
    table: Table, voice: Voice, begins: str
) -> None:
    """All other states are walked over with the mode off."""
    for scene in (scene for scene in scenes() if scene.name.startswith(begins)):
        table.app.shell.settings.change(read_aloud=False)  # one tap presses, as scenes tap
        scene.bring(table)
        table.app.shell.settings.change(read_aloud=True)
        table.frames()
        assert unheard(table) == []


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_how_a_match_went_is_told_seat_by_seat(table: Table, voice: Voice, game: str) -> None:
    curve = _curve(table, game)
    voice.said.clear()
    table.tap_on(curve.shown.ids.view)
    words = table.app.shell.words.catalogue
    told = " ".join(said(words, each) for each in curve.review.told)
    assert told.startswith("Mia: ")
    assert voice.said == [told]


def test_how_go_went_is_told_roll_by_roll(table: Table, voice: Voice) -> None:
    curve = _curve(table, "go")
    words = table.app.shell.words.catalogue
    for row in curve.shown.ids.rows.children:
        voice.said.clear()
        table.tap_on(row)
        assert voice.said == [" ".join(said(words, part) for part in row.bars[0].told)]
        table.wait(0.5)


def _curve(table: Table, game: str) -> Any:
    bring = next(scene.bring for scene in scenes() if scene.name == f"{game}_curve")
    bring(table)
    return table.app.shell.navigator.page.back_through.front.curve
