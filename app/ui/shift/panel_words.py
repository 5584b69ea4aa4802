"""Who sits at a panel: its pawn, its name, and what it is told, as a sign and in words."""

from kivy.properties import (
    BooleanProperty,
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
    """With `keeps_line` there is no room for a second line of what is told; one that `is_grand` has
    room to be read from across a table."""

    pawn = StringProperty("red")
    pawn_size = NumericProperty("44dp")
    name: Field = ObjectProperty("")
    sign = StringProperty()
    told = ListProperty()
    role = StringProperty("body")
    keeps_line = BooleanProperty(False)
    is_grand = BooleanProperty(False)
    mood = OptionProperty("waiting", options=["waiting", "active", "refused"])
    ink = ColorProperty("#FFFFFF")
