"""A lesson is done: that is said, and one strong key leads on."""

from kivy.properties import NumericProperty, ObjectProperty

from app.presenters.lessons.ending import LessonEnding
from app.ui.match.panel_paper import PanelPaper


class LessonEnd(PanelPaper):
    """`share` is how far its sign has grown."""

    model: LessonEnding = ObjectProperty(LessonEnding(), rebind=True)
    share = NumericProperty(1)
    __events__ = ("on_next", "on_again")

    def on_next(self) -> None:
        """The next lesson, or a game."""

    def on_again(self) -> None:
        """This one once more."""
