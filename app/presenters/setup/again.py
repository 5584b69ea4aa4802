"""The same table once more: what of a match its next one takes along; a puzzle is the same one."""

from app.core.game import Json
from app.presenters.faces import face_of
from app.presenters.match.tally import TURN_ABOUT
from app.session.alone import alone
from app.session.match import Match
from app.session.record import Start

SEATING = ("people", "undo", "seats")


def again(match: Match, seed: int, first: int | None) -> tuple[Start, Json]:
    """A new deal; `first` begins, or whoever the choices for this match say."""
    start = match.start
    puzzle = alone(match)
    if puzzle is not None:
        return start, _beside(match) | puzzle.fresh_table
    follows = {} if first is None else {"first": first}
    fresh = Start(start.game, start.rules, start.seats, seed, {**start.options, **follows})
    return fresh, _beside(match) | dict.fromkeys([TURN_ABOUT] * len(follows), True)


def _beside(match: Match) -> Json:
    """What its table keeps for the next match there."""
    keys = (*SEATING, *face_of(match.start.game).offer.kept)
    return {key: match.table[key] for key in keys if key in match.table}
