"""What stands around a gesture that is wanted: frames where it begins and ends, and an arrow."""

from collections.abc import Sequence

from kivy.core.text import Label as Letters
from kivy.graphics import Color, InstructionGroup, Line, Rectangle, Triangle
from kivy.metrics import dp

from app.presenters.lessons.ghost import Point
from app.presenters.lessons.marks import NO_WORDS, Arrow, Mark, arrow, badge_at, beside
from app.ui.kit.icon_key import glyph
from app.ui.kit.rounded import Rounded

GLOW, DARK = (0.949, 0.655, 0.231, 1.0), (0.169, 0.106, 0.063, 0.8)
EDGE, WIDE, CORNER = 6.5, 3.5, 12.0
"""In dp: how wide a frame is with its edge, and without, and how round."""
BADGE, SIGN = 26.0, 19.0


class GhostMarks(InstructionGroup):
    """`words` are what an arrow leaves out, `head` what a badge does; `top` is the page's."""

    words, head, top = NO_WORDS, NO_WORDS, 0.0

    def show(self, way: tuple[Point, ...], marks: Sequence[Mark], signs: Sequence[str]) -> None:
        """The last mark is where the way ends."""
        self.clear()
        found = arrow(way, marks[-1], dp(1)) if len(way) > 1 and marks else None
        if found is not None:
            self._arrow(found)
        for mark, sign in zip(marks, signs, strict=True):
            self._frame(mark)
            if sign:
                self._badge(mark, sign)

    def _arrow(self, found: Arrow) -> None:
        pieces = [[x for point in each for x in point] for each in beside(found.line, self.words)]
        head = [x for point in found.head for x in point]
        for color, width in ((DARK, EDGE), (GLOW, WIDE)):
            self.add(Color(*color))
            for points in pieces:
                self.add(Line(points=points, width=dp(width) / 2, cap="round", joint="round"))
            self.add(Line(points=head, width=dp(width - WIDE + 1) / 2, close=True, joint="round"))
        self.add(Triangle(points=head))

    def _frame(self, mark: Mark) -> None:
        left, bottom = mark.x - mark.width / 2, mark.y - mark.height / 2
        corner = min(dp(CORNER), mark.width / 2, mark.height / 2)
        for color, width in ((DARK, EDGE), (GLOW, WIDE)):
            self.add(Color(*color))
            box = (left, bottom, mark.width, mark.height, corner)
            self.add(Line(rounded_rectangle=box, width=dp(width) / 2))

    def _badge(self, mark: Mark, sign: str) -> None:
        side, edge = dp(BADGE), dp(EDGE - WIDE)
        x, y = badge_at(mark, side + edge, self.top, self.head)
        for color, size in ((DARK, side + edge), (GLOW, side)):
            self.add(Color(*color))
            self.add(Rounded(radius=size, pos=(x - size / 2, y - size / 2), size=(size, size)))
        letters = Letters(text=glyph(sign), font_name="Icons", font_size=dp(SIGN))
        letters.refresh()
        self.add(Color(*DARK[:3], 1))
        wide, high = letters.texture.size
        where = x - wide / 2, y - high / 2
        self.add(Rectangle(texture=letters.texture, pos=where, size=(wide, high)))
