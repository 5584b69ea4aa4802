"""What is proclaimed over a board for a moment, of any game: a find, a fine move, a round over."""

from collections.abc import Callable

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.motion import Movement

SECONDS, STANDS = 0.9, 0.4
"""How long it is read, and how far it has come all that time with movements off."""


class Praise(BoxLayout):
    """`share` is how far it has come: it comes, stays and goes. `across` and `high` say
    where on a board: from its left lower corner to the opposite one.
    """

    text = StringProperty()
    share = NumericProperty(0.0)
    across, high = NumericProperty(0.5), NumericProperty(0.69)

    def movement(
        self, text: str, along: Callable[[float], None], begin: Callable[[], None] | None = None
    ) -> Movement:
        """`along` is what else moves meanwhile; without words there is nothing to be seen."""

        def start() -> None:
            self.text = text
            if begin is not None:
                begin()

        def update(share: float) -> None:
            self.share = share * bool(text)
            along(share)

        return Movement(SECONDS, update, "linear", start, stands=STANDS)
