"""What the numbers of a round's scores are, above their columns."""

from kivy.uix.boxlayout import BoxLayout


class ScoreHeads(BoxLayout):
    pass
