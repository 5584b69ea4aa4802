"""Things side by side, as high as the highest."""

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown


class Strip(Shown, BoxLayout):
    least = NumericProperty(0)
