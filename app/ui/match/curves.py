"""The curves of a review in a box: a stair a seat, what was found on it, its pawn at its end; and
the signs of remarkable turns, in a row of their own."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from kivy.core.text import Label as Letters
from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.metrics import dp
from kivy.utils import get_color_from_hex

from app.presenters.figures import Figure
from app.presenters.match.review_model import FASTEST, SIGNS, Point, ReviewModel, Sign
from app.presenters.match.review_model import Line as Curve
from app.presenters.match.seats import SeatColor
from app.teacher.review import Mark
from app.ui.kit.atlas import atlas_for
from app.ui.kit.icon_key import glyph
from app.ui.kit.rounded import Rounded
from app.ui.kit.seat_colors import SEATS

SIGN, GLYPH, PAWN = 24, 16, 34
WIDE, LARGER = 480, 1.5
"""In dp: from how wide a box on pawns and what was found are so much larger."""
FOUND = (24, 38)
"""How wide what was found is drawn: at least where much was, and at most."""
THICK, ASIDE, BODY, BESIDE = 4, 5, 0.12, 0.62
"""In dp: a stair, and how far one lies from the next; how clearly its body is seen; and in pawns,
how far they stand apart."""
CROWN_ICON = "crown"
GOLD = ("#F2A73B", "#2B1B10")
TONES = {
    SIGNS[Mark.BRILLIANT]: GOLD,
    SIGNS[Mark.DECIDED]: ("#0B5F63", "#FFFFFF"),
    CROWN_ICON: GOLD,
    FASTEST: GOLD,
}
OTHERS = "#8A6A1E", "#FFFFFF"
"""The disc of a sign, and the sign on it."""
STRONG, FAINT = 1.0, 0.4
"""How much is seen of the sign of the turn that is looked at, and of the others meanwhile."""
RANKS = (SIGNS[Mark.DECIDED], SIGNS[Mark.BRILLIANT])
"""These come first where not all signs have room."""
ROOM, CROWN = 1.5, 0.92
"""How far from each other what was found lies at least, in its own width; how far above the middle
of a pawn the crown of who won stands, in pawns."""


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

    def aside(self, number: int, count: int) -> "Box":
        """For one of several stairs, none of which hides another."""
        up = dp(ASIDE) * (number - (count - 1) / 2)
        return self._replace(bottom=self.bottom + up)


class Look(NamedTuple):
    """`pawn` is that of whoever moved now, `step` where the match stands."""

    step: int
    pawn: str
    is_dark: bool
    ink: Sequence[float]


class Curves(InstructionGroup):
    """Stairs side by side, however many lead over the same height."""

    def show(self, model: ReviewModel, box: Box, look: Look) -> None:
        self.clear()
        count = len(model.lines)
        for number, curve in enumerate(model.lines):
            self._stair(curve, box.aside(number, count), look)
        taken: list[tuple[float, float]] = []
        for number, curve in enumerate(model.lines):
            self._things(curve, box.aside(number, count), taken)
        self._pawns(model, box)

    def _stair(self, curve: Curve, box: Box, look: Look) -> None:
        red, green, blue = tint(curve.pawn, look)[:3]
        self.add(Color(red, green, blue, BODY))
        ends = [*curve.points[1:], Point(box.steps, 0)]
        flat: list[float] = []
        for point, after in zip(curve.points, ends, strict=True):
            (x, y), (right, _) = box.at(point.step, point.height), box.at(after.step, 0)
            self.add(Rectangle(pos=(x, box.bottom), size=(right - x, y - box.bottom)))
            flat += (x, y, right, y)
        self.add(Color(red, green, blue, 1))
        self.add(Line(points=flat, width=dp(THICK) / 2, joint="round", cap="round"))

    def _things(self, curve: Curve, box: Box, taken: list[tuple[float, float]]) -> None:
        """What led up a step lies on its edge; where there are too many, those that have room, the
        last one first."""
        least, most = (side * larger(box.width) for side in FOUND)
        found = [point for point in curve.points if point.figure.sprites]
        places = [box.at(point.step, point.height) for point in found]
        between = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)]
        side = min(dp(most), max(dp(least), 0.9 * min(between, default=dp(most))))
        for point, place in reversed([*zip(found, places, strict=True)]):
            if all(hypot(place[0] - x, place[1] - y) >= ROOM * side for x, y in taken):
                taken.append(place)
                self.add(Color(1, 1, 1, 1))
                figure_at(self, point.figure, *place, side)

    def _pawns(self, model: ReviewModel, box: Box) -> None:
        """At the end, each as high as it came; those equally high in a row. Who won has a crown."""
        beside: Counter[float] = Counter()
        side = dp(PAWN) * larger(box.width)
        for curve in model.lines:
            height = curve.points[-1].height
            x, y = box.at(box.steps, height)
            x += side * (0.5 + BESIDE * beside[height])
            beside[height] += 1
            pawn_at(self, curve.pawn, x, y + 0.3 * side, side)
            if curve.pawn in model.winners:
                sign_at(self, CROWN_ICON, x, y + 0.3 * side + CROWN * side)


def larger(width: float) -> float:
    return LARGER if width >= dp(WIDE) else 1.0


def beside(curves: Sequence[Curve], width: float) -> float:
    """How much room the pawns need at the end."""
    rows = Counter(curve.points[-1].height for curve in curves)
    return dp(PAWN) * larger(width) * (1 + BESIDE * (max(rows.values(), default=1) - 1))


class Signs(InstructionGroup):
    """Their middles lie at this height."""

    def show(self, model: ReviewModel, box: Box, middle: float, look: Look) -> None:
        self.clear()
        steps = {sign.step for sign in model.signs}
        for sign in _apart(model.signs, box, look):
            is_strong = sign.step == look.step or look.step not in steps
            x, _ = box.at(sign.step, 1)
            sign_at(self, sign.icon, x, middle, STRONG if is_strong else FAINT)


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


def sign_at(group: InstructionGroup, icon: str, x: float, y: float, seen: float = 1.0) -> None:
    disc, ink = map(get_color_from_hex, TONES.get(icon, OTHERS))
    side = dp(SIGN)
    group.add(Color(*disc[:3], seen))
    group.add(Rounded(radius=side / 2, pos=(x - side / 2, y - side / 2), size=(side, side)))
    group.add(Color(*ink[:3], seen))
    group.add(picture(letters(glyph(icon), "Icons", dp(GLYPH)), x, y))


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
    """As many as can be told from each other: first that of the step, then the rarest."""
    taken: list[float] = []
    for sign in sorted(signs, key=lambda one: (one.step != look.step, one.icon not in RANKS)):
        x, _ = box.at(sign.step, 1)
        if all(abs(x - other) >= dp(SIGN) for other in taken):
            taken.append(x)
            yield sign
