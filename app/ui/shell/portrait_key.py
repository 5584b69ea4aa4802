"""A person by picture and name: a tap looks at what is remembered of it."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shell.records import PersonKey
from app.ui.kit.text import BREAKABLE, HYPHEN, LONG

USUAL, WIDE, LOW = 88, 152, 144
"""In dp: how wide it is, and with its name beside its picture."""


class PortraitKey(ButtonBehavior, BoxLayout):
    person: PersonKey = ObjectProperty(rebind=True)
    wide = NumericProperty("88dp")
    is_low = BooleanProperty(False)

    def on_kv_post(self, _: object) -> None:
        self.on_is_low()

    def on_is_low(self, *_: object) -> None:
        """No name is broken where it has neither blank nor hyphen."""
        if self.is_low:
            self.wide = dp(LOW)
            return
        longest = max(map(len, str(self.ids.called.text).split()), default=0)
        self.wide = dp(WIDE if longest > LONG else USUAL)

    @property
    def name(self) -> str:
        """Who it is."""
        return str(self.ids.called.text).replace(BREAKABLE, HYPHEN)
