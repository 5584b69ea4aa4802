"""A board of Go that was checked: whose, solved or not, how far that moved the seat, where to."""

from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.faces import Check


class CheckRow(BoxLayout):
    """`step` is how large all in it is, from 0 to 2."""

    check: Check = ObjectProperty(Check(), rebind=True)
    seat_name = StringProperty()
    is_wide = BooleanProperty(False)
    is_high = BooleanProperty(False)
    step = AliasProperty(
        lambda self: self.is_wide + (self.is_wide and self.is_high), bind=["is_wide", "is_high"]
    )
