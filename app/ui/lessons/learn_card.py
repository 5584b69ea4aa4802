"""The lessons of a game in its rules: how many are done, one key to go on, one to choose."""

from kivy.properties import ObjectProperty

from app.presenters.lessons.course import CourseModel
from app.ui.kit.paper import Paper


class LearnCard(Paper):
    model: CourseModel = ObjectProperty(CourseModel(), rebind=True)
    __events__ = ("on_begin", "on_list")

    def on_begin(self) -> None:
        """On with the first that is not done."""

    def on_list(self) -> None:
        """One of them is to be chosen."""
