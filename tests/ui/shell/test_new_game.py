"""New game: what is chosen by touch is what begins, and is there again the next time."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import dp

from app.bots.levels import Level
from app.presenters.match.seats import Seat, SeatColor, Side, parsed_seating
from app.presenters.setup.bench import BenchBot
from app.presenters.setup.draft import lying_draft, with_count
from app.services.settings import TextSize
from app.session.match import Match
from app.session.record import Start
from app.ui.kit.badge import Badge
from app.ui.kit.words import said
from app.ui.shell.bot_bench import BotBench
from tests.ui import scenes
from tests.ui.shell.shell_walk import named, press, texts
from tests.ui.table import Table


@pytest.fixture
def page(table: Table) -> Table:
    table.app.shell.settings.change(motion="still", language="en")
    table.app.shell.navigator.go("new_game", game="shift")
    table.frames(3)
    return table


def draft(table: Table) -> Any:
    return table.app.shell.navigator.page.draft


def form(table: Table) -> Any:
    """What the sheet of a seat holds."""
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    return sheet.content


def started(table: Table) -> Match:
    navigator = table.app.shell.navigator
    navigator.close_sheet()
    press(table, "Start", lambda: navigator.page_name == "shift")
    match: Match = navigator.page.table.match
    return match


def open_options(table: Table) -> None:
    table.tap_on(table.app.shell.navigator.page.ids.folded)
    table.frames(3)
    assert table.app.shell.navigator.sheet


def seats(match: Match) -> tuple[Seat, ...]:
    return parsed_seating(match.table, match.start.seats).seats


def test_start_alone_begins_the_usual_match(page: Table) -> None:
    match = started(page)
    assert [seat.color for seat in seats(match)] == [SeatColor.RED, SeatColor.GREEN]
    assert {seat.side for seat in seats(match)} == {Side.BOTTOM}
    assert match.people == 2


def test_two_matches_have_two_seeds(page: Table) -> None:
    seeds = {started(page).start.seed}
    page.app.shell.navigator.replace("new_game", game="shift")
    page.frames(3)
    seeds.add(started(page).start.seed)
    assert len(seeds) == 2


def test_players_are_added_and_leave(page: Table) -> None:
    press(page, "Add a player", lambda: draft(page).count == 3)
    press(page, "Add a player", lambda: draft(page).count == 4)
    assert not named(page, "Add a player").is_there
    press(page, "Green", lambda: page.app.shell.navigator.sheet)
    press(page, "Does not play", lambda: draft(page).count == 3)
    assert SeatColor.GREEN not in [seat.color for seat in draft(page).playing]


def test_who_was_added_goes_again_with_a_touch_on_the_cross(page: Table) -> None:
    """It took the seat's sheet, and there a scroll."""
    press(page, "Add a player", lambda: draft(page).count == 3)
    page.frames(3)
    place = page.app.shell.navigator.page.ids.seats
    crosses = [key.children[1].children[0] for key in place.keys]
    assert [cross.is_there for cross in crosses] == [False, False, True]
    assert min(crosses[2].size) >= dp(48)
    names = [seat.color for seat in draft(page).playing]
    page.tap_on(crosses[2])
    page.frames(3)
    assert [seat.color for seat in draft(page).playing] == names[:2]
    assert page.app.shell.navigator.sheet is None
    page.tap_on(place.keys[1])
    assert page.app.shell.navigator.sheet is not None


def test_a_bots_face_hides_nothing_of_its_seat_and_all_bots_are_told_in_one_size(
    page: Table,
) -> None:
    """Half of the shape was under the face, and with large text one word was smaller."""
    page.app.shell.settings.change(text_size=TextSize.LARGEST)
    shown = page.app.shell.navigator.page
    shown.add_seat(Level.MEDIUM)
    page.frames(3)
    pawn = shown.ids.seats.keys[-1].ids.pawn
    face = next(each for each in pawn.children if isinstance(each, Badge))
    assert face.opacity
    assert face.x >= pawn.right - dp(5)
    assert face.right <= shown.ids.seats.keys[-1].right
    assert len({key.ids.words.font_size for key in shown.ids.bench.children}) == 1


def test_a_bot_that_has_left_the_bench_is_asked_for_no_size(page: Table) -> None:
    """Its words change with the language, and there is nobody beside it any more."""
    bench = BotBench()
    bench.bots = [BenchBot(Level.EASY, is_in=False, can_come=True)]
    [key] = bench.children
    bench.bots = []
    key.kept += 1
    assert not bench.children


def test_a_seat_gets_a_name_a_colour_and_a_player(page: Table) -> None:
    press(page, "Red", lambda: page.app.shell.navigator.sheet)
    form(page).ids.name.insert_text("Noor\u202e [b]\n")
    press(page, "Hard bot", lambda: not draft(page).playing[0].is_person)
    press(page, "Blue", lambda: draft(page).playing[0].color is SeatColor.BLUE)
    press(page, "Close", lambda: page.app.shell.navigator.sheet is None)
    assert "Noor [b]" in texts(page)
    match = started(page)
    assert [seat.name for seat in seats(match)] == ["", "Noor [b]"]
    assert match.start.options["colors"] == ["green", "blue"]
    assert match.people == 1


def test_names_end_where_there_is_no_room_left(page: Table) -> None:
    press(page, "Red", lambda: page.app.shell.navigator.sheet)
    form(page).ids.name.insert_text("a" * 20)
    form(page).ids.name.insert_text("b" * 20)
    assert draft(page).playing[0].name == "a" * 20 + "b" * 4


def test_a_table_of_bots_may_be_watched(page: Table) -> None:
    page.app.shell.navigator.page.add_seat()
    for name in ("Red", "Green", "Yellow"):
        press(page, name, lambda: page.app.shell.navigator.sheet)
        press(page, "Easy bot", lambda: form(page).seat.level)
        page.app.shell.navigator.close_sheet()
        page.frames(2)
    match = started(page)
    assert match.people == 0
    assert {seat.level for seat in seats(match)} == {Level.EASY}


def test_sides_are_asked_for_when_the_device_lies_on_the_table(page: Table) -> None:
    open_options(page)
    press(page, "Hand the device round", lambda: not draft(page).is_round)
    page.app.shell.navigator.close_sheet()
    press(page, "Red", lambda: page.app.shell.navigator.sheet)
    press(page, "Left", lambda: draft(page).playing[0].side is Side.LEFT)
    page.app.shell.navigator.close_sheet()
    page.frames(2)
    assert [seat.side for seat in seats(started(page))] == [Side.LEFT, Side.BOTTOM]


def test_the_preset_for_children_opens_the_cards(page: Table) -> None:
    open_options(page)
    press(page, "With younger children", lambda: draft(page).options.get("open_cards"))
    options = started(page).start.options
    assert (options["open_cards"], options["ending"]) == (True, "any_exit")


def test_all_options_lie_behind_a_key(page: Table) -> None:
    assert "Dark pilot" not in texts(page)
    open_options(page)
    press(page, "Dark pilot", lambda: draft(page).options.get("dark_pilot"))
    press(page, "One agreed cell", lambda: "The agreed cell" in texts(page))
    press(page, "e5", lambda: draft(page).options.get("exit") == "e5")
    press(page, "Less", lambda: draft(page).options.get("cards") == 3)
    options = started(page).start.options
    assert options["dark_pilot"] is True
    assert (options["ending"], options["exit"], options["cards"]) == ("agreed_exit", "e5", 3)


def test_choices_are_there_again(tmp_path: Path, page: Table) -> None:
    press(page, "Galaxy", lambda: draft(page).options.get("edition") == "galaxy")
    open_options(page)
    press(page, "Short game", lambda: "cards" not in draft(page).options)
    before = draft(page)
    started(page)
    page.close()
    again = Table(tmp_path)
    again.app.shell.navigator.go("new_game", game="shift")
    assert draft(again) == before
    again.close()


def test_what_was_chosen_waits_for_who_goes_back(page: Table) -> None:
    navigator = page.app.shell.navigator
    press(page, "Add a player", lambda: draft(page).count == 3)
    press(page, "Red", lambda: navigator.sheet)
    form(page).ids.name.insert_text("Noor")
    navigator.close_sheet()
    before = draft(page)
    navigator.home()
    navigator.go("new_game", game="connect")
    navigator.home()
    navigator.go("new_game", game="shift")
    assert draft(page) == before


def test_fingers_on_a_seat_that_another_one_took_away_do_nothing(page: Table) -> None:
    """The app ended: the key was not there any more."""
    press(page, "Add a player", lambda: draft(page).count == 3)
    place = page.app.shell.navigator.page.ids.seats
    gone = place.keys[2]
    for event in ("on_leave", "on_leave", "on_release"):
        gone.dispatch(event)
    assert draft(page).count == 2
    assert page.app.shell.navigator.sheet is None
    for _ in range(3):
        place.keys[0].dispatch("on_leave")
    assert draft(page).count == 1


def test_who_is_asked_about_a_seat_is_not_asked_once_others_came_or_went(page: Table) -> None:
    """It would change whoever took that place, or nobody: other fingers were down before."""
    shown = page_of(page)
    for change in (shown.add_seat, partial(shown._leave, shown.ids.seats.keys[0])):
        shown._change_seat(shown.ids.seats.keys[-1])
        page.frames(2)
        asked = form(page)
        change()
        page.frames(2)
        assert asked.get_root_window() is None
        assert page.app.shell.navigator.sheet is None


def test_two_seats_of_one_name_are_told_apart(page: Table) -> None:
    for color in ("Red", "Green"):
        press(page, color, lambda: page.app.shell.navigator.sheet)
        form(page).ids.name.insert_text("Noor")
        page.app.shell.navigator.close_sheet()
        page.frames(2)
    assert [seat.name for seat in draft(page).playing] == ["Noor", "Noor 2"]


def test_letters_that_cannot_be_drawn_are_spoken_of(page: Table) -> None:
    press(page, "Red", lambda: page.app.shell.navigator.sheet)
    why = "Some of these letters cannot be shown."
    form(page).ids.name.insert_text("No")
    page.frames(2)
    assert why not in texts(page)
    form(page).ids.name.insert_text("\u6797or")
    page.frames(2)
    assert why in texts(page)
    assert draft(page).playing[0].name == "Noor"


def test_reading_the_rules_changes_nothing(page: Table) -> None:
    open_options(page)
    press(page, "Short game", lambda: "cards" not in draft(page).options)
    before = draft(page)
    navigator = page.app.shell.navigator
    navigator.close_sheet()
    press(page, "How to play", lambda: navigator.page_name == "rules")
    navigator.back()
    assert draft(page) == before


def test_a_new_match_takes_the_place_of_none(page: Table) -> None:
    matches = [started(page)]
    for _ in range(2):
        scenes.moved(matches[-1])
        page.app.shell.navigator.home()
        page.app.shell.navigator.go("new_game", game="shift")
        page.frames(3)
        matches.append(started(page))
    assert len({page.app.shell.shelf.slot_of(match) for match in matches}) == 3
    assert len(page.app.shell.shelf.running()) == 3


def test_a_full_shelf_is_said_before_and_leads_to_what_lies_there(page: Table) -> None:
    navigator, shelf = page.app.shell.navigator, page.app.shell.shelf
    note = "All 12 places for running games are taken. Finish one or erase one first."
    assert note not in texts(page)
    while shelf.has_room:
        scenes.moved(shelf.begin(Start("shift", 1, 2, 7), {}, 2))
    navigator.home()
    navigator.go("new_game", game="shift")
    page.frames(3)
    assert note in texts(page)
    before = shelf.running()
    press(page, "Start", lambda: navigator.sheet)
    assert shelf.running() == before
    press(page, "Show the running games", lambda: navigator.page_name == "matches")


def test_a_page_that_fits_does_not_move(page: Table) -> None:
    key = named(page, "Add a player")
    before = key.to_window(*key.pos)
    page.drag((200, 300), (200, 700))
    page.drag((200, 700), (200, 300))
    page.frames(20)
    assert key.to_window(*key.pos) == before


def test_another_game_is_opened_after_all_of_connect_was_in_sight(page: Table) -> None:
    navigator = page.app.shell.navigator
    navigator.back()
    navigator.go("new_game", game="connect")
    navigator.page.has_more = True
    navigator.page.draft = with_count(draft(page), 6)
    page.frames(3)
    navigator.back()
    navigator.go("new_game", game="shift")
    page.frames(3)
    assert draft(page).game == "shift"
    assert started(page).start.game == "shift"


def test_alone_and_together_keep_what_was_chosen_for_each(page: Table) -> None:
    navigator = page.app.shell.navigator
    press(page, "Add a player", lambda: draft(page).count == 3)
    press(page, "Galaxy", lambda: draft(page).options.get("edition") == "galaxy")
    press(page, "Alone", lambda: draft(page).kind == "alone")
    assert [seat.is_person for seat in draft(page).playing] == [True, False]
    assert draft(page).options["edition"] == "galaxy"
    open_options(page)
    press(page, "Short game", lambda: "cards" not in draft(page).options)
    navigator.close_sheet()
    navigator.back()
    navigator.go("new_game", game="shift")
    page.frames(3)
    assert (draft(page).count, draft(page).options.get("cards")) == (3, 4)
    press(page, "Alone", lambda: "cards" not in draft(page).options)
    assert started(page).people == 1


def test_a_handicap_is_chosen_at_the_seat_and_told_in_its_row(page: Table) -> None:
    press(page, "Red", lambda: page.app.shell.navigator.sheet)
    press(page, "Less", lambda: draft(page).options.get("cards") == [3, 4])
    press(page, "Less", lambda: draft(page).options.get("cards") == [2, 4])
    press(page, "Close", lambda: page.app.shell.navigator.sheet is None)
    assert {"2 cards", "4 cards"} <= set(texts(page))
    assert started(page).start.options["cards"] == [2, 4]


def test_alone_a_bot_comes_along_and_no_person(page: Table) -> None:
    press(page, "Alone", lambda: draft(page).kind == "alone")
    assert not named(page, "Add a player").is_there
    press(page, "Hard bot", lambda: draft(page).count == 3)
    press(page, "Easy bot", lambda: draft(page).count == 2)
    assert [seat.level for seat in draft(page).playing] == [None, Level.HARD]
    assert started(page).people == 1


def test_that_a_phone_has_no_room_face_to_face_is_said(page: Table) -> None:
    told = "On this screen you build one after another"
    navigator = page.app.shell.navigator
    navigator.replace("new_game", game="go", kind="together")
    page.frames(4)
    assert not any(text.startswith(told) for text in texts(page))
    press(page, "Add a player", lambda: draft(page).count == 3)
    assert any(text.startswith(told) for text in texts(page))
    page.resize(1280, 800)
    page.frames(4)
    assert not any(text.startswith(told) for text in texts(page))
    page.resize(412, 916)


def test_pages_begin_at_their_top_each_time(page: Table) -> None:
    navigator = page.app.shell.navigator
    page.resize(320, 568)
    for name, params in (("new_game", {"game": "shift"}), ("settings", {})):
        navigator.home()
        navigator.go(name, **params)
        page.frames(4)
        navigator.page.ids.scroller.scroll_y = 0
        page.frames(3)
        navigator.home()
        navigator.go(name, **params)
        page.frames(4)
        assert navigator.page.ids.scroller.scroll_y == 1
    page.resize(412, 916)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
@pytest.mark.parametrize("game", ["shift", "go", "connect"])
def test_on_a_table_pictures_are_low_and_start_lies_at_the_bottom(
    table: Table, size: tuple[int, int], game: str
) -> None:
    table.app.shell.settings.change(motion="still", language="en")
    table.resize(*size)
    table.app.shell.navigator.go("new_game", game=game)
    table.frames(4)
    assert max(picture.height for picture in page_of(table).ids.pictures.children) <= dp(240)
    assert named(table, "Start").y <= dp(16)
    assert named(table, "Start").height >= dp(64)


def page_of(table: Table) -> Any:
    return table.app.shell.navigator.page


def test_seats_lie_around_the_device_as_people_will_sit(page: Table) -> None:
    """It was told in words alone: a person, bottom."""
    open_options(page)
    press(page, "Hand the device round", lambda: not draft(page).is_round)
    navigator = page.app.shell.navigator
    navigator.page.draft = lying_draft(navigator.page.offer, with_count(draft(page), 4))
    page.frames(4)
    table = navigator.page.ids.seats
    x, y, wide, high = table.device
    at = {key.seat.side: key for key in table.keys}
    assert at[Side.BOTTOM].top <= y
    assert at[Side.TOP].y >= y + high
    assert at[Side.LEFT].right <= x
    assert at[Side.RIGHT].x >= x + wide


def test_what_pictures_of_a_seat_say_is_read_aloud(page: Table) -> None:
    [first, *_] = page.app.shell.navigator.page.ids.seats.keys
    assert said(page.app.shell.words.catalogue, first.about) == "A person"


def test_another_size_of_text_comes_to_rest(page: Table) -> None:
    """Two columns were asked for by some parts and one by others: layouts went round for ever."""
    page.resize(700, 600)
    page.app.shell.settings.change(text_size="largest")
    page.frames(6)
    assert not page_of(page).is_wide
    page.app.shell.settings.change(text_size="normal")
    page.frames(6)
    scroller = page_of(page).ids.scroller
    heights = []
    scroller.fbind("height", lambda _, height: heights.append(height))
    page.frames(4)
    changes = len(heights)
    page.resize(412, 916)
    assert changes <= 2, heights[:6]
