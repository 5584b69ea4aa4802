"""The smallest game that the contract allows: seat after seat takes one from a heap.

Whoever takes the last one wins. It stands in one module where real games have nine; what a new
game has to bring on every layer is seen here at one glance (docs/adding-a-game.md).
"""

from tests.null_game.rules import (
    ID,
    RULES_VERSION,
    SEATS,
    SIMULTANEOUS,
    apply,
    decode,
    encode,
    event_json,
    legal_moves,
    new_game,
    observe,
    options_of,
    parsed_setup,
    refusal,
    sample,
    seats_in,
    see,
    solved,
    state_from_json,
    state_json,
    status,
    view_json,
)

WIDGETS = ("heap_board",)

__all__ = [
    "ID",
    "RULES_VERSION",
    "SEATS",
    "SIMULTANEOUS",
    "WIDGETS",
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
