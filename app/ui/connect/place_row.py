"""One seat in the standings of Connect: its place and how many tiles it has collected."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.connect.table_model import SeatModel


class PlaceRow(BoxLayout):
    place = NumericProperty(1)
    seat: SeatModel = ObjectProperty(SeatModel(), rebind=True)
