"""A small key that is one of several: the chosen one is ticked, or dark where it has a sign."""

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

ANY = 10_000


class Chip(ButtonBehavior, BoxLayout):
    """`look` is what kv colours: `chosen`, else the state of a key, `down` or `normal`. `natural`
    is how wide it must be, `extra` how much wider it is. One that `is_part` is a place of a switch.
    Its words are smaller than usual rather than make it wider than `most`: `kept` is how large they
    can be, and `limit` how large they may, beside others.
    """

    text = StringProperty()
    icon = StringProperty()
    is_chosen = BooleanProperty(False)
    is_part = BooleanProperty(False)
    corner = NumericProperty("14dp")
    ink = ColorProperty((0, 0, 0, 1))
    natural = NumericProperty(0)
    extra = NumericProperty(0)
    most = NumericProperty(ANY)
    room = NumericProperty(ANY)
    kept, limit = NumericProperty(ANY), NumericProperty(ANY)
    edge = ColorProperty((0, 0, 0, 0))
    fill = ColorProperty((0, 0, 0, 0))

    @property
    def name(self) -> str:
        """What it chooses, in words."""
        return str(self.text)

    def _look(self) -> str:
        return "chosen" if self.is_chosen else str(self.state)

    look = AliasProperty(_look, bind=("is_chosen", "state"))

    def _sign(self) -> str:
        return "check-bold" if self.is_chosen and not self.icon else str(self.icon)

    sign = AliasProperty(_sign, bind=("is_chosen", "icon"))
