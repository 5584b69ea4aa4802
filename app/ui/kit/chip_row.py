"""An option that is one of some values, all of them in sight."""

from kivy.properties import ListProperty

from app.ui.kit.chip import Chip
from app.ui.kit.option_row import OptionRow


class ChipRow(OptionRow):
    labels = ListProperty()

    def on_kv_post(self, _: object) -> None:
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
            chip.bind(on_release=self._choose)
            chips.add_widget(chip)
        values = zip(reversed(chips.children), self.labels, self.option.values, strict=False)
        for chip, label, value in values:
            chip.text = label
            chip.is_chosen = value == self.option.value

    def _choose(self, chip: Chip) -> None:
        number = self.ids.chips.children[::-1].index(chip)
        self.dispatch("on_choose", self.option.values[number])
