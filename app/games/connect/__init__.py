"""Connect, the laid paths: the names of the game contract, gathered."""

from app.games.connect.notation import decode, encode
from app.games.connect.observe import observe, sample, see
from app.games.connect.position import event_json, state_from_json, state_json, view_json
from app.games.connect.rules import apply, legal_moves, refusal, seats_in, status
from app.games.connect.setup import SEATS, new_game, options_of, parsed_setup
from app.games.connect.solving import solved

ID = "connect"
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
