"""Big numbers side by side, all as high as the highest; in two rows where they are many."""

from typing import Any

from kivy.properties import ListProperty
from kivy.uix.gridlayout import GridLayout

from app.ui.kit.big_number import BigNumber


class NumberRow(GridLayout):
    """`numbers` are a presenter's."""

    numbers = ListProperty()

    def on_kv_post(self, _: object) -> None:
        self.fbind("numbers", self._show)
        self._show()

    def _show(self, *_: Any) -> None:
        self.clear_widgets()
        for number in self.numbers:
            made = BigNumber(value=number.value, label=number.label, is_new=number.is_new)
            made.fbind("natural_height", self._level)
            self.add_widget(made)
        self._level()

    def _level(self, *_: Any) -> None:
        highest = max((number.natural_height for number in self.children), default=0)
        for number in self.children:
            number.height = highest
