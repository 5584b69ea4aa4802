"""A line for a name: short, plain, whatever is pasted into it."""

from typing import Any

from app.presenters.seats import clean_name
from app.ui.widgets.line_field import LineField


class NameField(LineField):
    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        """Only what a name may hold; spaces may follow."""
        kept = clean_name(substring) if substring.strip() else " " * bool(substring)
        return super().insert_text(kept, from_undo=from_undo)
