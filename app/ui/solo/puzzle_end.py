"""How a puzzle went: stars, turns against par, days in a row, the way, and the next one."""

from collections.abc import Sequence

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from app.presenters.solo.outcome import NO_OUTCOME, NO_WAY, Outcome, Way
from app.solo.kinds import IN_A_SERIES
from app.ui.match.end_banner import EndBanner
from app.ui.match.end_row import EndRow
from app.ui.match.find_chip import FindChip
from app.ui.match.panel_paper import PanelPaper
from app.ui.solo.roll_chip import RollChip
from app.ui.solo.turn_chip import TurnChip
from app.ui.solo.way_row import WayRow

FINDS, TWO_LONG = 3, 700
"""So many finds lie beside each other; so wide, in sp, two turns do."""
BANNER, ROW, MOST_MORE = 96, 68, 28
"""In dp: what a banner and a turn take at least, and how much more a turn may."""
CHIP = 64
"""In dp: how wide a turn is at least that is a picture alone."""


class PuzzleEnd(PanelPaper):
    """`share` is how far the stars have come, `needed` the height in which all is seen, `held` what
    of it is no key, and `table` whose colour the banner has. One that `is_crowned` has
    it elsewhere: both have what is `shared` then, in pixels, of which `apart` is taken by neither
    banner nor turns. `turn` is the one that is `chosen`: the board shows what came of it. A low
    page `has_chips` for turns, and says in words what was chosen.
    """

    banner: EndBanner

    outcome: Outcome = ObjectProperty(NO_OUTCOME, rebind=True)
    share = NumericProperty(1)
    table = StringProperty("go")
    below, held, needed = NumericProperty(0), NumericProperty(0), NumericProperty(0)
    shared, apart, framed, told_beside = (NumericProperty(0) for _ in range(4))
    is_crowned = BooleanProperty(False)
    chosen = NumericProperty(0)
    turn: Way = AliasProperty(
        lambda self: next((w for w in self.outcome.ways if w.number == self.chosen), NO_WAY),
        bind=("outcome", "chosen"),
        cache=True,
        rebind=True,
    )
    has_chips = AliasProperty(
        lambda self: bool(self.outcome.has_pushes and not self.is_roomy),
        bind=("outcome", "is_roomy"),
        cache=True,
    )

    def _rows(self) -> int:
        """Turns one below another with a picture each, which may be larger."""
        is_row = not (self.outcome.is_race or self.outcome.has_rolls or self.has_chips)
        return len(self.outcome.ways) * is_row

    rows = AliasProperty(_rows, bind=("outcome", "has_chips"), cache=True)

    def _more(self) -> float:
        """How much larger those pictures are than they must be."""
        if not self.rows or not self.is_crowned:
            return 0.0
        each = (self.shared - self.apart - dp(BANNER)) / self.rows - dp(ROW)
        return float(max(0.0, min(dp(MOST_MORE), each)))

    more = AliasProperty(_more, bind=("rows", "is_crowned", "shared", "apart"), cache=True)
    crown_room = AliasProperty(
        lambda self: self.shared - self.apart - self.rows * (dp(ROW) + self.more),
        bind=("rows", "more", "shared", "apart"),
        cache=True,
    )
    __events__ = ("on_next", "on_again", "on_look_back", "on_way", "on_why")

    def on_kv_post(self, _: object) -> None:
        self.banner = self.ids.banner.__self__
        self._keys = tuple(reversed(self.ids["keys"].children))
        for key in self._keys:
            key.fbind("is_there", self._lay_keys)
        self.fbind("is_large", self.on_row)
        for name in ("chosen", "is_roomy", "more"):
            self.fbind(name, self.on_row)
        self.fbind("has_chips", self._show_ways)
        self.on_outcome(self, self.outcome)

    def on_outcome(self, _: object, outcome: Outcome) -> None:
        if "ways" in self.ids:
            self.ids.scroller.scroll_y = 1
            self._fill(self.ids.ran, [EndRow(seat=seat) for seat in outcome.ran])
            self._show_ways()
            self._lay_keys()

    def _show_ways(self, *_: object) -> None:
        self._fill(self.ids.ways, [self._made(way) for way in self.outcome.ways])
        self.on_row()

    def _lay_keys(self, *_: object) -> None:
        """What is not there takes no room between the others."""
        self._fill(self.ids["keys"], [key for key in self._keys if key.is_there])

    def _fill(self, place: Widget, rows: Sequence[Widget]) -> None:
        place.clear_widgets()
        for row in rows:
            place.add_widget(row)

    def _made(self, way: Way) -> Widget:
        if self.outcome.is_race:
            return FindChip(find=way.find)
        form = RollChip if self.outcome.has_rolls else TurnChip if self.has_chips else WayRow
        made = form(way=way, is_one=len(self.outcome.ways) > 1)
        made.bind(on_release=lambda _: self.dispatch("on_way", way))
        return made

    def on_row(self, *_: object) -> None:
        for row in (*self.ids.ran.children, *self.ids.ways.children):
            row.is_large = self.is_large
        for row in self.ids.ran.children:
            row.is_half = row.tells = self.ids.ran.cols > 1
        for way in self.ids.ways.children:
            if self.outcome.is_race:
                way.is_small = not self.is_roomy
            else:
                way.chosen, way.more = self.chosen, self.more

    def _columns(self) -> int:
        if self.outcome.has_rolls:
            return IN_A_SERIES
        if self.has_chips:
            return max(1, min(len(self.outcome.ways), int(self.width / dp(CHIP))))
        if not self.outcome.is_race:
            return 1 + (self.width >= sp(TWO_LONG))
        return FINDS

    columns = AliasProperty(_columns, bind=("outcome", "width", "has_chips"), cache=True)

    def crown(self, place: Widget | None) -> None:
        """The banner goes there, or comes back to its own place above all else."""
        self.banner.parent.remove_widget(self.banner)
        self.is_crowned = place is not None
        if place is None:
            told = self.ids.told
            told.add_widget(self.banner, len(told.children))
        else:
            place.add_widget(self.banner)

    def on_why(self) -> None:
        """What made it possible, turn by turn."""

    def on_next(self) -> None:
        """Another puzzle."""

    def on_again(self) -> None:
        """The same once more, for more stars."""

    def on_look_back(self) -> None:
        """Through the way, move by move."""

    def on_way(self, way: Way) -> None:
        """This turn is to be seen once more."""
