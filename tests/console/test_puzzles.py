"""Requests about puzzles (RULES T5): puzzle, daily, open."""

import json
from typing import Any

import pytest

from app.console import Console
from app.core.game import Json
from app.core.rng import Rng
from app.games.registry import game_named
from app.solo.codes import Code, code_text
from app.solo.go.named import NAMED, roll_of
from app.solo.kinds import CLOCK, REACH, ROLL
from app.solo.letters import checked, shown
from tests.data.mutations import mutated_json

ASKED: list[Json] = [
    {"do": "puzzle", "game": "shift", "kind": "reach", "turns": 3, "seed": 5},
    {"do": "puzzle", "game": "shift", "kind": "collect", "seed": 5},
    {"do": "puzzle", "game": "shift", "kind": "exit", "seed": 5},
    {"do": "puzzle", "game": "shift", "kind": "pilot", "seed": 5},
    {"do": "puzzle", "game": "go", "seed": 5},
    {"do": "puzzle", "game": "go", "kind": "series", "seed": 5},
    {"do": "puzzle", "game": "connect", "kind": "one", "seed": 5},
    {"do": "daily", "game": "shift", "date": "2026-11-18"},
    {"do": "daily", "game": "go", "date": "2026-11-18"},
    {"do": "daily", "game": "connect", "date": "2026-11-18"},
]
every_request = pytest.mark.parametrize("request_", ASKED, ids=json.dumps)


def ask(console: Console, do: str, **fields: Any) -> Json:
    answer = console.answer(json.dumps({"do": do, **fields}))
    assert json.loads(json.dumps(answer)) == answer
    return answer


@every_request
def test_t5_a_puzzle_can_be_begun_and_its_line_makes_par(request_: Json) -> None:
    console = Console()
    told = ask(console, **request_, solution=True)
    seed = {"seed": told["seed"]} if "seed" in told else {}
    begun = ask(
        console,
        "new",
        game=request_["game"],
        position=told["position"],
        options=told["options"],
        **seed,
    )
    assert begun == {"state": told["position"]}
    for move in told["moves"]:
        state = ask(console, "play", move=move)["state"]
    if request_["game"] == "shift":
        assert (state["phase"], len(told["moves"])) == ("over", 2 * told["par"])
    elif request_["game"] == "go":
        assert state["solved_rolls"] == told["moves"].count("go")
        assert told["fewest"] == told["par"]
    else:
        taken = [len(each["taken"][0]) for each in (told["position"], state)]
        assert taken[1] - taken[0] == told["most"] == told["par"]


@every_request
def test_t5_the_line_is_told_only_if_asked_for_and_the_code_opens_the_same(request_: Json) -> None:
    console = Console()
    told = ask(console, **request_)
    assert {"position", "options", "par", "grade", "code"} <= told.keys()
    assert told["grade"] in range(1, 6)
    assert "moves" not in told
    opened = ask(console, "open", code=told["code"].lower().replace("-", " "))
    assert opened == told
    with_line = ask(console, "open", code=told["code"], solution=True)
    assert with_line == told | {"moves": with_line["moves"]}
    assert ask(console, "state")["error"] == "no_game"


def test_t5_reach_names_its_target_and_par_is_what_solve_says() -> None:
    for turns in range(1, 5):
        console = Console()
        told = ask(console, "puzzle", game="shift", kind="reach", turns=turns, seed=9)
        assert told["par"] == turns
        assert told["position"]["barred"] is None
        ask(console, "new", game="shift", position=told["position"], options=told["options"])
        assert ask(console, "solve", target=told["target"])["turns"] == turns
        assert ask(console, "solve")["turns"] == turns


def test_t5_the_openings_are_the_first_turns_that_keep_par() -> None:
    game = game_named("shift")
    told = ask(Console(), "puzzle", game="shift", kind="reach", turns=2, seed=3)
    state = game.state_from_json(told["position"], told["options"], 0)
    found = 0
    for push in game.legal_moves(state):
        after = game.apply(state, push).state
        for walk in game.legal_moves(after):
            console = Console()
            form = game.state_json(game.apply(after, walk).state)
            ask(console, "new", game="shift", position=form, options=told["options"])
            found += ask(console, "solve", depth=1)["turns"] == 1
    assert found == told["openings"]


def test_t5_a_code_may_carry_a_result_and_a_name() -> None:
    told = ask(Console(), "open", code=code_text(Code(CLOCK, 5, 12, "Ada")))
    assert (told["result"], told["name"], told["kind"]) == (12, "Ada", "clock")
    assert ask(Console(), "open", code=code_text(Code(REACH[0], 5, 0)))["result"] == 0


@pytest.mark.parametrize("seed", [NAMED.start, NAMED.start + 291, NAMED.stop - 1])
def test_t5_a_roll_from_the_table_is_opened_by_its_code(seed: int) -> None:
    opened = ask(Console(), "open", code=code_text(Code(ROLL, seed)))
    assert opened["roll"] == [f"m{treasure}" for treasure in roll_of(seed)]
    assert opened == ask(Console(), "puzzle", game="go", kind="roll", seed=seed)


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "open", "code": "0000-0000"}, "bad_code"),
        ({"do": "open", "code": ""}, "bad_code"),
        ({"do": "open", "code": shown(checked((31, 1, 5)))}, "newer_code"),
        ({"do": "open", "code": shown(checked((17, 4, 31, 31, 31, 31)))}, "newer_code"),
        ({"do": "open", "code": shown(checked((14, 7, *[31] * 7)))}, "bad_code"),
        ({"do": "open"}, "bad_request"),
        ({"do": "open", "code": 5}, "bad_request"),
        ({"do": "open", "code": "E32E-H14", "more": 1}, "bad_request"),
        ({"do": "puzzle", "game": "shift", "kind": "reach", "turns": 0, "seed": 1}, "bad_request"),
        ({"do": "puzzle", "game": "shift", "kind": "reach", "turns": 6, "seed": 1}, "bad_request"),
        ({"do": "puzzle", "game": "shift", "kind": "exit", "turns": 2, "seed": 1}, "bad_request"),
        ({"do": "puzzle", "game": "shift", "kind": "reach", "turns": 2}, "bad_seed"),
        ({"do": "puzzle", "game": "shift", "kind": "reach", "seed": -1}, "bad_seed"),
        ({"do": "puzzle", "game": "shift", "kind": "daily", "seed": 1}, "unknown_kind"),
        ({"do": "puzzle", "game": "go", "kind": "reach", "seed": 1}, "unknown_kind"),
        ({"do": "puzzle", "game": "chess", "seed": 1}, "unknown_game"),
        ({"do": "puzzle", "game": "go", "seed": 1, "solution": 1}, "bad_request"),
        ({"do": "daily", "game": "go", "date": "2026-02-30"}, "bad_date"),
        ({"do": "daily", "game": "go"}, "bad_request"),
        ({"do": "daily", "game": "chess", "date": "2026-11-18"}, "unknown_game"),
    ],
)
def test_t5_errors_have_names_and_change_nothing(request_: Json, code: str) -> None:
    console = Console()
    before = ask(console, "new", game="go", seats=1, seed=1)
    assert ask(console, **request_)["error"] == code
    assert ask(console, "state") == before


def test_t5_an_answer_goes_out_whatever_comes_in() -> None:
    rng, console = Rng(5), Console()
    quick = [request for request in ASKED if request["game"] != "connect"]
    for number in range(400):
        request = mutated_json(quick[number % len(quick)], rng)
        answer = console.answer(json.dumps(request))
        assert "position" in answer or set(answer) in ({"error", "detail"}, {"state"})
