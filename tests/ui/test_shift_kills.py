"""A phone may kill the app at any moment: the next one stands exactly there."""

import shutil
from pathlib import Path
from typing import Any

from app.bootstrap import SAVES
from app.games.shift import state_json
from app.session.match import Match
from app.session.saves import Saves
from app.session.shelf import Shelf
from tests.ui.match_fingers import still
from tests.ui.shift_fingers import begun, best_move, entered, opened, play_by_taps
from tests.ui.table import Table

STEPS, APART = 50, 12
"""Every step is looked for in the files, and at every twelfth a whole app is begun."""
SMALL = (320, 480)


def left_behind(folder: Path) -> Path:
    """The files as a killed app leaves them: nothing is told that it ends."""
    copy = folder.with_name(f"app{len(list(folder.parent.iterdir()))}")
    shutil.copytree(folder, copy)
    return copy


def stand(match: Match) -> tuple[Any, ...]:
    return state_json(match.state), len(match.moves), match.can_undo, match.can_redo


def test_after_each_of_50_steps_a_new_app_stands_at_the_same_state(tmp_path: Path) -> None:
    table = Table(tmp_path / "app")
    table.resize(*SMALL)
    still(table)
    page = begun(table, edition="galaxy", seed=5)
    kills = []
    for _ in range(STEPS):
        opened(table, page)
        play_by_taps(table, page, best_move(page.table.match))
        kills.append((left_behind(tmp_path / "app"), stand(page.table.match)))
    table.close()
    for folder, left in kills:
        shelf = Shelf(Saves(folder / SAVES))
        shelved = shelf.taken("shift")
        assert shelved is not None
        assert stand(shelved.match) == left
        shelf.close()
    for folder, left in kills[::APART]:
        plays_on_from(folder, left)


def plays_on_from(folder: Path, left: tuple[Any, ...]) -> None:
    table = Table(folder)
    page = entered(table)
    assert stand(page.table.match) == left
    assert page.is_covered
    opened(table, page)
    play_by_taps(table, page, best_move(page.table.match))
    assert len(page.table.match.moves) == left[1] + 1
    table.close()


def test_what_was_undone_stays_undone(tmp_path: Path) -> None:
    table = Table(tmp_path / "app")
    still(table)
    page = begun(table, open_cards=True)
    begun_at = page.table.match.state
    play_by_taps(table, page, best_move(page.table.match))
    page.undo()
    folder = left_behind(tmp_path / "app")
    table.close()
    table = Table(folder)
    page = entered(table)
    assert page.table.match.state == begun_at
    assert page.table.match.can_redo
    table.close()
