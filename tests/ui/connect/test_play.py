"""Connect played on the screen by touch: whole games, taking, refusing, leaving and coming back."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from app.bots.levels import Level
from app.games.connect.state import Phase
from app.games.connect.table import parsed_cell
from app.ui.connect.connect_deeds import SEES
from app.ui.connect.connect_drag import LIFT
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import (
    begun,
    cell_of,
    entered,
    lay_by_drag,
    lay_by_taps,
    opened,
    play_to_the_end,
    settle,
    spot_of,
    take,
    tap_twice,
    touched_cell,
)
from tests.ui.match.match_fingers import still
from tests.ui.table import Table
from tests.ui.walker import written

THREE_TURTLES = "1 0 x0y0, 11 0 x1y0"
LEFT, MIDDLE = parsed_cell("x0y0"), parsed_cell("x1y0")

PAST_NOTICES = 8.0
"""Seconds until what is said for a while has gone."""


def near_end(seats: int, tiles: int) -> dict[str, Any]:
    """A match with so many tiles left in the pile."""
    hands = [[12 + 2 * n, 13 + 2 * n] for n in range(seats)]
    pile = list(range(30, 30 + tiles))
    return position(THREE_TURTLES, *hands, pile=pile)


@pytest.mark.parametrize("is_dragging", [False, True])
def test_two_people_play_a_match_to_its_end(table: Table, is_dragging: bool) -> None:
    still(table)
    page = begun(table, 2, position=near_end(2, 4), open_hands=is_dragging)
    play_to_the_end(table, page, is_dragging)
    assert page.panel == "end"
    assert page.model.end.seats[0].place == 1
    assert page.title


def test_six_people_play_a_match_to_its_end(table: Table) -> None:
    still(table)
    page = begun(table, 6, position=near_end(6, 1))
    play_to_the_end(table, page, is_dragging=False)
    assert len(page.model.end.rows) == 6


def test_after_the_end_the_same_seats_play_again(table: Table) -> None:
    still(table)
    page = begun(table, 2, position=near_end(2, 0), open_hands=True)
    play_to_the_end(table, page, is_dragging=False)
    table.frames(2)
    names = page.table.names
    table.tap_on(page._panels["end"].ids.end_keys.ids.again)
    settle(table, page)
    assert page.panel == "turn"
    assert page.table.match.moves == ()
    assert len(page.tray.tiles) == 2
    assert page.table.names == names
    assert page.table.known.setup.open_hands


def test_the_maze_lies_above_the_standings(table: Table) -> None:
    still(table)
    page = begun(table, 6, position=near_end(6, 0), open_hands=True)
    play_to_the_end(table, page, is_dragging=False)
    table.frames(3)
    sheet = page._panels["end"]
    assert all(
        page.board.view.at(column, row)[1] > sheet.top for column, row in page.board.model.cells
    )


def test_at_the_end_all_of_the_maze_is_in_sight(table: Table) -> None:
    still(table)
    row = [f"{tile} 0 x{tile - 31}y0" for tile in range(33, 43)]
    page = begun(
        table,
        2,
        position=position(
            ", ".join([THREE_TURTLES, *row]), [], [], pile=[], phase="over", winners=[0]
        ),
    )
    for size in ((412, 916), (916, 412)):
        table.resize(*size)
        settle(table, page)
        frame, half = page.board.frame, page.board.view.cell / 2
        for column, _ in page.board.model.cells:
            x, _ = page.board.view.at(column, 0)
            assert frame.x <= x - half + 1
            assert x + half - 1 <= frame.x + frame.width


@pytest.mark.parametrize("seats", [2, 6])
def test_whose_turn_it_is_is_named_where_the_seats_are_too_narrow_for_it(
    table: Table, seats: int
) -> None:
    still(table)
    page = begun(table, seats, first=1, open_hands=True)
    assert page.seats.chips[1].has_name is (seats == 2)
    assert page.turn_of == ("" if seats == 2 else "Opa")
    assert any(one.widget.text.startswith("Opa \u00b7 ") for one in written(page)) is (seats == 6)


@pytest.mark.parametrize(("size", "seats"), [((412, 916), 6), ((412, 916), 2), ((320, 480), 6)])
def test_every_seat_shows_its_count(table: Table, size: tuple[int, int], seats: int) -> None:
    still(table)
    table.resize(*size)
    page = begun(table, seats, open_hands=True)
    table.frames(2)
    for chip in page.seats.chips:
        count = chip.ids.count
        assert count.text == "0"
        assert count.width >= count.texture_size[0] > 0
        assert chip.x <= count.x
        assert count.right <= chip.right


def test_the_strong_key_has_the_row_to_itself_until_something_can_be_left(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    keys = page.sheet.ids
    table.tap(*page.tray.spot(0))
    table.tap(*touched_cell(page, *spot_of(page)))
    table.frames(2)
    assert keys.deed.right == pytest.approx(keys.deeds.right)
    page = taking(table)
    assert keys.leave.x < keys.leave.right < keys.deed.x
    assert keys.deed.right == pytest.approx(keys.deeds.right)


def test_for_left_hands_keys_change_sides_and_the_table_does_not(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    view = page.board.view
    keys = page.sheet.ids
    hand, middle = page.tray.center_x, table.app.shell.navigator.center_x
    assert keys.look.center_x < hand < keys.turn_right.center_x
    assert keys.bulb.center_x < middle
    table.app.shell.settings.change(left_handed=True)
    table.frames(3)
    assert keys.turn_right.center_x < hand < keys.look.center_x
    assert keys.bulb.center_x > middle
    assert page.tray.center_x == pytest.approx(2 * middle - hand)
    assert page.board.view == view


def test_a_person_plays_with_bots(table: Table) -> None:
    still(table)
    page = begun(table, 3, bots={1: Level.HARD, 2: Level.EASY}, position=near_end(3, 4))
    settle(table, page)
    assert not page.is_covered
    play_to_the_end(table, page, is_dragging=False)
    assert page.table.is_over


def test_x4_after_a_pause_the_hand_of_one_among_bots_is_covered(table: Table) -> None:
    still(table)
    page = begun(table, 2, bots={1: Level.EASY}, first=0)
    assert not page.is_covered
    table.app.on_pause()
    table.frames(3)
    assert page.is_covered
    assert {tile.tile.picture for tile in page.tray.tiles} == {"tile/back"}
    opened(table, page)
    assert {tile.tile.picture for tile in page.tray.tiles} != {"tile/back"}


def taking(table: Table, **options: Any) -> Any:
    """Two turtles matched by the one just laid, by touch."""
    still(table)
    page = begun(table, 2, position=position(THREE_TURTLES, [47, 2], [3, 4]), **options)
    opened(table, page)
    table.tap(*page.tray.spot(0))
    table.tap_on(page.sheet.ids.turn_right)
    column, row = 2, 0
    tap_twice(table, page, column, row)
    settle(table, page)
    assert page.model.phase is Phase.TAKE
    return page


def test_c6_the_preselected_set_is_taken_by_the_strong_button(table: Table) -> None:
    page = taking(table)
    take(table, page)
    assert len(page.table.match.state.taken[0]) == 2


def test_c6_tiles_are_left_by_tap(table: Table) -> None:
    page = taking(table)
    table.tap(*cell_of(page, MIDDLE))
    take(table, page)
    assert len(page.table.match.state.taken[0]) == 1


def test_c6_nothing_is_taken_by_leaving(table: Table) -> None:
    """By two keys in two places: one tap gives nothing away."""
    page = taking(table)
    before = len(page.table.match.moves)
    table.tap_on(page.sheet.ids.leave)
    table.tap_on(page.sheet.ids.deed)
    assert len(page.table.match.moves) == before, "the keys have just changed"
    table.wait(2 * SEES)
    take(table, page)
    assert page.table.match.state.taken == ((), ())
    assert page.table.match.state.turn == 1


def test_a_key_that_has_just_come_refuses_nothing_and_works_once_it_was_seen(table: Table) -> None:
    """Its words were right, and red ones said to take first what it takes; each tap that came too
    early put it off."""
    page = taking(table)
    page.deeds.show_matches()
    table.tap_on(page.sheet.ids.deed)
    assert not page.is_refused
    assert page.table.match.state.taken[0] == ()
    table.wait(SEES)
    take(table, page)
    assert len(page.table.match.state.taken[0]) == 2


def test_c6_a_set_that_breaks_the_maze_cannot_be_taken(table: Table) -> None:
    page = taking(table)
    table.tap(*cell_of(page, LEFT))
    settle(table, page)
    assert page.board.model.cut_off == ((0, 0),)
    assert page.board.sway == 0
    take(table, page)
    assert page.model.phase is Phase.TAKE
    table.tap(*cell_of(page, LEFT))
    take(table, page)
    assert len(page.table.match.state.taken[0]) == 2


def test_a_tile_dropped_beside_every_spot_comes_back(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    table.drag(page.tray.spot(0), (page.width / 2, page.board.top - 140))
    assert page.deeds.finger.slot is None
    assert page.table.match.moves == ()
    assert not any(tile.is_out for tile in page.tray.tiles)


def test_a_tile_that_had_to_turn_lies_as_it_hung(table: Table) -> None:
    still(table)
    page = begun(table, 1, position=position(THREE_TURTLES, [45, 2]))
    table.tap(*page.tray.spot(0))
    x, y = touched_cell(page, *spot_of(page, fits=False))
    table.drag(page.tray.spot(0), (x, y - LIFT * page.board.view.cell))
    assert len(page.table.match.moves) == 1


def test_where_the_held_tile_cannot_lie_the_page_says_why(table: Table) -> None:
    still(table)
    page = begun(table, 1, position=position(THREE_TURTLES, [47, 2]))
    table.tap(*page.tray.spot(0))
    table.tap(*cell_of(page, LEFT))
    assert page.is_refused
    assert page.hint == "A tile lies there already"
    table.tap(*page.tray.spot(1))
    assert not page.is_refused
    x, y = touched_cell(page, 1, -1)
    table.drag(page.tray.spot(0), (x, y - LIFT * page.board.view.cell))
    assert page.hint == "No path joins there"
    assert page.deeds.finger.slot is None
    assert page.table.match.moves == ()


def test_undo_brings_the_tile_back_into_the_hand(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    hand = list(page.tray.tiles)
    lay_by_taps(table, page)
    assert page.tray.tiles != hand
    table.tap_on(page.ids.undo)
    assert page.tray.tiles == hand
    assert page.table.match.moves == ()


def test_killed_after_any_step_the_match_is_exactly_there(table: Table) -> None:
    """Nothing is told to the page that goes: a new one reads what is on the disk."""
    still(table)
    page = begun(table, 2, open_hands=True)
    for number in count():
        before = page.table.match.state
        page.is_there = False
        table.app.shell.navigator.home()
        page = entered(table)
        assert page.table.match.state == before
        if number == 6:
            break
        if page.model.phase is Phase.TAKE:
            take(table, page)
        else:
            lay_by_drag(table, page)


def test_looking_back_shows_each_move_and_comes_back(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    for _ in range(3):
        if page.model.phase is Phase.TAKE:
            take(table, page)
        lay_by_taps(table, page)
    tiles = len(page.board.model.tiles)
    page.look_back()
    table.frames(2)
    assert page.panel == "back"
    page.back_through.move_to(0)
    table.frames()
    assert len(page.board.model.tiles) == 4
    page.back_through.move_to(1)
    table.frames()
    assert len(page.board.model.tiles) == 5
    assert page.goes_back()
    assert len(page.board.model.tiles) == tiles


def test_a_tap_on_a_seat_shows_what_all_have_collected_beginning_with_it(table: Table) -> None:
    still(table)
    page = begun(table, 3, position=near_end(3, 3), open_hands=True)
    table.tap_on(page.seats.chips[1])
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    shown = [card.model for card in sheet.content.children[::-1]]
    assert [each.seat.name for each in shown] == ["Opa", "Noor", "Mia"]
    assert [len(each.collected) for each in shown] == [0, 0, page.model.seats[0].taken]
    assert [len(each.seat.open_hand) for each in shown] == [2, 2, 2]


def test_the_curtain_hides_the_hand_down_to_the_last_pixel(table: Table, tmp_path: Path) -> None:
    """Two matches that differ in nothing but the hand look the same under it."""
    still(table)
    pictures = []
    for number, hand in enumerate(([5, 6], [9, 10])):
        page = begun(table, 2, position=position(THREE_TURTLES, hand, [3, 4]))
        table.app.on_pause()
        assert page.is_covered
        table.frames(4)
        table.wait(PAST_NOTICES)
        pictures.append(table.picture(tmp_path / f"{number}.png").read_bytes())
        assert {tile.tile.picture for tile in page.tray.tiles} == {"tile/back"}
        table.app.shell.navigator.home()
        table.frames(2)
    assert pictures[0] == pictures[1]


def test_c2_the_curtain_is_up_between_two_people(table: Table) -> None:
    still(table)
    page = begun(table, 2)
    assert not page.table.match.moves or page.is_covered
    opened(table, page)
    seat = page.table.seat
    while page.table.seat == seat:
        if page.model.phase is Phase.TAKE:
            take(table, page)
        else:
            lay_by_taps(table, page)
    assert page.is_covered
    assert page.curtain.widget.ids.seat.text == page.table.names[page.table.seat]
