"""The same table once more: what of a match its next one takes along."""

from app.core.game import Json
from app.presenters.faces import face_of
from app.presenters.match.tally import TURN_ABOUT
from app.session.match import Match
from app.session.record import Start

SEATING = ("people", "undo", "seats")


def again(match: Match, seed: int, first: int | None) -> tuple[Start, Json]:
    """A new deal; `first` begins, or whoever the choices for this match say."""
    start = match.start
    follows = {} if first is None else {"first": first}
    keys = (*SEATING, *face_of(start.game).offer.kept)
    table = {key: match.table[key] for key in keys if key in match.table}
    fresh = Start(start.game, start.rules, start.seats, seed, {**start.options, **follows})
    return fresh, table | dict.fromkeys([TURN_ABOUT] * len(follows), True)
