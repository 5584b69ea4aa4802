"""A board of Go that was checked: whose, solved or not, how far that moved the seat, where to."""

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.faces import Check


class CheckRow(BoxLayout):
    """`step` is how large all in it is, from 0 to 2. That of a seat that has won is golden: where
    many sit there is no room for a podium."""

    check: Check = ObjectProperty(Check(), rebind=True)
    seat_name = StringProperty()
    ink = ColorProperty((1, 1, 1, 1))
    gain_ink = ColorProperty((1, 1, 1, 1))
    fill = ColorProperty((0, 0, 0, 0))
    is_wide = BooleanProperty(False)
    is_high = BooleanProperty(False)
    step = AliasProperty(
        lambda self: self.is_wide + (self.is_wide and self.is_high), bind=["is_wide", "is_high"]
    )
