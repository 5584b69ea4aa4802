"""Go as JSON (T4): positions in and out, and what is refused."""

import json
from typing import Any

import pytest

from app.core.errors import BadRequest
from app.core.game import Json
from app.games import go
from tests.games.go.boards import SOLVED, UNSOLVED, after, position, seat, state, step

CHECKED: Json = {"checked_claims": True}

GOOD = {
    "look": position(seat(), seat(), phase="look"),
    "build": position(seat(SOLVED), seat("1a e a1")),
    "one claim": position(seat(SOLVED), seat(claimed=4), seat("6b s e4")),
    "two claims": position(seat(claimed=4), seat(), seat(claimed=6), seat()),
    "joker": position(seat("J c2, 1a e a1", joker=True), seat(), seat(), round=2),
    "scored": position(
        seat(SOLVED, claimed=2),
        seat(claimed=4, space=0),
        phase="scored",
        solved=[True, False],
    ),
    "over": position(
        seat(SOLVED, claimed=2, space=20),
        seat(SOLVED, claimed=4, space=20),
        phase="over",
        solved=[True, True],
        winners=[1],
    ),
    "solo": position(seat(UNSOLVED, space=0), round=3, solved_rolls=2),
    "solo scored": position(
        seat(SOLVED, space=0, claimed=0), phase="scored", solved=[True], solved_rolls=1
    ),
    "solo over": position(seat(SOLVED, space=0), phase="over", winners=[0]),
    "solo over, claimed": position(
        seat(SOLVED, space=0, claimed=0),
        phase="over",
        solved=[True],
        solved_rolls=1,
        winners=[0],
    ),
}


@pytest.mark.parametrize("name", GOOD)
def test_t4_a_position_comes_out_as_it_went_in(name: str) -> None:
    found = go.state_from_json(GOOD[name], {}, 5)
    assert go.state_json(found) == GOOD[name]
    assert json.loads(json.dumps(go.state_json(found))) == GOOD[name]
    assert found.seed == 5


def test_t4_a_new_game() -> None:
    new = go.new_game(go.parsed_setup(3, {}), 1)
    form = go.state_json(new)
    assert form | {"roll": None} == position(
        *(seat(space=3) for _ in range(3)), phase="look", roll=None
    )
    assert go.state_from_json(form, {}, new.seed) == new


def test_t4_what_may_be_left_out() -> None:
    form = GOOD["build"].copy()
    for key in ("game", "solved", "winners"):
        del form[key]
    short: Json = {"space": 7, "laid": []}
    form["seats"] = [form["seats"][0], short]
    assert go.state_json(go.state_from_json(form, {}, 0)) == GOOD["build"] | {
        "seats": [form["seats"][0], seat()]
    }


def test_t4_a_laid_tile() -> None:
    assert seat("3b e c2, J a1", joker=True)["laid"] == [
        {"tile": 3, "side": "b", "dir": "e", "at": "c2"},
        {"tile": "J", "at": "a1"},
    ]


def test_t4_options_come_with_the_position() -> None:
    options: Json = {"checked_claims": True, "relay": True}
    assert go.options_of(go.state_from_json(GOOD["build"], options, 0).setup) == options
    assert go.options_of(state(seat(), seat()).setup) == dict.fromkeys(options, False)


def test_t4_a_relay_view_has_null_for_hidden_boards() -> None:
    before = state(seat(SOLVED), seat("1a e a1"), options={"relay": True})
    view = go.view_json(go.observe(before, 1))
    assert view["seat"] == 1
    assert [each["laid"] for each in view["seats"]] == [None, seat("1a e a1")["laid"]]


def test_events_as_json() -> None:
    building = state(seat(), seat(space=19), seat(), round=1)
    done = step(building, "1 lay 3b e c2")
    assert [go.event_json(event) for event in done.events] == [
        {"event": "TileLaid", "seat": 1, "laid": seat("3b e c2")["laid"][0], "hidden": False}
    ]
    claim = [go.event_json(e) for e in step(done.state, "1 claim 5", "0 claim 8").events]
    assert claim[0] == {"event": "TileClaimed", "seat": 0, "value": 2, "milliseconds": 8}
    assert claim[1] == {
        "event": "SeatScored",
        "seat": 0,
        "value": 2,
        "solved": False,
        "gain": -2,
        "space": 5,
    }
    scored = after(done.state, "1 claim 5", "0 claim 8")
    rolled = step(scored, "next")
    assert [go.event_json(event) for event in rolled.events] == [
        {"event": "DiceRolled", "round": 2, "roll": go.state_json(rolled.state)["roll"]},
        {"event": "JokerGiven", "seat": 2},
    ]


def at(name: str, **changes: object) -> tuple[Json, Json]:
    return GOOD[name] | changes, {}


def with_seat(name: str, **changes: object) -> tuple[Json, Json]:
    """The first seat changed; None takes a field away."""
    first, *others = GOOD[name]["seats"]
    changed = {key: value for key, value in (first | changes).items() if value != "missing"}
    return GOOD[name] | {"seats": [changed, *others]}, {}


def with_tile(**changes: object) -> tuple[Json, Json]:
    first = {"tile": 3, "side": "b", "dir": "e", "at": "c2"} | changes
    tile = {key: value for key, value in first.items() if value != "missing"}
    return with_seat("build", laid=[tile])


BAD = {
    "another game": at("build", game="shift"),
    "no seats": at("build", seats=[], solved=[]),
    "five seats": at("build", seats=[seat()] * 5, solved=[None] * 5),
    "seat is no object": at("build", seats=[seat(), 5]),
    "unknown key": at("build", colour="red"),
    "unknown key of a seat": with_seat("build", colour="red"),
    "unknown phase": at("build", phase="shift"),
    "round 0": at("build", round=0),
    "round true": at("build", round=True),
    "round half": at("build", round=1.5),
    "three treasures": at("build", roll=["m6", "m12", "m18"]),
    "five treasures": at("build", roll=["m6", "m12", "m18", "m24", "m1"]),
    "two of one die": at("build", roll=["m6", "m5", "m18", "m24"]),
    "dice out of order": at("build", roll=["m12", "m6", "m18", "m24"]),
    "no such treasure": at("build", roll=["m0", "m12", "m18", "m24"]),
    "treasure 25": at("build", roll=["m6", "m12", "m18", "m25"]),
    "treasure with a zero": at("build", roll=["m06", "m12", "m18", "m24"]),
    "roll of numbers": at("build", roll=[6, 12, 18, 24]),
    "space below 0": with_seat("build", space=-1),
    "space not reachable": with_seat("over", space=26),
    "space at the finish": with_seat("build", space=20),
    "space missing": with_seat("build", space="missing"),
    "laid missing": with_seat("build", laid="missing"),
    "tile 7": with_tile(tile=7),
    "tile 0": with_tile(tile=0),
    "tile true": with_tile(tile=True),
    "tile text": with_tile(tile="3"),
    "side c": with_tile(side="c"),
    "side missing": with_tile(side="missing"),
    "direction x": with_tile(dir="x"),
    "direction missing": with_tile(dir="missing"),
    "cell f1": with_tile(at="f1"),
    "cell is the centre": with_tile(at="c3"),
    "other cell is the centre": with_tile(dir="s"),
    "other cell is outside": with_tile(dir="n", at="c1"),
    "unknown key of a tile": with_tile(turn=1),
    "joker with a side": with_tile(tile="J"),
    "joker without right": with_seat("build", laid=[{"tile": "J", "at": "a1"}]),
    "a tile twice": with_seat("build", laid=seat("1a e a1")["laid"] * 2),
    "tiles overlap": with_seat("build", laid=seat("1a e a1, 2a e b1")["laid"]),
    "tiles before the start": with_seat("look", laid=seat("1a e a1")["laid"]),
    "claim before the start": with_seat("look", claimed=4),
    "claim not from the top": with_seat("build", claimed=2),
    "claim that ends the round": with_seat("build", claimed=4),
    "claim of no score tile": with_seat("one claim", claimed=3),
    "claim twice": with_seat("one claim", claimed=4),
    "claim true": with_seat("one claim", claimed=True),
    "scored without a claim": with_seat("scored", claimed=None),
    "scored with equal claims": with_seat("scored", claimed=4),
    "solo with a score tile": with_seat("solo scored", claimed=1),
    "solo building with a claim": with_seat("solo", claimed=0),
    "joker with two seats": with_seat("build", joker=True),
    "joker solo": with_seat("solo", joker=True),
    "joker twice": at("joker", seats=[seat(joker=True), seat(joker=True), seat()]),
    "joker of a number": with_seat("joker", joker=1),
    "solved too early": at("build", solved=[True, False]),
    "solved missing": at("scored", solved=[None, None]),
    "solved wrongly": at("scored", solved=[True, True]),
    "solved too short": at("scored", solved=[True]),
    "solved as numbers": at("scored", solved=[1, 0]),
    "winners too early": at("build", winners=[0]),
    "winners missing": at("over", winners=[]),
    "another winner": at("over", winners=[0]),
    "winners twice": at("over", winners=[1, 1]),
    "winner of true": at("over", winners=[True]),
    "no such winner": at("over", winners=[2]),
    "over too early": at("scored", phase="over", winners=[0]),
    "not over in time": at("over", phase="scored", winners=[]),
    "solo over without a winner": at("solo over", winners=[]),
    "solo won while building": at("solo", winners=[0]),
    "solved rolls with two seats": at("build", solved_rolls=0),
    "more solved rolls than rounds": at("solo", solved_rolls=4),
    "an unsolved claim, checked": (GOOD["one claim"], CHECKED),
    "unsolved and scored, checked": (GOOD["scored"], CHECKED),
    "solo unsolved and scored, checked": (
        position(seat(space=0, claimed=0), phase="scored", solved=[False]),
        CHECKED,
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_t4_a_position_that_cannot_be_is_refused(name: str) -> None:
    form, options = BAD[name]
    with pytest.raises(BadRequest) as error:
        go.state_from_json(form, options, 0)
    assert error.value.code == "bad_position"


ODD_VALUES: list[Any] = [None, -1, 0, 1, 10**30, "x", "look", [], {}, [[]], [None], True]


@pytest.mark.parametrize("name", GOOD)
def test_t4_every_field_with_a_value_of_another_kind_is_refused_or_harmless(name: str) -> None:
    """What passes can be played on, and comes out as it is."""
    for key in GOOD[name]:
        for value in ODD_VALUES:
            form = GOOD[name] | {key: value}
            try:
                found = go.state_from_json(form, {}, 0)
            except BadRequest:
                continue
            assert go.state_from_json(go.state_json(found), {}, 0) == found
            for move in list(go.legal_moves(found))[-3:]:
                go.apply(found, move)


def test_t4_unknown_options_are_refused() -> None:
    with pytest.raises(BadRequest) as error:
        go.state_from_json(GOOD["build"], {"ending": "home"}, 0)
    assert error.value.code == "bad_options"


@pytest.mark.parametrize("options", [{"relay": 1}, {"checked_claims": "yes"}, {"cards": 5}])
def test_t2_options_of_another_kind_are_refused(options: Json) -> None:
    with pytest.raises(BadRequest):
        go.parsed_setup(2, options)


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_seats(seats: int) -> None:
    with pytest.raises(BadRequest):
        go.parsed_setup(seats, {})
