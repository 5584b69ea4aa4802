"""One seat in the places of a match."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.ending import NO_END_SEAT, EndSeat


class EndRow(BoxLayout):
    """One that `is_half` has another one beside it, and no room for a heap, nor for its result
    unless it `tells` that all the same."""

    seat: EndSeat = ObjectProperty(NO_END_SEAT, rebind=True)
    is_large = BooleanProperty(False)
    is_half = BooleanProperty(False)
    tells = BooleanProperty(False)
