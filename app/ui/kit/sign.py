"""A glyph of the icon font as wide as it is; without one it takes no room."""

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.label import Label

from app.ui.kit.shown import Shown


class Sign(Shown, Label):
    """`least` is how wide it is at least, `ink` its colour where that is not the theme's."""

    ink = ColorProperty(None, allownone=True)
    icon = StringProperty()
    least = NumericProperty(0)
