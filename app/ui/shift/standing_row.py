"""One seat in the standings of a match."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift.table_model import NO_SEAT, SeatModel


class StandingRow(BoxLayout):
    seat: SeatModel = ObjectProperty(NO_SEAT, rebind=True)
