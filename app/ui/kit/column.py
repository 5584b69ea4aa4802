"""What a page scrolls: things one below the other, no wider than is good to read."""

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout


class Column(BoxLayout):
    widest = NumericProperty("640dp")
    above = NumericProperty("8dp")
