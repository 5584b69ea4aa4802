"""A number of turns in which a target can be reached: a tap begins such a puzzle."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.hub import KindRow
from app.ui.kit.words import Words, said


class TurnsKey(ButtonBehavior, BoxLayout):
    row: KindRow = ObjectProperty(rebind=True)
    words: Words = ObjectProperty()

    @property
    def name(self) -> str:
        """In words."""
        return said(self.words.catalogue, self.row.title)
