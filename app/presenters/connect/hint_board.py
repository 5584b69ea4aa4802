"""What a hint of Connect shows on the table, from what its seat may know."""

from dataclasses import replace

from app.games.connect.moves import Take
from app.games.connect.table import cell_at, column_row
from app.presenters.connect.board_model import BoardModel, Ring
from app.presenters.match.guide import Guide, Step


def hinted(board: BoardModel, guide: Guide) -> BoardModel:
    """Where to look; or, with the reason, which of the matched tiles it takes."""
    if guide.step is Step.LOOK:
        return replace(board, look=tuple(map(column_row, guide.cells)))
    takes = [move for move in guide.hint.moves if isinstance(move, Take)]
    if guide.step is not Step.WHY or not takes:
        return board
    rings = tuple(replace(ring, is_taken=_is_in(ring, takes[0])) for ring in board.rings)
    return replace(board, rings=rings)


def _is_in(ring: Ring, take: Take) -> bool:
    return cell_at(round(ring.x), round(ring.y)) in take.cells
