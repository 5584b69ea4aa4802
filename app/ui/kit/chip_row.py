"""An option that is one of some values, all of them in sight."""

from kivy.metrics import dp, sp
from kivy.properties import ListProperty, NumericProperty

from app.ui.kit.chip import Chip
from app.ui.kit.option_row import OptionRow

WIDEST = 420
"""In sp: chips fill a row that is no wider."""
APART = 8
"""In dp."""


class ChipRow(OptionRow):
    """Chips that have room in one row are one switch, and fill it from edge to edge where it is not
    too wide; else they stand apart in several rows."""

    labels = ListProperty()
    track = NumericProperty(0)

    def on_kv_post(self, _: object) -> None:
        self.ids.chips.fbind("width", self._fill)
        self.fbind("option", self._show)
        self.fbind("labels", self._show)
        self._show()

    def _show(self, *_: object) -> None:
        """The chips stay while their number does: a tap must not remove what it taps."""
        chips = self.ids.chips
        while len(chips.children) > len(self.labels):
            chips.remove_widget(chips.children[0])
        while len(chips.children) < len(self.labels):
            chip = Chip()
            chip.bind(on_release=self._choose, natural=self._fill)
            chips.add_widget(chip)
        option, shown = self.option, reversed(chips.children)
        signs = option.signs or ("",) * len(option.values)
        for chip, label, value, sign in zip(shown, self.labels, option.values, signs, strict=False):
            chip.text, chip.icon = label, sign
            chip.is_chosen = value == option.value

    def _fill(self, *_: object) -> None:
        place = self.ids.chips
        chips = place.children
        for chip in chips:
            chip.most = place.width
        needed = sum(chip.natural for chip in chips)
        is_one = needed <= place.width
        is_filled = is_one and place.width <= sp(WIDEST)
        place.spacing = 0 if is_one else dp(APART)
        self.track = (place.width if is_filled else needed) * is_one
        for chip in chips:
            chip.is_part = is_one
            chip.extra = (place.width - needed) / len(chips) * is_filled

    def _choose(self, chip: Chip) -> None:
        number = self.ids.chips.children[::-1].index(chip)
        self.dispatch("on_choose", self.option.values[number])
