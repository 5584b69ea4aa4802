"""What the numbers of a round's scores are, above their columns."""

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout


class ScoreHeads(BoxLayout):
    """As `wide` as those of the rows."""

    wide = NumericProperty(0)
