"""Before a race: what it is about, whoever runs along, what is at stake, and the key that lets it
begin."""

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.solo.standing import NO_READY, Ready
from app.ui.kit.theme import grown
from app.ui.match.panel_paper import PanelPaper
from app.ui.solo.race_stake import RaceStake

FEW, WIDE = 2, 430
"""So many stakes have room anyway; all of them on paper so wide, in sp."""
ABREAST, UPRIGHT = 3, 1.15
"""So many targets lie in a row, and stakes below each other, on paper that is so much higher than
wide and lies free."""
READY_GAP, SPARE = 10, 28
"""In dp: between two things, and how much more at most where there is room."""


class RaceReady(PanelPaper):
    """`needed` is the height in which all is seen that has to be: who runs along belongs to that.
    Where there is room, `has_stakes` and `has_way` without that, too, and `spare` lies between."""

    ready: Ready = ObjectProperty(NO_READY, rebind=True)
    needed, held, least = NumericProperty(0), NumericProperty(0), NumericProperty(0)
    spare = NumericProperty(0)
    has_stakes, has_way = BooleanProperty(False), BooleanProperty(False)
    __events__ = ("on_start",)

    is_upright = AliasProperty(
        lambda self: bool(self.lies_free and self.height > UPRIGHT * self.width),
        bind=("lies_free", "size"),
        cache=True,
    )

    def _headline(self) -> str:
        return grown("headline" if self.is_roomy else "title", self.is_large)

    headline = AliasProperty(_headline, bind=("is_roomy", "is_large"), cache=True)

    def _line(self) -> str:
        return "body_l" if self.is_large else "label" if self.is_roomy else "small"

    line = AliasProperty(_line, bind=("is_roomy", "is_large"), cache=True)

    def on_kv_post(self, _: object) -> None:
        ids = self.ids
        for name in ("ready", "is_upright", "is_large", "width"):
            self.fbind(name, self._show)
        self.fbind("least", self._find_room)
        for part in (ids.scroller, ids.stakes):
            part.bind(height=self._find_room)

    def _show(self, *_: object) -> None:
        place: Widget = self.ids.stakes
        place.clear_widgets()
        stakes = self.ready.stakes[: FEW + (self.is_upright or self.width >= sp(WIDE))]
        for stake in stakes:
            place.add_widget(RaceStake(stake=stake, is_large=self.is_large))
        place.cols = 1 if self.is_upright else max(1, len(stakes))
        self.ids.targets.abreast = ABREAST if self.is_upright else 0
        self._find_room()

    def _find_room(self, *_: object) -> None:
        gap, stakes = dp(READY_GAP), self.ids.stakes.minimum_height
        free = self.ids.scroller.height - self.least
        if not self.ready.has_ghost:
            self.has_stakes = bool(self.ready.stakes) and free >= stakes + gap
            free -= (stakes + gap) * self.has_stakes
        else:
            self.has_stakes = True
        way = self.ids.way.high + gap
        self.has_way = self.ready.way.length > 0 and free >= way
        free -= way * self.has_way
        self.spare = max(0.0, min(dp(SPARE), free / 4))

    def on_start(self) -> None:
        """The board was seen."""
