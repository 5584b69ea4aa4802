"""T5 `hint` and `review`: what they answer fits the match, and can be played."""

import json
from typing import Any

import pytest

from app.console import Console
from app.core.game import Json
from app.games.registry import GAMES


def ask(console: Console, do: str, **fields: Any) -> Json:
    return console.answer(json.dumps({"do": do, **fields}))


def begun(game: str, seats: int = 2, **options: Any) -> Console:
    console = Console()
    ask(console, "new", game=game, seats=seats, seed=7, options=options)
    return console


def follow(console: Console, hints: int) -> list[Json]:
    """Does what the hints say, and returns them."""
    told = []
    for _ in range(hints):
        told.append(ask(console, "hint"))
        for move in told[-1]["moves"]:
            assert "events" in ask(console, "play", move=move)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_moves_a_code_and_values(game: str) -> None:
    console = begun(game)
    for told in follow(console, 4):
        assert set(told) == {"moves", "why", "values"}
        assert told["why"].isidentifier()
        assert all(isinstance(value, str | int) for value in told["values"].values())


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_for_a_seat_that_may_act(game: str) -> None:
    console = begun(game)
    assert ask(console, "hint", seat=5)["error"] == "bad_request"
    turn = ask(console, "state")["state"].get("turn")
    if turn is not None:
        assert ask(console, "hint", seat=turn) == ask(console, "hint")
        assert ask(console, "hint", seat=1 - turn)["error"] == "not_your_turn"


def test_alone_the_hints_lead_to_the_end_and_then_there_are_none() -> None:
    console = begun("shift", 1, cards=3)
    while "error" not in (told := ask(console, "hint")):
        for move in told["moves"]:
            ask(console, "play", move=move)
    assert told["error"] == "game_over"
    turns = ask(console, "review")["turns"]
    assert all(turn["after"] == turn["before"] - 1 for turn in turns)
    assert sum(turn["after"] == 0 for turn in turns) == 4


def hinted_turns(console: Console, puzzle: Json) -> int:
    """How many turns it takes who does what is hinted."""
    ask(console, "new", game="shift", position=puzzle["position"], options=puzzle["options"])
    pushes = 0
    while "error" not in (told := ask(console, "hint")):
        for move in told["moves"]:
            ask(console, "play", move=move)
            pushes += ":" in move
    return pushes


@pytest.mark.parametrize("seed", [3, 4, 5, 9, 10, 17, 18, 21])
def test_hints_of_collect_three_keep_par(seed: int) -> None:
    """Where the nearest target is not the first one of the shortest tour."""
    console = Console()
    puzzle = ask(console, "puzzle", game="shift", kind="collect", seed=seed)
    assert hinted_turns(console, puzzle) == puzzle["par"]


def test_hints_of_five_turns_keep_par() -> None:
    console = Console()
    puzzle = ask(console, "puzzle", game="shift", kind="reach", turns=5, seed=12)
    assert hinted_turns(console, puzzle) == puzzle["par"] == 5


@pytest.mark.parametrize("game", GAMES)
def test_a_review_tells_every_turn(game: str) -> None:
    console = begun(game)
    assert ask(console, "review") == {"turns": []}
    follow(console, 12)
    turns = ask(console, "review")["turns"]
    assert turns
    played = ask(console, "record")["record"].partition("\n\n")[2].splitlines()
    for turn in turns:
        assert list(turn) == ["seat", "moves", "before", "after", "best", "mark"]
        assert set(turn["moves"]) <= set(played)
        assert turn["best"]


def test_there_is_nothing_to_teach_without_a_match() -> None:
    for do in ("hint", "review"):
        assert ask(Console(), do)["error"] == "no_game"
        assert ask(begun("shift"), do, more=1)["error"] == "bad_request"
