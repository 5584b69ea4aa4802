"""Who sits at a match on the shelf: pawn, name, and what came of it."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shell.shelf_rows import RowSeat as Person


class RowSeat(BoxLayout):
    """One that `is_brief` has no name."""

    person: Person = ObjectProperty(rebind=True)
    is_brief = BooleanProperty(False)
