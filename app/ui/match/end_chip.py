"""A sign and a few words of an end, as wide as they are; without words it is not there."""

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown


class EndChip(Shown, BoxLayout):
    """Its words become smaller, then two lines, rather than wider than `most`; `lies` as words
    do."""

    icon = StringProperty()
    text = StringProperty()
    lies = StringProperty("left")
    most = NumericProperty("180sp")
    usual = NumericProperty("13sp")
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((1, 1, 1, 1))
