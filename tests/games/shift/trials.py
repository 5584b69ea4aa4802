"""What the suites that walk all games must know of Shift."""

from itertools import product

from app.core.rng import Rng
from tests.data.trials import Json, OptionSets, Trials
from tests.twins import shift_twin

EXITS = ["c3", "a1", "g5", "e7", "a3"]
COLORS = ["red", "yellow", "green", "blue"]
HANDICAPS: OptionSets = [
    (2, {"cards": [2, 5]}),
    (4, {"cards": [1, 3, 2, 4]}),
    (3, {"cards": [18, 1, 5]}),
]
"""S17: a number of cards for each seat."""
EDITIONS = ["crew", "galaxy", "magic"]


def _option_sets() -> OptionSets:
    """All 256 ways to combine seats and the options that change a rule, the others at random."""
    flags = [False, True]
    endings = ["home", "any_exit", "agreed_exit", "last_card"]
    peeks = ["at_once", "on_turn"]
    rng = Rng(0)
    sets: OptionSets = []
    for seats, is_open, is_private, ending, peek, has_pilot in product(
        range(1, 5), flags, flags, endings, peeks, flags
    ):
        options: Json = {
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
    plain: OptionSets = [(2, {}), (1, {}), (3, {"cards": 2})]
    plain += [(4, {"edition": edition}) for edition in EDITIONS]
    return plain + HANDICAPS + rng.shuffled(sets)


def _disguised(form: Json, options: Json, viewer: int, rng: Rng) -> Json:
    """Cards not found are hidden but the current one from its owner; those not dealt are, too."""
    seats = form["seats"]
    shown = {card for seat in seats for card in seat["found"]}
    keeps = [_shown_cards(seat, number == viewer, options) for number, seat in enumerate(seats)]
    shown.update(card for kept in keeps for card in kept)
    hidden = rng.shuffled(card for card in map("m{}".format, range(1, 25)) if card not in shown)
    dealt = []
    for seat, kept in zip(seats, keeps, strict=True):
        cards = [*kept, *(hidden.pop() for _ in seat["cards"][len(kept) :])]
        dealt.append(seat | {"cards": cards, "current": seat["current"] and cards[0]})
    return form | {"seats": dealt}


def _shown_cards(seat: Json, is_own: bool, options: Json) -> list[str]:
    """Those at the top of a hand that the viewer knows."""
    is_private = options.get("private_open_cards", False)
    if (is_private and is_own) or (options.get("open_cards", False) and not is_private):
        return list(seat["cards"])
    return [seat["current"]] if is_own and seat["current"] else []


def _tells(event: Json, is_own: bool, _options: Json) -> bool:
    """S9: a found card is shown to all; S12: the next one to its owner."""
    return event["event"] == "TargetFound" or (event["event"] == "CardTurned" and is_own)


TRIALS = Trials(
    option_sets=_option_sets(),
    twin=shift_twin,
    window=60,
    most_moves=1200,
    perft_nodes=200,
    playthroughs=(
        ("crew", 2, {"cards": 3}),
        ("galaxy", 3, {"edition": "galaxy", "cards": 2}),
        ("magic", 4, {"edition": "magic", "cards": 2, "ending": "last_card"}),
        ("children", 2, {"open_cards": True, "ending": "any_exit", "cards": 3}),
        ("practice", 1, {"private_open_cards": True, "ending": "agreed_exit"}),
    ),
    disguised=_disguised,
    tells=_tells,
)
