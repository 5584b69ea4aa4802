"""One place of a switch with several: a sign for its value, with a word below where there is room;
by ear it is said in words."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class SignKey(ButtonBehavior, BoxLayout):
    """The chosen one is filled; `side` is how large its sign is. `needed` is its height."""

    icon = StringProperty("home")
    name = StringProperty()
    side = NumericProperty("24dp")
    needed = NumericProperty("48dp")
    is_chosen = BooleanProperty(False)
    has_words = BooleanProperty(False)
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
