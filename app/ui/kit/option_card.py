"""Some options on a card, each in the row that fits it."""

from kivy.properties import ListProperty, ObjectProperty

from app.presenters.options import Option, Value
from app.presenters.phrase import Field
from app.ui.kit.chip_row import ChipRow
from app.ui.kit.choice_row import ChoiceRow
from app.ui.kit.option_row import OptionRow
from app.ui.kit.paper import Paper
from app.ui.kit.sign_switch import SignSwitch
from app.ui.kit.step_row import StepRow
from app.ui.kit.switch_row import SwitchRow


class OptionCard(Paper):
    title: Field = ObjectProperty("")
    options = ListProperty()
    __events__ = ("on_choose", "on_ask")

    def on_kv_post(self, _: object) -> None:
        self.fbind("options", self._show)
        self._show(self, self.options)

    def _show(self, _: object, options: list[Option]) -> None:
        """Rows stay while they show the same things, so that a switch is never taken away."""
        place = self.ids.rows
        rows = place.children[::-1]
        if [_look(row.option) for row in rows] == [_look(option) for option in options]:
            for row, option in zip(rows, options, strict=True):
                row.option = option
            return
        place.clear_widgets()
        for option in options:
            place.add_widget(self._row(option))

    def _row(self, option: Option) -> OptionRow:
        row = _kind(option)(option=option)
        row.bind(on_choose=self._pass_on)
        if option.is_long:
            row.bind(on_release=lambda row: self.dispatch("on_ask", row.option))
        return row

    def _pass_on(self, row: OptionRow, value: Value) -> None:
        self.dispatch("on_choose", row.option, value)

    def on_choose(self, option: Option, value: Value) -> None:
        """This value was chosen for this option."""

    def on_ask(self, option: Option) -> None:
        """All values of this option are wanted."""


def _kind(option: Option) -> type[OptionRow]:
    if option.is_flag:
        return SwitchRow
    if option.is_long:
        return ChoiceRow
    return SignSwitch if option.is_terse else StepRow if option.is_number else ChipRow


def _look(option: Option) -> tuple[str, bool, bool, bool]:
    return option.key, option.is_flag, option.is_number, option.is_terse
