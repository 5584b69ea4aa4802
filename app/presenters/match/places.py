"""Areas of a page of a match, from the bottom left: bar, seats, board and sheet, and its shape."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar


class Shape(StrEnum):
    """How the parts lie; each game says which of them it has."""

    TALL = "tall"
    COMPACT = "compact"
    SLIM = "slim"
    BESIDE = "beside"
    COLUMN = "column"
    AROUND = "around"
    LYING = "lying"


@dataclass(frozen=True, slots=True)
class Area:
    x: float
    y: float
    width: float
    height: float

    @property
    def pos(self) -> tuple[float, float]:
        return self.x, self.y

    @property
    def size(self) -> tuple[float, float]:
        return self.width, self.height

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def top(self) -> float:
        return self.y + self.height

    def scaled(self, unit: float, left: float, bottom: float) -> "Area":
        """So many pixels a dp, in a space that begins there."""
        x, y = self.x * unit + left, self.y * unit + bottom
        return Area(x, y, self.width * unit, self.height * unit)

    def mirrored(self, width: float) -> "Area":
        return replace(self, x=width - self.x - self.width)


NOWHERE = Area(0, 0, 1, 1)
P = TypeVar("P", bound="Places")


@dataclass(frozen=True, slots=True)
class Places:
    """`sheet` holds what is done now: the turn, how it ended, looking back."""

    shape: Shape = Shape.TALL
    bar: Area = NOWHERE
    seats: Area = NOWHERE
    board: Area = NOWHERE
    sheet: Area = NOWHERE

    @property
    def is_stacked(self) -> bool:
        """The sheet lies below the board."""
        return self.shape in {Shape.TALL, Shape.COMPACT, Shape.SLIM}

    def scaled(self: P, unit: float, left: float, bottom: float) -> P:
        return replace(
            self,
            bar=self.bar.scaled(unit, left, bottom),
            seats=self.seats.scaled(unit, left, bottom),
            board=self.board.scaled(unit, left, bottom),
            sheet=self.sheet.scaled(unit, left, bottom),
        )

    def with_foot(self: P, foot: float) -> P:
        """The sheet reaches the edge of the screen, under the system's bar."""
        sheet = self.sheet
        return replace(self, sheet=Area(sheet.x, sheet.y - foot, sheet.width, sheet.height + foot))

    def mirrored(self: P, width: float) -> P:
        """For the other thumb: only where board and sheet lie beside each other is there a side
        to change."""
        if self.is_stacked:
            return self
        return replace(
            self,
            bar=self.bar.mirrored(width),
            seats=self.seats.mirrored(width),
            board=self.board.mirrored(width),
            sheet=self.sheet.mirrored(width),
        )
