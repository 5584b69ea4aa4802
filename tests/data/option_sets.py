"""The seats and options that every game is tested with: one table, walked by all the suites.

Also what else the suites must know of a game and cannot ask it: which text stands for a family
of moves, which move draws from the seed, which a position does not carry, which one says that
time is up, and which events tell a seat something that it did not know.
"""

import re
from itertools import product
from typing import Any

from app.core.rng import Rng

Options = dict[str, Any]

EXITS = ["c3", "a1", "g5", "e7", "a3"]
COLORS = ["red", "yellow", "green", "blue"]
HANDICAPS = [(2, [2, 5]), (4, [1, 3, 2, 4]), (3, [18, 1, 5])]
"""S17: a number of cards for each seat."""
EDITIONS = ["crew", "galaxy", "magic"]


def _shift_sets() -> list[tuple[int, Options]]:
    """All 256 ways to combine seats and the options that change a rule, the others at random."""
    flags = [False, True]
    endings = ["home", "any_exit", "agreed_exit", "last_card"]
    peeks = ["at_once", "on_turn"]
    rng = Rng(0)
    sets: list[tuple[int, Options]] = []
    for seats, is_open, is_private, ending, peek, has_pilot in product(
        range(1, 5), flags, flags, endings, peeks, flags
    ):
        options: Options = {
            "edition": EDITIONS[rng.below(3)],
            "open_cards": is_open,
            "private_open_cards": is_private,
            "ending": ending,
            "exit": EXITS[rng.below(5)],
            "peek": peek,
            "dark_pilot": has_pilot,
            "colors": rng.shuffled(COLORS)[:seats],
            "cards": (1, 2, 3, 24 // seats)[rng.below(4)],
            "first": rng.below(seats),
        }
        sets.append((seats, options))
    plain: list[tuple[int, Options]] = [(2, {}), (1, {}), (3, {"cards": 2})]
    plain += [(4, {"edition": edition}) for edition in EDITIONS]
    plain += [(seats, {"cards": cards}) for seats, cards in HANDICAPS]
    return plain + rng.shuffled(sets)


def _go_sets() -> list[tuple[int, Options]]:
    plain: list[tuple[int, Options]] = [(seats, {}) for seats in (2, 1, 3, 4)]
    ways = product([False, True], [False, True], range(1, 5))
    return plain + [
        (seats, {"checked_claims": is_checked, "relay": is_relay})
        for is_checked, is_relay, seats in ways
    ]


def _connect_sets() -> list[tuple[int, Options]]:
    sets: list[tuple[int, Options]] = [(seats, {}) for seats in (2, 1, 3, 4, 5, 6)]
    for one_kind, open_hands, seats in product([False, True], [False, True], range(1, 7)):
        sets.append((seats, {"one_kind": one_kind, "open_hands": open_hands, "first": seats - 1}))
    return sets


OPTION_SETS = {"shift": _shift_sets(), "go": _go_sets(), "connect": _connect_sets()}

_CLAIM_TIME = re.compile(r"(?<= claim )[0-9]+$", re.ASCII)


def listed_form(text: str) -> str:
    """The text under which a move is listed: a claim stands for those at any time (G12)."""
    return _CLAIM_TIME.sub("0", text)


DRAWS_FROM_THE_SEED = {"next"}
"""The roll of the next round (T1)."""

TIME_IS_UP = "end"
"""What ends a game that knows no other end: solo (G10)."""


def may_tell(event: dict[str, Any], seat: int, options: Options) -> bool:
    """Whether this event may show this seat what was hidden from it (X4)."""
    is_own = event.get("seat") == seat
    match event["event"]:
        case "TargetFound" | "DiceRolled":  # S9, G4: shown to all
            return True
        case "CardTurned":  # S12: for its owner's eyes
            return is_own
        case "TileDrawn":  # C2: hands are secret, unless all play with open ones
            return is_own or bool(options.get("open_hands", False))
    return lays_open(event, options)


def lays_open(event: dict[str, Any], options: Options) -> bool:
    """Whether what was hidden lies open from now on: in relay the boards, once scored (G11)."""
    return event["event"] == "SeatScored" and bool(options.get("relay", False))
