"""How large the table is shown; a tap brings it nearer."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class ZoomKey(ButtonBehavior, BoxLayout):
    percent = NumericProperty(100)
    name = StringProperty()
