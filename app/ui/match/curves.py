"""The curves of a review in a box: a line a seat, what was found on it, its pawn at its end; and
the signs of remarkable turns, in a row of their own."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kivy.core.text import Label as Letters
from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.metrics import dp
from kivy.utils import get_color_from_hex

from app.presenters.figures import Figure
from app.presenters.match.review_model import Line as Curve
from app.presenters.match.review_model import ReviewModel, Sign
from app.presenters.match.seats import SeatColor
from app.ui.kit.atlas import atlas_for
from app.ui.kit.icon_key import glyph
from app.ui.kit.seat_colors import SEATS

SIGN, PAWN = 18, 30
FOUND = (12, 28)
"""How wide what was found is drawn: at least where much was, and at most."""
STRONG, FAINT = 1.0, 0.4
"""How much is seen of the signs of whoever moved, and of the others'."""


class Box(NamedTuple):
    """So many steps run from `left` over its width."""

    left: float
    bottom: float
    width: float
    height: float
    steps: int

    def at(self, step: int, height: float) -> tuple[float, float]:
        across = self.width * step / max(1, self.steps)
        return self.left + across, self.bottom + self.height * height


class Look(NamedTuple):
    """`pawn` is that of whoever moved now, `step` where the match stands."""

    step: int
    pawn: str
    is_dark: bool
    ink: Sequence[float]


class Curves(InstructionGroup):
    def show(self, model: ReviewModel, box: Box, look: Look) -> None:
        self.clear()
        for curve in model.lines:
            self._line(curve, box, look)
        for curve in model.lines:
            self._things(curve, box)

    def _line(self, curve: Curve, box: Box, look: Look) -> None:
        flat = [side for point in curve.points for side in box.at(point.step, point.height)]
        if flat:
            self.add(Color(*tint(curve.pawn, look)))
            self.add(Line(points=flat, width=dp(1.6), joint="round", cap="round"))

    def _things(self, curve: Curve, box: Box) -> None:
        least, most = FOUND
        found = [point for point in curve.points if point.figure.sprites]
        side = min(dp(most), max(dp(least), box.width / max(1, len(found)) / 1.2))
        for point in found:
            self.add(Color(1, 1, 1, 1))
            figure_at(self, point.figure, *box.at(point.step, point.height), side)
        if curve.points:
            x, y = box.at(curve.points[-1].step, curve.points[-1].height)
            pawn_at(self, curve.pawn, x + dp(PAWN) / 2, y - dp(4), dp(PAWN))


class Signs(InstructionGroup):
    """Their middles lie at this height."""

    def show(self, model: ReviewModel, box: Box, middle: float, look: Look) -> None:
        self.clear()
        names = {sign.pawn for sign in model.signs}
        for sign in _apart(model.signs, box, look):
            is_strong = sign.pawn == look.pawn or look.pawn not in names
            self.add(Color(*look.ink[:3], STRONG if is_strong else FAINT))
            x, _ = box.at(sign.step, 1)
            self.add(picture(letters(glyph(sign.icon), "Icons", dp(SIGN)), x, middle))


def tint(pawn: str, look: Look) -> Sequence[float]:
    """The colour of a seat that a fine line can have here."""
    color = SEATS[SeatColor(pawn)]
    found: Sequence[float] = get_color_from_hex(color.word_on_dark if look.is_dark else color.word)
    return found


def letters(text: str, font: str, size: float) -> Letters:
    found = Letters(text=text, font_name=font, font_size=size)
    found.refresh()
    return found


def picture(found: Letters, x: float, y: float) -> Rectangle:
    wide, high = found.texture.size
    return Rectangle(texture=found.texture, pos=(x - wide / 2, y - high / 2), size=(wide, high))


def pawn_at(group: InstructionGroup, pawn: str, x: float, y: float, side: float) -> None:
    texture = atlas_for("seats", side).region(f"pawn/{pawn}")
    group.add(Color(1, 1, 1, 1))
    group.add(_square(texture, x, y, side, side))


def figure_at(group: InstructionGroup, figure: Figure, x: float, y: float, side: float) -> None:
    """With its middle there, so wide."""
    cell = side / figure.columns
    atlas = atlas_for(figure.atlas, cell)
    left, top = x - side / 2, y + cell * figure.rows / 2
    for sprite in figure.sprites:
        wide, high = (part / atlas.cell * cell * sprite.scale for part in atlas.sizes[sprite.name])
        middle = left + sprite.x * cell, top - sprite.y * cell
        group.add(_square(atlas.region(sprite.name), *middle, wide, high))


def _square(texture: object, x: float, y: float, wide: float, high: float) -> Rectangle:
    return Rectangle(texture=texture, pos=(x - wide / 2, y - high / 2), size=(wide, high))


def _apart(signs: Sequence[Sign], box: Box, look: Look) -> Iterable[Sign]:
    """As many as can be told from each other: first that of the step, then those of its seat."""
    taken: list[float] = []
    for sign in sorted(signs, key=lambda one: (one.step != look.step, one.pawn != look.pawn)):
        x, _ = box.at(sign.step, 1)
        if all(abs(x - other) >= dp(SIGN) for other in taken):
            taken.append(x)
            yield sign
