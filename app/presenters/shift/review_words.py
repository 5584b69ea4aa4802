"""What a review says of a turn of Shift: how many more are needed, and how many were possible."""

from app.games.shift.solving import DEFAULT_DEPTH
from app.presenters.phrase import Phrase, counted, phrase
from app.teacher.review import Reviewed

IS_TIMED = False
NEARLY = 0.5
"""Of the way to an aim that is not found: at a glance no line seems to stand at one more."""
COULD = {
    f"shift.log.{done}{you}": f"review.shift.{could}{you}"
    for done, could in (("found", "near"), ("won", "near_home"))
    for you in ("", ".you")
}


def worth(turn: Reviewed) -> int | None:
    """What was looked for was found, or the way home."""
    return int(turn.after == 0)


def asked(_turn: Reviewed) -> int:
    """Every turn asks for the same."""
    return 0


def rise(turn: Reviewed) -> tuple[float, float]:
    """To the next aim: it is one, and each turn that is still needed a part of it."""
    could = turn.before - 1 if turn.before else turn.before
    return _near(turn.after), _near(could)


def _near(turns: int | None) -> float:
    if not turns:
        return float(turns is not None)
    return max(0.0, NEARLY * (DEFAULT_DEPTH + 1 - turns) / DEFAULT_DEPTH)


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


def brought(count: int) -> Phrase:
    return counted("review.shift.found", count)
