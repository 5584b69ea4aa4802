"""One of the matches that go on besides the newest: a tap plays on."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.presenters.glance import Glance
from app.ui.theme import TABLES, TableColors


class ContinueSmall(ButtonBehavior, FloatLayout):
    glance: Glance = ObjectProperty(rebind=True)

    @property
    def table(self) -> TableColors:
        return TABLES[self.glance.figure.atlas]

    @property
    def name(self) -> str:
        """Which match goes on, in words."""
        return str(self.ids.title.text)
