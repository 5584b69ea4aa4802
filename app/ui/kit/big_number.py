"""A number that people are proud of, large, with what it counts below."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from app.presenters.phrase import Field, Phrase


class BigNumber(FloatLayout):
    """`is_new` marks it with colour and a sign: never was it as good.

    `natural_height` is what its words need.
    """

    value: Field = ObjectProperty("")
    label: Phrase = ObjectProperty()
    is_new = BooleanProperty(False)
    icon = StringProperty()
    is_large, is_low = BooleanProperty(False), BooleanProperty(False)
    natural_height = NumericProperty(0)
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
    ink2 = ColorProperty((0, 0, 0, 1))
