"""One seat in the places of a match."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.ending import NO_END_SEAT, EndSeat


class EndRow(BoxLayout):
    seat: EndSeat = ObjectProperty(NO_END_SEAT, rebind=True)
