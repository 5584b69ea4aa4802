"""How much of a whole: a bar that is filled so far, for what a line beside it says in numbers."""

from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.widget import Widget

from app.ui.kit.shown import Shown


class Meter(Shown, Widget):
    share = NumericProperty(0)
    ground = ColorProperty((0, 0, 0, 0))
    fill = ColorProperty((0, 0, 0, 0))
