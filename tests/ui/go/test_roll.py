"""Dice of Go: in the hand until a shake or a tap, or falling at once; the clock runs with them."""

import pytest

from app.games.go.state import Phase
from app.services.settings import Motion
from app.session.record import Start
from app.ui.go.go_dice import SECONDS, SHAKE
from app.ui.go.go_page import GoPage
from app.ui.go.go_roll import SHAKEN
from tests.ui.go.go_fingers import asked_for_a_solution, begun, phase_of, settle
from tests.ui.table import Table


class Shakes:
    """A phone that feels them, and how often it was asked to listen."""

    def __init__(self, can_feel: bool = True) -> None:
        self.can_feel, self.force = can_feel, 0.0
        self.listens = False
        self.begins = 0

    def listen(self) -> bool:
        self.listens = self.can_feel
        self.begins += 1
        return self.can_feel

    def rest(self) -> None:
        self.listens = False

    def strength(self) -> float:
        return self.force


@pytest.fixture
def shakes(table: Table) -> Shakes:
    found = Shakes()
    table.app.shell.shakes = found
    return found


def in_hand(table: Table) -> GoPage:
    """The page as it is entered, the dice still in the hand."""
    table.app.shell.shelf.begin(Start("go", 1, 1, 3), {}, 1)
    table.app.shell.navigator.go("go")
    page = table.app.shell.navigator.page
    assert isinstance(page, GoPage)
    table.frames(2)
    assert page.dice.waits
    return page


def test_a_tap_throws_the_dice_and_another_lets_them_lie(table: Table) -> None:
    page = in_hand(table)
    assert page.dice.tumble == 0
    assert page.dice._blank.is_shown
    table.tap(200, 400)
    assert page.dice.waits == ""
    assert not page.dice._blank.is_shown
    assert page.motion.is_running
    assert page.table.phase is Phase.LOOK
    table.tap(200, 400)
    assert phase_of(page) is Phase.BUILD
    assert page.dice.tumble == 1


def test_the_strong_key_throws_them_too(table: Table) -> None:
    page = in_hand(table)
    act = page.sheet.ids.act
    assert act.text == page.shell.words.catalogue.text("go.wait.tap")
    table.tap_on(act)
    assert page.dice.waits == ""
    assert page.motion.is_running
    assert not act.is_seen


def test_keys_of_the_bar_throw_nothing(table: Table) -> None:
    page = in_hand(table)
    table.tap_on(page.ids.aid)
    assert page.dice.waits == "tap"
    table.tap_on(page.ids.menu)
    assert page.dice.waits == "tap"
    assert table.app.shell.navigator.sheet is not None


def test_g10_the_time_runs_from_when_the_first_dice_fall(table: Table) -> None:
    page = in_hand(table)
    assert not page.clock.is_running
    table.tap(200, 400)
    assert page.clock.is_running
    assert page.table.phase is Phase.LOOK
    assert SECONDS <= 0.4


def test_a_puzzle_asks_for_no_roll(table: Table) -> None:
    table.app.shell.shelf.begin(Start("go", 1, 1, 3), {"mode": "puzzle"}, 1)
    table.app.shell.navigator.go("go")
    page = table.app.shell.navigator.page
    table.frames(2)
    assert page.dice.waits == ""
    asked_for_a_solution(table, page)
    assert page.panel == "end"


def test_g10_the_roll_is_shared_only_once_the_dice_lie(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plan that somebody else reads costs no time."""
    shared: list[str] = []

    def send(text: str) -> bool:
        shared.append(text)
        return True

    monkeypatch.setattr(table.app.shell.device, "share", send)
    page = in_hand(table)
    table.tap_on(page.ids.share)
    assert shared == []
    settle(table, page)
    table.tap_on(page.ids.share)
    assert len(shared) == 1


def test_a_shake_throws_the_dice(table: Table, shakes: Shakes) -> None:
    page = in_hand(table)
    assert shakes.listens
    assert page.sheet.ids.act.text == page.shell.words.catalogue.text("go.wait.shake")
    shakes.force = SHAKEN + 1
    page.roll._feel()
    table.frames(2)
    assert page.dice.waits == ""
    assert page.motion.is_running
    assert not shakes.listens


def test_walking_is_no_shake(table: Table, shakes: Shakes) -> None:
    page = in_hand(table)
    shakes.force = SHAKEN - 1
    page.roll._feel()
    table.frames(2)
    assert page.dice.waits == "shake"


def test_they_wait_as_long_as_a_newcomer_looks(table: Table) -> None:
    page = in_hand(table)
    for _ in range(200):
        page.roll._hand._frame(0.1)
    assert page.dice.waits == "tap"
    assert page.table.phase is Phase.LOOK
    assert not page.clock.is_running


def test_the_phone_feels_for_shakes_only_then(table: Table, shakes: Shakes) -> None:
    page = in_hand(table)
    settle(table, page)
    assert page.table.phase is Phase.BUILD
    assert not shakes.listens
    assert shakes.begins == 1


def test_a_page_that_is_left_feels_no_shakes_and_throws_nothing(
    table: Table, shakes: Shakes
) -> None:
    page = in_hand(table)
    table.app.shell.navigator.back()
    table.frames(2)
    assert not shakes.listens
    assert not page.motion.is_running


def test_dice_that_were_in_the_hand_of_a_left_match_lie_in_the_next_one(table: Table) -> None:
    """They hung at the window's edge while a match was looked back at."""
    page = in_hand(table)
    table.app.shell.navigator.back()
    table.frames(2)
    assert page.dice.tumble == 1


def test_dice_in_the_hand_stay_inside_a_low_window(table: Table) -> None:
    table.resize(360, 640)
    dice = in_hand(table).dice
    top = dice.middle(0)[1] + dice.side / 2 + dice._fall + SHAKE * dice.side
    assert top <= 640


def test_without_movements_nothing_is_waited_for(table: Table, shakes: Shakes) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table)
    assert page.table.phase is Phase.BUILD
    assert page.dice.waits == ""
    assert not shakes.listens
