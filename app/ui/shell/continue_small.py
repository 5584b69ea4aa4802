"""One of the matches that go on besides the newest: a tap plays on."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.presenters.face import TableColors
from app.presenters.faces import face_of
from app.presenters.match.glance import Glance


class ContinueSmall(ButtonBehavior, FloatLayout):
    glance: Glance = ObjectProperty(rebind=True)

    @property
    def table(self) -> TableColors:
        return face_of(self.glance.game).tables[self.glance.figure.atlas]

    @property
    def name(self) -> str:
        """Which match goes on, in words."""
        return str(self.ids.title.text)
