"""Go, the race to connect four treasures: the names of the game contract, gathered."""

from app.games.go.notation import decode, encode
from app.games.go.observe import observe, sample, see
from app.games.go.position import event_json, state_from_json, state_json, view_json
from app.games.go.rules import apply, legal_moves, refusal, seats_in, status
from app.games.go.setup import SEATS, new_game, options_of, parsed_setup
from app.games.go.solving import solved

ID = "go"
RULES_VERSION = 1
SIMULTANEOUS = True

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
