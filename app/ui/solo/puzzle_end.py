"""How a puzzle went: stars, turns against par, days in a row, the way, and the next one."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from app.presenters.solo.outcome import NO_OUTCOME, Outcome, Way
from app.ui.match.panel_paper import PanelPaper
from app.ui.solo.race_lane import RaceLane
from app.ui.solo.way_row import WayRow

CARD, DEEP = get_color_from_hex("#1F4059"), get_color_from_hex("#142C3E")
GOLD, FAINT = get_color_from_hex("#FFC266"), get_color_from_hex("#7E9BB0")
LIGHT, SOFT = get_color_from_hex("#FFFFFF"), get_color_from_hex("#D3E0EA")
"""The card of stars is a night sky in every theme; what lies on it keeps its colours."""

TWO, THREE, TWO_LONG = 320, 490, 700
"""In sp, as wide: so many short ways have room beside each other, and two long ones."""
WIDE, BROAD = 420, 320
"""In sp: stars have room beside words that are larger; and above them."""
CARD_BESIDE, CARD_ABOVE, RACE, ROW, FACT, FEW = 235, 320, 160, 56, 20, 2
"""In sp, all but the ways while words are large; what one of a race has besides; a way; and each
fact beyond a few."""
LOW, HIGH, CLOSER = 48, 84, 6
"""In dp: a row of the way where there is little room, and much; how much lower is one that no tap
shows once more."""


class Form(NamedTuple):
    """`star`, `margin` of the card, `gap` between its parts and `between` its rows, in dp."""

    star: int
    margin: int
    gap: int
    between: int
    head_role: str
    facts_role: str
    halign: str
    anchor: str


COMPACT = Form(40, 6, 4, 4, "title", "small", "left", "top")
ROOMY = Form(62, 10, 10, 6, "headline", "body_m", "left", "top")
BESIDE = Form(70, 10, 10, 6, "display", "body_l", "left", "center")
ABOVE = Form(104, 16, 16, 10, "display", "body_l", "center", "center")


class PuzzleEnd(PanelPaper):
    """`share` is how far the stars have come, `needed` the height in which all is seen."""

    outcome: Outcome = ObjectProperty(NO_OUTCOME, rebind=True)
    share = NumericProperty(1)
    room = NumericProperty(0)
    needed = NumericProperty(0)
    __events__ = ("on_next", "on_again", "on_look_back", "on_send", "on_way")

    def on_kv_post(self, _: object) -> None:
        self.on_outcome(self, self.outcome)

    def on_outcome(self, _: object, outcome: Outcome) -> None:
        if "ways" in self.ids:
            self.ids.scroller.scroll_y = 1
            self._fill(self.ids.lanes, [RaceLane(lane=lane) for lane in outcome.lanes])
            self._fill(self.ids.ways, [self._made(way) for way in outcome.ways])
            self.on_row()

    def _fill(self, place: Widget, rows: Sequence[Widget]) -> None:
        place.clear_widgets()
        for row in rows:
            place.add_widget(row)

    def _made(self, way: Way) -> WayRow:
        made = WayRow(way=way)
        made.bind(on_release=lambda _: self.dispatch("on_way", way))
        return made

    def on_row(self, *_: object) -> None:
        for lane in self.ids.lanes.children:
            lane.is_large = self.is_large
        for row in self.ids.ways.children:
            row.is_large, row.least = self.is_large, self.row - dp(CLOSER) * row.disabled

    on_is_large = on_row

    def _columns(self) -> int:
        if not self.outcome.is_short:
            return 1 + (self.width >= sp(TWO_LONG))
        has_three = self.outcome.is_race and self.width >= sp(THREE)
        return 3 if has_three else 1 + (self.width >= sp(TWO))

    columns = AliasProperty(_columns, bind=("outcome", "width"), cache=True)

    def _card_form(self) -> Form:
        """The largest in which all that is told has room."""
        facts = max(0, len(self.outcome.facts) - FEW)
        told = self._rows * ROW + RACE * self.outcome.is_race + FACT * facts
        if not self.is_roomy:
            return COMPACT
        if self.width >= sp(BROAD) and self.height >= sp(CARD_ABOVE + told):
            return ABOVE
        if self.width >= sp(WIDE) and self.height >= sp(CARD_BESIDE + told):
            return BESIDE
        return ROOMY

    card_form = AliasProperty(
        _card_form, bind=("is_roomy", "outcome", "columns", "size"), cache=True, rebind=True
    )

    @property
    def _rows(self) -> int:
        return max(1, -(-len(self.outcome.ways) // self.columns))

    def _is_large(self) -> bool:
        return self.card_form in (ABOVE, BESIDE)

    is_large = AliasProperty(_is_large, bind=("card_form",), cache=True)

    def _row(self) -> float:
        """How high one of the way is at least: on large paper they share what is free."""
        free = self.room / self._rows - dp(self.card_form.between)
        return float(max(dp(LOW), min(dp(HIGH), free * self.is_large)))

    row = AliasProperty(_row, bind=("card_form", "outcome", "columns", "room"), cache=True)

    def on_next(self) -> None:
        """Another puzzle."""

    def on_again(self) -> None:
        """The same once more, for more stars."""

    def on_look_back(self) -> None:
        """Through the way, move by move."""

    def on_way(self, way: Way) -> None:
        """This turn is to be seen once more."""

    def on_send(self) -> None:
        """The result as a text for somebody."""
