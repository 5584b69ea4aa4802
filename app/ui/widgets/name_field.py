"""A line for a name: short, plain, whatever is pasted into it."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.textinput import TextInput

from app.presenters.seats import LONGEST_NAME, clean_name


class NameField(TextInput):
    name = StringProperty()

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        """Only what a name may hold, as far as there is room for it; spaces may follow."""
        kept = clean_name(substring) if substring.strip() else " " * bool(substring)
        room = LONGEST_NAME - len(self.text)
        return super().insert_text(kept[: max(room, 0)], from_undo=from_undo)
