"""What lies before a seat of Connect for all to see: its collected tiles, and an open hand."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.connect.table_model import SeatTiles


class SeatTilesCard(BoxLayout):
    model: SeatTiles = ObjectProperty(SeatTiles(), rebind=True)
