"""What a hint begins with, and what is remarkable about a turn of a reviewed match, in words."""

from app.presenters.phrase import Phrase, phrase
from app.teacher.review import Mark

LOOK = phrase("hint.look")
"""The first of a hint's three steps, while its cells glow."""


def mark_phrase(game: str, mark: Mark) -> Phrase:
    """The deciding turn is one in every game; the others mean what the game is about."""
    if mark is Mark.DECIDED:
        return phrase("review.decided")
    return phrase(f"review.{game}.{mark.value}")
