"""Asks who somebody is whose puzzles and games are remembered."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.seats import clean_name


class NameForm(BoxLayout):
    __events__ = ("on_called",)

    def __init__(self, name: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ids.field.text = name

    def take(self) -> None:
        """Without a name nobody is called anything."""
        name = clean_name(self.ids.field.text)
        if name:
            self.dispatch("on_called", name)

    def on_called(self, name: str) -> None:
        """This is the name."""
