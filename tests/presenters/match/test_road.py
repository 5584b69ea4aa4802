"""A match as a race: who has more is farther on, all has room, and a tap finds its turn."""

from itertools import pairwise
from math import hypot

import pytest

from app.presenters.match.road import Road, RoadPlan, Stop, road_plan

SIZES = ((280, 330), (312, 430), (600, 220), (740, 1000), (1180, 560))


def roads(*lanes: str) -> tuple[Road, ...]:
    """A sign a turn: what it brought."""
    steps = iter(range(1, 1000))
    return tuple(
        Road(str(seat), tuple(Stop(next(steps), int(gain)) for gain in lane))
        for seat, lane in enumerate(lanes)
    )


RACES = {
    "short": roads("00000", "10001"),
    "none": roads("", "0"),
    "alone": roads("0110101"),
    "four": roads("0100010", "1000", "01101010", "00110111"),
    "long": roads("001010100110101010010101", "0101001010010100101000"),
    "tiles": roads("0202013010203110", "2020100300200", "0", "11111111"),
    "after": roads("1100", "1011"),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", RACES)
def test_all_of_it_has_room(name: str, size: tuple[float, float]) -> None:
    plan = road_plan(RACES[name], *size)
    assert plan.side >= 12
    for lane in plan.lanes:
        for spot in (*lane.way, *(each.spot for each in lane.placed)):
            assert 0 <= spot.x <= size[0]
            assert 0 <= spot.y <= size[1]
        places = [lane.start, *(each.spot for each in lane.placed if each.place)]
        assert all(hypot(b.x - a.x, b.y - a.y) > plan.side for a, b in pairwise(places))


@pytest.mark.parametrize("name", RACES)
def test_every_turn_is_there_and_a_tap_on_it_finds_it(name: str) -> None:
    plan = road_plan(RACES[name], 312, 430)
    for road, lane in zip(RACES[name], plan.lanes, strict=True):
        assert {each.step for each in lane.placed} == {stop.step for stop in road.stops}
        for each in lane.placed:
            assert plan.nearest(*each.spot) == each.step
    assert RoadPlan().nearest(0, 0) is None


@pytest.mark.parametrize("size", SIZES)
def test_as_many_finds_lie_as_far_on_every_road(size: tuple[float, float]) -> None:
    one, *others = road_plan(RACES["four"], *size).lanes
    for other in others:
        up = other.goal.y - one.goal.y
        assert one.goal.x == other.goal.x
        ours = dict(one.free)
        for each in other.placed:
            if each.place in ours:
                assert each.spot.x == pytest.approx(ours[each.place].x)
                assert each.spot.y == pytest.approx(ours[each.place].y + up)


def test_places_that_were_not_reached_are_counted_to_the_finish() -> None:
    first, second = road_plan(RACES["short"], 312, 430).lanes
    assert [number for number, _ in first.free] == [1, 2]
    assert not second.free
    assert (first.reached, second.reached) == (0, 2)
    assert second.gone[-1] == second.goal


def test_turns_before_a_find_lie_between_it_and_the_one_before() -> None:
    plan = road_plan(roads("100100"), 600, 200)
    [lane] = plan.lanes
    across = [each.spot.x for each in lane.placed]
    assert across == sorted(across)
    dots = [each for each in lane.placed if not each.place]
    assert [each.step for each in dots] == [2, 3, 5, 6]
    assert all(each.dot >= 4 for each in dots)
