"""A roll of Go: its dice, how long each seat took for it as a bar, and how many tiles it asked for.
A tap leads to it."""

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup
from kivy.metrics import Metrics, dp, sp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from app.presenters.figures import Figure, Sprite
from app.presenters.match.review_model import FASTEST, Bar
from app.ui.kit.rounded import Rounded
from app.ui.match.curves import (
    SIGN,
    Look,
    figure_at,
    letters,
    pawn_at,
    picture,
    sign_at,
    tint,
)

EDGE, DICE, GAP, LINE, THICK, PAWN, FOOT = 10, 74, 12, 36, 16, 32, 28
"""In dp: around it, four dice and what is beside them; of a bar its line, how thick it is and whose
it is; and the line with the tiles."""
TIME, WORD, CLOCK = 16, 13, 48
"""In sp: two sizes of words, and how wide a time is."""
TILE, MOST = 20, 6
"""In dp, one of the tiles that a board has."""
NONE = "-"
"""Where there is no time: it was not solved."""
ONE_TILE = Figure("go", 2, 1, (Sprite("tile/5a/e", 1, 0.5),))


def row_height(bars: int) -> float:
    """In dp, of a row that is no larger than it must be."""
    return max(DICE, LINE * bars + FOOT * max(1.0, Metrics.fontscale)) + 2 * EDGE


class TimeRow(ButtonBehavior, Widget):
    """`text` says it to whoever has it read aloud, `fastest` what its sign means; it is drawn
    so many times larger than it must be."""

    bars: tuple[Bar, ...] = ObjectProperty(())
    text, fastest = StringProperty(), StringProperty()
    is_dark = BooleanProperty(False)
    scale = NumericProperty(1)
    ink = ColorProperty("#2B2018")
    faint = ColorProperty("#F3E7D3")

    def __init__(self, **kwargs: object) -> None:
        self._art = InstructionGroup()
        super().__init__(**kwargs)
        self.canvas.add(self._art)
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "bars", "scale", "is_dark", "ink", "faint", "fastest"):
            self.fbind(name, draw)

    @property
    def name(self) -> str:
        return str(self.text)

    def _draw(self, *_: object) -> None:
        self._art.clear()
        if self.bars:
            look = Look(-1, "", self.is_dark, self.ink, self.faint)
            _Row(self._art, self, float(self.scale), look).draw(self.bars, self.fastest)


class _Row:
    """`left` is where bars begin, `right` where times and words end; `low` lies the last line."""

    def __init__(self, group: InstructionGroup, row: TimeRow, scale: float, look: Look) -> None:
        self._group, self._row, self._scale, self._look = group, row, scale, look
        self._left = row.x + self._dp(EDGE + DICE + GAP)
        self._right = row.right - self._dp(EDGE)
        foot = self._dp(FOOT) * max(1.0, Metrics.fontscale)
        high = self._dp(LINE) * len(row.bars) + foot
        self._top = row.center_y + high / 2
        self._low = row.center_y - high / 2 + foot / 2

    def _dp(self, size: float) -> float:
        return float(dp(size) * self._scale)

    def draw(self, bars: Sequence[Bar], fastest: str) -> None:
        dice = self._dp(DICE)
        self._group.add(Color(1, 1, 1, 1))
        if bars[0].figure.sprites:
            middle = self._row.x + self._dp(EDGE) + dice / 2
            figure_at(self._group, bars[0].figure, middle, self._row.center_y, dice)
        for number, bar in enumerate(bars):
            self._bar(bar, self._top - self._dp(LINE) * (number + 0.5))
        words = letters(fastest, "RobotoMedium", sp(WORD) * self._scale)
        free = self._right - words.texture.width - 1.3 * self._dp(SIGN)
        self._asked(bars[0].fewest, free)
        if any(bar.is_fastest for bar in bars):
            self._group.add(Color(*self._look.ink))
            middle = self._right - words.texture.width / 2
            self._group.add(picture(words, middle, self._low))
            sign_at(self._group, FASTEST, free + 0.6 * self._dp(SIGN), self._low, self._scale)

    def _bar(self, bar: Bar, y: float) -> None:
        thick, pawn, clock = self._dp(THICK), self._dp(PAWN), sp(CLOCK) * self._scale
        room = self._right - clock - pawn / 2 - self._left
        wide = max(thick, room * bar.height)
        self._strip(y, room, self._look.paper)
        self._strip(y, wide, tint(bar.pawn, self._look))
        pawn_at(self._group, bar.pawn, self._left + wide, y, pawn)
        if bar.is_fastest and len(self._row.bars) > 1:
            aside = self._left + wide + (pawn + self._dp(SIGN)) / 2
            sign_at(self._group, FASTEST, aside, y, self._scale * 0.85)
        found = letters(bar.time or NONE, "RobotoBold", sp(TIME) * self._scale)
        self._group.add(Color(*self._look.ink))
        self._group.add(picture(found, self._right - found.texture.width / 2, y))

    def _strip(self, y: float, wide: float, color: Sequence[float]) -> None:
        thick = self._dp(THICK)
        self._group.add(Color(*color))
        place = (self._left, y - thick / 2)
        self._group.add(Rounded(radius=thick / 2, pos=place, size=(wide, thick)))

    def _asked(self, fewest: int, right: float) -> None:
        """As many tiles as it asked for, of those there are."""
        found = letters(str(fewest), "RobotoBold", sp(WORD) * self._scale)
        left = self._left + found.texture.width + self._dp(6)
        tile = min(self._dp(TILE), (right - left) / MOST)
        self._group.add(Color(*self._look.ink))
        self._group.add(picture(found, self._left + found.texture.width / 2, self._low))
        for number in range(MOST):
            self._group.add(Color(1, 1, 1, 1 if number < fewest else 0.2))
            figure_at(self._group, ONE_TILE, left + tile * (number + 0.5), self._low, 0.8 * tile)
