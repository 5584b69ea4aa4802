"""An option that is one of some values, all of them in sight."""

from kivy.metrics import sp
from kivy.properties import ListProperty

from app.ui.kit.chip import Chip
from app.ui.kit.option_row import OptionRow

WIDEST = 420
"""In sp: chips fill a row that is no wider."""


class ChipRow(OptionRow):
    """Chips that have room in one row fill it from edge to edge."""

    labels = ListProperty()

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
        values = zip(reversed(chips.children), self.labels, self.option.values, strict=False)
        for chip, label, value in values:
            chip.text = label
            chip.is_chosen = value == self.option.value

    def _fill(self, *_: object) -> None:
        place = self.ids.chips
        chips = place.children
        for chip in chips:
            chip.most = place.width
        needed = sum(chip.natural for chip in chips) + (len(chips) - 1) * place.spacing[0]
        is_filled = needed <= place.width <= sp(WIDEST)
        for chip in chips:
            chip.extra = (place.width - needed) / len(chips) * is_filled

    def _choose(self, chip: Chip) -> None:
        number = self.ids.chips.children[::-1].index(chip)
        self.dispatch("on_choose", self.option.values[number])
