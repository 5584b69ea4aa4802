"""A short match turn by turn: a lane a seat, on it a bead a turn, with what was found, or with how
far it came; it climbs towards a find, and the sign of a remarkable turn is at its bead."""

from collections.abc import Iterator, Sequence

from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp

from app.presenters.match.review_model import Bead, Lane, ReviewModel
from app.ui.kit.rounded import Rounded
from app.ui.match.curves import (
    CROWN,
    CROWN_ICON,
    Box,
    Look,
    figure_at,
    letters,
    pawn_at,
    picture,
    sign_at,
    tint,
)

PAWN, BEAD, FOUND = (34, 64), (26, 56), 1.3
"""In dp, at least and at most; and how much larger than a bead what was found is."""
THICK, SHARE, TEXT, ASIDE = 4, 0.62, 0.5, 0.62
"""In dp, the lane; how much of what is from bead to bead one fills; its number; and how far from
its middle its sign stands, in beads."""
CLIMB, AROUND = 3.4, 3.0
"""In beads: how much higher a find lies than what is farthest from it, and what is free around."""
WHITE = (1, 1, 1, 1)


class Lanes(InstructionGroup):
    """The first seat's is the highest."""

    def show(self, model: ReviewModel, box: Box, look: Look) -> None:
        self.clear()
        high = box.height / max(1, len(model.lanes))
        for lane, y in rows(model, box):
            self._lay(lane, y, high, box, look, lane.pawn in model.winners)

    def _lay(self, lane: Lane, y: float, high: float, box: Box, look: Look, has_won: bool) -> None:
        pawn, ink = pawn_side(box, high), tint(lane.pawn, look)
        places = dict(beads(lane, box, pawn))
        side = bead_side([*places.values()], high)
        climb = max(0.0, min(CLIMB * side, high - AROUND * side))
        low = y - climb / 2
        found = [(bead, x, low + climb * bead.height) for bead, x in places.items()]
        way = [(box.left + pawn / 2, low), *((x, up) for _, x, up in found)]
        self.add(Color(*ink))
        flat = [each for point in way for each in point]
        self.add(Line(points=flat, width=dp(THICK) / 2, joint="round", cap="round"))
        pawn_at(self, lane.pawn, box.left + pawn / 2, low, pawn)
        if has_won:
            sign_at(self, CROWN_ICON, box.left + pawn / 2, low + CROWN * 0.7 * pawn)
        for bead, x, up in found:
            self._bead(bead, x, up, side, ink)

    def _bead(self, bead: Bead, x: float, y: float, side: float, ink: Sequence[float]) -> None:
        if bead.figure.sprites:
            self.add(Color(*WHITE))
            figure_at(self, bead.figure, x, y, FOUND * side)
        else:
            self.add(Color(*ink))
            self.add(Rounded(radius=side / 2, pos=(x - side / 2, y - side / 2), size=(side, side)))
            if bead.text:
                self.add(Color(*_on(ink)))
                self.add(picture(letters(bead.text, "RobotoBold", TEXT * side), x, y))
        if bead.icon:
            sign_at(self, bead.icon, x, y + (ASIDE * side + dp(14)))


def rows(model: ReviewModel, box: Box) -> Iterator[tuple[Lane, float]]:
    """With the heights of their middles."""
    high = box.height / max(1, len(model.lanes))
    for number, lane in enumerate(model.lanes):
        yield lane, box.bottom + box.height - (number + 0.5) * high


def pawn_side(box: Box, high: float) -> float:
    return float(max(dp(PAWN[0]), min(dp(PAWN[1]), 0.4 * high, 0.16 * box.width)))


def beads(lane: Lane, box: Box, pawn: float) -> Iterator[tuple[Bead, float]]:
    """With where they lie, evenly: who has had a turn less has one place free at the end."""
    left = box.left + 1.25 * pawn
    step = (box.left + box.width - left) / max(1, box.steps)
    for number, bead in enumerate(lane.beads):
        yield bead, left + (number + 0.5) * step


def bead_side(places: Sequence[float], high: float) -> float:
    """As large as there is room, a few beads no larger than many of them could be."""
    step = places[1] - places[0] if len(places) > 1 else dp(BEAD[1]) / SHARE
    return float(max(dp(BEAD[0]) * 0.8, min(dp(BEAD[1]), SHARE * step, 0.4 * high)))


def _on(ink: Sequence[float]) -> tuple[float, float, float, float]:
    """Dark or light letters, whichever is seen better there."""
    light = 0.299 * ink[0] + 0.587 * ink[1] + 0.114 * ink[2]
    return (0.08, 0.06, 0.05, 1) if light > 0.55 else WHITE
