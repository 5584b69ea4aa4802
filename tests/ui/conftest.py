"""The app in one process, offscreen: real window, real pixels, touches by hand."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.ui.apart import look_for_garbage, run_apart, table_in

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_CONFIG", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")

from kivy.config import Config

# An offscreen window shows no more than it had at first: begin with the largest that tests ask for.
Config.set("graphics", "width", "1920")
Config.set("graphics", "height", "1400")
Config.set("graphics", "maxfps", "0")
Config.set("input", "mouse", "mouse,disable_multitouch")

from app.ui.kit.style import leave_out  # noqa: E402  # it brings the clock, which reads maxfps

leave_out()


SEEN = {
    *("connect/test_play", "connect/test_table", "match/test_curtain", "match/test_fingers"),
    *("go/test_faces_kills", "kit/test_lost_graphics", "kit/test_navigator", "kit/test_rounded"),
    *("shell/test_phone", "shift/test_curtain", "shift/test_fingers"),
    *("shift/test_lying", "ui/test_walker"),
}
"""Tests that look at pixels; the rest runs on Kivy's mock of GL, twice as fast (make test)."""


LONG = {
    "test_a_whole_match_is_played_by_touch_on_a_small_phone",
    "test_a_whole_match_face_to_face_is_played_by_fingers",
    *("test_what_is_left_alone_draws_nothing_and_is_freed", "test_nothing_breaks_under_a_monkey"),
    "test_pages_are_whole",
    *(
        "test_in_every_language_and_size_a_lesson_of_each_game_is_played",
        "test_insets_turn_with_what_is_held",
    ),
    *("test_quick_visits_raise_nothing", "test_a_hundred_matches_leave_nothing_behind"),
    *(
        "test_no_letter_of_a_language_is_a_box",
        "test_it_leads_to_a_page_and_back_to_the_same_match",
    ),
    *("test_each_gesture_is_shown_where_it_works", "test_the_present_step_is_always_in_sight"),
    *(
        "test_a_paper_keeps_free_what_the_bar_of_the_system_covers",
        "test_what_is_left_in_motion_does_not_go_on",
    ),
    *(
        "test_looking_back_is_a_round_key_where_there_is_no_room_for_words",
        "test_the_same_seed_does_the_same",
    ),
    *(
        "test_what_was_to_follow_does_not_once_the_page_is_left",
        "test_the_key_in_the_match_opens_it",
    ),
    *("test_random_double_and_triple_taps_change_one_page_and_play_nothing",),
}
"""Half of the time of all: they walk over every state, size or language. `make long` runs them."""
WIDE = "(1280, 800)"
"""The walker's larger size is long as well."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        name = item.name.partition("[")[0]
        is_wide = item.path.stem == "test_walker" and WIDE in item.name
        if name in LONG or is_wide:
            item.add_marker(pytest.mark.long)
        if f"{item.path.parent.name}/{item.path.stem}" in SEEN:
            item.add_marker(pytest.mark.pixels)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Copies of a process cannot draw: what looks at pixels runs in one, and clears up."""
    if os.environ.get("KIVY_GL_BACKEND") == "mock":
        run_apart(item)
        return True
    look_for_garbage()
    return None


if TYPE_CHECKING:
    from tests.ui.table import SteadyTable


@pytest.fixture
def table(tmp_path: Path) -> "Iterator[SteadyTable]":
    """Its time passes by frames alone: under load a tap lasts no longer than else."""
    table = table_in(tmp_path)
    yield table
    table.close()


@pytest.fixture
def steady(tmp_path: Path) -> "Iterator[SteadyTable]":
    """Whose time passes by frames alone, and in which things move."""
    from app.services.settings import Motion
    from tests.ui.table import SteadyTable

    table = SteadyTable(tmp_path, lambda: 7)
    table.app.shell.settings.change(motion=Motion.NORMAL, language="en")
    yield table
    table.close()
