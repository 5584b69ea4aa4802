"""T2 `solve`: what it answers can be played, and leads where it says."""

import json
from typing import Any

import pytest

from app.console import Console
from app.core.game import Json

ROLLS = [[1, 1, 1, 1], [2, 5, 1, 6], [6, 6, 6, 6], [3, 4, 2, 5]]


def ask(console: Console, do: str, **fields: Any) -> Json:
    return console.answer(json.dumps({"do": do, **fields}))


def practice(seed: int, **options: Any) -> Console:
    """Alone at the table all turns are one's own, so a line of several can be played."""
    console = Console()
    ask(console, "new", game="shift", seats=1, seed=seed, options=options)
    return console


def played(console: Console, moves: list[str]) -> list[Json]:
    answers = [ask(console, "play", move=move) for move in moves]
    assert all("events" in answer for answer in answers)
    return [event for answer in answers for event in answer["events"]]


def turns_in(events: list[Json]) -> int:
    return sum(event["event"] == "PawnWalked" for event in events)


@pytest.mark.parametrize("with_pilot", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_the_line_of_shift_finds_the_card_in_as_many_turns(seed: int, with_pilot: bool) -> None:
    console = practice(seed, cards=3, dark_pilot=with_pilot)
    for left in (2, 1, 0):
        answer = ask(console, "solve")
        events = played(console, answer["moves"])
        assert turns_in(events) == answer["turns"]
        found = [event for event in events if event["event"] == "TargetFound"]
        assert [event["left"] for event in found] == [left]
        assert found[0] in events[-3:]


@pytest.mark.parametrize("ending", ["home", "any_exit", "agreed_exit"])
@pytest.mark.parametrize("seed", range(6))
def test_the_line_of_shift_leads_home_once_the_cards_are_found(seed: int, ending: str) -> None:
    console = practice(seed, cards=1, ending=ending)
    played(console, ask(console, "solve")["moves"])
    answer = ask(console, "solve")
    events = played(console, answer["moves"])
    assert events[-1]["event"] == "GameWon"
    assert turns_in(events) == answer["turns"]
    assert ask(console, "solve")["error"] == "game_over"


@pytest.mark.parametrize("seed", range(10))
def test_a_turn_of_shift_already_begun_counts_as_one(seed: int) -> None:
    console = practice(seed, cards=2)
    played(console, [ask(console, "moves")["moves"][seed]])
    answer = ask(console, "solve")
    events = played(console, answer["moves"])
    assert turns_in(events) == answer["turns"]
    assert any(event["event"] == "TargetFound" for event in events)


@pytest.mark.parametrize("target", ["a1", "d4", "g7", "m1", "m13", "m24"])
def test_a_target_or_a_cell_of_shift_by_name(target: str) -> None:
    console = practice(5)
    answer = ask(console, "solve", target=target)
    events = played(console, answer["moves"])
    end = [event for event in events if event["event"] == "PawnWalked"][-1]["path"][-1]
    board = ask(console, "state")["state"]["board"]
    tile = board[int(end[1]) - 1]["abcdefg".index(end[0])]
    assert target in (end, tile["mark"])


def test_beyond_the_depth_there_is_no_answer() -> None:
    deep = next(seed for seed in range(50) if ask(practice(seed), "solve")["turns"] == 3)
    answer = ask(practice(deep), "solve", depth=2)
    assert answer == {"turns": None, "moves": None}
    assert ask(practice(deep), "solve", depth=3)["turns"] == 3


@pytest.mark.parametrize("roll", ROLLS)
def test_the_board_of_go_is_solved(roll: list[int]) -> None:
    """A checked claim is only accepted on a solved board (G5)."""
    console = Console()
    new = {"game": "go", "seats": 1, "seed": 0, "options": {"checked_claims": True}}
    state = ask(console, "new", **new)["state"]
    faces = [f"m{6 * die + face}" for die, face in enumerate(roll)]
    ask(console, "new", **new, position=state | {"roll": faces})
    ask(console, "play", move="go")
    answer = ask(console, "solve")
    assert answer == ask(console, "solve", roll=roll)
    assert len(answer["laid"]) == answer["fewest"]
    assert answer["solutions"] >= 1
    lays = [f"0 lay {t['tile']}{t['side']} {t['dir']} {t['at']}" for t in answer["laid"]]
    for lay in lays:
        assert ask(console, "play", move="0 claim 1")["error"] == "not_solved"
        played(console, [lay])
    assert ask(console, "play", move="0 claim 1")["state"]["solved_rolls"] == 1


@pytest.mark.parametrize("roll", [[], [1, 2, 3], [0, 1, 1, 1], [1, 1, 1, 7], [1, 1, 1, "1"]])
def test_a_roll_that_cannot_be_is_refused(roll: list[Any]) -> None:
    console = Console()
    ask(console, "new", game="go", seats=2, seed=0)
    assert ask(console, "solve", roll=roll)["error"] == "bad_roll"
    assert ask(console, "solve", roll="1111")["error"] == "bad_request"
    assert ask(console, "solve", roll=[1, 1, 1, 1], odd=1)["error"] == "bad_request"


def test_connect_has_nothing_to_solve() -> None:
    console = Console()
    ask(console, "new", game="connect", seats=2, seed=0)
    assert ask(console, "solve")["error"] == "no_solver"
