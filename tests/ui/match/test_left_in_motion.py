"""A page is left while something moves on it: what begins by finishing that bears it (issue 15).

Leaving finishes what moves, and so do undo, looking back, a pause, a new size. None of that may
go on with a match that nobody looks at any more.
"""

from collections.abc import Callable
from typing import Any

import pytest

from app.games.go.moves import LayTile
from app.services.settings import Motion
from app.ui.kit.motion import Movement
from tests.ui import scenes
from tests.ui.go.faces_fingers import faced
from tests.ui.go.faces_fingers import solution as faces_solution
from tests.ui.go.go_fingers import begun, settle, solution
from tests.ui.table import Table

Brought = Callable[[Table], Any]


def turn_in_motion(game: str) -> Brought:
    """A move of this game is on its way."""

    def bring(table: Table) -> Any:
        scenes.begun(table, scenes.draft_of(game))
        page = scenes.entered(table, game)
        table.app.shell.settings.change(motion=Motion.SLOW)
        match = page.table.match
        page.play(next(iter(match.game.legal_moves(match.state))))
        return page

    return bring


def dice_in_hand(table: Table) -> Any:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table)
    table.app.shell.settings.change(motion=Motion.SLOW)
    page.again()
    page.roll.throw()
    return page


def solved_alone(table: Table) -> Any:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table)
    table.app.shell.settings.change(motion=Motion.SLOW)
    page.do([LayTile(0, laid) for laid in solution(page)])
    return page


def relay_looks_at_boards(table: Table) -> Any:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table, 3, relay=True)
    for seat in range(3):
        page.curtain.widget.dispatch("on_open")
        settle(table, page)
        page.do([LayTile(seat, laid) for laid in solution(page)])
        page.relay.changed_at = 0.0
        if seat == 2:
            table.app.shell.settings.change(motion=Motion.SLOW)
        page.relay.done()
    return page


def faces_are_checked(table: Table) -> Any:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = faced(table)
    for one in page.regions:
        page.round.press(one)
    page.round.do([LayTile(0, faces_solution(page)[0])], page.regions[0])
    table.app.shell.settings.change(motion=Motion.SLOW)
    page.round.claim(page.regions[0])
    return page


BRINGERS = {
    "shift": turn_in_motion("shift"),
    "connect": turn_in_motion("connect"),
    "dice": dice_in_hand,
    "solo": solved_alone,
    "relay": relay_looks_at_boards,
    "faces": faces_are_checked,
}
FINISHING: dict[str, Callable[[Any], object]] = {
    "undo": lambda page: page.undo(),
    "look_back": lambda page: page.look_back(),
    "paused": lambda page: page.paused(),
    "lay_out": lambda page: page.lay_out(),
    "next": lambda page: page.next(),
    "finish": lambda page: page.motion.finish(),
}


@pytest.mark.parametrize("name", list(BRINGERS))
def test_what_is_left_in_motion_does_not_go_on(table: Table, name: str) -> None:
    page = BRINGERS[name](table)
    assert page.motion.is_running
    moves, heard = page.table.match.moves, listened_to(table)
    table.app.shell.navigator.home()
    assert heard == []
    assert not page.motion.is_running
    for finish in FINISHING.values():
        finish(page)
    table.frames(2)
    assert page.table.match.moves == moves
    assert not page.motion.is_running
    assert not page.is_covered
    assert not page.is_looking_back
    assert table.app.shell.navigator.page_name == "home"


@pytest.mark.parametrize("name", list(BRINGERS))
def test_what_was_to_follow_does_not_once_the_page_is_left(table: Table, name: str) -> None:
    page = BRINGERS[name](table)
    followed: list[str] = []
    page.play_out([Movement(1.0, lambda _: None)], lambda: followed.append("then"))
    table.app.shell.navigator.home()
    assert not page.motion.is_running
    assert followed == []


def listened_to(table: Table) -> list[str]:
    """What sounds from now on."""

    class Heard(list[str]):
        play = list.append

    heard = Heard()
    table.app.shell.sounds = heard
    return heard


@pytest.mark.parametrize("name", list(BRINGERS))
def test_what_was_left_in_motion_goes_on_when_it_is_entered_again(table: Table, name: str) -> None:
    page = BRINGERS[name](table)
    moves = page.table.match.moves
    table.app.shell.navigator.home()
    table.app.shell.settings.change(motion=Motion.STILL)
    table.app.shell.navigator.go("go_faces" if name == "faces" else page.game)
    table.frames(3)
    assert page.is_there
    assert page.table.match.moves[: len(moves)] == moves
