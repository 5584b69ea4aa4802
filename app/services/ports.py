"""What the app asks of the device: small promises that adapters keep. An adapter never raises.

Which adapter is used is decided in bootstrap alone; tests put in fakes that remember.
"""

from collections.abc import Callable
from datetime import date
from typing import NamedTuple, Protocol


class Insets(NamedTuple):
    """How far system bars and cut-outs reach into the window, in pixels."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


class Device(Protocol):
    """The phone or the desktop around the window."""

    def insets(self) -> Insets: ...

    def edges(self) -> tuple[int, int]:
        """How much at the left and the right the system keeps for its swipes, in pixels."""

    def is_dark(self) -> bool:
        """What the system asks for; people may choose otherwise in the settings."""

    def language(self) -> str:
        """Two letters."""

    def density(self) -> float:
        """Pixels to a dp whatever the size of text; 0 where Kivy finds it by itself."""

    def font_scale(self) -> float: ...

    def wants_less_motion(self) -> bool: ...

    def color_bars(self, is_dark: bool) -> None:
        """Draw the signs in the system's bars for our ground, dark or light, below them."""

    def keep_screen_on(self, is_on: bool) -> None: ...

    def today(self) -> date:
        """The device's own day (P3)."""

    def share(self, text: str) -> bool:
        """False: the device has no way of its own."""

    def sent_text(self) -> str:
        """What another app has sent since somebody asked, or nothing."""

    def watch_sent(self, told: Callable[[], None]) -> None:
        """`told` is called whenever something was sent, in whatever thread."""


class Haptics(Protocol):
    def tick(self) -> None:
        """A short touch: half a cell, a snap."""

    def double(self) -> None:
        """Two: a target found."""

    def long(self) -> None:
        """Time is up."""


class Sounds(Protocol):
    def play(self, name: str) -> None:
        """Play a sound of assets/sounds by its name."""


class Speech(Protocol):
    """A voice that reads aloud, where the device has one (`is_there`)."""

    is_there: bool

    def say(self, text: str) -> None: ...


class Shakes(Protocol):
    """Whether the device is shaken. It listens only while somebody waits for that."""

    def listen(self) -> bool:
        """True: the device can feel it."""

    def rest(self) -> None: ...

    def strength(self) -> float:
        """How far from rest, in m/s²; 0 where that is not known."""
