"""What was found in a race, and when: as a picture, a time, and a sign where that was ahead."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.outcome import NO_WAY, Way


class FoundChip(BoxLayout):
    way: Way = ObjectProperty(NO_WAY, rebind=True)
    is_large = BooleanProperty(False)
