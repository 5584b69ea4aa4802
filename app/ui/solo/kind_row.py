"""Something to practise: a tap begins a puzzle of that kind."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.solo.practice import PracticeRow as Row
from app.ui.kit.paper import Paper


class KindRow(ButtonBehavior, Paper):
    row: Row = ObjectProperty(rebind=True)

    @property
    def name(self) -> str:
        """What it is, in words."""
        return f"{self.ids.title.text}, {self.ids.line.text}"
