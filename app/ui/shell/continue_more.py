"""That there are more matches under way than are shown: a tap leads to all of them."""

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.behaviors import ButtonBehavior

from app.ui.kit.paper import Paper


class ContinueMore(ButtonBehavior, Paper):
    """`is_upright`: beside the newest match."""

    number = NumericProperty(0)
    is_upright = BooleanProperty(False)

    @property
    def name(self) -> str:
        """Where it leads, in words."""
        return str(self.ids.words.text)
