"""A line to write in, as long as `longest` characters."""

from collections.abc import Sequence

from kivy.properties import AliasProperty, NumericProperty, StringProperty
from kivy.uix.textinput import TextInput


class LineField(TextInput):
    """`name` says in words what is written here."""

    name = StringProperty()
    longest = NumericProperty(120)

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        """As far as there is room for it."""
        room = max(int(self.longest) - len(self.text), 0)
        super().insert_text(substring[:room], from_undo=from_undo)

    def _shown_color(self) -> Sequence[float]:
        """Of the hint, or of what is written."""
        if self.disabled:
            shown: Sequence[float] = self.disabled_foreground_color
        else:
            shown = self.foreground_color if self.text else self.hint_text_color
        return shown

    shown_color = AliasProperty(
        _shown_color,
        bind=("disabled", "text", "foreground_color", "hint_text_color"),
    )
