"""Every request of RULES T2, with its answers and its errors."""

import json
from typing import Any

import pytest

from app.bots.levels import Level
from app.console import Console
from app.core.game import Json, Outcome
from app.core.perft import perft
from app.games.registry import game_named, games
from app.session.record import record_text
from tests.games.playout import Ply, plies, start_of

GAME_IDS = [game.ID for game in games()]
every_game = pytest.mark.parametrize("game_id", GAME_IDS)
REQUESTS = ["record", "moves", "play", "undo", "redo", "state", "view", "perft", "bot"]
REQUESTS += ["solve", "hint", "review"]


def ask(console: Console, do: str, **fields: Any) -> Json:
    answer = console.answer(json.dumps({"do": do, **fields}))
    assert json.loads(json.dumps(answer)) == answer
    return answer


def begun(game_id: str, number: int = 0, moves: int = 0) -> Console:
    """A console in which the first moves of a game by chance were played."""
    console, start = Console(), start_of(game_id, number)
    ask(console, "new", game=game_id, seats=start.seats, seed=start.seed, options=start.options)
    for ply in plies(game_id, number)[:moves]:
        assert "events" in ask(console, "play", move=text_of(game_id, ply))
    return console


def text_of(game_id: str, ply: Ply) -> str:
    return game_named(game_id).encode(ply.move)


@pytest.mark.parametrize("number", range(12))
@every_game
def test_t2_new_answers_the_state_of_the_deal(game_id: str, number: int) -> None:
    game, console = game_named(game_id), begun(game_id, number)
    dealt = game.state_json(plies(game_id, number)[0].before)
    assert ask(console, "state") == {"state": dealt}
    start = console.match.start
    again = {"game": game_id, "seats": start.seats, "seed": start.seed, "options": start.options}
    assert ask(console, "new", **again) == {"state": dealt}


def test_t2_all_options_of_shift() -> None:
    options = {
        "edition": "galaxy",
        "cards": 2,
        "open_cards": True,
        "private_open_cards": False,
        "ending": "agreed_exit",
        "exit": "e5",
        "peek": "on_turn",
        "dark_pilot": False,
        "colors": ["blue", "yellow"],
        "first": 1,
    }
    console = Console()
    state = ask(console, "new", game="shift", seats=2, seed=7, options=options)["state"]
    assert [seat["color"] for seat in state["seats"]] == ["blue", "yellow"]
    assert [len(seat["cards"]) for seat in state["seats"]] == [2, 2]
    assert state["turn"] == 1
    assert "dark" not in state["pawns"]
    assert console.match.start.options == options


@every_game
def test_t2_new_from_a_position(game_id: str) -> None:
    game, start = game_named(game_id), start_of(game_id, 0)
    ply = plies(game_id, 0)[20]
    form = game.state_json(ply.before)
    console = Console()
    new = {"game": game_id, "options": start.options, "position": form}
    assert ask(console, "new", **new) == {"state": form}
    assert ask(console, "new", **new, seats=start.seats, seed=3) == {"state": form}
    assert ask(console, "new", **new, seats=start.seats + 1)["error"] == "bad_request"
    assert "events" in ask(console, "play", move=text_of(game_id, ply))
    assert ask(console, "undo") == {"state": form}


@every_game
def test_t2_record_and_load(game_id: str) -> None:
    console = begun(game_id, 0, 20)
    record, state = ask(console, "record")["record"], ask(console, "state")
    assert record == record_text(console.match.record())
    loaded = Console()
    assert ask(loaded, "load", record=record) == state
    assert ask(loaded, "record") == {"record": record}
    assert record.splitlines()[-20:] == [text_of(game_id, p) for p in plies(game_id, 0)[:20]]


@pytest.mark.parametrize("moves", [0, 9, 20])
@every_game
def test_t2_moves_are_sorted_and_all_can_be_played(game_id: str, moves: int) -> None:
    game, console = game_named(game_id), begun(game_id, 0, moves)
    for seat in range(console.match.start.seats):
        listed = ask(console, "moves", seat=seat)["moves"]
        assert listed == sorted(listed)
        found = game.legal_moves(console.match.state, seat)
        assert set(listed) == {game.encode(move) for move in found}
        for text in listed[::10]:
            fresh = begun(game_id, 0, moves)
            assert "events" in ask(fresh, "play", move=text)


def test_t2_moves_of_go_are_asked_for_by_seat() -> None:
    assert ask(begun("go"), "moves")["error"] == "bad_request"
    assert ask(begun("go"), "moves", seat=0) == {"moves": ["go"]}


@every_game
def test_t2_play_answers_what_happened_and_the_state(game_id: str) -> None:
    game, console = game_named(game_id), begun(game_id)
    for ply in plies(game_id, 0)[:30]:
        answer = ask(console, "play", move=text_of(game_id, ply))
        assert answer["events"] == [game.event_json(event) for event in ply.step.events]
        assert answer["state"] == game.state_json(ply.step.state)
        assert set(answer) == {"events", "state"}


@every_game
def test_t2_undo_and_redo(game_id: str) -> None:
    trail = plies(game_id, 0)
    count = next(n for n, ply in enumerate(trail, 1) if not ply.step.reveals)
    console = begun(game_id, 0, count)
    after = ask(console, "state")
    before = {"state": game_named(game_id).state_json(trail[count - 1].before)}
    assert ask(console, "undo") == before
    assert ask(console, "redo") == after
    assert ask(console, "redo")["error"] == "nothing_to_redo"
    assert ask(begun(game_id), "undo")["error"] == "nothing_to_undo"


@pytest.mark.parametrize("moves", [0, 17])
@every_game
def test_t2_a_view_is_what_the_seat_may_know(game_id: str, moves: int) -> None:
    game, console = game_named(game_id), begun(game_id, 0, moves)
    for seat in range(console.match.start.seats):
        view = game.view_json(game.observe(console.match.state, seat))
        assert ask(console, "view", seat=seat) == {"view": view}


def test_x4_the_view_of_shift_hides_cards_that_the_state_shows() -> None:
    console = begun("shift")
    view, state = ask(console, "view", seat=0)["view"], ask(console, "state")["state"]
    assert view["seats"][1]["current"] is None
    assert view["seats"][0]["current"] == state["seats"][0]["current"]
    assert state["seats"][0]["current"] == state["seats"][0]["cards"][0]
    assert all(seat["cards"] is None for seat in view["seats"])
    assert all(len(seat["cards"]) == 12 for seat in state["seats"])


@every_game
def test_t2_perft_counts_sequences_from_here(game_id: str) -> None:
    console = begun(game_id, 0, 20)
    assert ask(console, "perft", depth=0) == {"nodes": 1}
    for depth in (1, 2):
        nodes = perft(game_named(game_id), console.match.state, depth)
        assert ask(console, "perft", depth=depth) == {"nodes": nodes}


def test_t2_perft_gives_up_on_too_large_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.core.perft.MOST_WORK", 2000)
    assert ask(begun("shift"), "perft", depth=8)["error"] == "too_large"
    for depth in (-1, 9, "1", None, True):
        assert ask(begun("shift"), "perft", depth=depth)["error"] == "bad_request"


@pytest.mark.parametrize("level", Level)
@every_game
def test_t2_a_bot_names_a_move_that_can_be_played(game_id: str, level: Level) -> None:
    console = begun(game_id, 0, 3)
    answer = ask(console, "bot", level=level.value)
    assert set(answer) == {"move", "seconds"}
    assert answer["seconds"] >= 0
    before = console.match.state
    assert "events" in ask(console, "play", move=answer["move"])
    assert console.match.state != before


def test_t2_a_bot_plays_only_for_who_is_at_move() -> None:
    console = begun("shift")
    waiting = 1 - ask(console, "state")["state"]["turn"]
    assert ask(console, "bot", level="easy", seat=waiting)["error"] == "not_your_turn"
    for level in ("best", 1, ""):
        assert ask(console, "bot", level=level)["error"] == "bad_request"


@every_game
def test_a_game_that_is_over_refuses_all_that_goes_on(game_id: str) -> None:
    number = next(n for n in range(24) if ends(game_id, n))
    console = begun(game_id, number, 1000)
    assert isinstance(console.match.status, Outcome)
    assert ask(console, "moves", seat=0) == {"moves": []}
    assert ask(console, "perft", depth=2) == {"nodes": 0}
    assert ask(console, "bot")["error"] == "game_over"
    last = text_of(game_id, plies(game_id, number)[-1])
    assert ask(console, "play", move=last)["error"] == "game_over"


def ends(game_id: str, number: int) -> bool:
    state = plies(game_id, number)[-1].step.state
    return isinstance(game_named(game_id).status(state), Outcome)


@pytest.mark.parametrize("do", REQUESTS)
def test_without_a_game_every_request_says_so(do: str) -> None:
    fields: dict[str, Json] = {
        "play": {"move": "n1:NE"},
        "view": {"seat": 0},
        "perft": {"depth": 1},
    }
    assert ask(Console(), do, **fields.get(do, {}))["error"] == "no_game"


NEW = '{"do":"new","game":"shift","seats":2,"seed":7%s}'
RECORD = "wanderwall: 1\ngame: shift\nrules: 1\nseats: 2\nseed: 7\noptions: {}\n\n"
BAD_LINES = [
    ("bad_json", ""),
    ("bad_json", " "),
    ("bad_json", "{"),
    ("bad_json", '{"do":"state"} x'),
    ("bad_json", '{"do":"state","do":"state"}'),
    ("bad_json", '{"do":"perft","depth":NaN}'),
    ("bad_json", '{"do":"perft","depth":Infinity}'),
    ("bad_json", '{"do":"perft","depth":1e999}'),
    ("bad_json", '{"do":"perft","depth":1.0}'),
    ("bad_json", '{"do":"perft","depth":' + "9" * 100_000 + "}"),
    ("bad_json", '{"do":"perft","depth":' + "9" * 21 + "}"),
    ("bad_json", "[" * 100_000),
    ("bad_json", '{"a":' * 33 + "1" + "}" * 33),
    ("bad_json", '{"do":"' + "x" * (1 << 20) + '"}'),
    *(("bad_request", line) for line in ("null", "1", '"state"', "[]", '["do"]', "{}", "true")),
    *(("bad_request", f'{{"do":{what}}}') for what in ("null", "1", "[]", "{}", '"dance"', '""')),
    ("bad_request", '{"do":"state","odd":1}'),
    ("bad_request", '{"do":"undo","steps":2}'),
    ("bad_request", '{"do":"view"}'),
    *(("bad_request", f'{{"do":"view","seat":{s}}}') for s in ("2", "-1", '"0"', "true", "[]")),
    ("bad_request", '{"do":"play"}'),
    ("bad_request", '{"do":"play","move":7}'),
    ("bad_request", '{"do":"play","move":"n1:NE","now":true}'),
    ("bad_arrow", '{"do":"play","move":"n4:NE"}'),
    ("bad_sides", '{"do":"play","move":"n1:EN"}'),
    ("bad_cell", '{"do":"play","move":"h8"}'),
    ("bad_cell", '{"do":"play","move":""}'),
    ("wrong_phase", '{"do":"play","move":"a1"}'),
    ("bad_record", '{"do":"load","record":"x"}'),
    ("bad_record", json.dumps({"do": "load", "record": RECORD + "d5\n"})),
    ("bad_request", '{"do":"load"}'),
    ("unknown_game", '{"do":"new","game":"ludo","seats":2,"seed":7}'),
    ("bad_request", '{"do":"new","seats":2,"seed":7}'),
    ("bad_request", '{"do":"new","game":"shift","seed":7}'),
    ("bad_request", '{"do":"new","game":"shift","seats":5,"seed":7}'),
    ("bad_request", '{"do":"new","game":"shift","seats":true,"seed":7}'),
    ("bad_seed", '{"do":"new","game":"shift","seats":2}'),
    *(("bad_seed", NEW.replace(":7", f":{s}") % "") for s in ("-1", str(2**64), '"7"', "true")),
    *(("bad_request", NEW % f',"options":{what}') for what in ("[]", "1", '"x"')),
    *(
        ("bad_options", NEW % f',"options":{{{what}}}')
        for what in (
            '"odd":1',
            '"cards":13',
            '"cards":"3"',
            '"edition":"star"',
            '"open_cards":1',
            '"ending":"any"',
            '"exit":"b2"',
            '"peek":"never"',
            '"colors":["red"]',
            '"colors":["red","red"]',
            '"colors":["red",1]',
            '"first":2',
        )
    ),
    ("bad_position", NEW % ',"position":{}'),
    ("bad_position", NEW % ',"position":{"game":"go"}'),
    ("bad_request", NEW % ',"position":[]'),
    ("bad_request", NEW % ',"odd":1'),
    ("bad_request", '{"do":"solve","depth":7}'),
    ("bad_request", '{"do":"solve","depth":0}'),
    ("bad_cell", '{"do":"solve","target":"m25"}'),
    ("bad_request", '{"do":"solve","odd":1}'),
]


@pytest.mark.parametrize(("code", "line"), BAD_LINES, ids=range(len(BAD_LINES)))
def test_t2_a_bad_request_gets_its_code_and_changes_nothing(code: str, line: str) -> None:
    console = Console()
    console.answer(NEW % "")
    match, record = console.match, console.match.record()
    answer = console.answer(line)
    assert set(answer) == {"error", "detail"}
    assert answer["error"] == code
    assert len(answer["detail"]) < 200
    assert console.match is match
    assert console.match.record() == record
