"""One seat's round in the scores: how many steps on or back, and its pawn that walks them."""

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.scores import SeatScore


class ScoreRow(ButtonBehavior, BoxLayout):
    """A tap shows its board. The pawn has walked a `share` of its way. One that `is_brief` has it
    beside the name, where there is little height; it tells the same."""

    score: SeatScore = ObjectProperty(SeatScore(), rebind=True)
    is_shown = BooleanProperty(False)
    is_large = BooleanProperty(False)
    is_brief = BooleanProperty(False)
    share = NumericProperty(1)
    ring = NumericProperty(0)

    def _at(self) -> float:
        score = self.score
        return float(score.before + (score.space - score.before) * self.share)

    at = AliasProperty(_at, bind=("score", "share"), cache=True)

    @property
    def name(self) -> str:
        """Whose board a tap shows."""
        return str(self.ids.title.text)
