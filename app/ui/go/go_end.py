"""How a round alone ended: its banner, a ladder of verdicts, numbers, and on with another one."""

from math import cos, pi

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.go.result import Ending
from app.ui.kit.motion import Movement
from app.ui.match.end_row import EndRow
from app.ui.match.panel_paper import PanelPaper

CLIMB_SECONDS = 1.6
CLIMBING = 0.5
"""The part of a celebration in which a pawn climbs; then its verdict's sign comes."""
MARGINS, LARGE_SIGN, WORDS = 16, 136, 78
"""What a banner over a ladder takes at least: in dp, where words are large they stand below the
sign; and in sp."""


class GoEnd(PanelPaper):
    """`needed` is the height in which all is seen, `held` what of it is no key. Banner and ladder
    have `room`; where that is too little for all rungs there `are_stairs` in the banner instead.
    Which does not depend on what the banner takes (`least`): its words decide that later.
    """

    model: Ending = ObjectProperty(Ending(), rebind=True)
    held, needed = NumericProperty(0), NumericProperty(0)
    room, natural = NumericProperty(0), NumericProperty(0)

    def _least(self) -> float:
        margins = dp(MARGINS + LARGE_SIGN * self.is_large)
        return float((margins + sp(WORDS)) * bool(self.model.ladder.rungs))

    least = AliasProperty(_least, bind=("model", "is_large"), cache=True)

    def _are_stairs(self) -> bool:
        return bool(self.model.ladder.rungs and self.least + self.natural > self.room + 1)

    are_stairs = AliasProperty(_are_stairs, bind=("model", "room", "natural", "least"), cache=True)
    __events__ = ("on_again", "on_look_back", "on_share", "on_practise")

    def on_kv_post(self, _: object) -> None:
        self._share: Widget = self.ids.share.__self__
        self._practice: Widget = self.ids.practice.__self__
        self.fbind("model", self._show)
        self.fbind("is_large", self._show)
        self._show()

    def _show(self, *_: object) -> None:
        """Of nothing there is nothing to share."""
        self.ids.ran.clear_widgets()
        for seat in self.model.ran:
            self.ids.ran.add_widget(EndRow(seat=seat, is_large=self.is_large))
        foot = self.ids.foot
        for key in (self._share, self._practice):
            foot.remove_widget(key)
        if self.model.has_practice:
            foot.add_widget(self._practice, index=1)
        else:
            foot.add_widget(self._share, index=2)

    def rise(self, share: float) -> None:
        """The pawn climbs to its verdict, whose sign comes then."""
        climbed = min(1.0, share / CLIMBING)
        self.ids.ladder.climb = 0.5 - 0.5 * cos(pi * climbed)
        after = max(0.0, (share - CLIMBING) / (1 - CLIMBING))
        self.ids.banner.share = share if self.are_stairs else after

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
