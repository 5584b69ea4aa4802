"""What a review says of a turn of Connect: how many tiles it took of those it could have."""

from app.presenters.phrase import Phrase, counted, phrase
from app.teacher.review import Reviewed

IS_TIMED = False
NEARLY = 0.0
COULD = dict.fromkeys(("connect.log.took", "connect.log.took.you"), "review.connect.near")


def worth(turn: Reviewed) -> int | None:
    """The tiles that were taken."""
    return turn.after or 0


def asked(_turn: Reviewed) -> int:
    """Every turn asks for the same."""
    return 0


def rise(turn: Reviewed) -> tuple[float, float]:
    """Each tile counts."""
    return turn.after or 0, turn.before or 0


def is_beaten(turn: Reviewed) -> bool:
    """Its best line would have come to more."""
    return (turn.after or 0) < (turn.before or 0)


def told(turn: Reviewed) -> Phrase:
    return phrase("review.connect.turn", possible=turn.before or 0, came=turn.after or 0)


def brought(count: int) -> Phrase:
    return counted("connect.tiles", count)
