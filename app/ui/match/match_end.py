"""How a match of any game ended: headline, podium, places, facts, and what can be done next."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.presenters.match.ending import NO_END, EndModel
from app.ui.match.end_fact import EndFact
from app.ui.match.end_row import EndRow
from app.ui.match.podium_step import PodiumStep, raise_steps

GAPS = {True: (10, 8), False: (6, 6)}
"""Between its parts and between its rows, by `is_roomy`."""


class MatchEnd(BoxLayout):
    """`share` is how much of the celebration has been seen: the podium's steps rise with it.
    `highest` is the podium where there is room, and `needed` the height in which all is seen.
    """

    model: EndModel = ObjectProperty(NO_END, rebind=True)
    is_roomy = BooleanProperty(True)
    share = NumericProperty(1)
    highest = NumericProperty(0)
    needed = NumericProperty(0)
    __events__ = ("on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        self.on_model(self, self.model)

    def on_model(self, _: object, model: EndModel) -> None:
        """Of another match: from its top."""
        if "rows" in self.ids:
            self.ids.scroller.scroll_y = 1
            self._fill(self.ids.podium, [PodiumStep(step=step) for step in model.steps])
            self._fill(self.ids.rows, [EndRow(seat=seat) for seat in model.rows])
            self._fill(self.ids.facts, [EndFact(fact=fact) for fact in model.told])
            self.on_is_roomy()
            self.on_share(self, self.share)

    def on_is_roomy(self, *_: object) -> None:
        if "rows" in self.ids:
            for part in (*self.ids.podium.children, *self.ids.facts.children):
                part.is_roomy = self.is_roomy

    def _fill(self, place: Widget, parts: Sequence[Widget]) -> None:
        place.clear_widgets()
        for part in parts:
            place.add_widget(part)

    def on_share(self, _: object, share: float) -> None:
        raise_steps(self.ids.podium.children, share)

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""

    def _gap(self) -> float:
        return float(dp(GAPS[self.is_roomy][0]))

    gap = AliasProperty(_gap, bind=("is_roomy",), cache=True)

    def _row_gap(self) -> float:
        return float(dp(GAPS[self.is_roomy][1]))

    row_gap = AliasProperty(_row_gap, bind=("is_roomy",), cache=True)
