"""What a review says of a turn of Shift: how many more are needed, and how many were possible."""

from app.presenters.phrase import Phrase, phrase
from app.teacher.review import Reviewed

ADDS_UP = False
IS_TIMED = False
FAR = 5
"""Turns that are drawn where no way is known."""


def worth(turn: Reviewed) -> int | None:
    """As the curve shows it: less is better."""
    return FAR if turn.after is None else turn.after


def asked(_turn: Reviewed) -> int:
    """Every turn asks for the same."""
    return 0


def is_beaten(turn: Reviewed) -> bool:
    """Its best line would have come to more."""
    return turn.before is not None and (turn.after is None or turn.after >= turn.before)


def told(turn: Reviewed) -> Phrase:
    if turn.after == 0:
        return phrase("review.shift.there")
    if turn.before is None or turn.after is None:
        return phrase("review.shift.far")
    if turn.after < turn.before:
        return phrase("review.shift.best", came=turn.after)
    return phrase("review.shift.turn", possible=turn.before - 1, came=turn.after)
