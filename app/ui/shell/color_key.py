"""A pawn that is a key: takes its colour and shape for a seat."""

from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from app.ui.kit.pawn import Pawn


class ColorKey(ButtonBehavior, Pawn):
    is_chosen = BooleanProperty(False)
    name = StringProperty()
    fill = ColorProperty((0, 0, 0, 0))
