"""What a review says of a turn of Connect: how many tiles it took of those it could have."""

from app.presenters.phrase import Phrase, phrase
from app.teacher.review import Reviewed

ADDS_UP = True
IS_TIMED = False


def worth(turn: Reviewed) -> int | None:
    """As the curve shows it: less is better."""
    return (turn.before or 0) - (turn.after or 0)


def asked(_turn: Reviewed) -> int:
    """Every turn asks for the same."""
    return 0


def is_beaten(turn: Reviewed) -> bool:
    """Its best line would have come to more."""
    return (turn.after or 0) < (turn.before or 0)


def told(turn: Reviewed) -> Phrase:
    return phrase("review.connect.turn", possible=turn.before or 0, came=turn.after or 0)
