"""Dice of Go in the hand: a shake or a tap lets them fall, and so does a while."""

import pytest

from app.games.go.state import Phase
from app.services.settings import Motion
from app.session.record import Start
from app.ui.go.go_page import GoPage
from app.ui.go.go_roll import PATIENCE, SHAKEN
from tests.ui.go.go_fingers import begun, phase_of, settle
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
    table.tap(200, 400)
    assert page.dice.waits == ""
    assert page.motion.is_running
    assert page.table.phase is Phase.LOOK
    table.tap(200, 400)
    assert phase_of(page) is Phase.BUILD
    assert page.dice.tumble == 1


def test_a_key_beside_the_dice_acts_before_they_lie(table: Table) -> None:
    start = Start("go", 1, 1, 3)
    table.app.shell.shelf.begin(start, {"mode": "puzzle"}, 1)
    table.app.shell.navigator.go("go")
    page = table.app.shell.navigator.page
    table.frames(2)
    assert page.dice.waits
    table.tap_on(page.ids.aside)
    assert page.dice.waits == ""
    assert page.hint == page.shell.words.catalogue.text("go.tap_again")
    table.tap_on(page.ids.aside)
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
    assert page.hint == page.shell.words.catalogue.text("go.wait.shake")
    shakes.force = SHAKEN + 1
    table.frames(3)
    assert page.dice.waits == ""
    assert page.motion.is_running
    assert not shakes.listens


def test_walking_is_no_shake(table: Table, shakes: Shakes) -> None:
    page = in_hand(table)
    shakes.force = SHAKEN - 1
    table.frames(3)
    assert page.dice.waits == "shake"


def test_after_a_while_they_fall_by_themselves(table: Table) -> None:
    page = in_hand(table)
    assert page.hint == page.shell.words.catalogue.text("go.wait.tap")
    for _ in range(int(PATIENCE / 0.1) + 1):
        page.motion._frame(0.1)
    assert page.dice.waits == ""
    assert page.table.phase is Phase.LOOK
    for _ in range(12):
        page.motion._frame(0.1)
    assert phase_of(page) is Phase.BUILD


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


def test_without_movements_nothing_is_waited_for(table: Table, shakes: Shakes) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table)
    assert page.table.phase is Phase.BUILD
    assert page.dice.waits == ""
    assert not shakes.listens
