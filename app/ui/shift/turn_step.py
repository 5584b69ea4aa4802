"""One of the steps of a turn: filled while it is this step's time."""

from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class TurnStep(ButtonBehavior, BoxLayout):
    icon = StringProperty("foot-print")
    text = StringProperty()
    name = StringProperty()
    is_on = BooleanProperty(False)
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
