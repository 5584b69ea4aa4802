"""A kind of puzzle without end: a tap begins any one of it."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.solo.hub import KindRow as Row
from app.ui.kit.paper import Paper


class KindRow(ButtonBehavior, Paper):
    row: Row = ObjectProperty(rebind=True)

    @property
    def name(self) -> str:
        """Which kind it is, in words."""
        return f"{self.ids.title.text}, {self.ids.line.text}"
