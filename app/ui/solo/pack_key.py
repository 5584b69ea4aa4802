"""A pack of the voyage: its number and its stars; a tap sails on there."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.solo.hub import Pack
from app.ui.kit.paper import Paper
from app.ui.kit.words import Words, said


class PackKey(ButtonBehavior, Paper):
    pack: Pack = ObjectProperty(rebind=True)
    words: Words = ObjectProperty()

    @property
    def name(self) -> str:
        """Which pack, and how many stars, in words."""
        return said(self.words.catalogue, self.pack.words)
