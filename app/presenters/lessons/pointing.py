"""What a helping hand does: a gesture along places that the page of a game knows by name."""

from dataclasses import dataclass
from enum import StrEnum

from app.teacher.lessons import Gesture


class Place(StrEnum):
    """`SPARE` and `KEY` are one a page; the others have a number of their game."""

    SPARE = "spare"
    KEY = "key"
    OTHER = "other"
    ARROW = "arrow"
    CELL = "cell"
    TILE = "tile"
    SPOT = "spot"


@dataclass(frozen=True, slots=True)
class Spot:
    place: Place
    number: int = 0


@dataclass(frozen=True, slots=True)
class Pointing:
    """A tap on the only spot, which may be held, or a way along several."""

    gesture: Gesture
    spots: tuple[Spot, ...]
    is_held: bool = False

    @property
    def is_drag(self) -> bool:
        return len(self.spots) > 1

    @property
    def is_at_key(self) -> bool:
        """With words, which stay to be read."""
        return self.spots[0].place is Place.KEY

    @property
    def ends(self) -> tuple[Spot, ...]:
        """What is touched first, and where a way ends."""
        return (self.spots[0], *self.spots[1:][-1:])
