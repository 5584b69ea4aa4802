"""A glance at a match of Shift: the board from above, around the pawn at move."""

from app.core.sides import SIDES, sides_text
from app.games.shift.maze import CELLS, SIZE, cell_text
from app.games.shift.observe import Observation
from app.games.shift.tiles import FIXED
from app.presenters.figures import Figure, Sprite
from app.presenters.match.glance import Glance
from app.presenters.match.seats import by_seat, parsed_seating, row_names
from app.presenters.phrase import phrase
from app.presenters.shift.table import shift_round
from app.session.match import Match

NEAR = 1.0
"""How many cells from the edge a picture of a part of the board has its middle at least."""


def shift_glance(match: Match) -> Glance:
    view: Observation = match.view(0)
    seats = parsed_seating(match.table, match.start.seats).seats
    edition = view.setup.edition.value
    return Glance(
        game="shift",
        title=phrase(f"edition.{edition}"),
        line=by_seat(
            f"home.line.shift.{view.phase.value}",
            row_names(seats)[view.turn],
            number=shift_round(match, len(match.moves)),
        ),
        seats=seats,
        figure=_shift_figure(view),
        focus=_focus(view.pawns[view.turn]),
        scores=tuple(len(hand.found) for hand in view.hands),
    )


def _focus(cell: int) -> tuple[float, float]:
    """The cell, but not so near the edge that the picture would go beyond it."""
    column, row = (
        min(max(part, NEAR), SIZE - 1 - NEAR) + 0.5 for part in (cell % SIZE, cell // SIZE)
    )
    return column, row


def _shift_figure(view: Observation) -> Figure:
    """The board from above, as everybody sees it."""
    return Figure(view.setup.edition.value, SIZE, SIZE, tuple(board_sprites(view)))


def board_sprites(view: Observation) -> list[Sprite]:
    """Tiles, targets, pawns."""

    def sprite(name: str, cell: int) -> Sprite:
        return Sprite(name, cell % SIZE + 0.5, cell // SIZE + 0.5)

    maze = view.maze
    pilot = () if view.pilot is None else (("dark", view.pilot),)
    pawns = (*zip((c.value for c in view.setup.colors), view.pawns, strict=True), *pilot)
    sprites = [sprite(_tile_name(view, cell), cell) for cell in CELLS]
    sprites += [sprite(f"mark/m{n + 1}", cell) for n, cell in enumerate(maze.targets) if cell >= 0]
    return sprites + [sprite(f"pawn/{color}", cell) for color, cell in pawns]


def tiles_of(view: Observation) -> Figure:
    """The maze alone, without what lies and stands on it."""
    tiles = (
        Sprite(_tile_name(view, cell), cell % SIZE + 0.5, cell // SIZE + 0.5) for cell in CELLS
    )
    return Figure(view.setup.edition.value, SIZE, SIZE, tuple(tiles))


def _tile_name(view: Observation, cell: int) -> str:
    planes = zip(SIDES, view.maze.planes, strict=True)
    sides = sides_text(sum(side for side, plane in planes if plane >> cell & 1))
    return f"fixed/{sides}" if cell_text(cell) in FIXED else f"tile/{sides}/{cell % 2}"
