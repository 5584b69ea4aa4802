"""What the curves of a review are made of: pawns, things, and the signs of remarkable turns."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.core.text import Label as Letters
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp
from kivy.utils import get_color_from_hex

from app.presenters.figures import Figure
from app.presenters.match.review_model import FASTEST, SIGNS, ReviewModel, lying_apart
from app.presenters.match.seats import SeatColor
from app.teacher.review import Mark
from app.ui.kit.atlas import atlas_for
from app.ui.kit.icon_key import glyph
from app.ui.kit.rounded import Rounded
from app.ui.kit.seat_colors import SEATS

SIGN, GLYPH = 24, 16
"""In dp: a disc, and the sign on it."""
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
NOW, ELSE = 1.2, 0.9
"""How large the sign of the turn that is looked at is, and how large the others are meanwhile."""
WHITE = (1.0, 1.0, 1.0, 1.0)


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
    """`pawn` is that of whoever moved now, `step` where the match stands; it lies on `paper`."""

    step: int
    pawn: str
    is_dark: bool
    ink: Sequence[float]
    paper: Sequence[float] = WHITE


class Signs(InstructionGroup):
    """Their middles lie at this height; `places` are those across the line, by steps."""

    def __init__(self) -> None:
        super().__init__()
        self.places: dict[int, float] = {}

    def show(self, model: ReviewModel, box: Box, middle: float, look: Look) -> None:
        self.clear()
        self.places.clear()
        steps = {sign.step for sign in model.signs}
        for sign, along in lying_apart(model.signs, look.step, box.steps, box.width, dp(SIGN)):
            x = self.places[sign.step] = box.left + along
            is_now = sign.step == look.step
            sign_at(self, sign.icon, x, middle, (ELSE, NOW)[is_now] if look.step in steps else 1.0)


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


def sign_at(group: InstructionGroup, icon: str, x: float, y: float, scale: float = 1.0) -> None:
    disc, ink = map(get_color_from_hex, TONES.get(icon, OTHERS))
    side = scale * dp(SIGN)
    group.add(Color(*disc))
    group.add(Rounded(radius=side / 2, pos=(x - side / 2, y - side / 2), size=(side, side)))
    group.add(Color(*ink))
    group.add(picture(letters(glyph(icon), "Icons", scale * dp(GLYPH)), x, y))


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
