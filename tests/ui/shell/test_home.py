"""The first page: games to begin, matches that go on, and nothing more than is needed."""

from dataclasses import replace
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from app.bots.levels import Level
from app.presenters.faces import face_of
from app.presenters.phrase import phrase
from app.presenters.setup.bench import with_bot
from app.presenters.setup.draft import (
    draft_json,
    draft_of_kind,
    parsed_draft,
    with_count,
    with_options,
)
from app.presenters.setup.offer import Kind
from app.presenters.shell.home import against
from app.services.settings import TextSize
from app.session.record import Start
from app.ui.kit.figure_view import FigureView
from app.ui.kit.picture import Picture
from app.ui.shell.begin import quick_choice
from app.ui.shell.continue_small import ContinueSmall
from app.ui.shell.game_card import GameCard
from app.ui.shell.home_page import HomePage
from tests.ui import scenes
from tests.ui.shell.shell_walk import keys, named, press, texts, wait
from tests.ui.table import Table

GAMES = ("shift", "go", "connect")


@pytest.fixture
def home(table: Table) -> Table:
    table.app.shell.settings.change(motion="still", language="en")
    return table


def card_of(table: Table, game: str) -> GameCard:
    cards = table.app.shell.navigator.page.ids.games.children
    return next(card for card in cards if card.card.game == game)


def begin(table: Table, seats: int = 2) -> None:
    """One in which Mia has moved."""
    names = [{"name": "Mia", "color": "red"}, {"name": "Noor", "color": "green"}]
    start = Start("shift", 1, seats, 7, {"edition": "magic", "first": 0})
    shelf = table.app.shell.shelf
    scenes.moved(shelf.begin(start, {"people": seats, "seats": names}, seats))


def test_a_match_nobody_moved_in_is_not_offered_and_goes_for_the_next_one(home: Table) -> None:
    """Left before the first move it would pile up (home had five of them)."""
    navigator, shelf = home.app.shell.navigator, home.app.shell.shelf
    for _ in range(2):
        press(home, "Magic", lambda: navigator.page_name == "new_game")
        press(home, "Start", lambda: navigator.page_name == "shift")
        navigator.home()
        home.frames(3)
        assert not navigator.page.running.count
    assert len(shelf.running()) == 1


def test_at_first_all_that_begins_is_in_sight_on_a_small_phone(home: Table) -> None:
    home.resize(360, 640)
    home.frames(8)
    page = home.app.shell.navigator.page
    lowest = [card.keys[-1] for card in page.ids.games.children]
    seen = [key.to_window(0, key.y)[1] >= page.ids.bar.top for key in lowest]
    home.resize(412, 916)
    assert all(seen)


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (640, 360), (412, 916)], ids=str)
def test_todays_puzzles_are_pictures_that_say_which_game_they_are_of(
    home: Table, size: tuple[int, int]
) -> None:
    """Beside the sign at 640 x 360 they were broken: Connec-t. On phones they had no words."""
    home.resize(*size)
    home.frames(8)
    today = home.app.shell.navigator.page.ids.today
    cards = today.ids.cards.children
    heights = [(card.height, card.texture) for card in cards]
    written = {card.ids.words.text for card in cards}
    lines = [card.ids.words.texture_size[1] / card.ids.words.font_size for card in cards]
    told = texts(home)
    home.resize(412, 916)
    assert all(height >= dp(56) and texture for height, texture in heights)
    assert written == {"Shift", "Go", "Connect"}
    assert max(lines) < 1.5
    assert "New every day" in told


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (640, 360)], ids=str)
def test_with_large_text_the_screen_ends_between_two_rows(
    home: Table, size: tuple[int, int]
) -> None:
    """Keys below a picture were cut, and nothing said that there is more."""
    home.app.shell.settings.change(text_size=TextSize.LARGEST)
    home.resize(*size)
    home.frames(8)
    page = home.app.shell.navigator.page
    foot = page.ids.scroller.to_window(0, page.ids.scroller.y)[1]
    cards = [(card.to_window(0, card.y)[1], card.height) for card in page.ids.games.children]
    home.app.shell.settings.change(text_size=TextSize.NORMAL)
    home.resize(412, 916)
    seen = [low for low, height in cards if low + height - dp(24) > foot]
    assert seen
    assert all(low >= foot for low in seen)


def test_first_there_are_only_games(home: Table) -> None:
    assert not home.app.shell.navigator.page.running.count
    assert "Shift" in texts(home)
    assert "CONTINUE" not in texts(home)


def test_a_tap_on_a_game_and_one_on_start_begin_it(home: Table) -> None:
    navigator = home.app.shell.navigator
    home.frames(4)
    home.tap_on(card_of(home, "shift").ids.title)
    wait(home, lambda: navigator.page_name == "new_game")
    press(home, "Start", lambda: navigator.page_name == "shift")
    [match] = home.app.shell.shelf.running()
    assert match.start.game == "shift"


def test_a_tap_on_an_edition_chooses_it(home: Table) -> None:
    navigator = home.app.shell.navigator
    press(home, "Magic", lambda: navigator.page_name == "new_game")
    press(home, "Start", lambda: navigator.page_name == "shift")
    assert home.app.shell.shelf.running()[0].start.options["edition"] == "magic"


def test_one_touch_begins_go_alone_whatever_the_family_played_last(home: Table) -> None:
    shell = home.app.shell
    draft = with_count(parsed_draft(face_of("go").offer, {}), 3)
    shell.shelf.keep_choices("go", Kind.TOGETHER, draft_json(draft))
    words = shell.words.catalogue
    for mode in ("timed", "short", "practice"):
        shell.navigator.home()
        home.frames(3)
        key = words.text(f"go.quick.{mode}")
        press(home, key, lambda: shell.navigator.page_name == "go")
        assert shell.navigator.page.table.is_solo
        assert shell.navigator.page.table.kept.mode == mode
    assert shell.shelf.choices("go", Kind.TOGETHER)["count"] == 3


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_one_touch_begins_a_match_against_a_bot_that_a_child_can_beat(
    home: Table, game: str
) -> None:
    shell = home.app.shell
    card = card_of(home, game)
    home.frames(4)
    home.tap_on(card.keys[0])
    wait(home, lambda: shell.navigator.page_name == game)
    table = shell.navigator.page.table
    assert [seat.level for seat in table.seats] == [None, Level.EASY]
    assert table.people == 1


def test_whoever_plays_a_game_for_the_first_time_begins_against_the_bot(home: Table) -> None:
    """A child who had just begun looked at Pim for seconds."""
    shell = home.app.shell
    home.frames(4)
    home.tap_on(card_of(home, "shift").keys[0])
    wait(home, lambda: shell.navigator.page_name == "shift")
    table = shell.navigator.page.table
    assert table.seats[table.match.start.options["first"]].is_person
    scenes.moved(table.match)
    shell.navigator.home()
    home.frames(4)
    home.tap_on(card_of(home, "shift").keys[0])
    wait(home, lambda: shell.navigator.page_name == "shift")
    assert "first" not in shell.navigator.page.table.match.start.options


def test_against_a_bot_it_is_as_it_was_alone_the_last_time(home: Table) -> None:
    shell = home.app.shell
    draft = draft_of_kind(face_of("shift").offer, {}, Kind.ALONE)
    draft = with_options(with_bot(draft, Level.HARD), {"edition": "galaxy", "cards": 2})
    shell.shelf.keep_choices("shift", Kind.ALONE, draft_json(draft))
    home.frames(4)
    home.tap_on(card_of(home, "shift").keys[0])
    wait(home, lambda: shell.navigator.page_name == "shift")
    start = shell.navigator.page.table.match.start
    assert (start.seats, start.options["edition"], start.options["cards"]) == (3, "galaxy", 2)


def test_a_match_goes_on_with_one_tap(home: Table) -> None:
    navigator = home.app.shell.navigator
    begin(home)
    navigator.go("settings")
    navigator.back()
    home.frames(3)
    assert {"Magic", "Turn 1, Mia to walk"} <= set(texts(home))
    press(home, "Play on", lambda: navigator.page_name == "shift")


def test_a_match_from_another_run_of_the_app_goes_on(tmp_path: Path, home: Table) -> None:
    begin(home)
    home.close()
    again = Table(tmp_path)
    assert again.app.shell.navigator.page.running.count == 1
    again.close()


def test_unreadable_matches_leave_the_page_as_it_is(home: Table) -> None:
    begin(home)
    home.app.shell.shelf._saves.store("shift-9", b"no record")
    home.app.shell.navigator.page.entered()
    home.frames(3)
    assert home.app.shell.navigator.page.running.count == 1
    assert "Your last game of Shift could not be read. It was set aside." in texts(home)


@pytest.mark.parametrize(("name", "page"), [("Settings", "settings"), ("How to play", "rules")])
def test_settings_and_rules_are_one_tap_away(home: Table, name: str, page: str) -> None:
    navigator = home.app.shell.navigator
    press(home, name, lambda: navigator.page_name == page)
    navigator.back()
    assert navigator.page_name == "home"


def test_the_language_changes_what_stands_here(home: Table) -> None:
    begin(home)
    home.app.shell.navigator.page.entered()
    home.app.shell.settings.change(language="de")
    home.frames(3)
    assert {"WEITER", "Zug 1, Mia zieht", "RÄTSEL VON HEUTE"} <= set(texts(home))


def test_two_columns_on_a_wide_window_only(home: Table) -> None:
    begin(home)
    home.app.shell.navigator.page.entered()
    places = []
    for size in ((412, 916), (1280, 800)):
        home.resize(*size)
        home.frames(5)
        card, today = named(home, "Play on"), home.app.shell.navigator.page.ids.today
        places.append(card.to_window(card.right, 0)[0] <= today.to_window(today.x, 0)[0])
    home.resize(412, 916)
    assert places == [False, True]


def test_with_three_matches_the_games_stay_in_sight(home: Table) -> None:
    """The newest large, the others small; each of them goes on with one tap, and all games begin
    in sight, though today's puzzles stand above them."""
    for game, options in (("shift", {"edition": "magic"}), ("go", {}), ("connect", {})):
        seats = 1 if game == "go" else 2
        scenes.moved(home.app.shell.shelf.begin(Start(game, 1, seats, 7, options), {}, seats))
    navigator = home.app.shell.navigator
    navigator.page.entered()
    home.frames(8)
    first = card_of(home, "connect")
    assert [type(key).__name__ for key in keys(home)].count("ContinueSmall") == 2
    assert first.to_window(first.x, first.top)[1] > 0
    shift = card_of(home, "shift")
    assert shift.to_window(0, shift.y)[1] > 0
    press(home, "Magic", lambda: navigator.page_name != "home")


@pytest.mark.parametrize(
    ("size", "in_sight"),
    [
        ((412, 916), GAMES),
        ((360, 640), GAMES),
        ((916, 412), GAMES),
        ((320, 568), ("shift",)),
    ],
    ids=str,
)
def test_beside_running_matches_todays_puzzles_and_keys_that_begin_one_are_in_sight(
    home: Table, size: tuple[int, int], in_sight: tuple[str, ...]
) -> None:
    for game in ("shift", "go", "connect", "shift"):
        seats = 1 if game == "go" else 2
        scenes.moved(home.app.shell.shelf.begin(Start(game, 1, seats, 7, {}), {}, seats))
    page = home.app.shell.navigator.page
    page.entered()
    home.resize(*size)
    home.frames(8)
    cards = page.ids.games.children
    bar, today = page.ids.bar.top, page.ids.today
    lowest = 0 if page.layout.is_railed else bar
    assert today.to_window(0, today.y)[1] >= lowest
    seen = {
        card.card.game for card in cards if card.keys[-1].to_window(0, card.keys[-1].y)[1] >= lowest
    }
    cut = [card for card in cards if card.to_window(0, card.y)[1] < lowest]
    heads = [card.to_window(0, card.top)[1] - lowest for card in cut]
    home.resize(412, 916)
    assert seen == set(in_sight)
    assert not heads or dp(12) < max(heads) < dp(24)


@pytest.mark.parametrize("size", [(360, 640), (412, 916), (800, 1280), (1280, 800)], ids=str)
def test_all_editions_are_pictures_a_touch_away_beside_a_match_that_goes_on(
    home: Table, size: tuple[int, int]
) -> None:
    """They folded away on phones, and Magic was three touches off."""
    begin(home)
    page = home.app.shell.navigator.page
    page.entered()
    home.resize(*size)
    home.frames(8)
    pictures = card_of(home, "shift").ids.pictures.children
    lowest = 0 if page.layout.is_railed else page.ids.bar.top
    edges = [picture.to_window(0, picture.y)[1] for picture in pictures]
    least = min(min(picture.size) for picture in pictures)
    home.resize(412, 916)
    assert [picture.picture for picture in pictures] == ["magic", "galaxy", "crew"]
    assert min(edges) >= lowest
    assert least >= dp(48)


@pytest.mark.parametrize(("width", "rows"), [(320, 3), (360, 2), (800, 2), (1280, 1)])
def test_games_stand_in_pairs_where_their_keys_have_room(
    home: Table, width: int, rows: int
) -> None:
    home.resize(width, 800)
    home.frames(8)
    cards = home.app.shell.navigator.page.ids.games.children
    tops = {round(card.top) for card in cards}
    keys = [key.width for card in cards for key in card.keys]
    home.resize(412, 916)
    assert len(tops) == rows
    assert min(keys) >= dp(48)


def test_one_key_invites(home: Table) -> None:
    """All looked alike: a child did not see what to press."""
    page = home.app.shell.navigator.page

    def strong() -> list[str]:
        return [card.card.game for card in page.ids.games.children if card.keys[0].is_strong]

    keys = [key for card in page.ids.games.children for key in card.keys]
    assert strong() == ["shift"]
    assert sum(key.is_strong for key in keys) == 1
    begin(home)
    page.entered()
    assert not any(key.is_strong for key in keys)


@pytest.mark.parametrize(
    ("size", "classes"), [((360, 640), "Brief Small"), ((412, 916), "Brief Small Small")]
)
def test_on_a_phone_what_goes_on_is_low_and_goes_on_with_one_tap(
    home: Table, size: tuple[int, int], classes: str
) -> None:
    for game, seats in (("shift", 2), ("go", 1), ("connect", 2))[-len(classes.split()) :]:
        scenes.moved(home.app.shell.shelf.begin(Start(game, 1, seats, 7, {}), {}, seats))
    navigator = home.app.shell.navigator
    home.resize(*size)
    navigator.page.entered()
    home.frames(8)
    found = [key for key in keys(home) if type(key).__name__.startswith("Continue")]
    assert sorted(type(key).__name__ for key in found) == [
        f"Continue{one}" for one in classes.split()
    ]
    assert sum(key.height for key in found) < dp(264)
    home.tap_on(named(home, "Go solo"))
    wait(home, lambda: navigator.page_name == "go")
    home.resize(412, 916)


@pytest.mark.parametrize("size", [(412, 916), (800, 1280), (1280, 800)], ids=str)
def test_pictures_keep_their_proportions(home: Table, size: tuple[int, int]) -> None:
    home.resize(*size)
    home.frames(8)
    pictures = [key for key in keys(home) if isinstance(key, Picture)]
    shapes = [(key.width / key.height, key.texture.width / key.texture.height) for key in pictures]
    home.resize(412, 916)
    assert shapes
    assert [shown for shown, _ in shapes] == pytest.approx([drawn for _, drawn in shapes], rel=0.02)


def test_idle_draws_nothing(home: Table) -> None:
    begin(home)
    home.app.shell.navigator.page.entered()
    drawn: list[object] = []
    Window.bind(on_flip=drawn.append)

    def is_still() -> bool:
        drawn.clear()
        home.frames(90)
        return not drawn

    wait(home, is_still)
    home.frames(100)
    Window.unbind(on_flip=drawn.append)
    assert drawn == []


def test_home_comes_to_a_new_match_and_keeps_its_place_otherwise(home: Table) -> None:
    home.resize(360, 640)
    navigator = home.app.shell.navigator
    scroller = navigator.page.ids.scroller
    begin(home)
    navigator.page.entered()
    home.frames(4)
    scroller.scroll_y = 0.2
    press(home, "Settings", lambda: navigator.page_name == "settings")
    navigator.back()
    home.frames(3)
    assert scroller.scroll_y == pytest.approx(0.2)
    begin(home)
    press(home, "Settings", lambda: navigator.page_name == "settings")
    navigator.back()
    home.frames(3)
    assert scroller.scroll_y == 1


def test_keys_against_a_bot_say_who_it_is_from_the_first_frame(home: Table) -> None:
    """They read "Me against a bot" and changed under the finger, seconds later."""
    page = home.app.shell.navigator.page
    page.left()
    page.entered()
    told = [words for words in texts(home) if words.startswith("Against")]
    assert told == ["Against Pim · easy"] * 2


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_several_is_two_touches_away(home: Table, game: str) -> None:
    navigator = home.app.shell.navigator
    home.tap_on(card_of(home, game).ids.pictures.children[-1])
    wait(home, lambda: navigator.page_name == "new_game")
    press(home, "Start", lambda: navigator.page_name != "new_game")
    assert navigator.page.table.people == 2


def test_who_was_chosen_as_a_rival_is_named_from_the_first_frame(home: Table) -> None:
    offer = face_of("shift").offer
    draft = draft_of_kind(offer, {}, Kind.ALONE)
    hard = replace(
        draft, seats=tuple(replace(s, level=s.level and Level.HARD) for s in draft.seats)
    )
    home.app.shell.shelf.keep_choices("shift", Kind.ALONE, draft_json(with_bot(hard, Level.EASY)))
    page = home.app.shell.navigator.page
    page.left()
    page.entered()
    begun = quick_choice(home.app.shell, "shift", "home.quick.bot").playing
    [shown] = [card.rival for card in page.ids.games.children if card.card.game == "shift"]
    assert shown == against(begun)


def begin_three_minutes(table: Table) -> None:
    """Of Go: its title has no room in a line beside a match."""
    told = {"people": 1, "mode": "short", "seats": [{"name": "Mia", "color": "red"}]}
    scenes.moved(table.app.shell.shelf.begin(Start("go", 1, 1, 7, {}), told, 1))


def entered_small(home: Table) -> HomePage:
    """On a small phone, with what goes on by now."""
    page = home.app.shell.navigator.page
    home.resize(360, 640)
    page.entered()
    home.frames(8)
    return page


def test_home_is_whole_however_long_the_title_of_what_goes_on_is(home: Table) -> None:
    """It had a second line: pictures of Shift shot up, Go and Connect slid below the bar."""
    begin(home)
    begin_three_minutes(home)
    page = entered_small(home)
    title = page.ids.newest.children[-1].ids.title
    lines = title.texture_size[1] / title.font_size
    shown = [key for card in page.ids.games.children for key in card.keys]
    lowest = min(key.to_window(0, key.y)[1] for key in shown)
    home.resize(412, 916)
    assert title.text == "Go, three minutes"
    assert lines < 1.5
    assert lowest >= page.ids.bar.top


def test_the_picture_of_the_second_match_ends_above_its_words(home: Table) -> None:
    """With a title of two lines it stayed where that of one line had been, below the words."""
    begin(home)
    begin(home)
    entered_small(home)
    [card] = [key for key in keys(home) if isinstance(key, ContinueSmall)]
    card.glance = replace(card.glance, title=phrase("solo.kind.clock"))
    home.frames(4)
    [picture] = [child for child in card.children if isinstance(child, FigureView)]
    places = (picture.top, picture.right), (card.top, card.right)
    edges = picture.y, card.ids.words.top
    home.resize(412, 916)
    assert places[0] == pytest.approx(places[1])
    assert edges[0] >= edges[1]


def test_games_of_a_row_have_pictures_and_keys_as_high(home: Table) -> None:
    """Go's keys had one line of words and Connect's two: no edges were in line."""
    begin(home)
    entered_small(home)
    cards = [card_of(home, game) for game in ("go", "connect")]
    pictures = [(shown.y, shown.height) for card in cards for shown in card.ids.pictures.children]
    shown = {(key.y, key.height) for card in cards for key in card.keys}
    home.resize(412, 916)
    assert pictures[0] == pictures[1]
    assert len(shown) == 1
