"""How a round alone ended: the verdict, its numbers, and on with another one."""

from math import cos, pi

from kivy.animation import AnimationTransition
from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.presenters.go.result import Ending
from app.ui.kit.motion import Movement
from app.ui.kit.theme import grown

CLIMB_SECONDS = 1.6
CLIMBING, SWELLING, SMALL = 0.5, 0.2, 0.7
"""The parts of a celebration in which a pawn climbs and its sign swells, and how small it was."""
ROOMY, LARGE = 260, (330, 440)
"""How high it is, in dp, for a headline; and how wide and high, in sp, for larger words."""

BADGES = {False: 52, True: 84}
"""In dp, by `is_large`."""


class GoEnd(BoxLayout):
    model: Ending = ObjectProperty(Ending(), rebind=True)
    __events__ = ("on_again", "on_look_back", "on_share", "on_practise")

    def on_kv_post(self, _: object) -> None:
        self._share: Widget = self.ids.share.__self__
        self._practice: Widget = self.ids.practice.__self__
        self.fbind("model", self._show)
        self._show()

    def _show(self, *_: object) -> None:
        """Of nothing there is nothing to share."""
        foot = self.ids.foot
        for key in (self._share, self._practice):
            foot.remove_widget(key)
        if self.model.has_practice:
            foot.add_widget(self._practice, index=1)
        else:
            foot.add_widget(self._share, index=2)

    def _is_roomy(self) -> bool:
        return bool(self.height > dp(ROOMY))

    is_roomy = AliasProperty(_is_roomy, bind=("height",), cache=True)

    def _is_large(self) -> bool:
        return bool(self.width >= sp(LARGE[0]) and self.height >= sp(LARGE[1]))

    is_large = AliasProperty(_is_large, bind=("size",), cache=True)

    def _head_role(self) -> str:
        return grown("headline" if self.is_roomy else "title", self.is_large)

    head_role = AliasProperty(_head_role, bind=("is_roomy", "is_large"), cache=True)

    has_note = AliasProperty(
        lambda self: self.is_large or not self.model.rank, bind=("model", "is_large"), cache=True
    )

    def _gap(self) -> float:
        return float(dp(10 if self.is_roomy else 6))

    gap = AliasProperty(_gap, bind=("is_roomy",), cache=True)

    def _badge_side(self) -> float:
        return float(dp(BADGES[self.is_large]))

    badge_side = AliasProperty(_badge_side, bind=("is_large",), cache=True)

    def rise(self, share: float) -> None:
        """The pawn climbs to its verdict, whose sign swells then."""
        climbed = min(1.0, share / CLIMBING)
        after = max(0.0, min(1.0, (share - CLIMBING) / SWELLING))
        self.ids.ladder.climb = 0.5 - 0.5 * cos(pi * climbed)
        self.ids.badge.swell = SMALL + (1 - SMALL) * AnimationTransition.out_back(after)

    def climbing(self) -> Movement:
        """Where there is nothing to cheer."""
        return Movement(CLIMB_SECONDS, self.rise, "linear")

    def on_again(self) -> None:
        """Another round."""

    def on_look_back(self) -> None:
        """Through the round, move by move."""

    def on_practise(self) -> None:
        """A round without a clock."""

    def on_share(self) -> None:
        """What was reached, or the roll."""
