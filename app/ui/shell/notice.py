"""Something that people should know, until they put it away."""

from kivy.properties import ObjectProperty

from app.presenters.phrase import Phrase
from app.ui.kit.paper import Paper


class Notice(Paper):
    phrase: Phrase = ObjectProperty()
    __events__ = ("on_close",)

    def on_close(self) -> None:
        """It was read."""
