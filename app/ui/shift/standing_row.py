"""One seat in the standings of a match."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift.table import SeatModel


class StandingRow(BoxLayout):
    place = NumericProperty(1)
    seat: SeatModel = ObjectProperty()
