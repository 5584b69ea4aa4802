"""What is at stake where several play Go: what all are after, and a claim that may be a slip."""

from app.games.go.board import TREASURE_CELLS, holes
from app.games.go.tiles import FINISH, SCORE_TILES, START_SPACE
from app.presenters.go.table import GoTable
from app.presenters.phrase import Phrase, phrase


def missing(table: GoTable, seat: int) -> int:
    """Rolled treasures that show through no tile: anybody sees that they are not joined."""
    shown = holes(table.own(seat).laid)
    cells = (TREASURE_CELLS[treasure - 1] for treasure in table.roll)
    return sum(not shown >> cell & 1 for cell in cells)


def goal(table: GoTable) -> Phrase:
    """In a sentence, for whoever never played it with others."""
    seats = len(table.seats)
    best = max(SCORE_TILES[seats])
    return phrase("go.aim_of_several", start=START_SPACE[seats], finish=FINISH, best=best)
