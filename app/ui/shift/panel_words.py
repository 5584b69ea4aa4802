"""Who sits at a panel: its pawn, its name, and what it is told."""

from kivy.properties import (
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field


class PanelWords(BoxLayout):
    pawn = StringProperty("red")
    pawn_size = NumericProperty("44dp")
    name: Field = ObjectProperty("")
    told = ListProperty()
    mood = OptionProperty("waiting", options=["waiting", "active", "refused"])
    ink = ColorProperty("#FFFFFF")
