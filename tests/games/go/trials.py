"""What the suites that walk all games must know of Go."""

import re
from itertools import product

from app.core.rng import Rng
from tests.data.trials import Json, OptionSets, Trials
from tests.twins import go_twin

CLAIM_TIME = re.compile(r"(?<= claim )[0-9]+$", re.ASCII)


def _option_sets() -> OptionSets:
    plain: OptionSets = [(seats, {}) for seats in (2, 1, 3, 4)]
    ways = product([False, True], [False, True], range(1, 5))
    return plain + [
        (seats, {"checked_claims": is_checked, "relay": is_relay})
        for is_checked, is_relay, seats in ways
    ]


def _listed(text: str) -> str:
    """A claim stands for those at any time (G12)."""
    return CLAIM_TIME.sub("0", text)


def _disguised(form: Json, options: Json, viewer: int, rng: Rng) -> Json:
    """A board that another seat builds, but for one that a checked claim proved to be solved."""
    if not options.get("relay", False) or form["phase"] != "build":
        return form
    is_checked = options.get("checked_claims", False)
    seats = [
        seat
        if number == viewer or (is_checked and seat["claimed"] is not None)
        else seat | {"laid": seat["laid"][rng.below(len(seat["laid"]) + 1) :]}
        for number, seat in enumerate(form["seats"])
    ]
    return form | {"seats": seats}


def _tells(event: Json, _is_own: bool, options: Json) -> bool:
    """G4: the roll is for all."""
    return event["event"] == "DiceRolled" or _opens(event, options)


def _opens(event: Json, options: Json) -> bool:
    """In relay the boards, once scored (G11)."""
    return event["event"] == "SeatScored" and bool(options.get("relay", False))


TRIALS = Trials(
    option_sets=_option_sets(),
    twin=go_twin,
    window=8,
    most_moves=80,
    perft_nodes=150,
    playthroughs=(("solo", 1, {}), ("two", 2, {"checked_claims": True}), ("four", 4, {})),
    listed=_listed,
    draws={"next"},  # the roll of the next round (T1)
    time_is_up="end",  # solo (G10)
    disguised=_disguised,
    tells=_tells,
    opens=_opens,
)
