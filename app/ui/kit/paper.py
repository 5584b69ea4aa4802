"""A flat card of paper that everything but the game lies on."""

from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown


class Paper(Shown, BoxLayout):
    fill = ColorProperty((1, 1, 1, 1))
    corner = NumericProperty("22dp")
    shade = NumericProperty(0.10)
