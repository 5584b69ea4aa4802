"""One of the steps of a turn: filled while it is this step's time."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout


class TurnStep(BoxLayout):
    icon = StringProperty("foot-print")
    text = StringProperty()
    is_on = BooleanProperty(False)
