"""The same table once more: what of a match its next one takes along."""

from app.core.game import Json
from app.presenters.faces import face_of
from app.presenters.match.tally import TURN_ABOUT, turn_about
from app.session.match import Match
from app.session.record import Start

SEATING = ("people", "undo", "seats")


def again(match: Match, seed: int) -> tuple[Start, Json]:
    """A new deal; the next seat begins, unless somebody was chosen for it."""
    start = match.start
    options, follows = turn_about(match)
    keys = (*SEATING, *face_of(start.game).offer.kept)
    table = {key: match.table[key] for key in keys if key in match.table}
    fresh = Start(start.game, start.rules, start.seats, seed, dict(options))
    return fresh, table | ({TURN_ABOUT: True} if follows else {})
