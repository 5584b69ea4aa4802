"""What is secret by the text of the rules, whatever the engine makes of it (X4).

`disguised` takes a state as JSON and deals anew what a seat may not know: S12 and S14 for the
cards of Shift, C2 for the hands and the pile of Connect, G11 for the boards of Go in relay.
"""

from collections.abc import Callable
from typing import Any

from app.core.rng import Rng

Json = dict[str, Any]


def disguised(form: Json, options: Json, seat: int, rng: Rng) -> Json:
    """A form of equal meaning to this seat; the given one is left alone."""
    return DISGUISES[form["game"]](form, options, seat, rng)


def _shift(form: Json, options: Json, viewer: int, rng: Rng) -> Json:
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


def _go(form: Json, options: Json, viewer: int, rng: Rng) -> Json:
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


def _connect(form: Json, options: Json, viewer: int, rng: Rng) -> Json:
    """The others' hands and the order of the pile."""
    is_open = options.get("open_hands", False)
    hands = form["hands"]
    hides = [number != viewer and not is_open for number in range(len(hands))]
    tiles = [tile for hand, hide in zip(hands, hides, strict=True) if hide for tile in hand]
    unseen = rng.shuffled([*tiles, *form["pile"]])
    dealt = [
        [unseen.pop() for _ in hand] if hide else hand
        for hand, hide in zip(hands, hides, strict=True)
    ]
    return form | {"hands": dealt, "pile": unseen}


DISGUISES: dict[str, Callable[[Json, Json, int, Rng], Json]] = {
    "shift": _shift,
    "go": _go,
    "connect": _connect,
}
