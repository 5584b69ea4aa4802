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
    end = MatchEnd(size_hint=(None, None), is_roomy=False, size=(dp(328), dp(356)))
    table.app.root.add_widget(end)
    end.model = EndModel("Maximiliana-Charlotte W. wins!", SEATS, FACTS)
    table.frames(3)
    return end


def test_two_seats_and_all_that_is_told_of_them_need_no_scrolling(end: MatchEnd) -> None:
    scroller = end.ids.scroller
    assert scroller.viewport_size[1] <= scroller.height
    assert not scroller.fading


def test_three_who_only_count_have_room_beside_three_facts(table: Table, end: MatchEnd) -> None:
    """In the sheet of Connect on such a phone, which leaves the maze 0.3 of the height."""
    counts = (("Mia", "red"), ("Pim", "green"), ("Opa", "yellow"))
    seats = tuple(EndSeat(1, name, pawn, "12 tiles", is_brief=True) for name, pawn in counts)
    end.height = dp(372)
    end.model = EndModel(
        "Maximiliana-Charlotte W. wins!", seats, FACTS, following="Pim begins the next one"
    )
    table.frames(3)
    assert end.ids.scroller.viewport_size[1] <= end.ids.scroller.height


def test_what_goes_on_below_fades_until_its_end_is_seen(table: Table, end: MatchEnd) -> None:
    end.height = dp(240)
    table.frames(3)
    scroller = end.ids.scroller
    assert scroller.fading
    scroller.scroll_y = 0
    assert not scroller.fading


def test_the_podium_takes_the_room_that_is_left(table: Table, end: MatchEnd) -> None:
    end.height = dp(260)
    table.frames(3)
    low = end.ids.podium.height
    end.height = dp(700)
    table.frames(3)
    assert low < end.ids.podium.height == end.highest
    assert end.ids.scroller.viewport_size[1] <= end.ids.scroller.height
