"""What is proclaimed over Go's board for a moment: a roll solved, the time over."""

from collections.abc import Callable

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.go.go_board import GoBoard
from app.ui.kit.motion import Movement

SECONDS = 0.9


class GoPraise(BoxLayout):
    """`share` is how far it has come: it comes, stays and goes."""

    text = StringProperty()
    share = NumericProperty(0.0)

    def movement(self, text: str, board: GoBoard, begin: Callable[[], None]) -> Movement:
        """The signs of what is joined swell with it."""

        def swell(share: float) -> None:
            self.share = share
            board.cheer = 4 * share * (1 - share)

        self.text = text
        return Movement(SECONDS, swell, "linear", begin)
