"""A moment of a match as a picture: tapped it is played, swiped the next one comes."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.utils import get_color_from_hex

from app.presenters.faces import FACES
from app.presenters.figures import Figure
from app.presenters.match.highlights import Highlight

SWIPE = 40
"""In dp: a finger that goes so far sideways turns the page."""


class MomentPicture(FloatLayout):
    model: Highlight = ObjectProperty(Highlight(), rebind=True)
    __events__ = ("on_release", "on_swipe")

    def on_release(self) -> None:
        """It is to be seen on the board."""

    def on_swipe(self, step: int) -> None:
        """One on, or one back."""

    def on_touch_down(self, touch: Any) -> bool:
        if self.collide_point(*touch.pos):
            touch.grab(self)
            return True
        return False

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        across = touch.x - touch.ox
        if abs(across) >= dp(SWIPE):
            self.dispatch("on_swipe", -1 if across > 0 else 1)
        elif self.collide_point(*touch.pos):
            self.dispatch("on_release")
        return True


def ground_of(figure: Figure, is_dark: bool) -> Sequence[float]:
    """The table that it lies on."""
    for face in FACES:
        if figure.atlas in face.tables:
            color: Sequence[float] = get_color_from_hex(face.table(figure.atlas, is_dark).light)
            return color
    return 0, 0, 0, 0
