"""All that can be chosen for a match to come, on a phone: in a sheet of its own."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.options import Option, Value


class MatchOptions(BoxLayout):
    """`model` is the match as it is now; whoever opened the sheet keeps it so."""

    model = ObjectProperty(rebind=True)
    __events__ = ("on_choose",)

    def on_choose(self, option: Option, value: Value) -> None:
        """This value was chosen."""
