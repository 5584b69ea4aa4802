"""Looking back by touch: a list like a wheel, the step under way in it, on every size of screen."""

from typing import Any

import pytest

from app.presenters.figures import Figure
from app.presenters.match.look_back import LookBackStep
from app.services.settings import Motion, TextSize
from app.ui.kit.text import Text
from app.ui.match.look_back_row import LARGE, LookBackRow
from tests.ui import scenes
from tests.ui.match.match_fingers import still
from tests.ui.table import Table
from tests.ui.walker import lost_words

SIZES = [(412, 916), (320, 568), (360, 360), (916, 412), (1280, 800)]


def looking_back(table: Table, game: str) -> Any:
    still(table)
    scenes.at_home(table)
    scenes.begun_with(table, scenes.draft_of(game), scenes.ENOUGH)
    page = scenes.entered(table, game)
    page.look_back()
    table.frames(3)
    return page


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", scenes.playable())
def test_the_present_step_is_always_in_sight(
    table: Table, game: str, size: tuple[int, int]
) -> None:
    table.resize(*size)
    page = looking_back(table, game)
    steps = page.back_through.bar.ids.steps
    for at in (page.back_through.at.count, 0, 2):
        page.back_through.move_to(at)
        table.frames(3)
        [now] = [row for row in steps.children if row.is_now]
        assert now.step.number == page.back_through.at.at
        assert steps.y - 1 <= now.y
        assert now.top <= steps.top + 1
        assert now.height >= 48
    assert steps.top <= page.places.sheet.top + 1


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize("size", [(328, 72), (380, 78)], ids=str)
@pytest.mark.parametrize(("name", "is_large"), [("Mia", True), (3 * "Maximiliana ", False)])
def test_words_of_a_step_stay_in_its_box(size: tuple[int, int], name: str, is_large: bool) -> None:
    told = "Much more could be taken." if is_large else 2 * "Much more could be taken. "
    row = LookBackRow(size=size, step=LookBackStep(words=(f"{name} laid a tile.",), told=told))
    row.do_layout()
    pile = row.children[1]
    assert pile.height <= row.height - row.padding[1] - row.padding[3]
    assert (row.fit == LARGE) is is_large


@pytest.mark.parametrize("size", [(328, 126), (280, 66)], ids=str)
@pytest.mark.parametrize("text", list(TextSize)[-2:], ids=str)
def test_a_step_of_many_words_loses_none(
    table: Table, size: tuple[int, int], text: TextSize
) -> None:
    """Above all not who has won: its picture makes room, and what is told is said elsewhere."""
    table.app.shell.settings.change(text_size=text)
    words = "Mia took the 4. Mia: solved. Maximiliana-Charlotte W.: not solved. Mia wins!"
    told = "Great turn! · The only board solved, with as few tiles as can be."
    figure = Figure("go", 5, 5, ())
    step = LookBackStep(words=(words,), told=told, icon="star", figure=figure)
    row = LookBackRow(size=size, step=step)
    row.do_layout()
    table.frames()
    shown = [label for label in row.walk() if isinstance(label, Text)]
    assert [lost_words(label) for label in shown] == ["" for _ in shown]
    figure_view, pile = row.children[:2]
    assert pile.height <= row.height
    row.size = 1.5 * size[0], 0.7 * size[1]
    table.frames()
    assert figure_view.height <= row.height


def test_a_tap_on_a_step_comes_to_it_and_a_drag_turns_the_list(table: Table) -> None:
    table.resize(1280, 800)
    page = looking_back(table, "shift")
    steps = page.back_through.bar.ids.steps
    at = page.back_through.at.at - 2
    row = next(row for row in steps.children if row.step.number == at)
    table.tap_on(row)
    assert page.back_through.at.at == at
    x, y = steps.to_window(*steps.center)
    table.drag((x, y), (x, y + 2 * steps.height / steps.rows))
    assert page.back_through.at.at == at + 2


@pytest.mark.parametrize(("size", "rows"), [((360, 640), 3), ((320, 568), 2)], ids=str)
def test_also_on_a_small_phone_there_is_a_list(
    table: Table, size: tuple[int, int], rows: int
) -> None:
    table.resize(*size)
    page = looking_back(table, "shift")
    assert len(page.back_through.bar.ids.steps.children) >= rows


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_marked_is_who_made_the_step_and_not_who_is_next(table: Table, game: str) -> None:
    page = looking_back(table, game)
    for at in range(1, page.back_through.at.count + 1):
        page.back_through.move_to(at)
        page.motion.finish()
        color = page.back_through.bar.step.pawn
        seats = page.table.model_after(page.back_through._ends[at]).seats
        assert [seat.pawn for seat in seats if seat.is_at_move] == [color]
        if game == "shift":
            assert page.board.model.walker == color


def test_the_list_names_the_step_while_it_is_seen(table: Table) -> None:
    """S19: not a move late."""
    page = looking_back(table, "connect")
    page.back_through.move_to(1)
    table.app.shell.settings.change(motion="normal")
    table.tap_on(page.back_through.bar.ids.forward)
    assert page.motion.is_running
    assert page.back_through.at.at == 2
    page.motion.finish()
    assert page.back_through.at.at == 2


def test_the_spare_of_each_step_is_shown(table: Table) -> None:
    page = looking_back(table, "shift")
    spares = set()
    for at in range(page.back_through.at.count + 1):
        page.back_through.move_to(at)
        spares.add(page.back_through.bar.step.spare)
    assert len(spares) > 1


@pytest.mark.parametrize("game", scenes.playable())
def test_with_movements_off_a_match_still_plays_step_after_step(table: Table, game: str) -> None:
    """All at once nothing is seen, and a long match is too deep."""
    table.app.shell.settings.change(motion=Motion.STILL)
    page = scenes._review_begun(table, game)
    looked = page.back_through
    looked.move_to(0)
    looked.toggle()
    seen = [looked.at.at]
    while looked.at.is_playing:
        table.frames()
        seen += [looked.at.at] * (looked.at.at != seen[-1])
    assert seen == list(range(1, looked.at.count + 1))


def test_whoever_leaves_while_looking_back_finds_nothing_of_it_in_the_next_match(
    table: Table,
) -> None:
    """The list asked for a step that the next match did not have, once it was laid out anew."""
    page = looking_back(table, "shift")
    assert page.back_through.bar.ids.steps.children
    scenes.at_home(table)
    assert not page.back_through.bar.ids.steps.children
    scenes.begun(table, scenes.draft_of("shift"))
    scenes.entered(table, "shift")
    table.app.shell.settings.change(text_size="largest")
    table.resize(360, 640)
    assert not page.is_looking_back
