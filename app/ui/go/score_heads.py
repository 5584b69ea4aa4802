"""What the numbers of a round's scores are, above their columns."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout


class ScoreHeads(BoxLayout):
    """As `wide` as those of the rows; at the left the `title` of all."""

    wide = NumericProperty(0)
    title = StringProperty()
    role = StringProperty("title")
