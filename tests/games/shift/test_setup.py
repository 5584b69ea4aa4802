"""What Shift is made of, what can be chosen, and the deal (S1-S3, S13-S16, X1, X2)."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from app.core.errors import BadRequest
from app.core.rng import Rng
from app.core.sides import sides_text, turns_of
from app.games import shift
from app.games.shift.maze import CELL_NAMED, CELLS, ON_SPARE, cell_text, openings_at, target_at
from app.games.shift.setup import DEFAULT_COLORS
from app.games.shift.state import State
from app.games.shift.tiles import DARK_CARDS, DARK_TILE, FIXED, LOOSE, START_CELLS, TARGETS
from tests.games.shift.boards import dealt, pawns_of
from tests.ground.tree import ROOT

COMPONENTS = json.loads((ROOT / "tests/twins/components/shift.json").read_text())
SEEDS = range(200)
FREE = [cell for cell in CELLS if cell_text(cell) not in FIXED]


def setup_of(seats: int = 2, **options: object) -> Any:
    return shift.parsed_setup(seats, options)


def refusal_of(seats: int, **options: object) -> BadRequest:
    with pytest.raises(BadRequest) as refused:
        shift.parsed_setup(seats, options)
    return refused.value


def shape(sides: str) -> str:
    return "straight" if sides in ("NS", "EW") else "corner" if len(sides) == 2 else "tee"


def tile_at(state: State, cell: int) -> tuple[str, int]:
    maze = state.maze
    openings = maze.spare if cell == ON_SPARE else openings_at(maze.planes, cell)
    return sides_text(openings), target_at(maze, cell)


def test_s1_fixed_tiles_are_those_of_the_component_list() -> None:
    listed = {tile["at"]: (tile["open"], tile.get("mark")) for tile in COMPONENTS["fixed"]}
    assert {
        cell: (sides, f"m{target}" if target else None) for cell, (sides, target) in FIXED.items()
    } == listed
    assert set(listed) == {column + row for column in "aceg" for row in "1357"}


def test_s1_loose_tiles_are_those_of_the_component_list() -> None:
    listed: Counter[Any] = Counter()
    for tile in COMPONENTS["loose"]:
        mark = int(tile["mark"][1:]) if "mark" in tile else 0
        listed[tile["open"], mark] += tile.get("count", 1)
    assert Counter((sides_text(o), target) for o, target in (DARK_TILE, *LOOSE)) == listed
    assert listed.total() == 34


def test_s1_24_targets_12_on_fixed_tees_6_on_loose_tees_6_on_loose_corners() -> None:
    bearing = [("fixed " + shape(sides), target) for sides, target in FIXED.values() if target]
    bearing += [("loose " + shape(sides_text(o)), target) for o, target in LOOSE if target]
    assert Counter(kind for kind, _ in bearing) == {
        "fixed tee": 12,
        "loose tee": 6,
        "loose corner": 6,
    }
    assert sorted(target for _, target in bearing) == list(TARGETS) == list(range(1, 25))


def test_s16_dark_cards_are_those_of_the_component_list() -> None:
    assert {f"m{card}" for card in DARK_CARDS} == set(COMPONENTS["dark_cards"])


def test_s1_every_deal_lays_all_tiles() -> None:
    """Fixed ones in their places, the 34 loose ones on the rest and the spare."""
    loose = Counter((turns_of(o), target) for o, target in (DARK_TILE, *LOOSE))
    shapes = Counter((shape(sides_text(turns[0])), target) for turns, target in loose.elements())
    for seed in SEEDS:
        state = dealt(seed, 2, dark_pilot=seed % 2 == 0)
        for cell, tile in FIXED.items():
            assert tile_at(state, CELL_NAMED[cell]) == tile
        tiles = [tile_at(state, cell) for cell in (*FREE, ON_SPARE)]
        assert Counter((shape(sides), target) for sides, target in tiles) == shapes


def test_s2_every_place_gets_every_kind_of_tile_and_every_turn() -> None:
    """Over 200 deals each loose place, and the spare, has had every kind in every turn."""
    seen: dict[int, set[str]] = {place: set() for place in (*FREE, ON_SPARE)}
    for state in map(dealt, SEEDS):
        for place, sides in seen.items():
            sides.add(tile_at(state, place)[0])
    every = {"NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW"}
    assert all(sides == every for sides in seen.values())


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6), (1, 6)])
def test_s2_cards_are_dealt_evenly(seats: int, each: int) -> None:
    for seed in SEEDS:
        hands = dealt(seed, seats).hands
        assert [len(hand.cards) for hand in hands] == [each] * seats
        dealt_cards = [card for hand in hands for card in hand.cards]
        assert len(set(dealt_cards)) == len(dealt_cards)
        assert set(dealt_cards) <= set(TARGETS)
        assert all(hand.found == () and hand.has_looked for hand in hands)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s2_short_game_any_equal_number_up_to_the_even_deal(seats: int) -> None:
    for cards in range(1, 24 // seats + 1):
        assert [len(hand.cards) for hand in dealt(1, seats, cards=cards).hands] == [cards] * seats
    for wrong in (0, -1, 24 // seats + 1, True, "3", 2.0):
        assert refusal_of(seats, cards=wrong).code == "bad_options"


@pytest.mark.parametrize("cards", [[3, 6], [1, 23], [12, 12], [6, 1, 2], [1, 2, 3, 18], [24]])
def test_s17_every_seat_has_its_own_number_of_cards(cards: list[int]) -> None:
    for seed in SEEDS[:20]:
        hands = dealt(seed, len(cards), cards=cards).hands
        assert [len(hand.cards) for hand in hands] == cards
        dealt_cards = [card for hand in hands for card in hand.cards]
        assert len(set(dealt_cards)) == len(dealt_cards)


@pytest.mark.parametrize(
    "cards",
    [[], [3], [3, 3, 3], [0, 3], [-1, 3], [13, 12], [True, 3], ["3", 3], [2.0, 3], [None, 3]],
)
def test_s17_other_numbers_are_refused(cards: list[object]) -> None:
    assert refusal_of(2, cards=cards).code == "bad_options"


def test_s17_equal_numbers_are_the_short_game() -> None:
    assert setup_of(2, cards=[4, 4]) == setup_of(2, cards=4)
    assert shift.options_of(setup_of(2, cards=[4, 4]))["cards"] == 4
    assert dealt(9, 3, cards=[5, 5, 5]) == dealt(9, 3, cards=5)


def test_s17_a_handicap_changes_nothing_else_of_the_deal() -> None:
    plain, uneven = dealt(5, 2), dealt(5, 2, cards=[2, 5])
    assert (uneven.maze, uneven.turn) == (plain.maze, plain.turn)
    told = shift.options_of(uneven.setup)
    assert told["cards"] == [2, 5]
    assert shift.parsed_setup(2, json.loads(json.dumps(told))) == uneven.setup


def test_s2_every_card_can_come_first() -> None:
    assert {dealt(seed, cards=1).hands[0].cards[0] for seed in SEEDS} == set(TARGETS)


def test_s3_pawns_start_on_the_corner_of_their_colour() -> None:
    assert {c.value: cell for c, cell in START_CELLS.items()} == COMPONENTS["starts"]
    state = dealt(3, 4, colors=["blue", "yellow", "red", "green"])
    assert pawns_of(state) == {"blue": "a7", "yellow": "g1", "red": "a1", "green": "g7"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s3_seats_choose_colours(seats: int) -> None:
    assert len(DEFAULT_COLORS[seats]) == seats
    chosen = ["green", "blue", "red", "yellow"][:seats]
    assert [color.value for color in setup_of(seats, colors=chosen).colors] == chosen


@pytest.mark.parametrize(
    "colors",
    [[], ["red"], ["red", "red"], ["red", "dark"], ["red", "green", "blue"], ["red", 1], "red",
     ["RED", "blue"], [["red"], "blue"], None, 2],
)  # fmt: skip
def test_s3_other_colours_are_refused(colors: object) -> None:
    if colors is None:
        assert setup_of(2, colors=colors) == setup_of(2)
    else:
        assert refusal_of(2, colors=colors).code == "bad_options"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_x1_the_first_seat_is_picked_or_drawn(seats: int) -> None:
    for first in range(seats):
        assert {dealt(seed, seats, first=first).turn for seed in range(20)} == {first}
    assert {dealt(seed, seats).turn for seed in SEEDS} == set(range(seats))
    assert {dealt(seed, seats, first=None).turn for seed in SEEDS} == set(range(seats))
    for wrong in (-1, seats, True, "0", 0.0):
        assert refusal_of(seats, first=wrong).code == "bad_options"


def test_x2_a_seed_and_options_give_the_same_deal() -> None:
    assert dealt(7, 3, edition="galaxy") == dealt(7, 3, edition="galaxy")
    assert len({dealt(seed, 2).maze for seed in SEEDS}) == len(SEEDS)


def test_x2_options_that_change_no_tile_leave_the_deal_as_it_is() -> None:
    plain = dealt(5, 2)
    other = dealt(5, 2, open_cards=True, ending="any_exit", peek="on_turn", colors=["blue", "red"])
    assert (other.maze, other.hands, other.turn) == (plain.maze, plain.hands, plain.turn)


@pytest.mark.parametrize("seats", [0, 5, -1, 100])
def test_1_to_4_seats(seats: int) -> None:
    assert refusal_of(seats).code == "bad_seats"


EDITIONS: dict[str, dict[str, object]] = {
    "crew": {"peek": "at_once", "dark_pilot": False},
    "galaxy": {"peek": "at_once", "dark_pilot": True},
    "magic": {"peek": "on_turn", "dark_pilot": False},
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_s13_an_edition_presets_options_of_their_own(edition: str) -> None:
    options = shift.options_of(setup_of(edition=edition))
    assert options["edition"] == edition
    assert EDITIONS[edition].items() <= options.items()
    for peek in ("at_once", "on_turn"):
        for dark_pilot in (False, True):
            chosen: dict[str, Any] = {"edition": edition, "peek": peek, "dark_pilot": dark_pilot}
            assert chosen.items() <= shift.options_of(setup_of(**chosen)).items()


def test_defaults() -> None:
    assert shift.options_of(setup_of(2)) == {
        "edition": "crew",
        "colors": ["red", "green"],
        "cards": 12,
        "first": None,
        "open_cards": False,
        "private_open_cards": False,
        "ending": "home",
        "exit": "c3",
        "peek": "at_once",
        "dark_pilot": False,
    }


OPTIONS: dict[str, Sequence[object]] = {
    "edition": ["crew", "galaxy", "magic"],
    "cards": [1, 2, 6],
    "first": [None, 0],
    "open_cards": [False, True],
    "private_open_cards": [False, True],
    "ending": ["home", "any_exit", "agreed_exit", "last_card"],
    "exit": sorted(FIXED),
    "peek": ["at_once", "on_turn"],
    "dark_pilot": [False, True],
}


def test_all_options_combine_and_are_told_as_they_were_chosen() -> None:
    rng = Rng(0)
    for _ in range(1000):
        chosen = {name: values[rng.below(len(values))] for name, values in OPTIONS.items()}
        seats = 1 + rng.below(4)
        setup = setup_of(seats, **chosen)
        told = shift.options_of(setup)
        assert chosen.items() <= told.items()
        assert json.loads(json.dumps(told)) == told
        assert shift.parsed_setup(seats, told) == setup


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "space"), ("edition", 1), ("open_cards", 1), ("open_cards", "true"),
        ("private_open_cards", 0), ("ending", "nowhere"), ("ending", []), ("exit", "d4"),
        ("exit", "b1"), ("exit", "z9"), ("exit", 16), ("peek", "never"), ("peek", True),
        ("dark_pilot", "yes"), ("strange", 1), ("Edition", "crew"), ("seed", 1),
    ],
)  # fmt: skip
def test_other_options_are_refused(name: str, value: object) -> None:
    error = refusal_of(2, **{name: value})
    assert error.code == "bad_options"
    assert error.detail.startswith(name)


def test_s15_the_agreed_exit_is_a_fixed_cell() -> None:
    for cell in CELL_NAMED:
        if cell in FIXED:
            assert cell_text(setup_of(exit=cell).exit) == cell
        else:
            assert refusal_of(2, exit=cell).code == "bad_options"


def test_s16_the_pilot_starts_on_the_tile_with_the_sign() -> None:
    """A loose corner without a target, never the spare, anywhere on the board."""
    starts = set()
    for seed in range(400):
        state = dealt(seed, 2, dark_pilot=True)
        assert state.pilot in FREE
        sides, target = tile_at(state, state.pilot)
        assert (shape(sides), target) == ("corner", 0)
        starts.add(state.pilot)
    assert starts == set(FREE)


def test_s16_a_spare_with_the_sign_is_exchanged() -> None:
    """The same seed without the pilot keeps it outside; the two boards differ in two places.
    It may be exchanged with any tile."""
    exchanged = set()
    for seed in range(6000):
        plain, other = dealt(seed), dealt(seed, dark_pilot=True)
        if plain.maze == other.maze:
            continue
        sides, target = tile_at(plain, ON_SPARE)
        assert (shape(sides), target) == ("corner", 0)
        places = {p for p in (*FREE, ON_SPARE) if tile_at(plain, p)[1] != tile_at(other, p)[1]}
        assert places <= {other.pilot, ON_SPARE}
        exchanged.add(other.pilot)
    assert exchanged == set(FREE)


def test_s16_without_the_option_there_is_no_pilot() -> None:
    assert dealt(1).pilot is None
    assert dealt(1, edition="galaxy").pilot is not None
    assert dealt(1, edition="galaxy", dark_pilot=False).pilot is None
