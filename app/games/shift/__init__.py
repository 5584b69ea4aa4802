"""Shift, the sliding maze: the names of the game contract, gathered."""

from app.games.shift.notation import decode, encode
from app.games.shift.observe import observe, sample, see
from app.games.shift.position import event_json, state_from_json, state_json, view_json
from app.games.shift.rules import apply, legal_moves, refusal, seats_in, status
from app.games.shift.setup import SEATS, new_game, options_of, parsed_setup
from app.games.shift.solving import solved

ID = "shift"
RULES_VERSION = 1
SIMULTANEOUS = False

__all__ = [
    "ID",
    "RULES_VERSION",
    "SEATS",
    "SIMULTANEOUS",
    "apply",
    "decode",
    "encode",
    "event_json",
    "legal_moves",
    "new_game",
    "observe",
    "options_of",
    "parsed_setup",
    "refusal",
    "sample",
    "seats_in",
    "see",
    "solved",
    "state_from_json",
    "state_json",
    "status",
    "view_json",
]
