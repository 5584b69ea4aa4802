"""How a round alone ended: the verdict, its numbers, and on with another one."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.result import Ending
from app.ui.kit.motion import Movement

CLIMB_SECONDS = 0.9


class GoEnd(BoxLayout):
    model: Ending = ObjectProperty(Ending(), rebind=True)
    is_roomy = BooleanProperty(True)
    __events__ = ("on_again", "on_look_back", "on_share")

    def climbing(self) -> Movement:
        """The pawn climbs to its verdict."""
        ladder = self.ids.ladder

        def climb(share: float) -> None:
            ladder.climb = share

        return Movement(CLIMB_SECONDS, climb, "in_out_sine")

    def on_again(self) -> None:
        """Another round."""

    def on_look_back(self) -> None:
        """Through the round, move by move."""

    def on_share(self) -> None:
        """What was reached, or the roll."""
