"""A page over the page of a match: what lies behind it is not touched."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import AliasProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field

LARGE, LOW = 600, 420
"""In dp: a screen that is so wide and so high has room for larger words; one less high than that
for few."""


class Front(BoxLayout):
    @property
    def spoken(self) -> tuple[Field, ...]:
        """What it says to whoever has it read aloud."""
        return ()

    is_large = AliasProperty(lambda self: min(self.size) >= dp(LARGE), bind=("size",), cache=True)

    is_low = AliasProperty(lambda self: self.height < dp(LOW), bind=("height",), cache=True)

    def on_touch_down(self, touch: Any) -> bool:
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        super().on_touch_up(touch)
        return True
