"""Lessons, their offers, and matches told, to be walked through and photographed."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp

from app.presenters.go.faces_layout import is_roomy
from app.presenters.match.menu import Deed
from app.presenters.match.seats import Side
from app.session.record import Start
from app.ui.shell.begin import begun_by
from app.ui.shell.pages import page_of
from tests.ui import scenes
from tests.ui.lessons.lesson_fingers import begun, gesture, named, play
from tests.ui.match.match_fingers import shelved
from tests.ui.table import Table

OPEN: Mapping[str, dict[str, Any]] = {"shift": {"open_cards": True}, "go": {}}
"""Options with which nobody has to look away."""
LOOKED = 1.0
"""Seconds after which the hand is there."""


def lesson(table: Table, key: str, done: int = 0) -> Any:
    """So many of its gestures done, and the hand shows the next one."""
    scenes.at_home(table)
    found = named(key)
    page = begun(table, found)
    for step in found.steps[:done]:
        gesture(table, page, page.table.match.game.decode(step.move))
    for _ in range(2):
        table.wait(LOOKED)
        table.frames(2)
    return page


def done(table: Table, key: str) -> Any:
    page = lesson(table, key)
    play(table, page)
    return page


def offered(table: Table, game: str) -> None:
    """To whoever begins it for the first time."""
    scenes.at_home(table)
    shell = table.app.shell
    shell.lessons._keep(frozenset(), frozenset())
    start, slot = begun_by(shell, scenes.draft_of(game, 1), scenes.SEED)
    shell.navigator.go(page_of(start), match=slot, is_begun=True)
    table.frames(4)


def offered_done(table: Table) -> None:
    """A lesson that a match waits for."""
    offered(table, "shift")
    page: Any = table.app.shell.navigator.page
    page.offer.take()
    table.frames(2)
    taught: Any = table.app.shell.navigator.page
    taught.show_panel("end")
    table.frames(4)


def offered_between(table: Table, game: str, page: str) -> None:
    """To two at a device that lies between them, where there is room for that."""
    if game == "go" and not is_roomy(Window.width / dp(1), Window.height / dp(1), 2):
        offered(table, game)
        return
    scenes.at_home(table)
    shell = table.app.shell
    shell.lessons._keep(frozenset(), frozenset())
    shelved(table, Start(game, 1, 2, scenes.SEED, OPEN[game]), sides=(Side.TOP, Side.BOTTOM))
    shell.navigator.go(page, is_begun=True)
    table.frames(4)


def told(table: Table, game: str) -> None:
    """A match in words."""
    scenes.begun_with(table, scenes.draft_of(game), scenes.ENOUGH)
    scenes.entered(table, game)
    page: Any = table.app.shell.navigator.page
    page.menu.do(Deed.TELL)
    table.frames(4)


def practised(table: Table) -> None:
    """Records that say what to practise."""
    scenes.at_home(table)
    people = table.app.shell.people
    person = people.player("")
    themes = {"two_turns": (9, 6), "several_pairs": (9, 5), "six_tiles": (9, 4)}
    people.keep(person, replace(people.records(person), themes=themes))
    table.app.shell.navigator.go("records")
    table.frames(4)


def listed(table: Table) -> None:
    scenes.at_home(table)
    table.app.shell.navigator.go("rules", game="shift")
    table.frames(3)
    table.tap_on(table.app.shell.navigator.page.ids.learn.ids.list)
    table.frames(3)


SCENES: Mapping[str, Callable[[Table], Any]] = {
    "lesson_push": partial(lesson, key="shift.push"),
    "lesson_walk": partial(lesson, key="shift.push", done=1),
    "lesson_barred": partial(lesson, key="shift.barred"),
    "lesson_go_roll": partial(lesson, key="go.lay"),
    "lesson_go_flip": partial(lesson, key="go.claim"),
    "lesson_joker": partial(lesson, key="go.joker"),
    "lesson_connect": partial(lesson, key="connect.turn"),
    "lesson_take": partial(lesson, key="connect.turn", done=2),
    "lesson_done": partial(done, key="shift.push"),
    "lesson_done_go": partial(done, key="go.lay"),
    "lesson_done_connect": partial(done, key="connect.lay"),
    "lesson_offered_done": offered_done,
    "lesson_all_done": partial(done, key="connect.whole"),
    "lesson_go_done": partial(done, key="go.lead"),
    "lesson_list": listed,
    "practice": practised,
    "told_shift": partial(told, game="shift"),
    "told_go": partial(told, game="go"),
    "told_connect": partial(told, game="connect"),
    "lesson_offer_shift": partial(offered, game="shift"),
    "lesson_offer_go": partial(offered, game="go"),
    "lesson_offer_connect": partial(offered, game="connect"),
    "lesson_offer_lying": partial(offered_between, game="shift", page="shift"),
    "lesson_offer_faces": partial(offered_between, game="go", page="go_faces"),
}
