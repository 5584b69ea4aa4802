"""Rectangles on a sheet without overlap: largest first, each in the free box it fills best."""

from collections.abc import Iterable
from typing import NamedTuple


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    def overlaps(self, other: "Box") -> bool:
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )

    def holds(self, other: "Box") -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.x + other.width <= self.x + self.width
            and other.y + other.height <= self.y + self.height
        )

    def around(self, taken: "Box") -> Iterable["Box"]:
        """The largest boxes that remain when a part is taken."""
        right, bottom = self.x + self.width, self.y + self.height
        taken_right, taken_bottom = taken.x + taken.width, taken.y + taken.height
        yield Box(self.x, self.y, taken.x - self.x, self.height)
        yield Box(taken_right, self.y, right - taken_right, self.height)
        yield Box(self.x, self.y, self.width, taken.y - self.y)
        yield Box(self.x, taken_bottom, self.width, bottom - taken_bottom)


def packed(sizes: dict[str, tuple[int, int]], width: int, height: int) -> dict[str, Box]:
    """A place for each name, or OverflowError."""
    free = [Box(0, 0, width, height)]
    places: dict[str, Box] = {}
    for name in sorted(sizes, key=lambda name: (-sizes[name][0] * sizes[name][1], name)):
        place = _best(free, *sizes[name])
        if place is None:
            raise OverflowError(f"{name}: {len(places)} of {len(sizes)} fit on {width} x {height}")
        places[name] = place
        free = _remaining(free, place)
    return places


def _best(free: list[Box], width: int, height: int) -> Box | None:
    """In the free box that it fills best along the side with more room left."""
    fitting = [box for box in free if box.width >= width and box.height >= height]
    if not fitting:
        return None
    box = min(fitting, key=lambda box: (max(box.width - width, box.height - height), box))
    return Box(box.x, box.y, width, height)


def _remaining(free: list[Box], taken: Box) -> list[Box]:
    left = [box for box in free if not box.overlaps(taken)]
    cut = [box for box in free if box.overlaps(taken)]
    pieces = {piece for box in cut for piece in box.around(taken) if min(piece[2:]) > 0}
    return left + [
        piece
        for piece in sorted(pieces)
        if not any(box.holds(piece) for box in left)
        and not any(other != piece and other.holds(piece) for other in pieces)
    ]
