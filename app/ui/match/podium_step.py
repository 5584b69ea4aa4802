"""One step of a podium with its pawn on it; it rises from the ground."""

from collections.abc import Sequence

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.ending import NO_END_SEAT, Step
from app.ui.kit.pawn import Pawn
from app.ui.match.end_stair import EndStair

FLAT = Step((NO_END_SEAT,), 1.0, 1)
LARGE, SMALL, STEP = 0.6, 0.36, 0.32
"""The pawn of the winner and of the others, and the highest step, of the podium's height."""
LEAST, FLOOR, LOWEST = 26, 0.15, 19
"""In dp, of a step: its number has room. Of the podium's height, and in sp, of the plinth with the
scores below it, where it is at least so high:"""
SCORED = 80
"""In dp."""
NUMBER, LEAST_NUMBER, MOST_NUMBER = 0.66, 17, 72
"""How large it is: of its step's height, and in dp."""
CROWDED = 0.85
"""How large pawns are for each one more on their step."""
HOP = 0.5
"""How high a pawn jumps as its step comes up, of its own height."""
FIRST, ON_FIRST, ON_OTHER = "#FFC266", "#2B1B10", "#FFFFFF"
GROUNDS = {1: FIRST, 2: "#D9DEE3", 3: "#DFA06C"}
OTHER, EDGE, CLEAR = "#0000004D", "#FFFFFF59", "#00000000"
"""Steps, their upper edges and their numbers: gold, silver, bronze. All stand on the table's colour
in every theme."""

RISING = 0.45
"""The part of a celebration in which a podium comes up."""


class PodiumStep(BoxLayout):
    """Below it stands what each on it came to, in `unit`s."""

    step: Step = ObjectProperty(FLAT, rebind=True)
    unit = StringProperty()
    share = NumericProperty(1)

    is_first = AliasProperty(lambda self: self.step.seats[0].place == 1, bind=("step",), cache=True)

    def on_kv_post(self, _: object) -> None:
        """Who share a step stand beside each other."""
        for seat in self.step.seats:
            pawn = Pawn(color=seat.pawn)
            self.fbind("pawn_side", lambda _, side, pawn=pawn: setattr(pawn, "size", (side, side)))
            pawn.size = self.pawn_side, self.pawn_side
            self.ids.pawns.add_widget(pawn)

    def _ground(self) -> str:
        return GROUNDS.get(self.step.seats[0].place, OTHER)

    ground = AliasProperty(_ground, bind=("step",), cache=True)
    edge = AliasProperty(
        lambda self: CLEAR if self.ground == OTHER else EDGE, bind=("ground",), cache=True
    )
    ink = AliasProperty(
        lambda self: ON_OTHER if self.ground == OTHER else ON_FIRST, bind=("ground",), cache=True
    )

    def _floor(self) -> float:
        """How high is what bears it."""
        return plinth(self.height) * any(seat.score for seat in self.step.seats)

    floor = AliasProperty(_floor, bind=("step", "height"), cache=True)
    scores = AliasProperty(
        lambda self: "  ".join(seat.score for seat in self.step.seats), bind=("step",), cache=True
    )

    def _pawn_side(self) -> float:
        """Many on one step are smaller."""
        share = LARGE if self.is_first else SMALL
        room = self.height - self.floor
        return float(room * share * CROWDED ** (len(self.step.seats) - 1))

    pawn_side = AliasProperty(_pawn_side, bind=("step", "height", "floor"), cache=True)

    def _highest(self) -> float:
        return float(max(dp(LEAST), STEP * (self.height - self.floor) * self.step.height))

    highest = AliasProperty(_highest, bind=("step", "height", "floor"), cache=True)

    def _number(self) -> float:
        return float(max(dp(LEAST_NUMBER), min(dp(MOST_NUMBER), NUMBER * self.highest)))

    number = AliasProperty(_number, bind=("highest",), cache=True)

    def _rise(self) -> float:
        """How high it is just now."""
        return float(self.highest * (1 - (1 - self.share) ** 3))

    rise = AliasProperty(_rise, bind=("highest", "share"), cache=True)

    def _hop(self) -> float:
        """No higher than the podium: above it stands who has won."""
        wanted = HOP * self._pawn_side() * 4 * self.share * (1 - self.share)
        free = self.height - self.floor - self._rise() - self._pawn_side()
        return float(max(0.0, min(wanted, free)))

    hop = AliasProperty(_hop, bind=("pawn_side", "rise", "share"), cache=True)


def plinth(height: float) -> float:
    """How high it is that a podium of this height stands on, where there are scores."""
    return max(float(sp(LOWEST)), FLOOR * height) * (height >= dp(SCORED))


def raise_steps(steps: Sequence[PodiumStep | EndStair], share: float) -> None:
    """One after the other, the winner's last; `share` of a celebration has been seen."""
    count = max(1, len(steps))
    for each in steps:
        begins = (each.step.rises - 1) / count
        each.share = max(0.0, min(1.0, (share / RISING - begins) * count))
