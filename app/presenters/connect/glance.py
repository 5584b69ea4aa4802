"""A glance at a match of Connect: the maze as it lies, and whose turn it is."""

from math import dist

from app.games.connect.observe import Observation
from app.presenters.connect.board_model import placed
from app.presenters.connect.tiles import sprites_at
from app.presenters.figures import Figure, Sprite
from app.presenters.match.glance import Glance
from app.presenters.match.seats import by_seat, parsed_seating, row_names
from app.presenters.phrase import phrase
from app.session.match import Match

SHADOW = 0.62
"""How wide its picture is in cells (LOOK 9)."""
SHADOW_SHOWN = 1.24
AROUND = (-1, 0, 1)


def connect_glance(match: Match) -> Glance:
    view: Observation = match.view(0)
    seats = parsed_seating(match.table, match.start.seats).seats
    figure, corner = table_figure(view)
    return Glance(
        game="connect",
        title=phrase("game.connect"),
        line=by_seat(
            f"home.line.connect.{view.phase.value}", row_names(seats)[view.turn], view.left
        ),
        seats=seats,
        figure=figure,
        focus=_focus(view, corner),
        scores=tuple(map(len, view.taken)),
    )


def _focus(view: Observation, corner: tuple[int, int]) -> tuple[float, float]:
    """The tile with the most others around it, of these the one nearest to the middle: a maze of
    two arms has nothing there."""
    cells = {(tile.column, tile.row) for tile in map(placed, view.table)}
    middle = [(min(way) + max(way)) / 2 for way in zip(*cells, strict=True)]

    def rank(cell: tuple[int, int]) -> tuple[int, float, tuple[int, int]]:
        near = sum((cell[0] + x, cell[1] + y) in cells for x in AROUND for y in AROUND)
        return -near, dist(cell, middle), cell

    column, row = min(cells, key=rank)
    return column - corner[0] + 0.5, row - corner[1] + 0.5


def table_figure(view: Observation) -> tuple[Figure, tuple[int, int]]:
    """The table from its left upper corner on, and where that is."""
    tiles = [placed(laid) for laid in view.table]
    left, top = min(tile.column for tile in tiles), min(tile.row for tile in tiles)
    shadows, things = list[Sprite](), list[Sprite]()
    for tile in tiles:
        x, y = tile.column - left + 0.5, tile.row - top + 0.5
        shadows.append(Sprite("shadow", x + 0.012, y + 0.03, SHADOW_SHOWN / SHADOW))
        things += sprites_at(tile.tile, x, y)
    columns = max(tile.column for tile in tiles) - left + 1
    rows = max(tile.row for tile in tiles) - top + 1
    return Figure("connect", columns, rows, (*shadows, *things)), (left, top)
