"""What is said of the turns of a reviewed match, in words.

What a turn was worth each game says in its own `review_words`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Protocol

from app.presenters.phrase import Phrase, phrase
from app.teacher.review import Mark, Reviewed


class ReviewWords(Protocol):
    """`worth` is what a turn brought, or how long it took where it `IS_TIMED`; `rise` how much
    higher a seat stands after it than what it has in whole, and could have stood; `asked` how hard
    it was; `brought` says what all turns of a seat did. `NEARLY` is how high one stands who needs
    one turn for the next, where that is no matter of more."""

    IS_TIMED: bool
    NEARLY: float
    COULD: Mapping[str, str]
    """What of a log was done, and how it is called where it only could have been."""

    def worth(self, turn: Reviewed) -> int | None: ...
    def rise(self, turn: Reviewed) -> tuple[float, float]: ...
    def asked(self, turn: Reviewed) -> int: ...
    def is_beaten(self, turn: Reviewed) -> bool: ...
    def told(self, turn: Reviewed) -> Phrase: ...
    def brought(self, count: int) -> Phrase: ...


def review_words(game: str) -> ReviewWords:
    found: ReviewWords = import_module(f"app.presenters.{game}.review_words")
    return found


def could_have(game: str, words: Sequence[Phrase]) -> tuple[Phrase, ...]:
    """Of a line that nobody played: what could have come of it, else what happens in it."""
    could = review_words(game).COULD
    return tuple(replace(one, key=could[one.key]) for one in words if one.key in could) or (*words,)


def mark_why(game: str, mark: Mark) -> Phrase:
    """The deciding turn is one in every game; the others mean what the game is about."""
    if mark is Mark.DECIDED:
        return phrase("review.decided")
    return phrase(f"review.{game}.{mark.value}")


def mark_name(mark: Mark) -> Phrase:
    """What it is, in a word or two."""
    return phrase(f"review.card.{mark.value}")
