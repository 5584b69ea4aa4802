"""A target on the way of a race: its picture, and below it which it is, or that it was found."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.stations import Station


class StationMark(BoxLayout):
    station: Station = ObjectProperty(Station(), rebind=True)
