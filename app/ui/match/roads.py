"""A race as it is drawn: roads with what was found on them, and each pawn where it came to."""

from collections.abc import Sequence
from itertools import chain

from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.metrics import dp

from app.presenters.match.review_model import ReviewModel
from app.presenters.match.road import Lane, Placed, RoadPlan, Spot
from app.ui.kit.rounded import Rounded
from app.ui.match.curves import (
    CROWN_ICON,
    SIGN,
    Look,
    figure_at,
    letters,
    pawn_at,
    picture,
    rank,
    sign_at,
    tint,
)

ROAD, GONE = 0.42, 0.14
"""How wide a road is, and the line on it of the way that was gone, in pictures."""
START, FREE, READ, TEXT = 0.5, 0.62, 11, 0.42
"""In pictures, where a road begins and a place that was not reached; in dp, the least number that
can be read; how large one is, in pictures."""
PAWN, BADGE, COUNT = 0.95, 22, 13
"""In pictures, a pawn; in dp, the disc with how many it has, and the number in it."""
SQUARES, FINISH = 6, 1.5
"""Of the chequered place, across; and how wide it is, in pictures."""
HOLE = 0.55
"""Of a dot, what is hollow."""


class Roads(InstructionGroup):
    """`line` is the colour of what nobody has gone yet."""

    def show(
        self, model: ReviewModel, plan: RoadPlan, corner: Spot, look: Look, line: Sequence[float]
    ) -> None:
        self.clear()
        for lane in plan.lanes:
            drawn = _Drawn(self, plan, corner, look, tint(lane.pawn, look))
            drawn.road(lane, line)
            drawn.places(lane)
            drawn.pawn(lane, lane.pawn in model.winners)


class _Drawn:
    """One of them, in its ink."""

    def __init__(
        self,
        group: InstructionGroup,
        plan: RoadPlan,
        corner: Spot,
        look: Look,
        ink: Sequence[float],
    ) -> None:
        self._group, self._corner, self._look, self._ink = group, corner, look, ink
        self._side = dp(plan.side)

    def _at(self, spot: Spot) -> tuple[float, float]:
        return self._corner.x + dp(spot.x), self._corner.y + dp(spot.y)

    def road(self, lane: Lane, line: Sequence[float]) -> None:
        self._way(lane.way, ROAD * self._side, (*line[:3], 0.55))
        self._finish(*self._at(lane.goal))
        self._disc(*self._at(lane.start), START * self._side, self._ink)
        self._way(lane.gone, GONE * self._side, self._ink)

    def _way(self, spots: Sequence[Spot], wide: float, color: Sequence[float]) -> None:
        flat = [*chain.from_iterable(map(self._at, spots))]
        self._group.add(Color(*color))
        if len(spots) > 1:
            self._group.add(Line(points=flat, width=wide / 2, joint="round", cap="round"))

    def _finish(self, x: float, y: float) -> None:
        """Chequered."""
        wide = FINISH * self._side / SQUARES
        left, foot = x - wide * SQUARES / 2, y - wide * SQUARES / 2
        for dark, seen in ((True, 0.75), (False, 0.12)):
            self._group.add(Color(*self._look.ink[:3], seen))
            for row in range(SQUARES):
                for column in range(SQUARES):
                    if (row + column) % 2 == dark:
                        place = left + column * wide, foot + row * wide
                        self._group.add(Rectangle(pos=place, size=(wide, wide)))

    def places(self, lane: Lane) -> None:
        for number, spot in lane.free:
            self._free(number, *self._at(spot))
        for each in lane.placed:
            self._place(each, *self._at(each.spot))
        taken: list[Placed] = []
        for each in sorted(lane.placed, key=lambda one: rank(one.icon)):
            if each.icon and all(self._is_apart(each, other) for other in taken):
                taken.append(each)
                x, y = self._at(each.spot)
                sign_at(self._group, each.icon, x, y - 0.62 * self._side - dp(SIGN) / 2)

    def _is_apart(self, one: Placed, other: Placed) -> bool:
        across, up = (dp(abs(a - b)) for a, b in zip(one.spot, other.spot, strict=True))
        return max(across, up) >= dp(SIGN)

    def _place(self, each: Placed, x: float, y: float) -> None:
        if each.figure.sprites:
            self._group.add(Color(1, 1, 1, 1))
            figure_at(self._group, each.figure, x, y, self._side)
            return
        side = FREE * self._side if each.place else dp(each.dot)
        self._disc(x, y, side, self._ink)
        self._disc(x, y, HOLE * side, self._look.paper)

    def _free(self, number: int, x: float, y: float) -> None:
        """A place that was not reached, with its number where that can be read."""
        side, ink = FREE * self._side, self._look.ink
        self._disc(x, y, side, (*ink[:3], 0.35))
        self._disc(x, y, 0.84 * side, self._look.paper)
        size = TEXT * self._side
        if size >= dp(READ):
            self._group.add(Color(*ink[:3], 0.8))
            found = letters(str(number), "RobotoBold", size if number < 10 else 0.8 * size)
            self._group.add(picture(found, x, y))

    def pawn(self, lane: Lane, has_won: bool) -> None:
        """Who has most has a crown; how many it has is beside it."""
        x, y = self._at(lane.stands)
        side = max(dp(26), PAWN * self._side)
        pawn_at(self._group, lane.pawn, x, y, side)
        if has_won:
            sign_at(self._group, CROWN_ICON, x, y + 0.45 * side + dp(SIGN) / 2)
        right, above = x + 0.4 * side + dp(BADGE) / 2, y + 0.1 * side
        self._disc(right, above, dp(BADGE), self._ink)
        self._group.add(Color(*on(self._ink)))
        number = letters(str(lane.reached), "RobotoBold", dp(COUNT))
        self._group.add(picture(number, right, above))

    def _disc(self, x: float, y: float, side: float, color: Sequence[float]) -> None:
        self._group.add(Color(*color))
        corner = x - side / 2, y - side / 2
        self._group.add(Rounded(radius=side / 2, pos=corner, size=(side, side)))


def on(ink: Sequence[float]) -> tuple[float, float, float, float]:
    """Dark or light letters, whichever is seen better there."""
    light = 0.299 * ink[0] + 0.587 * ink[1] + 0.114 * ink[2]
    return (0.08, 0.06, 0.05, 1) if light > 0.55 else (1, 1, 1, 1)
