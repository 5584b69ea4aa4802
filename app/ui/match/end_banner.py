"""What crowns every end, of all games alike: in the colour of its table, before light, who has won
on the steps of a podium that stands on its foot, or stars; and the words beside or above them."""

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

from app.presenters.match.end_form import FLAT, GRAND, LOW, PLINTH, Form, Room, form_of, has_many
from app.presenters.match.ending import NO_BANNER, Banner
from app.ui.match.end_stair import EndStair
from app.ui.match.podium_step import PodiumStep, plinth, raise_steps

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
ROOM_ABOVE = 90
"""In dp: what words want above who has won."""
HALF = 0.5
"""Of the width, for a podium beside words."""
FIRST_STEP, NEXT_STEP = 0.54, 0.46
"""How wide they are at least, by the height of their podium."""


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
        steps = [PodiumStep(step=step, unit=self.model.unit) for step in self.model.steps]
        for made in steps or [EndStair(step=stair) for stair in self.model.stairs]:
            made.fbind("pos", self._aim)
            podium.add_widget(made)
        self._widen()
        self._raise()
        self._aim()

    def _widen(self, *_: object) -> None:
        """Below words stairs are as wide as they are."""
        stairs = self.ids.podium.children if self.model.stairs else ()
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

    def _form(self) -> Form:
        high = self.room / dp(1)
        room = Room(self.width / sp(1), high, self.is_free, self.is_roomy, self.is_large)
        return form_of(self.model, room)

    form = AliasProperty(
        _form,
        bind=("is_roomy", "is_large", "is_free", "room", "model", "width"),
        cache=True,
        rebind=True,
    )

    is_grand = AliasProperty(lambda self: self.form == GRAND, bind=("form",), cache=True)

    def _is_above(self) -> bool:
        """The words are, of a podium below them; of stars they are below. Only where room does not
        follow from what is told it may decide."""
        can_grow = self.is_free or bool(self.model.stairs)
        has_room = can_grow and self.room >= self._least_hero() + dp(ROOM_ABOVE)
        if self.is_large:
            return not self.is_grand
        return has_many(self.model, self.width / sp(1)) or has_room

    is_above = AliasProperty(
        _is_above, bind=("form", "model", "width", "is_free", "room", "is_large"), cache=True
    )

    def _wide(self) -> float:
        """What stands in the light, by its height."""
        return STARS if not (self.model.sign or self.model.count) else SIGN

    wide = AliasProperty(_wide, bind=("model",), cache=True)

    def _least_hero(self) -> float:
        if self.model.has_stars:
            return float(dp(self.form.stars))
        has_plinth = self.model.is_scored and self.form not in {FLAT, LOW}
        return float(dp(self.form.podium + PLINTH * has_plinth))

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
        widest = (self.width - 2 * dp(MARGIN)) / wide * (HALF if self.is_grand else 1.0)
        can_grow = self.is_above or self.is_grand
        grown = max(1.0, min(self.most, widest / self._least_hero())) if can_grow else 1
        most = self._least() + (grown - 1) * self._least_hero()
        return max(self._least(), min(most, self.room), self.fills * bool(self.model.stairs))

    natural = AliasProperty(
        _natural, bind=("least", "is_above", "room", "width", "most", "model", "fills"), cache=True
    )

    def _hero(self) -> float:
        return self._least_hero() + self._natural() - self._least()

    hero = AliasProperty(_hero, bind=("natural", "least_hero"), cache=True)

    plinth = AliasProperty(
        lambda self: plinth(self.hero) * self.model.is_scored, bind=("hero", "model"), cache=True
    )
