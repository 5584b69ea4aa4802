"""The picture of a turn: the tiles of that very puzzle, the line that moved, and the way."""

from kivy.graphics import Mesh

from app.presenters.shift.glance import tiles_of
from app.solo.kinds import REACH, ROLL
from app.ui.kit.atlas import atlas_for
from app.ui.solo.push_picture import LINES, RIM, PushPicture
from app.ui.solo.way_row import WayRow
from tests.ui.solo.scenes import given_up, played
from tests.ui.table import Table


def test_each_turn_shows_its_own_board(table: Table) -> None:
    page = played(table, REACH[2])
    match = page.table.match
    ways = page.end.outcome.ways
    edition = match.state_after(0).setup.edition.value
    assert len({way.board for way in ways}) == len(ways) == 3
    for way in ways:
        pushed = match.game.observe(match.state_after(way.moves[0] + 1), 0)
        assert way.board == tiles_of(pushed)
        assert way.board.atlas == edition
        assert way.pawn == pushed.setup.colors[0].value


def test_all_its_tiles_lie_inside_the_picture(table: Table) -> None:
    page = played(table, REACH[2])
    way = page.end.outcome.ways[-1]
    picture = PushPicture(size=(90, 90), pos=(10, 20))
    picture.figure, picture.side, picture.line = way.board, way.side, way.line
    picture._drawn()
    texture = atlas_for(way.board.atlas, 90 * (1 - RIM) / LINES).texture
    [mesh] = [
        each for each in picture.canvas.children if type(each) is Mesh and each.texture is texture
    ]
    assert len(mesh.vertices) == LINES * LINES * 4 * 4, "four corners a tile"
    xs, ys = mesh.vertices[::4], mesh.vertices[1::4]
    assert 10 <= min(xs) < max(xs) <= 100
    assert 20 <= min(ys) < max(ys) <= 110


def test_on_a_high_phone_pictures_and_banner_take_the_room_that_is_left(table: Table) -> None:
    table.resize(412, 916)
    page = played(table, REACH[1])
    table.frames(3)
    rows = page.end.ids.ways.children
    assert all(isinstance(row, WayRow) and row.more > 0 for row in rows)
    assert page.end.needed <= page.end.height + 1
    assert page.end.height - page.end.needed < 60
    assert page.crown_height >= page.end.banner.least


def test_on_a_tablet_banner_and_paper_come_to_rest(table: Table) -> None:
    """How wide paper is made its words large, and these the banner, which made paper narrow."""
    table.resize(800, 1280)
    page = given_up(table, ROLL)
    seen = set()
    for _ in range(8):
        table.frames()
        seen.add((page.crown_height, page.places.sheet.size, page.end.banner.height))
    assert len(seen) == 1
    assert page.crown_height == page.end.banner.height
