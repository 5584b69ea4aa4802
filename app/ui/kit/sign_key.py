"""One place of a switch with several: a sign for its value, which by ear is said in words."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label


class SignKey(ButtonBehavior, Label):
    """The chosen one is filled; `side` is how large its sign is."""

    icon = StringProperty("home")
    name = StringProperty()
    side = NumericProperty("24dp")
    is_chosen = BooleanProperty(False)
    fill = ColorProperty((0, 0, 0, 0))
