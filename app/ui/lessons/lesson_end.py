"""A lesson is done: that is said, and one strong key leads on."""

from kivy.properties import NumericProperty, ObjectProperty

from app.presenters.lessons.ending import LessonEnding
from app.ui.match.panel_paper import PanelPaper

Point = tuple[float, float]


class LessonEnd(PanelPaper):
    """`share` is how far its sign has grown."""

    model: LessonEnding = ObjectProperty(LessonEnding(), rebind=True)
    share = NumericProperty(1)
    __events__ = ("on_next", "on_again")

    @property
    def spot(self) -> Point:
        """Where the key that leads on is seen."""
        key = self.ids.next
        x, y = key.to_window(key.center_x, key.y + key.height / 3)
        return x, y

    def on_next(self) -> None:
        """The next lesson, or a game."""

    def on_again(self) -> None:
        """This one once more."""
