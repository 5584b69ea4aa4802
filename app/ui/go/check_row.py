"""A board of Go that was checked: whose, solved or not, how far that moved the seat, where to."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.faces import Check


class CheckRow(BoxLayout):
    check: Check = ObjectProperty(Check(), rebind=True)
    pawn = StringProperty("red")
    seat_name = StringProperty()
    is_wide = BooleanProperty(False)
