"""A board of Go that was checked: whose, solved or not, and from where to where that moved it."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from app.presenters.go.faces import Check
from app.ui.kit.abreast import Abreast


class CheckRow(Abreast):
    """Letters are as high as `em`. That of a seat that has won is golden: where many sit there is
    no room for a podium."""

    check: Check = ObjectProperty(Check(), rebind=True)
    seat_name = StringProperty()
    ink = ColorProperty((1, 1, 1, 1))
    fill = ColorProperty((0, 0, 0, 0))
    em = NumericProperty(16)
    is_named = BooleanProperty(False)
