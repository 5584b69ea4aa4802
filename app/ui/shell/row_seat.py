"""Who sits at a match on the shelf: pawn, name, and what came of it."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shell.shelf_rows import RowSeat as Person


class RowSeat(BoxLayout):
    person: Person = ObjectProperty(rebind=True)
