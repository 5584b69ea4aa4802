"""How many touches each way from the first page takes: one to "me against a bot", two at most to
anything else that is played, learned or looked at."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.uix.widget import Widget

from app.presenters.setup.offer import Kind
from app.session.record import Start
from app.ui.lessons.learn_card import LearnCard
from app.ui.shell.game_card import GameCard
from app.ui.solo.kind_key import KindKey
from app.ui.solo.today_card import TodayCard
from tests.ui import scenes
from tests.ui.shell.shell_walk import ancestors, keys, press, settle, wait
from tests.ui.table import Table

Touch = str | Callable[[Table], Widget]


def card(table: Table, game: str) -> GameCard:
    cards = table.app.shell.navigator.page.ids.games.children
    return next(card for card in cards if card.card.game == game)


def quick(game: str, number: int = 0) -> Touch:
    return lambda table: card(table, game).keys[number]


def picture(game: str) -> Touch:
    return lambda table: card(table, game).ids.pictures.children[-1]


def first(kind: type[Widget]) -> Touch:
    return lambda table: next(key for key in keys(table) if isinstance(key, kind))


def begin(table: Table) -> Widget:
    cards = table.app.shell.navigator.walk()
    widget: Widget = next(each for each in cards if isinstance(each, LearnCard)).ids.begin
    return widget


def some_turns(table: Table) -> Widget:
    key: Widget = table.app.shell.navigator.page.ids.turns.children[-1]
    return key


def rival(table: Table) -> Widget:
    key: Widget = table.app.shell.navigator.page.ids.rival
    return key


WAYS: dict[str, tuple[str, tuple[Touch, ...]]] = {
    "Shift against a bot": ("shift", (quick("shift"),)),
    "Connect against a bot": ("connect", (quick("connect"),)),
    "Go, five minutes": ("go", (quick("go", 0),)),
    "Go, three minutes": ("go", (quick("go", 1),)),
    "Go, practice": ("go", (quick("go", 2),)),
    "today's puzzle": ("shift_puzzle", (first(TodayCard),)),
    "Shift alone": ("shift", (quick("shift", 1),)),
    "Connect alone": ("connect", (quick("connect", 1),)),
    "Shift together": ("shift", (picture("shift"), "Start")),
    "Go together": ("go", (picture("go"), "Start")),
    "Connect together": ("connect", (picture("connect"), "Start")),
    "Galaxy together": ("shift", ("Galaxy", "Start")),
    "Magic alone, as it was not the last time": ("shift", ("Magic", rival)),
    "a puzzle of so many turns": ("shift_puzzle", ("Puzzles", some_turns)),
    "a puzzle of a kind": ("shift_puzzle", ("Puzzles", first(KindKey))),
    "a lesson": ("shift_lesson", ("How to play", begin)),
    "the rules": ("rules", ("How to play",)),
    "the games": ("matches", ("My games",)),
    "the records": ("records", ("My games", "Records")),
    "the settings": ("settings", ("Settings",)),
}
"""The page it leads to, and what is touched on the way."""
AT_ONCE = [way for way, (_, touches) in WAYS.items() if len(touches) == 1]


@pytest.fixture
def home(table: Table) -> Table:
    table.app.shell.settings.change(motion="still", language="en")
    table.frames(4)
    return table


def touch(table: Table, touched: Touch) -> None:
    if isinstance(touched, str):
        press(table, touched)
        return
    key: Any = touched(table)
    settle(table, key)
    for parent in ancestors(key):
        if hasattr(parent, "scroll_to"):
            parent.scroll_to(key, animate=False)
            settle(table, key)
    table.tap_on(key)


@pytest.mark.parametrize("way", WAYS)
def test_every_way_from_home_takes_these_touches(home: Table, way: str) -> None:
    """The first time of all, on a phone, with nothing kept."""
    page, touches = WAYS[way]
    for each in touches:
        assert home.app.shell.navigator.page_name != page
        touch(home, each)
        home.frames(4)
    wait(home, lambda: home.app.shell.navigator.page_name == page)


def test_a_bot_is_one_touch_away_and_nothing_more_than_two() -> None:
    assert {"Shift against a bot", "Connect against a bot"} <= set(AT_ONCE)
    assert all(len(touches) <= 2 for _, touches in WAYS.values())


def test_an_edition_is_begun_alone_and_the_table_of_several_stays_as_chosen(home: Table) -> None:
    touch(home, "Magic")
    home.frames(4)
    new_game = home.app.shell.navigator.page
    new_game.add_seat()
    home.frames(2)
    home.tap_on(new_game.ids.rival)
    home.frames(4)
    match = home.app.shell.navigator.page.table.match
    assert (match.start.seats, match.people) == (2, 1)
    assert home.app.shell.navigator.page.table.edition == "magic"
    kept = home.app.shell.shelf.choices("shift", Kind.TOGETHER)
    assert kept["count"] == 3
    home.app.shell.navigator.go("new_game", game="connect")
    home.frames(3)
    assert home.app.shell.navigator.page.ids.rival.disabled, "home has a key for that"


def test_before_anything_was_played_one_key_says_to_start_here(home: Table) -> None:
    def calls() -> list[str]:
        return [key.key for card in games for key in card.keys if key.call]

    games = home.app.shell.navigator.page.ids.games.children
    assert calls() == ["home.quick.bot"]
    match = home.app.shell.shelf.begin(Start("shift", 1, 2, 7, {}), {}, 2)
    scenes.moved(match)
    home.app.shell.navigator.page.entered()
    home.frames(3)
    assert calls() == []


def test_after_a_match_no_key_says_to_start_here(home: Table) -> None:
    """Nothing goes on, so nothing on the page makes it share its room anew."""
    games = home.app.shell.navigator.page.ids.games.children
    next(each for each in scenes.scenes() if each.name == "shift_over").bring(home)
    home.app.shell.navigator.home()
    home.frames(3)
    assert not [key.key for card in games for key in card.keys if key.call]
