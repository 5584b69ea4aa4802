"""How a puzzle went: stars, turns against par, days in a row, the way, and the next one."""

from collections.abc import Sequence

from kivy.metrics import sp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from app.presenters.solo.outcome import NO_OUTCOME, Outcome
from app.ui.match.panel_paper import PanelPaper
from app.ui.solo.race_lane import RaceLane
from app.ui.solo.way_row import WayRow

CARD, DEEP = get_color_from_hex("#1F4059"), get_color_from_hex("#142C3E")
GOLD, FAINT = get_color_from_hex("#FFC266"), get_color_from_hex("#7E9BB0")
LIGHT, SOFT = get_color_from_hex("#FFFFFF"), get_color_from_hex("#D3E0EA")
"""The card of stars is a night sky in every theme; what lies on it keeps its colours."""

TWO = 320
"""In sp, as wide: two short ways have room beside each other."""


class PuzzleEnd(PanelPaper):
    """`share` is how far the stars have come."""

    outcome: Outcome = ObjectProperty(NO_OUTCOME, rebind=True)
    share = NumericProperty(1)
    is_waiting = BooleanProperty(False)
    __events__ = ("on_next", "on_again", "on_look_back", "on_send")

    def on_kv_post(self, _: object) -> None:
        self.on_outcome(self, self.outcome)

    def on_outcome(self, _: object, outcome: Outcome) -> None:
        if "ways" in self.ids:
            self.ids.scroller.scroll_y = 1
            self._fill(self.ids.lanes, [RaceLane(lane=lane) for lane in outcome.lanes])
            self._fill(self.ids.ways, [WayRow(way=way) for way in outcome.ways])

    def _fill(self, place: Widget, rows: Sequence[Widget]) -> None:
        place.clear_widgets()
        for row in rows:
            place.add_widget(row)

    def _columns(self) -> int:
        return 2 if self.outcome.is_short and self.width >= sp(TWO) else 1

    columns = AliasProperty(_columns, bind=("outcome", "width"), cache=True)

    def on_next(self) -> None:
        """Another puzzle."""

    def on_again(self) -> None:
        """The same once more, for more stars."""

    def on_look_back(self) -> None:
        """Through the way, move by move."""

    def on_send(self) -> None:
        """The result as a text for somebody."""
