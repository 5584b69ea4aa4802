"""A row that shows one option of a presenter and says which value was chosen."""

from collections.abc import Sequence

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.options import Option, Value
from app.services.i18n import Catalogue


class OptionRow(BoxLayout):
    option: Option = ObjectProperty(rebind=True)
    __events__ = ("on_choose",)

    def on_choose(self, value: Value) -> None:
        """This value was chosen."""


def hint_of(catalogue: Catalogue, option: Option) -> str:
    return catalogue.text(option.hint_key) if option.hint_key else ""


def told_in_short(catalogue: Catalogue, options: Sequence[Option]) -> str:
    """What is on, and what is chosen, in one line."""
    flags = (catalogue.text(each.key) for each in options if each.value is True)
    chosen = (value_name(catalogue, each, each.value) for each in options if not each.is_flag)
    return " \u00b7 ".join((*flags, *chosen))


def value_name(catalogue: Catalogue, option: Option, value: Value) -> str:
    """What this value is called: by its own name, counted, or by the catalogue."""
    if option.names and (name := option.names[option.values.index(value)]):
        return name
    if option.is_number:
        return catalogue.counted(f"{option.key}.count", int(value))
    return catalogue.text(option.value_key(value))
