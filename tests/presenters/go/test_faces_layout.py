"""Where the seats have their places when all build at once at one device (LOOK 8)."""

from itertools import combinations

import pytest

from app.games.go.tiles import SIZE
from app.presenters.go.faces_layout import (
    CLOSE,
    EDGE,
    GAP,
    KEY,
    LEAST_CELL,
    RAILS,
    Faces,
    bare_parts,
    faces,
    faces_back,
    is_roomy,
    region_parts,
)
from app.presenters.go.layout import slot_size, tray_columns
from app.presenters.go.tray_slot import slot_cells
from app.presenters.match.places import Area

PHONES = [(360, 640), (412, 915), (915, 412), (480, 1280)]
SMALL_TABLET = (600, 960)
TABLETS = [(800, 1280), (1280, 800), (1024, 1366), (1920, 1200)]
LEAST_DIE, LEAST_ROAD = 36, 22
"""That a child can read."""
TABLES = [(size, 2) for size in [*PHONES, SMALL_TABLET, *TABLETS]] + [
    (size, n) for size in TABLETS for n in (3, 4)
]


def parts_of(area: Area, is_left_handed: bool = False) -> list[Area]:
    parts = region_parts(area.width, area.height, is_left_handed)
    names = ("board", "tray", "dice", "place", "claim", "turn", "flip")
    return [getattr(parts, name) for name in names]


def meet(one: Area, other: Area) -> bool:
    across = one.x < other.x + other.width - 0.01 and other.x < one.x + one.width - 0.01
    return across and one.y < other.y + other.height - 0.01 and other.y < one.y + one.height - 0.01


def is_in(one: Area, width: float, height: float) -> bool:
    is_above = one.x >= -0.01 and one.y >= -0.01
    return is_above and one.x + one.width <= width + 0.01 and one.y + one.height <= height + 0.01


def areas(found: Faces) -> list[Area]:
    return [found.spine, *(region.area for region in found.regions)]


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_every_seat_has_its_own_place_and_all_have_the_same_room(
    size: tuple[int, int], seats: int
) -> None:
    found = faces(*size, seats)
    across, along = size[::-1] if found.quarters else size
    assert len(found.regions) == seats
    assert all(is_in(area, across, along) for area in areas(found))
    assert not any(meet(*pair) for pair in combinations(areas(found), 2))
    assert len({(region.area.width, region.area.height) for region in found.regions}) == 1


@pytest.mark.parametrize(("size", "seats"), TABLES)
@pytest.mark.parametrize("is_left_handed", [False, True])
def test_what_a_seat_needs_lies_side_by_side(
    size: tuple[int, int], seats: int, is_left_handed: bool
) -> None:
    area = faces(*size, seats).regions[0].area
    parts = parts_of(area, is_left_handed)
    assert all(is_in(part, area.width, area.height) for part in parts)
    assert not any(meet(*pair) for pair in combinations(parts, 2))
    board, tray, dice, place, claim, turn, flip = parts
    assert board.width == board.height
    assert claim.height >= KEY
    assert min(turn.height, flip.width) >= KEY or dice.y == claim.y
    assert min(dice.width / 4, dice.height) >= LEAST_DIE
    assert place.height >= LEAST_ROAD
    assert min(tray.width, tray.height) >= 2 * KEY - GAP
    assert claim.y in (CLOSE, GAP)


def test_two_sit_at_the_short_sides_and_more_at_the_long_ones() -> None:
    assert faces(800, 1280, 2).quarters == 0
    assert faces(1280, 800, 2).quarters == 1
    assert faces(800, 1280, 4).quarters == 1
    assert faces(1280, 800, 3).quarters == 0


def test_seats_sit_clockwise() -> None:
    regions = faces(1280, 800, 4).regions
    assert [region.half_turns for region in regions] == [0, 1, 1, 0]
    first, second, third, fourth = (region.area for region in regions)
    assert first.x == second.x < third.x == fourth.x
    assert [region.half_turns for region in faces(1280, 800, 3).regions] == [0, 1, 0]


def test_three_or_four_play_only_where_fingers_can() -> None:
    assert all(is_roomy(*size, 2) for size in [*PHONES, SMALL_TABLET, *TABLETS])
    assert not any(is_roomy(*size, 4) for size in [*PHONES, SMALL_TABLET])
    assert all(is_roomy(*size, seats) for size in TABLETS for seats in (3, 4))
    assert not is_roomy(320, 480, 2)


@pytest.mark.parametrize("size", TABLETS)
def test_cells_on_a_tablet_are_at_least_34_dp(size: tuple[int, int]) -> None:
    area = faces(*size, 4).regions[0].area
    assert parts_of(area)[0].width / (SIZE + RAILS) >= LEAST_CELL


def test_on_a_phone_cells_of_board_and_tray_are_both_large() -> None:
    area = faces(412, 915, 2).regions[0].area
    parts = region_parts(area.width, area.height)
    assert parts.board.width >= 0.6 * area.width
    assert slot_cells(*slot_size(parts.tray.width, parts.tray.height, 2, 3)).lying >= 32
    assert tray_columns(parts.tray.width, parts.tray.height, 6) == 2
    assert parts.dice.y > parts.board.y + parts.board.height


def test_the_left_hand_has_the_tray_on_its_side_and_the_same_board() -> None:
    right, left = region_parts(404, 422), region_parts(404, 422, is_left_handed=True)
    assert right.tray.x > right.board.x
    assert left.tray.x < left.board.x
    assert left.board.width == right.board.width
    assert left.turn.x < left.claim.x


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_looking_back_shows_all_boards_upright_beside_what_moves_through_time(
    size: tuple[int, int], seats: int
) -> None:
    found = faces_back(*size, seats)
    places = [found.panel, *(region.area for region in found.regions)]
    assert found.quarters == 0
    assert all(is_in(area, *size) for area in places)
    assert not any(meet(*pair) for pair in combinations(places, 2))
    for region in found.regions:
        parts = bare_parts(region.area.width, region.area.height)
        assert is_in(parts.board, region.area.width, region.area.height)
        assert not meet(parts.board, parts.claim)


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (412, 915)])
def test_looking_back_two_boards_fill_a_phone(size: tuple[int, int]) -> None:
    """One above the other, the names beside them: side by side they left half of it blank."""
    width, height = size
    found = faces_back(width, height, 2)
    boards = [bare_parts(each.area.width, each.area.height).board for each in found.regions]
    assert min(board.width for board in boards) > width / 2
    assert sum(board.height for board in boards) > 0.7 * (height - found.panel.height)


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_one_person_has_the_screen_upright_and_bots_beside_or_above(
    size: tuple[int, int], seats: int
) -> None:
    for people in ([], *([seat] for seat in range(seats))):
        found = faces(*size, seats, people)
        assert (found.quarters, found.has_far_side) == (0, False)
        assert all(is_in(area, *size) for area in areas(found))
        assert not any(meet(*pair) for pair in combinations(areas(found), 2))
        own = found.regions[people[0] if people else 0].area
        assert all((own.y, own.x) <= (each.area.y, each.area.x) for each in found.regions)
        parts = parts_of(own)
        assert not any(meet(*pair) for pair in combinations(parts, 2))
        assert all(is_in(part, own.width, own.height) for part in parts)


def test_bots_face_the_side_where_all_people_sit_and_that_one_is_below() -> None:
    for people in ([0, 3], [1, 2]):
        found = faces(1280, 800, 4, people)
        assert not found.has_far_side
        assert {found.regions[seat].area.y for seat in people} == {EDGE}
    assert faces(1280, 800, 4, [0, 2]) == faces(1280, 800, 4)
    assert faces(1280, 800, 3, [0, 1]) == faces(1280, 800, 3)


def test_with_bots_there_is_room_for_fingers_wherever_there_is_without() -> None:
    for (width, height), seats in TABLES:
        parts = parts_of(faces(width, height, seats, [0]).regions[0].area)
        assert parts[0].width / (SIZE + RAILS) >= LEAST_CELL
