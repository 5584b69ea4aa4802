"""One step of a podium with its pawn on it; it rises from the ground."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.ending import NO_END_SEAT, Step
from app.ui.kit.pawn import Pawn
from app.ui.match.end_stair import EndStair

FLAT = Step((NO_END_SEAT,), 1.0, 1)
LARGE, SMALL, STEP = 0.6, 0.36, 0.32
"""The pawn of the winner and of the others, and the highest step, of the podium's height."""
LEAST = 26
"""In dp, of a step: its number has room."""
CROWDED = 0.85
"""How large pawns are for each one more on their step."""
HOP = 0.5
"""How high a pawn jumps as its step comes up, of its own height."""
FIRST, OTHER, ON_FIRST, ON_OTHER = "#FFC266", "#0000004D", "#2B1B10", "#FFFFFF"
"""Steps and their numbers: it stands on the table's colour in every theme."""

RISING = 0.45
"""The part of a celebration in which a podium comes up."""


class PodiumStep(BoxLayout):
    step: Step = ObjectProperty(FLAT, rebind=True)
    share = NumericProperty(1)

    is_first = AliasProperty(lambda self: self.step.seats[0].place == 1, bind=("step",), cache=True)

    def on_kv_post(self, _: object) -> None:
        """Who share a step stand beside each other."""
        for seat in self.step.seats:
            pawn = Pawn(color=seat.pawn)
            self.fbind("pawn_side", lambda _, side, pawn=pawn: setattr(pawn, "size", (side, side)))
            pawn.size = self.pawn_side, self.pawn_side
            self.ids.pawns.add_widget(pawn)

    def _pawn_side(self) -> float:
        """Many on one step are smaller."""
        share = LARGE if self.is_first else SMALL
        return float(self.height * share * CROWDED ** (len(self.step.seats) - 1))

    pawn_side = AliasProperty(_pawn_side, bind=("step", "height"), cache=True)

    def _rise(self) -> float:
        """How high it is just now."""
        most = max(dp(LEAST), STEP * self.height * self.step.height)
        return float(most * (1 - (1 - self.share) ** 3))

    rise = AliasProperty(_rise, bind=("step", "height", "share"), cache=True)

    def _hop(self) -> float:
        """No higher than the podium: above it stands who has won."""
        wanted = HOP * self._pawn_side() * 4 * self.share * (1 - self.share)
        return float(max(0.0, min(wanted, self.height - self._rise() - self._pawn_side())))

    hop = AliasProperty(_hop, bind=("pawn_side", "rise", "share"), cache=True)


def raise_steps(steps: Sequence[PodiumStep | EndStair], share: float) -> None:
    """One after the other, the winner's last; `share` of a celebration has been seen."""
    count = max(1, len(steps))
    for each in steps:
        begins = (each.step.rises - 1) / count
        each.share = max(0.0, min(1.0, (share / RISING - begins) * count))
