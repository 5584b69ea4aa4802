"""A sign and so many steps: what a solved board brings, or a wrong one costs."""

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout


class GoStake(BoxLayout):
    """In a place so `high`."""

    icon = StringProperty()
    words = StringProperty()
    high = NumericProperty(0)
    ink = ColorProperty((1, 1, 1, 1))
