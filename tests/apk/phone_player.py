"""Plays the staged app by touch, in an interpreter that has nothing but its requirements, and
believes itself on Android.

Run by test_staged_app: `phone_player.py FOLDER TURNS LACKING`. In each game it begins a match, or
goes back to the one that is kept by its card on the first page; plays; prints where all stand; then
waits to be killed. Modules of Python that are LACKING on a phone cannot be imported here either.
"""

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER, TURNS, LACKING = sys.argv[1:]
BACK = 27
sys.modules |= dict.fromkeys(LACKING.split(), None)  # type: ignore[arg-type]
sys.modules["pytest"] = ModuleType("pytest")  # Kivy's touches want it, and it is not asked for

from kivy.config import Config  # noqa: E402

Config.set("graphics", "width", "412")
Config.set("graphics", "height", "915")
Config.set("graphics", "maxfps", "0")
Config.set("input", "mouse", "mouse,disable_multitouch")

from kivy.core.window import Window  # noqa: E402
from kivy.metrics import dp, sp  # noqa: E402

from app import bootstrap  # noqa: E402 - the size of the window is asked for before
from app.games.connect.state import Phase  # noqa: E402
from app.presenters.go.tray import laid_of  # noqa: E402
from app.services.settings import Motion  # noqa: E402
from app.ui.shell.pages import page_of as kept_page  # noqa: E402
from tests.ui.connect import connect_fingers  # noqa: E402
from tests.ui.go import go_fingers  # noqa: E402
from tests.ui.shift import shift_fingers  # noqa: E402
from tests.ui.table import Table  # noqa: E402


def play_shift(table: Table, page: Any) -> None:
    shift_fingers.opened(table, page)
    shift_fingers.play_by_taps(table, page, shift_fingers.best_move(page.table.match))


def play_go(table: Table, page: Any) -> None:
    if page.is_covered:
        table.tap_on(page.curtain.widget.ids.key)
        go_fingers.settle(table, page)
    desk = page.fingers
    left = [laid for laid in go_fingers.solution(page) if laid_of(desk.own(), laid.tile) is None]
    go_fingers.lay_by_drag(table, desk, left[0])


def play_connect(table: Table, page: Any) -> None:
    connect_fingers.opened(table, page)
    if page.model.phase is Phase.TAKE:
        connect_fingers.take(table, page)
    else:
        connect_fingers.lay_by_taps(table, page)


GAMES = {
    "shift": (shift_fingers, play_shift),
    "go": (go_fingers, play_go),
    "connect": (connect_fingers, play_connect),
}


def page_of(table: Table, game: str) -> Any:
    fingers = GAMES[game][0]
    shell = table.app.shell
    kept = [each for each in shell.shelf.running() if each.start.game == game]
    if not kept:
        return fingers.begun(table)
    shell.navigator.go(kept_page(kept[0].start), match=kept[0].slot)
    table.frames()
    page = table.app.shell.navigator.page
    fingers.settle(table, page)
    return page


def told_of(table: Table, game: str, turns: int) -> dict[str, Any]:
    table.app.shell.navigator.home()
    table.frames(2)
    page = page_of(table, game)
    was_covered = page.is_covered
    for _ in range(turns):
        GAMES[game][1](table, page)
    match = page.table.match
    return {
        "was_covered": was_covered,
        "moves": len(match.moves),
        "state": match.game.state_json(match.state),
    }


def phone_of(table: Table) -> dict[str, Any]:
    """What the app took for the phone, and where the back key leads from settings, and then."""
    import jnius

    app, shell = table.app, table.app.shell
    shell.navigator.home()
    shell.navigator.go("settings")
    ways = []
    for _ in range(2):
        was_used = Window.dispatch("on_keyboard", BACK, 0, None, [])
        ways.append((was_used, shell.navigator.page_name, jnius.activity.is_finished))
    adapters = (shell.device, shell.haptics, shell.shakes)
    return {
        "adapters": [type(adapter).__name__ for adapter in adapters],
        "data": app.user_data_dir,
        "can_speak": shell.aloud.can_speak,
        "taken": (app.words.catalogue.language, app.theme.is_dark),
        "sizes": (round(dp(100)), round(sp(100))),
        "back": ways,
    }


def main() -> None:
    table = Table(Path(FOLDER))
    table.app.shell.settings.change(motion=Motion.STILL)
    told = {"code": bootstrap.__file__, "phone": phone_of(table)}
    told |= {game: told_of(table, game, int(TURNS)) for game in GAMES}
    print("Stands:", json.dumps(told), flush=True)
    sys.stdin.read()


main()
