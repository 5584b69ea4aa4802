"""A turn of the way of a puzzle, to be tapped; what all its forms share."""

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.outcome import NO_WAY, Way


class WayKey(ButtonBehavior, BoxLayout):
    """One that `is_large` has larger words. A tap shows the turn once more, where it has one;
    `name` says which. The board shows what came of the one whose number is `chosen`, and `is_one`
    of several. Its picture is so much `more` high than it must be."""

    way: Way = ObjectProperty(NO_WAY, rebind=True)
    name = StringProperty()
    is_large = BooleanProperty(False)
    chosen = NumericProperty(0)
    is_one = BooleanProperty(False)
    rim, more = NumericProperty(0), NumericProperty(0)
    fill, usual = ColorProperty((0, 0, 0, 0)), ColorProperty((0, 0, 0, 0))

    is_chosen = AliasProperty(
        lambda self: bool(self.is_one and not self.disabled and self.way.number == self.chosen),
        bind=("way", "chosen", "is_one", "disabled"),
        cache=True,
    )
