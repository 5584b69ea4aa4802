"""A section of the rules: what it is about, a picture, some sentences."""

from kivy.properties import BooleanProperty, ObjectProperty

from app.presenters.match.book import Section
from app.ui.kit.paper import Paper


class RuleCard(Paper):
    """`can_speak`: a key asks for it to be read aloud."""

    section: Section = ObjectProperty(rebind=True)
    can_speak = BooleanProperty(False)
    __events__ = ("on_speak",)

    def on_speak(self) -> None:
        """Its words are wanted aloud."""
