"""The bar at a seat's own edge in Go face to face: held to begin, tapped to claim and to go on."""

from typing import Any

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.faces import Bar

LONG = 12
"""Letters of a line that a narrow bar shows in small type."""


class ClaimBar(ButtonBehavior, BoxLayout):
    """Tells of every finger by itself, for a hand may rest beside the one that means it.

    A keyboard has no finger: it strikes the bar. Until it `is_ripe` it is faint, but for holding;
    where it `is_loud` it tells all to begin.
    """

    title = StringProperty()
    line = StringProperty()
    pawn = StringProperty("red")
    kind = OptionProperty(Bar.HOLD, options=list(Bar))
    is_held = BooleanProperty(False)
    is_ripe = BooleanProperty(True)
    is_loud = BooleanProperty(False)
    is_narrow = BooleanProperty(False)
    is_high = BooleanProperty(False)
    is_large = BooleanProperty(False)
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
    __events__ = ("on_finger_down", "on_finger_up", "on_strike")

    def _look(self) -> str:
        if self.is_loud:
            return "live"
        if self.kind == Bar.WAIT:
            return "still"
        if self.is_held:
            return "held"
        return "live" if self.is_ripe or self.kind == Bar.HOLD else "soon"

    def _line_role(self) -> str:
        if self.is_large:
            return "headline"
        if self.is_loud:
            return "title"
        return "label" if self.is_narrow and len(self.line) > LONG else "title_m"

    look = AliasProperty(_look, bind=["kind", "is_held", "is_ripe", "is_loud"])
    icon = AliasProperty(lambda self: Bar(self.kind).icon, bind=["kind"])
    line_role = AliasProperty(_line_role, bind=["is_large", "is_narrow", "line", "is_loud"])
    has_icon = AliasProperty(
        lambda self: self.look != "still" and not self.is_narrow, bind=["look", "is_narrow"]
    )

    @property
    def name(self) -> str:
        return f"{self.title}: {self.line}" if self.line else str(self.title)

    def trigger_action(self, _duration: float = 0.1) -> None:
        self.dispatch("on_strike")

    def on_strike(self) -> None:
        """Enter, while the ring is around the bar."""

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
