"""A turn of the way that solved a puzzle, with what is said of it."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field
from app.presenters.solo.outcome import NO_WAY, Way

NARROW = 400
"""In dp: what is said of it stands in its second line."""


class WayRow(ButtonBehavior, BoxLayout):
    """`least` is how high it is anyway; one that `is_large` has larger words, and one
    that `is_brief` has its picture in place of the first ones. A tap shows the
    turn once more, where it has one."""

    way: Way = ObjectProperty(NO_WAY, rebind=True)
    is_large = BooleanProperty(False)
    is_brief = BooleanProperty(False)
    least = NumericProperty("48dp")

    @property
    def name(self) -> str:
        """What a tap shows."""
        return str(self.ids.first.text)

    def _is_narrow(self) -> bool:
        return bool(self.width <= dp(NARROW))

    is_narrow = AliasProperty(_is_narrow, bind=("width",), cache=True)

    seen = AliasProperty(
        lambda self: dp(30 if self.is_brief else 38), bind=("is_brief",), cache=True
    )

    def _then(self) -> Field:
        is_marked = self.is_narrow and not self.is_brief
        return self.way.then_marked if is_marked else self.way.then

    then = AliasProperty(_then, bind=("way", "is_narrow", "is_brief"), cache=True)
