"""The paper below or beside a board that holds what people read and tap."""

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty
from kivy.uix.boxlayout import BoxLayout


class PanelPaper(BoxLayout):
    """Below a board it reaches the edges of the screen; beside it, it lies free.

    `foot` is what the system's bar covers of it.
    """

    form = OptionProperty("tall", options=["tall", "compact", "beside", "around"])
    is_below = BooleanProperty(True)
    is_roomy = BooleanProperty(True)
    foot = NumericProperty(0)
