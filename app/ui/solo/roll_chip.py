"""A roll of a series: its board as it was solved, how long that took, whether it was quickest."""

from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.outcome import NO_WAY, Way


class RollChip(BoxLayout):
    way: Way = ObjectProperty(NO_WAY, rebind=True)
    is_large = BooleanProperty(False)
    ink = ColorProperty()
