"""One of the matches that go on besides the newest: a tap plays on."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.presenters.face import NO_TABLE, TableColors
from app.presenters.match.glance import Glance


class ContinueSmall(ButtonBehavior, FloatLayout):
    """`is_upright`: its words stand below its picture, beside the newest match."""

    glance: Glance = ObjectProperty(rebind=True)
    table: TableColors = ObjectProperty(NO_TABLE, rebind=True)
    is_upright = BooleanProperty(False)
    least = NumericProperty(0)

    @property
    def name(self) -> str:
        """Which match goes on, in words."""
        return str(self.ids.title.text)
