"""The sign of the row of days: beside how long it is, on days, and where it is explained."""

from kivy.properties import NumericProperty

from app.ui.kit.sign import Sign


class RowSign(Sign):
    """`side` is how large it is."""

    side = NumericProperty(0)
