"""A racer that waits to be killed: `python -m tests.ui.go.race_killed FOLDER LIFE`.

The real app on real files. It comes back by the card on the home page and says where the race
stands; then some seconds pass, it lays or lifts a tile, says so, and begins to move it.
"""

import json
import sys
import zlib
from pathlib import Path
from typing import Any

import tests.ui.conftest  # noqa: F401  # sets Kivy up for a window that is not shown
from app.services.settings import Motion
from app.ui.go.go_match_page import GoMatchPage
from tests.ui import scenes
from tests.ui.go.go_fingers import Time, begun, settle
from tests.ui.killed import MOVING, is_card, laying, one_of
from tests.ui.table import Table
from tests.ui.walker import seen

SECONDS = 9
LONGEST, LUCK = 5000, 7
"""Frames for a thought of the rival's, and the seed of what befalls it."""


def stand(table: Table, page: Any) -> str:
    """The moves, the kept clock and the state; of the rival its count and its board."""
    page.clock.look()
    for _ in range(LONGEST):
        table.frames()
        if not table.app.shell.thinker.is_busy:
            break
    page.clock.look()
    match = page.table.match
    state = json.dumps(match.game.state_json(match.state), sort_keys=True)
    rival = page.rival
    boards = zlib.crc32(state.encode()), zlib.crc32(repr(rival.board.laid).encode())
    facts = (len(match.moves), page.clock.milliseconds, boards[0], rival.solved, boards[1])
    return " ".join(map(str, facts))


def come_back(table: Table) -> Any:
    card = next(one.widget for one in seen(table.app.shell.navigator) if is_card(one.widget))
    table.tap_on(card)
    table.frames(2)
    page = table.app.shell.navigator.page
    scenes.open_curtain(table)
    settle(table, page)
    print("back", stand(table, page), flush=True)
    return page


def race_on(table: Table, page: Any, time: Time, life: int) -> None:
    for _ in range(SECONDS):
        time.seconds += 1
        stand(table, page)
    page.do([one_of(life, laying(page))])
    print("did", stand(table, page), flush=True)


def main(folder: Path, life: int) -> None:
    time = Time()
    GoMatchPage.now = staticmethod(time)
    table = Table(folder)
    table.app.shell.new_seed = lambda: LUCK
    table.app.shell.settings.change(motion=Motion.STILL)
    page = come_back(table) if life else begun(table, mode="timed", rival="master")
    if not life:
        settle(table, page)
    race_on(table, page, time, life)
    table.frames(MOVING)
    sys.stdin.read()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
