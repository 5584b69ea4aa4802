"""A turn of the way that solved a puzzle, with what is said of it."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field
from app.presenters.solo.outcome import NO_WAY, Way

NARROW = 400
"""In dp: what is said of it stands in its second line."""


class WayRow(ButtonBehavior, BoxLayout):
    """One that `is_large` has larger words. A tap shows the
    turn once more, where it has one; `name` says which."""

    way: Way = ObjectProperty(NO_WAY, rebind=True)
    name = StringProperty()
    is_large = BooleanProperty(False)

    def _is_narrow(self) -> bool:
        return bool(self.width <= dp(NARROW))

    is_narrow = AliasProperty(_is_narrow, bind=("width",), cache=True)

    def _then(self) -> Field:
        return self.way.then_marked if self.is_narrow else self.way.then

    then = AliasProperty(_then, bind=("way", "is_narrow"), cache=True)
