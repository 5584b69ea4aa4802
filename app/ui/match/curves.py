"""The curves of a review in a box: a line a seat, its pawn at its end, bars behind, marks above."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kivy.core.text import Label as Letters
from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.metrics import dp
from kivy.utils import get_color_from_hex

from app.presenters.match.review_model import Line as Curve
from app.presenters.match.review_model import ReviewModel, Sign
from app.presenters.match.seats import SeatColor
from app.ui.kit.atlas import atlas_for
from app.ui.kit.icon_key import glyph
from app.ui.kit.rounded import Rounded
from app.ui.kit.seat_colors import SEATS

SIGN, PAWN, DOT = 15, 17, 9
STRONG, FAINT, BAR = 1.0, 0.34, 0.22
"""How much is seen of the line of whoever moved, of the others, and of the bars."""


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
        """Signs lie in a row of their own above the box."""
        self.clear()
        self._bars(model, box, look)
        names = {curve.pawn for curve in model.lines}
        for curve in sorted(model.lines, key=lambda one: one.pawn == look.pawn):
            is_strong = curve.pawn == look.pawn or look.pawn not in names
            self._curve(curve, box, look, STRONG if is_strong else FAINT)
        for sign in _apart(model.signs, box, look):
            is_strong = sign.pawn == look.pawn or look.pawn not in names
            self._sign(sign.icon, *box.at(sign.step, 1), look, STRONG if is_strong else FAINT)

    def _bars(self, model: ReviewModel, box: Box, look: Look) -> None:
        if model.bars:
            self.add(Color(*look.ink[:3], BAR))
        wide = min(dp(14), 0.6 * box.width / max(1, box.steps))
        for point in model.bars:
            x, y = box.at(point.step, point.height)
            self.add(Rectangle(pos=(x - wide / 2, box.bottom), size=(wide, y - box.bottom)))

    def _curve(self, curve: Curve, box: Box, look: Look, strength: float) -> None:
        if not curve.points:
            return
        color = SEATS[SeatColor(curve.pawn)]
        points = [box.at(point.step, point.height) for point in curve.points]
        tint = get_color_from_hex(color.word_on_dark if look.is_dark else color.word)
        self.add(Color(*tint[:3], strength))
        flat = [side for point in points for side in point]
        self.add(Line(points=flat, width=dp(1.3), joint="round", cap="round"))
        for point, (x, y) in zip(curve.points, points, strict=True):
            if point.step == look.step:
                self.add(_disc(x, y))
        x, y = points[-1]
        self.add(Color(1, 1, 1, strength))
        texture = atlas_for("seats", dp(PAWN)).region(f"pawn/{curve.pawn}")
        self.add(_picture(texture, x, y, dp(PAWN)))

    def _sign(self, icon: str, x: float, y: float, look: Look, strength: float) -> None:
        letters = Letters(text=glyph(icon), font_name="Icons", font_size=dp(SIGN))
        letters.refresh()
        self.add(Color(*look.ink[:3], strength))
        self.add(_picture(letters.texture, x, y + dp(SIGN) * 0.6, dp(SIGN)))


def _apart(signs: Sequence[Sign], box: Box, look: Look) -> Iterable[Sign]:
    """As many as can be told from each other: first that of the step, then those of its seat."""
    taken: list[float] = []
    for sign in sorted(signs, key=lambda one: (one.step != look.step, one.pawn != look.pawn)):
        x, _ = box.at(sign.step, 1)
        if all(abs(x - other) >= dp(SIGN) for other in taken):
            taken.append(x)
            yield sign


def _disc(x: float, y: float) -> Rounded:
    side = dp(DOT)
    return Rounded(radius=side / 2, pos=(x - side / 2, y - side / 2), size=(side, side))


def _picture(texture: object, x: float, y: float, side: float) -> Rectangle:
    return Rectangle(texture=texture, pos=(x - side / 2, y - side / 2), size=(side, side))
