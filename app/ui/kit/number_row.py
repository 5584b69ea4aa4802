"""Big numbers side by side, all as high as the highest; in two rows where they are many."""

from kivy.metrics import sp
from kivy.properties import AliasProperty, BooleanProperty, ListProperty
from kivy.uix.gridlayout import GridLayout

from app.ui.kit.big_number import BigNumber

FEW, ROOMY = 3, 480
"""So many stand side by side anyway, and all of them from this width, in sp."""


class NumberRow(GridLayout):
    """`numbers` are a presenter's."""

    numbers = ListProperty()
    is_large = BooleanProperty(False)
    is_low = BooleanProperty(False)

    def _columns(self) -> int:
        count = len(self.numbers)
        return max(1, count) if count <= FEW or self.width >= sp(ROOMY) else 2

    columns = AliasProperty(_columns, bind=("numbers", "width"))

    def on_kv_post(self, _: object) -> None:
        self.fbind("numbers", self._show)
        for name in ("is_large", "is_low"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: object) -> None:
        self.clear_widgets()
        for number in self.numbers:
            made = BigNumber(value=number.value, label=number.label, is_new=number.is_new)
            made.is_large, made.is_low, made.icon = self.is_large, self.is_low, number.icon
            made.fbind("natural_height", self._level)
            self.add_widget(made)
        self._level()

    def _level(self, *_: object) -> None:
        highest = max((number.natural_height for number in self.children), default=0)
        for number in self.children:
            number.height = highest
