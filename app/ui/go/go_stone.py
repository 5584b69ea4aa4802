"""A stone of a seat's road with its number: the one where its pawn stands is full."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.label import Label


class GoStone(Label):
    """Letters are as high as `em`."""

    number, pawn = StringProperty(), StringProperty("red")
    is_on = BooleanProperty(False)
    ink = ColorProperty((1, 1, 1, 1))
    em = NumericProperty(16)
