"""The stamp of a day: a treasure from the maze, whatever game was solved; golden once all were."""

from dataclasses import dataclass
from datetime import date

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.phrase import Field, phrase

EDITION = "magic"
STRIDE = 7
"""Days side by side, and one below the other, have other treasures."""


@dataclass(frozen=True, slots=True)
class Stamp:
    figure: Figure = NO_FIGURE
    name: Field = ""
    is_gold: bool = False

    @property
    def told(self) -> Field:
        return phrase("solo.stamp", name=self.name)

    @property
    def treat(self) -> Field:
        """For all puzzles of today."""
        return phrase("solo.stamp.today", name=self.name)


NO_STAMP = Stamp()


def stamp_of(day: date, is_gold: bool = False) -> Stamp:
    """A start imports no game for a stamp that nobody has won."""
    from app.games.shift.tiles import TARGETS
    from app.presenters.shift.board_model import medallion
    from app.presenters.shift.log import target_phrase

    number = day.toordinal()
    mark = TARGETS[(number + number // STRIDE * STRIDE) % len(TARGETS)]
    return Stamp(medallion(EDITION, mark), target_phrase(EDITION, mark), is_gold)
