"""Three stars, the middle one larger: those that were won are full, and come one after another.

Where something else is counted there is a number in their place, or a sign.
"""

from typing import Any

from kivy.animation import AnimationTransition
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label

from app.solo.stars import MOST
from app.ui.kit.icon_key import glyph
from app.ui.kit.swell import Scaled

SIZES, NUMBER = (0.76, 1.0, 0.76), 0.8
"""Of the height."""
RISE = 0.13
"""How much higher the middle one stands."""
BEGINS, LASTS = 0.22, 0.5
"""Between two stars, and how long one takes, of the whole."""


class StarRow(FloatLayout):
    """`share` is how far they have come; `text` says by ear how many are won."""

    is_spoken, text = True, StringProperty()
    won = NumericProperty(0)
    count = StringProperty()
    sign = StringProperty()
    share = NumericProperty(1)
    ink = ColorProperty((1, 0.7, 0.2, 1))
    faint = ColorProperty((0.5, 0.5, 0.5, 1))

    def __init__(self, **kwargs: Any) -> None:
        self._stars = [Label(font_name="Icons", size_hint=(None, None)) for _ in range(MOST)]
        self._number = Label(font_name="RobotoBlack")
        self._scaled = {each: Scaled(each) for each in (*self._stars, self._number)}
        super().__init__(**{"size": (0, 0), **kwargs})
        for shown in self._scaled:
            self.add_widget(shown)
        for name in ("won", "count", "sign", "share", "pos", "size", "ink", "faint"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: object) -> None:
        pop = AnimationTransition.out_back
        across = self.height * 0.88
        self._show_number()
        for number, star in enumerate(self._stars):
            is_won = number < self.won
            come = max(0.0, min(1.0, (self.share - number * BEGINS) / LASTS))
            size = self.height * SIZES[number]
            star.text = glyph("star" if is_won else "star-outline") if self.height else ""
            star.color = self.ink if is_won else self.faint
            star.font_size = max(1.0, 0.94 * size)
            star.opacity = float(not self._number.text and (come > 0 or not is_won))
            star.size = size, size
            star.center_x = self.x + self.width / 2 + (number - 1) * across
            rise = RISE * self.height * (0.5 if number == 1 else -0.5)
            star.center_y = self.y + self.height / 2 + rise
            self._scaled[star].to(pop(come) if is_won else 1)

    def _show_number(self) -> None:
        come = AnimationTransition.out_back(max(0.0, min(1.0, self.share / LASTS)))
        shown = self._number
        shown.font_name = "Icons" if self.sign else "RobotoBlack"
        shown.text = (self.count or glyph(self.sign)) if self.height else ""
        shown.color = self.ink
        shown.pos, shown.size = self.pos, self.size
        shown.font_size = max(1.0, (1 if self.sign else NUMBER) * self.height)
        self._scaled[shown].to(come)
