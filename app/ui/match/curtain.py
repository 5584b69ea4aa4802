"""What stands closed between two people's secrets, with a plaque for the one who is next.

It is opaque and shows public facts only; what it hides is not drawn on it in any form. Its key
opens it when it is held for a moment or tapped twice.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from app.presenters.match.curtain_model import CurtainModel
from app.presenters.phrase import Field, phrase

HOLD_SECONDS, FORGET_SECONDS = 0.7, 3.0
FIRST_TOUCH = 0.1
"""How much of the key glows at once."""

CORNER = 32
"""In dp, of lines around the plaque, where they lie at its edge."""
SHARE = 0.6
"""Of the shorter side of a large screen, how wide the plaque is."""
LOW = 480
"""In dp: on a screen less high than this, and wider than high, things lie side by side."""


class Setting(NamedTuple):
    """How the plaque is set, in dp: around its words, between them, and what is free beside the
    pawn of all that is above one another; `runs`: how plaque and news lie.
    """

    runs: str
    width: float
    padding: int
    spacing: int
    free: int


UPRIGHT, ACROSS = Setting("vertical", 380, 28, 8, 112), Setting("horizontal", 340, 16, 6, 70)


def setting(width: float, height: float) -> Setting:
    """On a table the plaque grows with the screen."""
    if height < dp(LOW) and width > height:
        return ACROSS
    return UPRIGHT._replace(width=max(UPRIGHT.width, SHARE * min(width, height) / dp(1)))


def rim(pos: Sequence[float], size: Sequence[float], inside: float) -> tuple[float, ...]:
    """A line so far inside the plaque, around its corners."""
    return (
        *(place + dp(inside) for place in pos),
        *(side - 2 * dp(inside) for side in size),
        dp(CORNER - inside),
    )


class Curtain(FloatLayout):
    """`held` grows from 0 to 1 while its key is held; `lift` is how far up it is drawn; `is_begun`:
    its key was tapped, and asks for a second tap.
    """

    model: CurtainModel = ObjectProperty(CurtainModel(), rebind=True)
    setting: Setting = ObjectProperty(UPRIGHT, rebind=True)
    held = NumericProperty(0)
    is_begun = BooleanProperty(False)
    lift = NumericProperty(0)
    __events__ = ("on_open", "on_hurry", "on_leave", "on_end", "on_menu")

    def _key(self) -> Field:
        """What its key reads."""
        return phrase("curtain.again") if self.is_begun else self.model.key

    key: Field = AliasProperty(_key, bind=("model", "is_begun"), cache=True)

    def on_menu(self) -> None:
        """What leads elsewhere is wanted."""

    def on_open(self) -> None:
        """The seat says that it is there."""

    def on_hurry(self) -> None:
        """A tap while it comes or goes."""

    def on_leave(self) -> None:
        """Another time, where the model has words for it."""

    def on_end(self) -> None:
        """Enough, where the model has words for it."""

    def hold(self) -> None:
        """A finger lies on the key. After a short tap a second one is enough.

        In a pause nobody else looks on: one tap opens.
        """
        if self.is_begun or self.model.opens_at_once:
            self._open()
            return
        Clock.unschedule(self._forget)
        self.held = FIRST_TOUCH
        grow = Animation(held=1, duration=HOLD_SECONDS)
        grow.bind(on_complete=self._open)
        grow.start(self)

    def let_go(self) -> None:
        Animation.cancel_all(self, "held")
        self.is_begun, self.held = self.held > 0, 0
        Clock.schedule_once(self._forget, FORGET_SECONDS)

    def _forget(self, *_: object) -> None:
        self.held, self.is_begun = 0, False

    def _open(self, *_: object) -> None:
        Animation.cancel_all(self, "held")
        Clock.unschedule(self._forget)
        self._forget()
        self.dispatch("on_open")

    def on_touch_down(self, touch: Any) -> bool:
        """Nothing behind it is touched."""
        if self.lift > 0:
            self.dispatch("on_hurry")
        elif not super().on_touch_down(touch) and self.model.is_open:
            self._open()
        return True

    def on_touch_move(self, touch: Any) -> bool:
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        super().on_touch_up(touch)
        return True
