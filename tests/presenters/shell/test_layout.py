"""How the pages around the matches share windows of all sizes."""

import pytest

from app.presenters.shell.layout import (
    HomeLayout,
    Window,
    card_room,
    home_layout,
    most_options,
    rules_layout,
    setup_is_wide,
)

BARE = (0, 0, 0, 0)
LEAST = (90, 80, 100)
"""How high the cards of three games are at least."""


def window(width: float, height: float, text: float = 1) -> Window:
    return Window(width, height, 1, text)


@pytest.mark.parametrize(
    ("size", "text", "has_two"),
    [
        ((412, 916), 1, False),
        ((916, 412), 1, True),
        ((590, 400), 1, False),
        ((700, 400), 1.3, False),
        ((800, 1280), 1, False),
        ((1280, 800), 1.3, True),
    ],
)
def test_two_columns_need_a_wide_window_and_room_for_words(
    size: tuple[int, int], text: float, has_two: bool
) -> None:
    assert window(*size, text).has_two_columns() is has_two


def test_a_phone_has_a_bar_below_and_a_tablet_a_rail() -> None:
    phone = home_layout(window(412, 916), (0, 24, 0, 16), has_running=False)
    assert phone.bar_width == 412
    assert [*phone.bar] == [0, 4, 0, 20]
    assert [*phone.page] == [0, 24, 0, 0]
    rail = home_layout(window(1280, 800), (30, 24, 0, 16), has_running=False)
    assert [phone.is_railed, rail.is_railed] == [False, True]
    assert rail.bar_width == 88 + 16 + 30
    assert [*rail.page] == [rail.bar_width, 24, 0, 16]


def test_a_high_window_has_two_columns_only_beside_a_match() -> None:
    shown = [home_layout(window(1280, 800), BARE, running).is_wide for running in (False, True)]
    assert shown == [False, True]


def test_games_stand_side_by_side_where_three_have_room() -> None:
    sizes = (1280, 800), (640, 360), (700, 600), (800, 1280), (412, 916)
    shown = [home_layout(window(*size), BARE, has_running=False).is_abreast for size in sizes]
    assert shown == [True, True, False, False, False]
    assert not home_layout(window(640, 360, 1.3), BARE, has_running=False).is_abreast


def test_games_share_what_todays_puzzles_and_matches_leave() -> None:
    assert card_room(HomeLayout(gap=12), 624, first=0, least=LEAST) == 200
    assert card_room(HomeLayout(gap=12), 624, first=108, least=LEAST) == 160
    assert card_room(HomeLayout(gap=12, is_paired=True), 624, first=0, least=LEAST) == 306
    assert card_room(HomeLayout(gap=12, is_abreast=True), 624, first=108, least=LEAST) == 504
    assert card_room(HomeLayout(gap=12), 100, first=108, least=LEAST) == 0


@pytest.mark.parametrize(
    ("is_paired", "space", "room"),
    [
        *((False, 294, 90), (False, 293, 0), (False, 278, 133), (False, 171, 0), (False, 150, 150)),
        *((True, 202, 95), (True, 201, 0), (True, 151, 151)),
    ],
)
def test_where_not_all_rows_have_room_whole_ones_are_seen_or_most_of_the_next(
    is_paired: bool, space: float, room: float
) -> None:
    """The pictures of one game pushed the others out of sight. With gaps of 12 three rows take 294
    here, two of pairs 202."""
    layout = HomeLayout(gap=12, is_paired=is_paired)
    assert card_room(layout, space, first=0, least=LEAST) == room


def test_the_games_of_the_rules_stand_beside_them_where_there_is_room() -> None:
    assert rules_layout(window(412, 916)).share == 1
    assert rules_layout(window(1024, 1366)).is_wide
    assert rules_layout(window(916, 412)).games[:2] == (24, 8)


def test_on_a_phone_todays_puzzles_make_room_for_matches_and_games() -> None:
    phones = [
        home_layout(window(412, high), BARE, running)
        for high, running in ((916, True), (640, True), (640, False), (916, False))
    ]
    assert [phone.is_brief for phone in phones] == [True, True, True, False]
    assert [phone.is_shelved for phone in phones] == [False, True, False, False]
    assert [phone.is_compact for phone in phones] == [True, True, False, False]
    assert not home_layout(window(800, 1280), BARE, has_running=True).is_brief
    assert not home_layout(window(800, 1280), BARE, has_running=True).is_compact
    assert home_layout(window(916, 412), BARE, has_running=True).is_brief


@pytest.mark.parametrize(
    ("size", "text", "is_wide", "most"),
    [
        ((640, 360), 1, True, 1),
        ((640, 360), 1.3, True, 0),
        ((360, 640), 1, False, 1),
        ((360, 640), 1.3, False, 0),
        ((320, 568), 1, False, 0),
        ((412, 916), 1, False, 9),
        ((590, 400), 1, False, 0),
        ((1280, 800), 1.3, True, 2),
    ],
)
def test_before_a_match_options_lie_open_where_they_have_room(
    size: tuple[int, int], text: float, is_wide: bool, most: int
) -> None:
    shown = window(*size, text)
    assert setup_is_wide(shown) is is_wide
    assert most_options(shown, is_wide) == most
