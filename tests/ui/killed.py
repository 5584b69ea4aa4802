"""A player that waits to be killed: `python -m tests.ui.killed FOLDER LIFE`.

The real app on real files. It comes back as a person does, by the card on the home page, and says
where it stands; then it plays one step by the game's page, says so, and begins to move it.
"""

import json
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tests.ui.conftest  # noqa: F401  # sets Kivy up for a window that is not shown
from app.core.rng import Rng
from app.games.go.moves import LayTile, LiftTile
from app.presenters.faces import FACES
from app.services.settings import Motion
from app.ui.shell.continue_brief import ContinueBrief
from app.ui.shell.continue_card import ContinueCard
from tests.ui import scenes
from tests.ui.table import Table
from tests.ui.walker import seen

UNDONE_EVERY, MOVING = 4, 2


def stand(table: Table) -> str:
    """Page, state, and how far one can go back and forth."""
    navigator = table.app.shell.navigator
    match = navigator.page.table.match
    state = json.dumps(match.game.state_json(match.state), sort_keys=True)
    facts = (len(match.moves), match.can_undo, match.can_redo, zlib.crc32(state.encode()))
    return " ".join(map(str, (navigator.page_name, *facts)))


def come_back(table: Table) -> None:
    """One tap from home."""
    card = next(one.widget for one in seen(table.app.shell.navigator) if is_card(one.widget))
    table.tap_on(card)
    table.frames(2)
    page = table.app.shell.navigator.page
    covered = page.is_covered if page.table.is_secret else "nothing hidden"
    print("back", covered, stand(table), flush=True)


def is_card(widget: Any) -> bool:
    return isinstance(widget, ContinueCard | ContinueBrief)


def begin(table: Table, game: str) -> None:
    scenes.begun(table, scenes.draft_of(game))


def play(table: Table, game: str, life: int) -> None:
    """One step of this game, or one back."""
    scenes.at_home(table)
    table.app.shell.navigator.go(game)
    table.frames(2)
    scenes.open_curtain(table)
    page = table.app.shell.navigator.page
    if game != "go" and life % UNDONE_EVERY == 0 and page.table.can_undo:
        page.undo()
    elif game == "go":
        while not laying(page):
            page.roll.throw()
            scenes.settled(table)
        page.do([one_of(life, [*laying(page)])])
    else:
        match = page.table.match
        page.play(one_of(life, [*match.game.legal_moves(match.state)]))
    print("did", stand(table), flush=True)


def laying(page: Any) -> list[Any]:
    match = page.table.match
    return [one for one in match.game.legal_moves(match.state) if type(one) in {LayTile, LiftTile}]


def one_of(seed: int, moves: Sequence[Any]) -> Any:
    return moves[Rng(seed).below(len(moves))]


def main(folder: Path, life: int) -> None:
    table = Table(folder)
    table.app.shell.settings.change(motion=Motion.SLOW)
    if life:
        come_back(table)
    games = [face.game for face in FACES]
    game = games[life % len(games)]
    if life < len(games):
        begin(table, game)
    play(table, game, life)
    table.frames(MOVING)
    sys.stdin.read()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
