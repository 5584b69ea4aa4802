"""A small key for one of several: so many turns, so hard."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.hub import Step
from app.ui.kit.words import Words, said

LARGEST, MANY, SMALLEST = 20, 12, 8
"""In dp: one sign, one of several, and while there is no room yet."""


class StepKey(ButtonBehavior, BoxLayout):
    step: Step = ObjectProperty(rebind=True)
    words: Words = ObjectProperty()
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
    corner = NumericProperty("14dp")

    def _sign_size(self) -> float:
        """So many fit side by side."""
        room = 0.8 * self.width / max(1, len(self.step.signs))
        most = dp(LARGEST if len(self.step.signs) == 1 else MANY)
        return float(int(max(dp(SMALLEST), min(most, room))))

    sign_size = AliasProperty(_sign_size, bind=("step", "width"), cache=True)

    @property
    def name(self) -> str:
        """In words."""
        return said(self.words.catalogue, self.step.name)
