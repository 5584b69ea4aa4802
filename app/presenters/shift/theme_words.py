"""What to practise, as statistics offer it."""

from app.presenters.phrase import Phrase, phrase
from app.teacher.shift_themes import Theme


def theme_phrase(theme: Theme) -> Phrase:
    return phrase(f"theme.{theme.value}")
