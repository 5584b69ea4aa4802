"""A target on the way of a race: its picture, and below it which it is, or that it was found."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.stations import Station


class StationMark(BoxLayout):
    """`most` is how large its picture is at most."""

    station: Station = ObjectProperty(Station(), rebind=True)
    most = NumericProperty("60dp")
