"""What was found on the way to an end, as a picture, and what that took."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.ending import NO_FIND, Find


class FindChip(BoxLayout):
    find: Find = ObjectProperty(NO_FIND, rebind=True)
    is_large = BooleanProperty(False)
    is_small = BooleanProperty(False)
