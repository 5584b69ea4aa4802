"""How large the table is shown; a tap brings it nearer."""

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class ZoomKey(ButtonBehavior, BoxLayout):
    fill = ColorProperty((1, 1, 1, 1))
    percent = NumericProperty(100)
    name = StringProperty()
