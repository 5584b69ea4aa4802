"""What is at stake where several play Go: what all are after, and a claim that may be a slip."""

from dataclasses import dataclass

from app.games.go.board import TREASURE_CELLS, holes
from app.games.go.scoring import gain
from app.games.go.tiles import FINISH, SCORE_TILES, START_SPACE
from app.presenters.go.scores import signed
from app.presenters.go.table import GoTable
from app.presenters.phrase import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Stake:
    """What a score tile is worth: so many steps `on` with a solved board, so many `back` else."""

    on: int = 0
    back: int = 0

    @property
    def gained(self) -> str:
        return signed(self.on) if self.on else ""

    @property
    def lost(self) -> str:
        return signed(-self.back) if self.back else ""


NO_STAKE = Stake()


def stake(value: int) -> Stake:
    return Stake(gain(value, solved=True), max(0, -gain(value, solved=False)))


def stakes(table: GoTable) -> tuple[Stake, ...]:
    """Of all score tiles, the quickest seat's first."""
    return tuple(map(stake, SCORE_TILES[len(table.seats)]))


def missing(table: GoTable, seat: int) -> tuple[int, ...]:
    """Cells of rolled treasures that show through no tile: anybody sees that they are not
    joined."""
    shown = holes(table.own(seat).laid)
    cells = (TREASURE_CELLS[treasure - 1] for treasure in table.roll)
    return tuple(cell for cell in cells if not shown >> cell & 1)


def goal(table: GoTable) -> Phrase:
    """In a sentence, for whoever never played it with others."""
    seats = len(table.seats)
    best = max(SCORE_TILES[seats])
    return phrase("go.aim_of_several", start=START_SPACE[seats], finish=FINISH, best=best)
