"""The picture of a push: a board whose tiles are seen, with the line that moved."""

from kivy.graphics import Mesh

from app.ui.solo.push_picture import LINES, RIM, PushPicture
from tests.ui.table import Table


def test_the_board_has_its_tiles(table: Table) -> None:
    picture = PushPicture(side="n", line=3, size=(56, 56), pos=(10, 20))
    picture._drawn()
    [mesh] = [each for each in picture.canvas.children if type(each) is Mesh and each.indices]
    places = [tuple(mesh.vertices[at : at + 2]) for at in range(0, len(mesh.vertices), 4)]
    assert len(places) == 2 * 2 * (LINES - 1), "two ends of each, across and up"
    side = 56 * (1 - RIM)
    across = {round(x, 2) for x, _ in places}
    assert len(across) == LINES + 1, "both rims and what is between"
    assert max(across) - min(across) <= side + 0.02
    assert all(20 <= y <= 20 + 56 for _, y in places)
