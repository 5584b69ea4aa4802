"""That there are more matches under way than are shown: a tap leads to all of them."""

from kivy.properties import NumericProperty
from kivy.uix.behaviors import ButtonBehavior

from app.ui.kit.paper import Paper


class ContinueMore(ButtonBehavior, Paper):
    number = NumericProperty(0)

    @property
    def name(self) -> str:
        """Where it leads, in words."""
        return str(self.ids.words.text)
