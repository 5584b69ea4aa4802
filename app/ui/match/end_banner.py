"""What crowns every end, of all games alike: in the colour of its table, before light, who has won
on the steps of a podium that stands on its foot, or stars; and the words beside or above them."""

from typing import NamedTuple

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
)
from kivy.uix.floatlayout import FloatLayout
from kivy.utils import get_color_from_hex

from app.presenters.match.ending import NO_BANNER, Banner
from app.ui.match.end_stair import EndStair
from app.ui.match.podium_step import PodiumStep, raise_steps

TABLES = {
    "crew": ("#265A7A", "#163C57"),
    "galaxy": ("#413F97", "#1E1D4C"),
    "magic": ("#634582", "#38264E"),
    "go": ("#1A666D", "#0D4248"),
    "connect": ("#386850", "#2A5441"),
}
"""The glow and the ground by the picture of the table (LOOK 2): all bear white words."""
GOLD, FAINT = get_color_from_hex("#FFC266"), (1, 1, 1, 0.66)
LIGHT, SOFT, DEEP = (1, 1, 1, 1), (1, 1, 1, 0.86), (0, 0, 0, 0.24)
"""They are the same in every theme, as a table is."""
MARGIN, BETWEEN = 14, 14
APART, NEAR = 6, 2
"""In dp: between the steps of a podium, and between stairs."""
STARS, SIGN = 2.52, 1.1
"""How wide three are, and what stands in their place, by their height."""
FEW, NARROW, SLIM = 2, 440, 250
"""So many steps have room beside words; more of them from this width, in sp; in less than
the last one words beside are low as well."""
LOW, CHIP, FLAT, ROOM_ABOVE, TALL = 112, 28, 90, 90, 160
"""In dp: in less room a banner is low, with a chip in less than so much more, and in still less the
names of who has won are all it says; what words want above who has won; and from the last one on
words above stairs may be large."""
FIRST_STEP, NEXT_STEP = 0.54, 0.46
"""How wide they are at least, by the height of their podium."""


MANY = 9


class Form(NamedTuple):
    """In dp: how high a podium and stars are at least, and what is free above and below words; and
    how many facts have room."""

    podium: int
    stars: int
    margin: int
    head_role: str
    facts_role: str
    facts: int


FORMS = {
    "compact": Form(104, 46, 8, "headline", "small", MANY),
    "low": Form(84, 38, 6, "title", "small", 2),
    "flat": Form(62, 46, 6, "title", "small", 0),
    "flight": Form(84, 46, 8, "title", "small", MANY),
    "slim": Form(84, 46, 6, "title_m", "small", 2),
    "roomy": Form(132, 62, 12, "headline", "body_m", MANY),
    "large": Form(132, 84, 16, "display", "body_l", MANY),
}


class EndBanner(FloatLayout):
    """`share` is how much of the celebration has been seen; `room` what is free for it, of which it
    takes what is good for it, and `least` what it needs. `is_free`: its room does
    not follow from that. `most`: so much larger may be who has won than they must be, where words
    are not beside. It is as high as what it `fills` at least.
    """

    model: Banner = ObjectProperty(NO_BANNER, rebind=True)
    table = OptionProperty("go", options=list(TABLES))
    share = NumericProperty(1)
    room = NumericProperty(0)
    most, fills = NumericProperty(2.0), NumericProperty(0)
    is_roomy = BooleanProperty(True)
    is_free = BooleanProperty(False)
    is_large = BooleanProperty(False)
    words_height = NumericProperty(0)
    aim = ListProperty([0, 0])
    glow = ColorProperty()
    ground = ColorProperty()

    def on_kv_post(self, _: object) -> None:
        self.fbind("model", self._show)
        self.fbind("share", self._raise)
        self.fbind("table", self._paint)
        for name in ("width", "is_above"):
            self.fbind(name, self._widen)
        for name in ("pos", "size"):
            self.ids.stars.fbind(name, self._aim)
        self._paint()
        self._show()

    def _paint(self, *_: object) -> None:
        self.glow, self.ground = map(get_color_from_hex, TABLES[self.table])

    def _show(self, *_: object) -> None:
        podium = self.ids.podium
        podium.clear_widgets()
        podium.spacing = dp(NEAR if self.model.stairs else APART)
        steps = [PodiumStep(step=step) for step in self.model.steps]
        for made in steps or [EndStair(step=stair) for stair in self.model.stairs]:
            made.fbind("pos", self._aim)
            podium.add_widget(made)
        self._widen()
        self._raise()
        self._aim()

    def _widen(self, *_: object) -> None:
        """Below words stairs are as wide as they are."""
        stairs = self.ids.podium.children if self._is_flight else ()
        wide = self.width - 2 * dp(MARGIN) - dp(NEAR) * (len(stairs) - 1)
        for stair in stairs:
            stair.wide = wide / len(stairs) if self.is_above else 0

    def _aim(self, *_: object) -> None:
        """The light comes from behind whoever has won."""
        stars = self.ids.stars
        at = [stars.x + stars.width / 2, stars.y + stars.height / 2]
        for step in self.ids.podium.children:
            if step.is_first:
                at = [step.x + step.width / 2, step.y + step.rise + step.pawn_side / 2]
        self.aim = at

    def _raise(self, *_: object) -> None:
        raise_steps(self.ids.podium.children, self.share)

    @property
    def _has_many(self) -> bool:
        """More than have room beside words."""
        return len(self.model.steps) > FEW and self.width < sp(NARROW)

    @property
    def _is_flight(self) -> bool:
        """Of stairs."""
        return bool(self.model.stairs)

    def _is_scant(self) -> bool:
        return bool(self.room < dp(LOW + CHIP * bool(self.model.streak)) or self.width < sp(SLIM))

    def _form(self) -> Form:
        if self.is_large or self.is_roomy:
            return FORMS["large" if self.is_large else "roomy"]
        if self._is_flight:
            return FORMS["slim" if self.width < sp(SLIM) and self.room < dp(TALL) else "flight"]
        if self.is_free and self.room < dp(FLAT) and self.model.steps and not self._has_many:
            return FORMS["flat"]
        is_low = self._has_many or (self.is_free and self._is_scant())
        return FORMS["low" if is_low else "compact"]

    form = AliasProperty(
        _form,
        bind=("is_roomy", "is_large", "is_free", "room", "model", "width"),
        cache=True,
        rebind=True,
    )

    def _is_above(self) -> bool:
        """The words are, of a podium below them; of stars they are below. Only where room does not
        follow from what is told it may decide."""
        can_grow = self.is_free or self._is_flight
        has_room = can_grow and self.room >= self._least_hero() + dp(ROOM_ABOVE)
        return self.is_large or self._has_many or has_room

    is_above = AliasProperty(
        _is_above, bind=("form", "model", "width", "is_free", "room"), cache=True
    )

    def _wide(self) -> float:
        """What stands in the light, by its height."""
        return STARS if not (self.model.sign or self.model.count) else SIGN

    wide = AliasProperty(_wide, bind=("model",), cache=True)

    def _least_hero(self) -> float:
        return float(dp(self.form.stars if self.model.has_stars else self.form.podium))

    least_hero = AliasProperty(_least_hero, bind=("form", "model"), cache=True)

    def _least(self) -> float:
        margin = dp(self.form.margin)
        foot = margin * self.model.has_stars
        if self.is_above:
            return self.words_height + self._least_hero() + 2 * margin + foot
        return max(self.words_height + 2 * margin, self._least_hero() + margin + foot)

    least = AliasProperty(_least, bind=("form", "model", "is_above", "words_height"), cache=True)

    def _natural(self) -> float:
        """As high as it is: a podium above which words stand grows with its room."""
        next_steps = max(0, len(self.model.steps) - 1) * NEXT_STEP
        wide = STARS if self.model.has_stars else FIRST_STEP + next_steps
        widest = (self.width - 2 * dp(MARGIN)) / wide
        grown = max(1.0, min(self.most, widest / self._least_hero())) if self.is_above else 1
        most = self._least() + (grown - 1) * self._least_hero()
        return max(self._least(), min(most, self.room), self.fills * bool(self.model.stairs))

    natural = AliasProperty(
        _natural, bind=("least", "is_above", "room", "width", "most", "model", "fills"), cache=True
    )

    def _hero(self) -> float:
        return self._least_hero() + self._natural() - self._least()

    hero = AliasProperty(_hero, bind=("natural", "least_hero"), cache=True)
