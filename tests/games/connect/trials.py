"""What the suites that walk all games must know of Connect."""

from itertools import product

from app.core.rng import Rng
from tests.data.trials import Json, OptionSets, Trials
from tests.twins import connect_twin


def _option_sets() -> OptionSets:
    sets: OptionSets = [(seats, {}) for seats in (2, 1, 3, 4, 5, 6)]
    for one_kind, open_hands, seats in product([False, True], [False, True], range(1, 7)):
        sets.append((seats, {"one_kind": one_kind, "open_hands": open_hands, "first": seats - 1}))
    return sets


def _disguised(form: Json, options: Json, viewer: int, rng: Rng) -> Json:
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


def _tells(event: Json, is_own: bool, options: Json) -> bool:
    """C2: hands are secret, unless all play with open ones."""
    return event["event"] == "TileDrawn" and (is_own or bool(options.get("open_hands", False)))


TRIALS = Trials(
    option_sets=_option_sets(),
    twin=connect_twin,
    window=24,
    most_moves=100,
    perft_nodes=200,
    playthroughs=(("two", 2, {}), ("five", 5, {"one_kind": True, "open_hands": True})),
    disguised=_disguised,
    tells=_tells,
)
