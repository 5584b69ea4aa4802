"""A button as wide as its words need, half round at its ends; one strong one a screen (LOOK 1)."""

from kivy.core.text import Label as Measure
from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown
from app.ui.kit.text import least_width
from app.ui.kit.theme import ROLES

MARGINS = {False: (8, 16), True: (2, 8)}
"""Above and beside the words at least, by `is_tight`."""


class Pill(Shown, ButtonBehavior, BoxLayout):
    """`words_width` is that of its words in one line, in their usual size; the sign stays near, and
    `content` is that of both.

    `seat_fill` and `seat_ink` are for the kind that has a seat's colour in every theme;
    `is_tight` leaves the least around words where room is short, and `role` is how large they are.
    A sign that is `instead` stands for words one of which would break, however small.
    """

    text = StringProperty()
    icon, instead = StringProperty(), StringProperty()
    kind = OptionProperty("strong", options=["strong", "soft", "tonal", "accent", "seat"])
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
    seat_fill = ColorProperty((0, 0, 0, 0))
    seat_ink = ColorProperty((1, 1, 1, 1))
    words_width = NumericProperty(0)
    content = NumericProperty(0)
    is_tight = BooleanProperty(False)
    role = StringProperty("title_m")
    faint = NumericProperty(0.45)

    @property
    def name(self) -> str:
        """What it does, in words."""
        return str(self.text)

    def _margin(self) -> float:
        return float(dp(MARGINS[self.is_tight][0]))

    margin = AliasProperty(_margin, bind=("is_tight",))

    def _least_edge(self) -> float:
        return float(dp(MARGINS[self.is_tight][1]))

    least_edge = AliasProperty(_least_edge, bind=("is_tight",))

    def _is_wordless(self) -> bool:
        room = self.width - 2 * dp(MARGINS[True][1])
        return bool(self.instead) and least_width(ROLES[self.role][0], self.text) > room

    is_wordless = AliasProperty(_is_wordless, bind=("instead", "text", "role", "width"), cache=True)

    def on_kv_post(self, _: object) -> None:
        self.ids.words.fbind("text", self._measure)
        self.ids.words.fbind("usual", self._measure)
        self._measure()

    def _measure(self, *_: object) -> None:
        words = self.ids.words
        measure = Measure(font_name=words.font_name, font_size=words.usual)
        self.words_width = measure.get_extents(words.text)[0] + 1
