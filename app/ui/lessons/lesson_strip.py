"""What stands above a lesson: its name, how far the course is, and the key that leaves it out."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.lessons.course import LessonHead

NAMED, KEY, SIGN = 176, 70, 16
"""In dp: from which width on there is room for a name; of the key with its edges, and of a sign."""


class LessonStrip(BoxLayout):
    model: LessonHead = ObjectProperty(LessonHead(), rebind=True)
    __events__ = ("on_skip",)

    def _has_name(self) -> bool:
        return bool(self.width >= dp(NAMED))

    has_name = AliasProperty(_has_name, bind=("width",), cache=True)

    def _has_signs(self) -> bool:
        return bool(self.width >= dp(KEY + SIGN * len(self.model.pips)))

    has_signs = AliasProperty(_has_signs, bind=("width", "model"), cache=True)

    def on_skip(self) -> None:
        """On to the next one."""
