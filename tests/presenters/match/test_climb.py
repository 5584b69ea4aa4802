"""A match as lines that climb: all have room, none hides another, and a finger finds each turn."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from app.presenters.figures import NO_FIGURE, Figure, Sprite
from app.presenters.match.climb import Climb, ClimbPlan, Stop, Thing, climb_plan, spread

SIZES = ((296, 250), (312, 340), (340, 230), (760, 840), (690, 600))
FOUND = Figure("crew", 1, 1, (Sprite("mark/m1", 0.5, 0.5),))
MISSED, GREAT = "lightbulb-on-outline", "star-four-points"


def climb(turns: str, seats: int, signs: str = "", has_figures: bool = True) -> Climb:
    """A digit a turn: what it brought; a sign a turn: `m` for a miss, `g` for a great one."""
    at, stops = [0] * seats, list[Stop]()
    for number, gain in enumerate(turns):
        seat = number % seats
        at[seat] += int(gain)
        sign = signs[number : number + 1]
        figure = FOUND if has_figures and gain != "0" else NO_FIGURE
        could = at[seat] + 2 * (sign == "m")
        icon = {"m": MISSED, "g": GREAT}.get(sign, "")
        stops.append(Stop(10 + number, seat, at[seat], could, figure, icon))
    return Climb(tuple("abcdef"[:seats]), tuple(stops), len(turns), max(at))


MATCHES = {
    "short": climb("0100001", 2, "m..g..g"),
    "alone": climb("011010", 1, ".m.g.."),
    "none": climb("000", 3),
    "four": climb("0100101001101000111101001010010010100101" * 2, 4, "m..g" * 20),
    "tiles": climb("1011021003201110201300110100" * 2, 2, "m..." * 14, has_figures=False),
    "six": climb("100100101101010010011010" * 2, 6, "..m...g", has_figures=False),
}


def overlap(one: Thing, other: Thing) -> bool:
    far = max(abs(a - b) for a, b in zip(one.spot, other.spot, strict=True))
    return far < (one.side + other.side) / 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MATCHES)
def test_all_of_it_has_room(name: str, size: tuple[float, float]) -> None:
    plan = climb_plan(MATCHES[name], *size)
    spots = [spot for line in plan.lines for spot in line]
    spots += [thing.spot for thing in plan.things] + [end.spot for end in plan.ends]
    assert spots
    assert all(0 <= spot.x <= size[0] and 0 <= spot.y <= size[1] for spot in spots)
    assert not any(overlap(*pair) for pair in combinations(plan.things, 2))
    assert all(thing.side >= 24 for thing in plan.things)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MATCHES)
def test_no_line_hides_another(name: str, size: tuple[float, float]) -> None:
    plan = climb_plan(MATCHES[name], *size)
    for number in range(1, len(MATCHES[name].heights)):
        high = sorted(spot.y for spot in plan.spots(number))
        assert all(b - a >= plan.thick - 0.01 for a, b in pairwise(high))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MATCHES)
def test_pawns_at_the_ends_stand_apart_in_the_order_of_their_lines(
    name: str, size: tuple[float, float]
) -> None:
    ends = sorted(climb_plan(MATCHES[name], *size).ends, key=lambda end: end.spot.y)
    assert all(b.spot.y - a.spot.y >= 28 for a, b in pairwise(ends))
    assert [end.reached for end in ends] == sorted(end.reached for end in ends)


@pytest.mark.parametrize("name", MATCHES)
def test_a_finger_finds_each_sign_and_else_what_lies_there(name: str) -> None:
    plan = climb_plan(MATCHES[name], 312, 340)
    assert all(plan.nearest(*thing.spot) == thing.number for thing in plan.things)
    for number in range(1, len(MATCHES[name].stops) + 1):
        assert plan.across(plan.x(number)) == number
        assert plan.nearest(plan.x(number), -100) == number
    assert plan.across(-50) == 1
    assert plan.across(1000) == len(MATCHES[name].stops)
    assert ClimbPlan().nearest(0, 0) == 0


def test_what_was_missed_lies_as_high_as_it_would_have_led() -> None:
    plan = climb_plan(climb("0000100", 2, "m"), 312, 340)
    [missed] = [thing for thing in plan.things if thing.icon]
    assert missed.spot == plan.could(1)
    assert missed.spot.y > missed.of.y
    assert plan.could(2) is None


def test_it_begins_with_the_turn_that_tells_most() -> None:
    assert climb("0000", 2, "m.g.").telling((GREAT,)) == 3
    assert climb("0000", 2, ".m..").telling((GREAT,)) == 2
    assert climb("0000", 2).telling((GREAT,)) == 4
    assert Climb().telling((GREAT,)) == 0


def test_while_it_grows_what_is_there_stays_where_it_is() -> None:
    whole = MATCHES["four"]
    begun = Climb(whole.pawns, whole.stops[:9], whole.turns, whole.most)
    one, all_of_it = climb_plan(begun, 312, 340), climb_plan(whole, 312, 340)
    assert all(one.spots(number) == all_of_it.spots(number) for number in range(10))


def test_numbers_are_few_and_the_last_is_there() -> None:
    for size in SIZES:
        plan = climb_plan(MATCHES["tiles"], *size)
        assert [tick.number for tick in plan.turns][-1] == 56
        for ticks in (plan.turns, plan.levels):
            assert all(b.at - a.at >= 16 for a, b in pairwise(ticks))


def test_what_is_spread_keeps_its_order_and_its_bounds() -> None:
    assert spread([5, 5, 5], 2, 0, 10) == [3, 5, 7]
    assert spread([0, 0, 9], 2, 0, 10) == [0, 2, 9]
    assert spread([10, 9], 4, 0, 10) == [10, 6]
    assert spread([1, 1, 1], 8, 0, 8) == [0, 4, 8]
    assert spread([], 2, 0, 10) == []


def test_one_turn_before_each_number_there_are_footprints_where_they_have_room() -> None:
    """As high as a line stands that is one turn from it."""
    short = replace(MATCHES["short"], nearly=0.5)
    plan = climb_plan(short, *SIZES[0])
    assert plan.nearly == tuple(plan.y(level + 0.5) for level in range(short.most))
    assert not climb_plan(MATCHES["short"], *SIZES[0]).nearly
    assert not climb_plan(replace(MATCHES["four"], nearly=0.5), *SIZES[0]).nearly
