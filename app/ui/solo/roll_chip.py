"""A roll of a series: its board as it was solved, how long that took, whether it was quickest."""

from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.outcome import NO_WAY, Way


class RollChip(ButtonBehavior, BoxLayout):
    """A tap shows how it was built; `name` says what it was."""

    way: Way = ObjectProperty(NO_WAY, rebind=True)
    name = StringProperty()
    is_large = BooleanProperty(False)
    ink, fill = ColorProperty(), ColorProperty()
