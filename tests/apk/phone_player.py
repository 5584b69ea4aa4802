"""Plays the staged app by touch, in an interpreter that has nothing but its requirements.

Run by test_staged_app: `phone_player.py FOLDER TURNS`. Begins a match, or goes back to the one
that is kept, by the first page's own card; plays; prints where it stands; then waits to be killed.
"""

import json
import sys
from pathlib import Path
from types import ModuleType

sys.modules["pytest"] = ModuleType("pytest")  # Kivy's touches want it, and it is not asked for

from kivy.config import Config  # noqa: E402

Config.set("graphics", "width", "412")
Config.set("graphics", "height", "915")
Config.set("graphics", "maxfps", "0")
Config.set("input", "mouse", "mouse,disable_multitouch")

from app import bootstrap  # noqa: E402 - the size of the window is asked for before
from app.games.shift import state_json  # noqa: E402
from app.ui.screens.shift_page import ShiftPage  # noqa: E402
from tests.ui.shift_fingers import begun, best_move, opened, play_by_taps, settle  # noqa: E402
from tests.ui.table import Table  # noqa: E402


def page_of(table: Table) -> ShiftPage:
    cards = table.app.shell.navigator.page.ids.running.children
    if not cards:
        return begun(table)
    table.tap_on(cards[0])
    page: ShiftPage = table.app.shell.navigator.page
    settle(table, page)
    return page


def main(folder: str, moves: str) -> None:
    table = Table(Path(folder))
    page = page_of(table)
    was_covered = page.is_covered
    for _ in range(int(moves)):
        opened(table, page)
        play_by_taps(table, page, best_move(page.table.match))
    match = page.table.match
    told = {
        "code": bootstrap.__file__,
        "was_covered": was_covered,
        "moves": len(match.moves),
        "state": state_json(match.state),
    }
    print(json.dumps(told), flush=True)
    sys.stdin.read()


main(*sys.argv[1:])
