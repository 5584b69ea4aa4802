"""A turn of the way that solved a puzzle, with what is said of it."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.outcome import NO_WAY, Way


class WayRow(BoxLayout):
    way: Way = ObjectProperty(NO_WAY, rebind=True)
