"""The same table once more: what of a match its next one takes along."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

from app.core.game import Json, Turn
from app.presenters.faces import face_of
from app.presenters.match.tally import TURN_ABOUT
from app.session.match import Match
from app.session.record import Start
from app.teacher.review import Reviewed

SEATING = ("people", "undo", "seats")


def again(match: Match, seed: int, first: int | None) -> tuple[Start, Json]:
    """A new deal; `first` begins, or whoever the choices for this match say."""
    start = match.start
    follows = {} if first is None else {"first": first}
    fresh = Start(start.game, start.rules, start.seats, seed, {**start.options, **follows})
    return fresh, _table(match) | dict.fromkeys([TURN_ABOUT] * len(follows), True)


def onward(match: Match, moves: int, seed: int) -> tuple[Start, Json]:
    """From how it was after so many moves."""
    return _position(match, moves, seed), _table(match)


def better(match: Match, turn: Reviewed) -> tuple[Match, ...]:
    """That turn's best line, a match for each of its turns: the others stand still between."""
    first = turn.span.moves[0] if turn.span.moves else turn.span.ends - 1
    position = match.game.state_json(match.state_after(first))
    found: list[Match] = []
    moves = list(turn.best)
    while moves:
        played = _played(match, position, turn.seat, moves)
        if not played.moves:
            break
        found.append(played)
        del moves[: len(played.moves)]
        position = match.game.state_json(played.state) | {"turn": turn.seat}
    return tuple(found)


def _played(match: Match, position: Json, seat: int, moves: Sequence[Any]) -> Match:
    """As far as the seat is at move."""
    start = replace(match.start, position=position)
    found = Match(start, people=match.people, table=deepcopy(match.table))
    for move in moves:
        at_move = getattr(move, "seat", getattr(found.state, "turn", seat))
        if at_move != seat or not isinstance(found.status, Turn):
            break
        found.play(move)
    return found


def _position(match: Match, moves: int, seed: int) -> Start:
    start, game = match.start, match.game
    position = game.state_json(match.state_after(moves))
    return Start(start.game, start.rules, start.seats, seed, start.options, position)


def _table(match: Match) -> Json:
    keys = (*SEATING, *face_of(match.start.game).offer.kept)
    return {key: match.table[key] for key in keys if key in match.table}
