"""What stands above a lesson: its name, how far the course is, and the key that leaves it out."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.lessons.course import LessonHead

NAMED, KEY, LEAST, MOST = 176, 60, 10, 15
"""In dp: from which width on there is room for a name; of the key with its edges, and of a sign."""


class LessonStrip(BoxLayout):
    model: LessonHead = ObjectProperty(LessonHead(), rebind=True)
    __events__ = ("on_skip",)

    def _has_name(self) -> bool:
        return bool(self.width >= dp(NAMED))

    has_name = AliasProperty(_has_name, bind=("width",), cache=True)

    def _sign_size(self) -> float:
        """0 where the signs have no room."""
        room = (self.width - dp(KEY)) / max(1, len(self.model.pips))
        return min(room, dp(MOST)) if room >= dp(LEAST) else 0

    sign_size = AliasProperty(_sign_size, bind=("width", "model"), cache=True)

    def on_skip(self) -> None:
        """It is left out."""
