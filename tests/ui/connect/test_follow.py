"""What others do at Connect can be followed: their tile, the way, what they take, their count."""

from dataclasses import replace
from typing import Any

from app.bots.levels import Level
from app.presenters.connect.board_model import BoardModel, Ring
from app.services.settings import Motion
from app.ui.connect.count_chip import GLOWS
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import begun, opened, settle
from tests.ui.match.match_fingers import still
from tests.ui.table import Table

TURTLES = "1 0 x0y0, 11 0 x1y0"


def bot_at_move(table: Table) -> Any:
    """It is about to lay a turtle that matches two."""
    table.app.shell.settings.change(motion=Motion.NORMAL)
    page = begun(
        table, 2, bots={0: Level.HARD}, position=position(TURTLES, [47, 2], [3, 4]), first=0
    )
    page.motion.stop()
    table.app.shell.thinker.stop()
    return page


def played(page: Any, move: str) -> None:
    page.play(page.table.match.game.decode(move))


def seen_on(table: Table, page: Any, most: int = 4000) -> list[Any]:
    """What the board shows one after another, until nothing moves."""
    shown: list[Any] = []
    for _ in range(most):
        if not page.motion.is_running:
            break
        if not shown or shown[-1] != page.board.model:
            shown.append(page.board.model)
        table.wait(0.05)
    return shown


def test_the_way_to_a_match_grows_from_the_tile_just_laid(table: Table) -> None:
    page = bot_at_move(table)
    played(page, "lay 47 1 x2y0")
    assert page.hint == "Mia laid a tile. 2 pairs!"
    table.app.shell.thinker.stop()
    beads = [len(model.beads) for model in seen_on(table, page) if model.rings]
    grows = beads[beads.index(min(beads)) :]
    assert grows == sorted(grows)
    assert len(set(grows)) > 3


def test_what_a_bot_takes_is_marked_before_it_goes(table: Table) -> None:
    page = bot_at_move(table)
    page.table.match.play(page.table.match.game.decode("lay 47 1 x2y0"))
    page.refresh()
    played(page, "take x0y0 x1y0")
    table.frames()
    assert sum(ring.is_taken for ring in page.board.model.rings) == 2
    assert page.board.model.lifted == (2, 0)


def test_a_seat_that_has_gained_tiles_lights_up_for_a_while(table: Table) -> None:
    page = bot_at_move(table)
    page.table.match.play(page.table.match.game.decode("lay 47 1 x2y0"))
    still(table)
    played(page, "take x0y0 x1y0")
    settle(table, page)
    chip, other = page.seats.chips
    assert (chip.glows, chip.more, chip.ids.count.text) == (True, "+2", "2")
    assert not other.glows
    table.wait(GLOWS + 0.1)
    assert (chip.glows, chip.more, chip.ids.count.text) == (False, "", "2")


def test_tiles_keep_their_size_as_long_as_all_of_them_are_in_sight(table: Table) -> None:
    still(table)
    row = [f"{tile} 0 x{tile - 31}y0" for tile in range(33, 37)]
    page = begun(table, 1, position=position(", ".join([TURTLES, *row]), [47, 2]))
    before, model = page.board.view, page.board.model

    def without(columns: int) -> Any:
        tiles = tuple(each for each in model.tiles if each.column < 6 - columns)
        return replace(model, tiles=tiles, free=((-1, 0), (6 - columns, 0)))

    page.camera.look_at(without(1))
    settle(table, page)
    assert page.board.view.cell == before.cell
    page.camera.look_at(without(4))
    settle(table, page)
    assert page.board.view.cell > before.cell


def test_once_a_bots_match_was_seen_the_whole_maze_comes_back(table: Table) -> None:
    still(table)
    row = [f"{tile} 0 x{tile - 31}y0" for tile in range(33, 40)]
    form = position(", ".join([TURTLES, *row]), [47, 2], [3, 4])
    page = begun(table, 2, bots={1: Level.HARD}, position=form, first=0)
    opened(table, page)
    whole = page.board.view.cell
    page.motion.play(page.camera.gliding_to_ways(with_ring(page.board.model)), 0, lambda: None)
    assert page.board.view.cell > whole
    page.refresh()
    settle(table, page)
    assert page.board.view.cell == whole


def with_ring(model: BoardModel) -> BoardModel:
    """Two in a row are matched."""
    return replace(model, rings=(Ring(0, 0, 0.5), Ring(1, 0, 0.5)))
