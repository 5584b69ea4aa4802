"""The menu of a match, by touch: it leads away and back, and the match is exactly as it was."""

from typing import Any

import pytest

from tests.games.connect.tables import position
from tests.ui import scenes
from tests.ui.connect.connect_fingers import begun, opened, spot_of, touched_cell
from tests.ui.match.match_fingers import knock, still
from tests.ui.shell.shell_walk import press, wait
from tests.ui.table import Table


def at_table(table: Table, game: str) -> Any:
    still(table)
    table.app.shell.settings.change(language="en")
    scenes.at_home(table)
    scenes.begun_with(table, scenes.draft_of(game), scenes.ENOUGH)
    return scenes.entered(table, game)


def menu(table: Table, page: Any) -> Any:
    page.menu.open()
    table.frames(3)
    return table.app.shell.navigator.sheet


@pytest.mark.parametrize("game", scenes.playable())
@pytest.mark.parametrize(("row", "name"), [("How to play", "rules"), ("Settings", "settings")])
def test_it_leads_to_a_page_and_back_to_the_same_match(
    table: Table, game: str, row: str, name: str
) -> None:
    page, navigator = at_table(table, game), table.app.shell.navigator
    state, was_covered = page.table.match.state, page.is_covered
    menu(table, page)
    press(table, row, lambda: navigator.page_name == name)
    press(table, "Back", lambda: navigator.page is page)
    assert page.table.match.state is state
    assert page.is_there
    assert page.panel == "turn"
    assert page.is_covered is (was_covered or game == "go")


@pytest.mark.parametrize("game", scenes.playable())
def test_the_key_in_the_match_opens_it(table: Table, game: str) -> None:
    at_table(table, game)
    press(table, "Menu", lambda: table.app.shell.navigator.sheet is not None)
    press(table, "Leave: the match is kept", lambda: table.app.shell.navigator.page_name == "home")


def test_in_a_low_window_all_rows_are_seen(table: Table) -> None:
    """At 640 x 360 the key that leaves was cut."""
    page = at_table(table, "connect")
    table.resize(640, 360)
    sheet: Any = menu(table, page)
    table.frames(3)
    fits = sheet.ids.scroller.viewport_size[1] <= sheet.ids.scroller.height + 1
    table.resize(412, 916)
    assert fits


def test_what_can_be_done_now_are_the_sentence_and_the_keys_themselves(table: Table) -> None:
    still(table)
    page, navigator = begun(table, 1), table.app.shell.navigator
    table.tap(*page.tray.spot(0))
    table.tap(*touched_cell(page, *spot_of(page)))
    words, deed = page.hint, page.sheet.ids.deed.name
    menu(table, page)
    press(table, "What can I do now?", lambda: navigator.sheet is not None)
    sheet: Any = navigator.sheet
    told = [str(one.text) for one in sheet.walk() if hasattr(one, "text")]
    assert {words, deed, "All rules"} <= {*told}
    press(table, deed, lambda: bool(page.table.match.moves))
    assert navigator.sheet is None


def test_what_can_be_done_now_is_shown_among_the_rules(table: Table) -> None:
    page, navigator = at_table(table, "connect"), table.app.shell.navigator
    menu(table, page)
    press(table, "What can I do now?", lambda: navigator.sheet is not None)
    press(table, "All rules", lambda: navigator.page_name == "rules")
    assert navigator.page.game == "connect"
    scroller, topic = navigator.page.ids.scroller, page.table.topic
    [card] = [one for one in navigator.page.ids.sections.children if one.section.name == topic]
    wait(table, lambda: scroller.y <= card.to_window(*card.pos)[1] < scroller.top - 100)


def test_a_tile_in_the_hand_is_still_there(table: Table) -> None:
    still(table)
    page = begun(table, 2)
    opened(table, page)
    table.tap(*page.tray.spot(1))
    table.tap(*touched_cell(page, *spot_of(page)))
    finger, view = page.deeds.finger, page.board.view
    table.app.shell.navigator.go("settings")
    table.frames(2)
    table.app.shell.navigator.back()
    table.frames(2)
    assert page.deeds.finger == finger
    assert page.board.view == view
    assert not page.is_covered


def test_x4_paused_while_rules_are_read_the_hand_is_covered(table: Table) -> None:
    still(table)
    page = begun(table, 2, position=position("1 0 x0y0, 11 0 x1y0", [47, 2], [3, 4]))
    opened(table, page)
    table.app.shell.navigator.go("rules", game="connect")
    table.frames(2)
    table.app.on_pause()
    table.app.shell.navigator.back()
    table.frames(2)
    assert page.is_covered
    assert {tile.tile.picture for tile in page.tray.tiles} == {"tile/back"}
    knock(table, page)
    table.frames(2)
    assert not page.is_covered


def test_home_from_a_page_above_leaves_the_match(table: Table) -> None:
    page = at_table(table, "connect")
    table.app.shell.navigator.go("settings")
    assert page.is_there
    table.app.shell.navigator.home()
    assert not page.is_there
    assert not page.is_aside


def test_looking_back_goes_on_where_it_was(table: Table) -> None:
    page = at_table(table, "shift")
    page.look_back()
    page.back_through.move_to(2)
    table.app.shell.navigator.go("rules", game="shift")
    table.frames(2)
    table.app.shell.navigator.back()
    table.frames(2)
    assert page.is_looking_back
    assert page.back_through.at.at == 2


def test_the_closed_curtain_has_a_menu_too(table: Table) -> None:
    still(table)
    table.app.shell.settings.change(language="en")
    page = begun(table, 2)
    assert page.is_covered
    press(table, "Menu", lambda: table.app.shell.navigator.sheet is not None)
    press(table, "Settings", lambda: table.app.shell.navigator.page_name == "settings")
    table.app.shell.navigator.back()
    table.frames(2)
    assert page.is_covered
