"""Connect's places on screens of all shapes: inside, apart, with room for fingers."""

import pytest

from app.presenters.connect.layout import Room, arranged, has_names, has_title, places
from app.presenters.connect.sheet_places import SheetPlaces, sheet_places
from app.presenters.match.look_back import LEAST_REVIEWED
from app.presenters.match.places import Area

SCREENS = [
    (360, 640), (412, 915), (320, 568), (640, 360), (915, 412), (600, 960), (800, 1280),
    (960, 600), (1280, 800), (1024, 768), (768, 1024),
]  # fmt: skip
LEAST_BOARD = 200


def overlaps(one: Area, other: Area) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("is_left_handed", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_parts_lie_on_the_screen_and_cover_no_other(
    width: int, height: int, seats: int, is_left_handed: bool
) -> None:
    found = places(width, height, seats, is_left_handed)
    parts = [found.bar, found.board, found.sheet]
    if has_title(found):
        parts.append(found.seats)
    for area in parts:
        assert 0 <= area.x <= area.x + area.width <= width
        assert 0 <= area.y <= area.y + area.height <= height
    for number, one in enumerate(parts):
        assert not any(overlaps(one, other) for other in parts[number + 1 :])
    assert min(found.board.width, found.board.height) >= LEAST_BOARD
    assert found.seats.height >= 44


def test_on_small_screens_the_seats_take_the_place_of_the_title() -> None:
    assert has_title(places(412, 915, 3))
    assert not has_title(places(360, 640, 3))
    assert not has_title(places(640, 288, 3))


def test_what_is_said_grows_with_the_text() -> None:
    plain, large = places(412, 915, 3), places(412, 915, 3, text=1.3)
    assert large.sheet.height > plain.sheet.height
    assert large.board.height < plain.board.height


def test_left_handed_mirrors_the_column_only_where_there_is_one() -> None:
    assert places(412, 915, 3, True) == places(412, 915, 3)
    right, left = places(1280, 800, 3), places(1280, 800, 3, True)
    assert right.sheet.x > right.board.x
    assert left.sheet.x < left.board.x


def test_names_are_shown_where_there_is_room_for_them() -> None:
    phone, tablet = places(412, 915, 3), places(1280, 800, 6)
    assert has_names(phone.seats, 3, phone.shape)
    assert not has_names(phone.seats, 6, phone.shape)
    assert has_names(tablet.seats, 6, tablet.shape)


@pytest.mark.parametrize("is_left_handed", [False, True])
def test_seats_in_the_bar_lie_between_its_keys(is_left_handed: bool) -> None:
    """One key on its left, two on its right."""
    found = places(640, 360, 6, is_left_handed)
    assert found.seats.x - found.bar.x >= 48
    assert found.bar.x + found.bar.width - found.seats.x - found.seats.width >= 96


def test_on_tiny_screens_the_table_has_more_than_a_strip() -> None:
    assert places(360, 360, 2, text=1.3).board.height >= 150
    assert places(360, 360, 2, is_turn=False).board.height >= 150


@pytest.mark.parametrize(("width", "height"), [(412, 915), (360, 640), (320, 568)])
def test_on_a_phone_the_table_has_two_thirds_of_the_height(width: int, height: int) -> None:
    """It had a half."""
    assert places(width, height, 3).board.height >= 0.66 * height


@pytest.mark.parametrize("is_left_handed", [False, True])
@pytest.mark.parametrize("is_choosing", [False, True])
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_parts_of_the_sheet_lie_on_the_screen_and_cover_no_other(
    width: int, height: int, is_choosing: bool, is_left_handed: bool
) -> None:
    found = places(width, height, 3, is_left_handed)
    sheet = sheet_places(found, 0, is_choosing, is_left_handed, 1)
    parts = [sheet.words, sheet.hand, *_turning(sheet)]
    if is_choosing:
        parts.append(sheet.keys)
    if found.is_stacked:
        parts.append(sheet.looking)
        assert sheet.looking.x >= 8, "at the edge a swipe goes back"
        assert sheet.looking.right <= width - 8
    for number, one in enumerate(parts):
        assert 0 <= one.x <= one.right <= width
        assert 0 <= one.y <= one.top <= height
        assert not any(overlaps(one, other) for other in parts[number + 1 :])
    assert sheet.hand.width >= 2 * 48
    assert sheet.words.width >= 128
    assert sheet.words.height >= 50


def _turning(sheet: SheetPlaces) -> list[Area]:
    """The two keys at its ends."""
    found = sheet.turning
    return [Area(x, found.y, 48, 48) for x in (found.x, found.right - 48)]


def test_a_review_has_the_room_it_needs_and_leaves_the_table_its_own() -> None:
    usual = places(360, 640, 2, is_turn=False)
    reviewed = places(360, 640, 2, is_turn=False, least_sheet=280)
    assert usual.sheet.height < reviewed.sheet.height == 280
    greedy = places(360, 640, 2, is_turn=False, least_sheet=600)
    assert greedy.board.height == LEAST_REVIEWED * 360
    assert places(412, 915, 2, is_turn=False, least_sheet=100) == places(412, 915, 2, is_turn=False)


@pytest.mark.parametrize(("width", "height"), [(412, 915), (360, 640), (320, 568), (800, 1280)])
def test_below_the_table_nothing_under_a_finger_moves_when_there_is_something_to_choose(
    width: int, height: int
) -> None:
    found = places(width, height, 3)
    resting, choosing = (sheet_places(found, 0, each, False, 1) for each in (False, True))
    for part in ("hand", "keys", "turning", "looking"):
        assert getattr(resting, part) == getattr(choosing, part), part
    assert resting.hand.top < resting.paper.top <= found.board.y
    assert choosing.paper.top > resting.paper.top


@pytest.mark.parametrize("is_left_handed", [False, True])
@pytest.mark.parametrize(("width", "height"), [(412, 915), (360, 640), (320, 568), (800, 1280)])
def test_tray_and_keys_below_the_table_keep_the_same_margins(
    width: int, height: int, is_left_handed: bool
) -> None:
    """They were 3, 7, 16 and 26."""
    found = places(width, height, 3)
    sheet = sheet_places(found, 0, True, is_left_handed, 1)
    ends = sorted((sheet.looking, sheet.turning), key=lambda area: area.x)
    edge = sheet.keys.x
    assert edge >= 16
    assert (ends[0].x, ends[1].right) == (edge, width - edge)
    assert {sheet.words.x, sheet.keys.x} == {edge}
    assert {sheet.words.right, sheet.keys.right} == {width - edge}
    assert ends[0].right + 8 <= sheet.hand.x
    assert sheet.hand.right + 8 <= ends[1].x


def test_on_a_screen_with_insets_the_sheet_reaches_below_the_bar_of_the_system() -> None:
    room = Room(824, 1832, insets=(0, 60, 0, 48), unit=2.0)
    found = arranged(room, 2, is_left_handed=False)
    assert (found.foot, found.places.sheet.y) == (48, 0)
    assert found.places.bar.top == 1832 - 60
    assert (found.bar_paper.right, found.bar_paper.top) == (824, 1832)
    assert found.bar_paper.y < found.places.seats.y < found.places.bar.y


def test_seats_in_the_bar_lie_on_its_paper() -> None:
    found = arranged(Room(360, 640), 2, is_left_handed=False)
    assert not found.has_title
    assert found.bar_paper == found.places.bar


def test_beside_the_table_the_bar_is_a_paper_of_its_own() -> None:
    found = arranged(Room(916, 412, insets=(0, 0, 40, 0)), 2, is_left_handed=False)
    assert found.foot == 0
    assert found.bar_paper == found.places.bar
    assert found.places.bar.right <= 916 - 40
