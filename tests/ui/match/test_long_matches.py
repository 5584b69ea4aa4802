"""A match longer than a record may be goes on at its page, and comes to its end.

Its record begins anew then: no move, claim or end is ever refused for their number.
"""

from typing import Any

import pytest

from app.core.game import Turn
from app.core.rng import Rng
from app.games.go.moves import LayTile
from app.services.settings import Motion
from app.session.shelf import Shelf
from tests.games.playout import bot_move
from tests.ui import scenes
from tests.ui.go.go_fingers import begun, settle, solution
from tests.ui.table import Table

LONGEST, ROLLS = 10, 4


@pytest.fixture(autouse=True)
def _short_records(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("match", "record"):
        monkeypatch.setattr(f"app.session.{module}.MOST_MOVES", LONGEST)


def must_be_kept(table: Table, match: Any) -> None:
    """As it is, on the disk."""
    shelf = table.app.shell.shelf
    kept = Shelf(shelf._saves)
    slot = (*shelf.running(), *shelf.past())[0].slot
    found = kept.match(slot)
    assert found is not None
    assert found.state == match.state
    assert len(found.moves) <= LONGEST


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_a_long_match_is_played_to_its_end(table: Table, game: str) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    match = scenes.begun(table, scenes.draft_of(game, **scenes.short(game)))
    table.app.shell.navigator.go(game)
    table.frames(2)
    page, rng, played = table.app.shell.navigator.page, Rng(1), 0
    while isinstance(match.status, Turn):
        scenes.open_curtain(table)
        page.play(bot_move(match.game, match.state, rng))
        scenes.settled(table)
        played += 1
        must_be_kept(table, match)
    assert played > 2 * LONGEST
    assert page.panel == "end"


def test_a_long_round_of_go_is_claimed_and_ended(table: Table) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table, 1)
    settle(table, page)
    match = page.table.match
    for rolls in range(1, ROLLS + 1):
        for laid in solution(page):
            page.do([LayTile(0, laid)])
        settle(table, page)
        must_be_kept(table, match)
        assert match.state.solved_rolls == rolls
    page.solo.end()
    settle(table, page)
    assert page.table.is_over
    assert match.start.position is not None
