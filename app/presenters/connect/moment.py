"""A turn of Connect from near by: the tile that was laid, its matches, and which ones it takes."""

from collections.abc import Sequence

from app.games.connect.moves import Lay, Take
from app.games.connect.observe import Observation
from app.games.connect.state import State
from app.games.connect.table import column_row
from app.presenters.connect.board_model import BoardModel, still_board, with_taken
from app.presenters.connect.glance import table_figure
from app.presenters.connect.log import turn_phrases
from app.presenters.figures import Figure, Sprite
from app.presenters.match.look_back import seen_after
from app.presenters.match.moment import Moment
from app.presenters.phrase import Field, counted
from app.session.match import Match
from app.teacher.review import Reviewed

JOY, JOY_ICON = "most", "cards-outline"
NEAR, LEAST, ACROSS = 2.2, 3.0, 1.3
"""Cells that are seen with those it is about, and at least; and how much wider than high."""
PLUS = "badge/plus"
LIFTED, RING, PLUS_ASIDE = 1.675, 1.476, 0.42
"""A line around a tile; a ring and its plus by the creature within."""


def played(match: Match, turn: Reviewed, names: tuple[Field, ...]) -> Moment:
    said = turn_phrases(match.events_of(turn.span.moves[-1]), names)
    return _moment(match, turn.span.moves[0] + 1, turn, said[0] if said else "")


def possible(line: Match, turn: Reviewed, _names: tuple[Field, ...]) -> Moment:
    words = counted("review.connect.near", turn.before or 0)
    return _moment(line, 1, turn, words)


def joy(_match: Match, turn: Reviewed) -> int:
    """How many tiles were taken."""
    return turn.after or 0


joyful = played


def signs(_match: Match, _turn: Reviewed) -> tuple[Figure, ...]:
    """Its curve is about how many there are."""
    return ()


def _moment(match: Match, moves: int, turn: Reviewed, words: Field) -> Moment:
    """As the tile lay that was laid by the last of so many moves, before any was taken."""
    lay: Lay = match.moves[moves - 1]
    take: Take = match.moves[moves]
    view: Observation = seen_after(match, moves, turn.seat)
    figure, (left, top) = table_figure(view)
    cells = [column_row(cell) for cell in {lay.cell, *take.cells}]
    state: State = match.state_after(moves)
    board = with_taken(still_board(state), [cell for cell in cells if cell != column_row(lay.cell)])
    columns, rows = zip(*cells, strict=True)
    high, wide = max(rows) - min(rows) + NEAR, max(columns) - min(columns) + NEAR
    focus = (
        (min(columns) + max(columns)) / 2 - left + 0.5,
        (min(rows) + max(rows)) / 2 - top + 0.5,
    )
    marks = _marks(board, column_row(lay.cell), left - 0.5, top - 0.5)
    shown = Figure(figure.atlas, figure.columns, figure.rows, _between(figure.sprites, marks))
    return Moment(words, shown, focus, max(LEAST, high, wide / ACROSS))


def _between(sprites: Sequence[Sprite], marks: Sequence[Sprite]) -> tuple[Sprite, ...]:
    """Marks lie on the tiles, creatures and a plus on them."""
    above = [sprite for sprite in sprites if sprite.name.startswith("creature/")]
    below = [sprite for sprite in sprites if sprite not in above]
    pluses = [mark for mark in marks if mark.name == PLUS]
    return (*below, *(mark for mark in marks if mark not in pluses), *above, *pluses)


def _marks(board: BoardModel, laid: tuple[int, int], left: float, top: float) -> list[Sprite]:
    column, row = laid
    found = [Sprite("outline/lifted", column - left, row - top, LIFTED)]
    found += [Sprite("bead", x - left, y - top) for x, y in board.beads]
    for ring in board.rings:
        x, y, aside = ring.x - left, ring.y - top, PLUS_ASIDE * ring.width
        found.append(Sprite("ring/match", x, y, RING * ring.width))
        found += [Sprite(PLUS, x + aside, y - aside)] * ring.is_taken
    return found
