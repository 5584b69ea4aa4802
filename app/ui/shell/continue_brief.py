"""The match played last, in a row that it shares with the others: a tap plays on."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.presenters.face import NO_TABLE, TableColors
from app.presenters.match.glance import Glance
from app.ui.kit.words import Words


class ContinueBrief(ButtonBehavior, FloatLayout):
    glance: Glance = ObjectProperty(rebind=True)
    table: TableColors = ObjectProperty(NO_TABLE, rebind=True)
    words: Words = ObjectProperty()

    @property
    def name(self) -> str:
        """What a tap does, in words."""
        return self.words.catalogue.text("home.play_on")
