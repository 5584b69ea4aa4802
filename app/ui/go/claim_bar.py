"""The bar at a seat's own edge in Go face to face: held to begin, tapped to claim and to go on."""

from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.faces import Bar


class ClaimBar(ButtonBehavior, BoxLayout):
    """Tells of every finger by itself, for a hand may rest beside the one that means it."""

    title = StringProperty()
    line = StringProperty()
    pawn = StringProperty("red")
    kind = OptionProperty(Bar.HOLD, options=list(Bar))
    is_held = BooleanProperty(False)
    is_still = BooleanProperty(True)
    is_narrow = BooleanProperty(False)
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
    __events__ = ("on_finger_down", "on_finger_up")

    @property
    def name(self) -> str:
        return f"{self.title}: {self.line}" if self.line else str(self.title)

    def on_finger_down(self, touch: Any) -> None:
        """A finger is on the bar."""

    def on_finger_up(self, touch: Any, is_inside: bool) -> None:
        """It is away; inside: it was lifted on the bar."""

    def on_touch_down(self, touch: Any) -> bool:
        is_taken = bool(super().on_touch_down(touch))
        if is_taken:
            self.dispatch("on_finger_down", touch)
        return is_taken

    def on_touch_up(self, touch: Any) -> bool:
        is_own = touch.grab_current is self
        is_taken = bool(super().on_touch_up(touch))
        if is_own:
            self.dispatch("on_finger_up", touch, self.collide_point(*touch.pos))
        return is_taken
