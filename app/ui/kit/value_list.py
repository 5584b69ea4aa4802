"""All values of an option one below the other, for a sheet; the chosen one is ticked."""

from functools import partial

from kivy.properties import ObjectProperty

from app.presenters.options import Option, Value
from app.ui.kit.link_row import LinkRow
from app.ui.kit.option_row import value_name
from app.ui.kit.pile import Pile
from app.ui.kit.words import Words


class ValueList(Pile):
    option: Option = ObjectProperty()
    __events__ = ("on_choose",)

    def __init__(self, option: Option, words: Words) -> None:
        super().__init__(option=option)
        for value in option.values:
            sign = "check-bold" if value == option.value else ""
            row = LinkRow(text=value_name(words.catalogue, option, value), mark=sign)
            row.bind(on_release=partial(self._choose, value))
            self.add_widget(row)

    def _choose(self, value: Value, _: object) -> None:
        self.dispatch("on_choose", value)

    def on_choose(self, value: Value) -> None:
        """This value was chosen."""
