"""How a match ended has room on small screens, and what has none is seen to go on."""

import pytest
from kivy.metrics import dp

from app.presenters.match.ending import EndModel, EndSeat, Fact
from app.ui.match.match_end import MatchEnd
from tests.ui.connect.connect_fingers import begun
from tests.ui.table import Table

SEATS = tuple(
    EndSeat(number + 1, name, pawn, "All cards found, still on the way", number == 0)
    for number, (name, pawn) in enumerate((("Mia", "red"), ("Maximiliana-Charlotte W.", "green")))
)
FACTS = tuple(Fact("foot-print", (f"Longest walk: Mia, {cells} cells",)) for cells in (6, 7, 8))


@pytest.fixture
def end(table: Table) -> MatchEnd:
    """In the sheet of a phone of 360 x 640."""
    begun(table, 1)
    end = MatchEnd(size_hint=(None, None), form="compact", size=(dp(360), dp(376)))
    table.app.root.add_widget(end)
    end.model = EndModel("Maximiliana-Charlotte W. wins!", SEATS, FACTS)
    table.frames(3)
    return end


def test_what_an_end_says_it_needs_is_enough_for_all_of_it(table: Table, end: MatchEnd) -> None:
    scroller = end.ids.scroller
    for needed in (end.needed, end.needed - dp(40)):
        end.height = needed
        table.frames(3)
        assert (scroller.viewport_size[1] <= scroller.height + 1) is (needed == end.needed)


def test_two_seats_and_all_that_is_told_of_them_need_no_scrolling(end: MatchEnd) -> None:
    scroller = end.ids.scroller
    assert scroller.viewport_size[1] <= scroller.height
    assert not scroller.fading


def test_three_who_only_count_leave_the_maze_its_room(table: Table, end: MatchEnd) -> None:
    """In the sheet of Connect on such a phone, which leaves the maze 0.3 of the height."""
    counts = (("Mia", "red"), ("Pim", "green"), ("Opa", "yellow"))
    seats = tuple(EndSeat(1, name, pawn, "12 tiles", count="12") for name, pawn in counts)
    end.model = EndModel(
        "Maximiliana-Charlotte W. wins!", seats, FACTS, following="Pim begins the next one"
    )
    table.frames(3)
    assert end.needed <= dp(640 * 0.7 - 56)


def test_where_seats_leave_little_room_only_what_comes_next_is_told(
    table: Table, end: MatchEnd
) -> None:
    assert not end.ids.facts.children
    end.form = "tall"
    table.frames(3)
    assert len(end.ids.facts.children) == len(FACTS)


def test_what_goes_on_below_fades_until_its_end_is_seen(table: Table, end: MatchEnd) -> None:
    end.height = dp(240)
    table.frames(3)
    scroller = end.ids.scroller
    assert scroller.fading
    scroller.scroll_y = 0
    assert not scroller.fading


def test_on_large_paper_who_has_won_takes_the_room_that_is_left(
    table: Table, end: MatchEnd
) -> None:
    end.form = "around"
    end.height = end.needed
    table.frames(3)
    low = end.ids.banner.hero
    end.height = dp(1000)
    table.frames(3)
    assert low < end.ids.banner.hero == 2 * end.ids.banner.least_hero
    assert end.ids.scroller.viewport_size[1] <= end.ids.scroller.height


@pytest.mark.parametrize("count", [2, 6])
def test_beside_the_board_of_a_low_screen_all_seats_are_seen(
    table: Table, end: MatchEnd, count: int
) -> None:
    """Of a window of 640 x 360: the second of two was cut, and the last of six."""
    colors = ("red", "yellow", "green", "blue", "purple", "sky")[:count]
    seats = SEATS if count == 2 else [EndSeat(1, "Mia", pawn, "7", count="7") for pawn in colors]
    end.form, end.size = "beside", (dp(275), dp(299 if count == 2 else 280))
    end.model = EndModel("Mia wins!", tuple(seats), FACTS, following="Mia begins the next one")
    table.frames(3)
    assert len(end.ids.rows.children) == count
    assert end.ids.scroller.viewport_size[1] <= end.ids.scroller.height + 1


def test_six_seats_lie_two_by_two_and_all_are_seen(table: Table, end: MatchEnd) -> None:
    colors = ("red", "yellow", "green", "blue", "purple", "sky")
    seats = tuple(EndSeat(1, "Mia", pawn, "12 tiles", count="12") for pawn in colors)
    end.model = EndModel("Mia wins!", seats)
    end.height = dp(640 * 0.7 - 56)
    table.frames(3)
    assert len({row.y for row in end.ids.rows.children}) == 3
    assert end.ids.scroller.viewport_size[1] <= end.ids.scroller.height + 1


def test_where_it_lies_low_the_board_has_the_room_until_more_is_asked_for(
    table: Table, end: MatchEnd
) -> None:
    all_of_it = end.needed
    end.lies_low = True
    table.frames(3)
    assert end.needed < 0.7 * all_of_it
    assert not end.ids.rows.children
    table.tap_on(end.ids.end_keys.ids.more)
    table.frames(3)
    assert len(end.ids.rows.children) == len(SEATS)
    assert all_of_it <= end.needed <= all_of_it + dp(4)


def test_beside_the_round_key_a_key_short_of_room_is_round_too(table: Table, end: MatchEnd) -> None:
    keys = end.ids.end_keys
    end.lies_low = True
    table.frames(3)
    assert [keys.ids.back.parent is None, keys.ids.sign.parent is None] == [False, True]
    end.width = dp(240)
    table.frames(3)
    assert [keys.ids.back.parent is None, keys.ids.sign.parent is None] == [True, False]
