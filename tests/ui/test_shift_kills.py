"""A phone may kill the app at any moment: the next one stands exactly there."""

import shutil
from pathlib import Path

from app.games.shift import state_json
from tests.ui.match_fingers import still
from tests.ui.shift_fingers import begun, best_move, entered, opened, play_by_taps
from tests.ui.table import Table

STEPS = 50


def left_behind(table: Table, folder: Path) -> Path:
    """The files as a killed app leaves them: nothing is told that it ends."""
    copy = folder.with_name(f"app{len(list(folder.parent.iterdir()))}")
    shutil.copytree(folder, copy)
    table.close()
    return copy


def test_after_each_of_50_steps_a_new_app_stands_at_the_same_state(tmp_path: Path) -> None:
    folder = tmp_path / "app"
    table = Table(folder)
    still(table)
    page = begun(table, edition="galaxy", seed=5)
    for _ in range(STEPS):
        opened(table, page)
        play_by_taps(table, page, best_move(page.table.match))
        match = page.table.match
        left = state_json(match.state), len(match.moves), match.can_undo, match.can_redo
        folder = left_behind(table, folder)
        table = Table(folder)
        page = entered(table)
        match = page.table.match
        assert left == (state_json(match.state), len(match.moves), match.can_undo, match.can_redo)
        assert page.is_covered or page.table.is_over
    table.close()


def test_what_was_undone_stays_undone(tmp_path: Path) -> None:
    table = Table(tmp_path / "app")
    still(table)
    page = begun(table, open_cards=True)
    begun_at = page.table.match.state
    play_by_taps(table, page, best_move(page.table.match))
    page.undo()
    table = Table(left_behind(table, tmp_path / "app"))
    page = entered(table)
    assert page.table.match.state == begun_at
    assert page.table.match.can_redo
    table.close()
