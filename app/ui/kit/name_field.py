"""A line for a name: short, plain, whatever is pasted into it."""

from kivy.properties import BooleanProperty

from app.presenters.match.seats import clean_name, has_undrawn
from app.ui.kit.line_field import LineField


class NameField(LineField):
    """`has_lost` letters that the fonts lack, of what was written or pasted last."""

    has_lost = BooleanProperty(False)

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        """Only what a name may hold; spaces may follow."""
        self.has_lost = has_undrawn(substring)
        kept = clean_name(substring) if substring.strip() else " " * bool(substring)
        super().insert_text(kept, from_undo=from_undo)
