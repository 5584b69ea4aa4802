"""What is proclaimed over Go's board for a moment: the time is over."""

from collections.abc import Callable

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.motion import Movement

SECONDS = 0.9


class GoPraise(BoxLayout):
    """`key` is that of its words; `share` how far it has come: it comes, stays and goes."""

    key = StringProperty("go.time_up")
    share = NumericProperty(0.0)

    def movement(self, key: str, begin: Callable[[], None]) -> Movement:
        def go(share: float) -> None:
            self.share = share

        self.key = key
        return Movement(SECONDS, go, "linear", begin)
