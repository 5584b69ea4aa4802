"""A whole match of Go face to face, by fingers alone: from home to its end."""

import pytest
from kivy.tests.common import UnitTestTouch

from app.games.go.state import Phase
from app.presenters.go.faces import Bar
from app.presenters.match.ending import NO_BANNER
from app.ui.go.go_faces_page import GoFacesPage
from tests.ui.go.faces_fingers import all_hold, drag_of, lay_at_once, middle, solution, tap_bar
from tests.ui.go.go_fingers import Time, phase_of, tile_place
from tests.ui.shell.shell_walk import press
from tests.ui.table import Table

MOST_ROUNDS = 8
SIZES = [(412, 916), (800, 1280), (1280, 800)]

pytestmark = pytest.mark.usefixtures("still")


def begun(table: Table) -> GoFacesPage:
    """By the game's picture, the drawn way and Start."""
    navigator = table.app.shell.navigator
    cards = navigator.page.ids.games.children
    card = next(card for card in cards if card.card.game == "go")
    table.tap_on(card.ids.pictures.children[-1])
    table.frames(3)
    press(table, "Face to face", lambda: navigator.page.model.kind.value == "faces")
    press(table, "Start", lambda: navigator.page_name == "go_faces")
    page: GoFacesPage = navigator.page
    assert page.offer.card is not None
    table.tap_on(page.offer.card.ids.close)
    table.frames(2)
    return page


def palm(page: GoFacesPage, seat: int) -> list[UnitTestTouch]:
    """A hand that rests on the middle of a board and on the track: three touches."""
    x, y = middle(page.regions[seat], "board")
    spots = [(x, y), (x + 6, y + 9), middle(page.regions[seat], "place")]
    return [UnitTestTouch(*spot) for spot in spots]


def held(page: GoFacesPage, seat: int) -> UnitTestTouch:
    """A tile that is carried over the own board, and not let go."""
    start, end = drag_of(page.regions[seat], solution(page)[-1])
    finger = UnitTestTouch(*start)
    finger.touch_down()
    for share in (0.3, 0.6, 1.0):
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        finger.touch_move(x, y)
    return finger


def build(table: Table, page: GoFacesPage, time: Time, number: int) -> None:
    """Both drag at once, while a palm rests on the slow one's board; the quick one claims while the
    other has a tile in the air. The second round is the other one's."""
    quick = int(number == 1)
    slow = 1 - quick
    hand = palm(page, slow)
    for touch in hand:
        touch.touch_down()
    lay_at_once(table, page, {quick: solution(page), slow: solution(page)[:2]})
    for touch in hand:
        touch.touch_up()
    carried = held(page, slow)
    before = len(page.table.own(slow).laid)
    time.seconds += 20
    tap_bar(table, page.regions[quick], time)
    assert page.table.is_checked
    carried.touch_up()
    table.frames(2)
    assert len(page.table.own(slow).laid) == before, "what was in the air went back"
    assert page.table.own(quick).claimed == 4
    assert page.table.unclaimed == slow


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_whole_match_face_to_face_is_played_by_fingers(
    table: Table, time: Time, size: tuple[int, int]
) -> None:
    table.resize(*size)
    table.frames(3)
    page = begun(table)
    for number in range(MOST_ROUNDS):
        all_hold(table, page, time)
        assert phase_of(page) is Phase.BUILD
        build(table, page, time, number)
        if page.table.is_over:
            break
        tap_bar(table, page.regions[number % 2], time)
    assert page.table.is_over
    assert {region.model.bar for region in page.regions} == {Bar.AGAIN}
    assert all(region.model.end != NO_BANNER for region in page.regions)
    table.tap(*tile_place(page.regions[0].fingers, 1))
    assert page.table.is_over
    for region in page.regions:
        tap_bar(table, region, time)
    assert page.table.round == 1
