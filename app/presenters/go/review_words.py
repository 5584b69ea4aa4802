"""What a review says of a board of Go: how long it took, and how many tiles it needed."""

from app.games.go.moves import LayTile, LiftTile
from app.presenters.phrase import Phrase, counted, phrase
from app.presenters.times import time_text
from app.teacher.review import Reviewed

IS_TIMED = True
NEARLY = 0.0
COULD: dict[str, str] = {}


def worth(turn: Reviewed) -> int | None:
    """The time until the claim."""
    return turn.milliseconds


def asked(turn: Reviewed) -> int:
    """How hard the roll is: the fewest tiles for it."""
    return turn.before or 0


def rise(_turn: Reviewed) -> tuple[float, float]:
    """It is told by time."""
    return 0, 0


def is_beaten(turn: Reviewed) -> bool:
    """Its best line would have come to more, to as much with fewer tiles, or is another one."""
    laid = {}
    for move in turn.moves:
        if isinstance(move, LayTile):
            laid[move.laid.tile] = move.laid
        elif isinstance(move, LiftTile):
            laid.pop(move.tile, None)
    return bool(turn.after) or {*laid.values()} != {move.laid for move in turn.best}


def told(turn: Reviewed) -> Phrase:
    if turn.milliseconds is not None and not turn.after:
        time = time_text(turn.milliseconds)
        return phrase("review.go.solved", time=time, fewest=asked(turn))
    return phrase("review.go.turn", possible=asked(turn), came=turn.after or 0)


def brought(count: int) -> Phrase:
    """So many boards were solved."""
    return counted("review.go.boards", count)
