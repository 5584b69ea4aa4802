"""`hint` and `review` (RULES T5)."""

from app.core.game import Json
from app.core.thinking import finished
from app.session.match import Match
from app.teacher.hints import hint
from app.teacher.review import Review, Reviewed


def hint_json(match: Match, seat: int) -> Json:
    """For a seat that may act: what is left of its turn, and why."""
    found = finished(hint(match.game.ID, match.view(seat)))
    moves = [match.game.encode(move) for move in found.moves]
    return {"moves": moves, "why": found.why, "values": dict(found.values)}


def review_json(match: Match) -> Json:
    """Of the match as far as it went; secrets are open to whoever asks here."""
    turns = finished(Review(match.game.ID, match.state_after(0), match.moves).think())
    return {"turns": [_turn_json(match, turn) for turn in turns]}


def _turn_json(match: Match, turn: Reviewed) -> Json:
    return {
        "seat": turn.seat,
        "moves": [match.game.encode(move) for move in turn.moves],
        "before": turn.before,
        "after": turn.after,
        "best": [match.game.encode(move) for move in turn.best],
        "mark": turn.mark,
    }
