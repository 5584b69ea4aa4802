"""One place of a switch with several: a sign for its value, with a word below where there is room;
by ear it is said in words."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.way_picture import WayPicture

HIGH, SIGN = 58, 32
"""In dp: how high a picture is, and what a sign had."""


class SignKey(ButtonBehavior, BoxLayout):
    """The chosen one is filled; `side` is how large its sign is. `needed` is its height, so much
    more where a picture is `drawn` instead."""

    icon = StringProperty("home")
    name = StringProperty()
    side = NumericProperty("24dp")
    needed = NumericProperty("48dp")
    drawn = NumericProperty(0)
    is_chosen = BooleanProperty(False)
    has_words = BooleanProperty(False)
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))

    def draw(self, way: str) -> None:
        """A picture in the sign's place."""
        self.drawn = dp(HIGH - SIGN)
        picture = WayPicture(way=way)
        self.bind(ink=picture.setter("ink"))
        self.remove_widget(self.ids.sign)
        self.add_widget(picture, len(self.children))
