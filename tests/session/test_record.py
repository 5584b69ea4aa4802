"""Records: text that comes back the same, and text that must never do harm."""

import json
from typing import Any

import pytest

from app.core.errors import BadRequest, Refused
from app.core.forms import MAX_TEXT
from app.core.game import Outcome, Turn
from app.core.rng import Rng
from app.games.registry import game_named, games
from app.session.match import Match, replayed
from app.session.record import MOST_MOVES, Record, Start, parsed_record, record_text
from tests.data.mutations import mutated_json, mutated_text, one_of
from tests.data.samples import part_of
from tests.games.playout import bot_move, lively_move, plies, start_of

GAME_IDS = [game.ID for game in games()]
LOTS = 10
MUTANTS_EACH = len(part_of(170, 3))
NUMBERS = part_of(24, 3)
TABLE = {"names": ["A", "\u00dc\u202e"], "sides": [0, 2]}

SHIFT = """\
wanderwall: 1
game: shift
rules: 1
seats: 2
seed: 7
options: {"cards":3}

"""


def record_of(game_id: str, number: int, moves: int, undone: int = 0) -> Record:
    game = game_named(game_id)
    texts = tuple(game.encode(ply.move) for ply in plies(game_id, number)[:moves])
    return Record(start_of(game_id, number), texts, min(undone, len(texts)))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_text_to_record_to_text(game_id: str, number: int) -> None:
    text = record_text(record_of(game_id, number, 200, number % 3))
    assert parsed_record(text) == record_of(game_id, number, 200, number % 3)
    assert record_text(parsed_record(text)) == text
    assert record_text(replayed(parsed_record(text)).record()) == text


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_record_from_a_position_and_with_a_table(game_id: str) -> None:
    start, game = start_of(game_id, 0), game_named(game_id)
    position = game.state_json(plies(game_id, 0)[6].before)
    begun = Start(game_id, start.rules, start.seats, 2**64 - 1, start.options, position)
    text = record_text(Record(begun, (), 0, TABLE))
    assert text.isascii()
    assert parsed_record(text) == Record(begun, (), 0, TABLE)
    assert record_text(replayed(parsed_record(text)).record()) == text


def test_a_record_is_lines_for_people() -> None:
    start = Start("shift", 1, 2, 7, {"cards": 3})
    assert record_text(Record(start, ("n1:NE", "d5"))) == SHIFT + "n1:NE\nd5\n"
    assert parsed_record(SHIFT) == Record(start)


def changed(key: str, value: str | None) -> str:
    """The record above with one header line changed, added or left out."""
    head = dict(line.split(": ", 1) for line in SHIFT.splitlines() if line)
    head |= {key: value} if value is not None else {}
    lines = [f"{k}: {v}" for k, v in head.items() if (k, value) != (key, None)]
    return "\n".join([*lines, "", ""])


HEADER_DAMAGE = [
    *(("bad_record", key, None) for key in ("wanderwall", "game", "rules", "seats", "options")),
    *(("bad_record", "wanderwall", value) for value in ("0", "-1", "one", "1.0", "true", "")),
    *(("newer_record", "wanderwall", value) for value in ("2", "99")),
    *(("bad_record", "game", value) for value in ("1", "{}", "")),
    *(("unknown_game", "game", value) for value in ("ludo", "Shift", "shift ")),
    *(("bad_record", "rules", value) for value in ("0", "-1", "x", "1e3", str(2**64))),
    *(("other_rules", "rules", value) for value in ("2", "9")),
    *(("bad_record", "seats", value) for value in ("0", "-2", "two", "100", "2.0")),
    *(("bad_seats", "seats", value) for value in ("5", "99")),
    *(("bad_seed", "seed", value) for value in (None, "-1", "x", str(2**64), "{}")),
    *(("bad_record", "options", value) for value in ("", "x", "[]", "{", '{"cards":1.5}', "1")),
    *(("bad_record", "options", value) for value in ('{"cards":3,"cards":3}', '{"a":NaN}')),
    *(("bad_options", "options", value) for value in ('{"cards":0}', '{"odd":1}', '{"cards":"3"}')),
    *(("bad_record", "undone", value) for value in ("1", "-1", "x")),
    *(("bad_record", "position", value) for value in ("x", "[]", "{")),
    *(("bad_position", "position", value) for value in ("{}", '{"game":"go"}')),
    *(("bad_record", "table", value) for value in ("x", "[]", "{", "1")),
    *(("bad_record", "odd", value) for value in ("", "1", "{}")),
]


@pytest.mark.parametrize(("code", "key", "value"), HEADER_DAMAGE)
def test_a_damaged_header_is_refused_with_a_code(code: str, key: str, value: str | None) -> None:
    with pytest.raises(BadRequest) as refused:
        replayed(parsed_record(changed(key, value)))
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\n\n",
        "wanderwall: 1\n\n",
        SHIFT.rstrip("\n"),
        SHIFT.replace(": ", ":"),
        SHIFT.replace("\n", "\r\n"),
        SHIFT.replace("seed: 7\n", "seed: 7\nseed: 7\n"),
        "\n" + SHIFT,
        "\ufeff" + SHIFT,
        SHIFT + "n1:NE\n\n",
        SHIFT + "n1:NE\nnonsense\n",
        SHIFT + "d5\n",
        SHIFT + "n1:NESW\n",
        SHIFT + "n1:NE " * MAX_TEXT,
        SHIFT + "a1\n" * (MOST_MOVES + 1),
        SHIFT.replace('{"cards":3}', "[" * 500_000),
        SHIFT.replace('{"cards":3}', '{"cards":' * 90_000),
        SHIFT.replace("seed: 7", "seed: " + "7" * 100_000),
    ],
    ids=range(19),
)
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        replayed(parsed_record(text))
    assert refused.value.code == "bad_record"


def test_a_move_that_does_not_fit_is_named_by_its_number() -> None:
    with pytest.raises(BadRequest) as refused:
        replayed(parsed_record(SHIFT + "n1:NESW\n"))
    assert refused.value.detail == "move 1: not_the_spare"


def test_a_newer_record_is_told_apart_whatever_else_it_says() -> None:
    newer = changed("wanderwall", "2").replace("\n\n", "\nnew key: [1, 2]\n\n") + "a new move\n"
    with pytest.raises(BadRequest) as refused:
        parsed_record(newer)
    assert refused.value.code == "newer_record"


@pytest.mark.parametrize("game_id", [game.ID for game in games()])
def test_a_match_of_any_length_is_played_to_its_end_and_read_again(
    monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    """No match is ever stuck: its record begins anew before it would be too long."""
    monkeypatch.setattr("app.session.match.MOST_MOVES", 7)
    monkeypatch.setattr("app.session.record.MOST_MOVES", 7)
    match, rng = Match(start_of(game_id, 1)), Rng(1)
    played = 0
    while isinstance(match.status, Turn) and played < 150:
        match.play(bot_move(match.game, match.state, rng))
        played += 1
        again = replayed(parsed_record(record_text(match.record())))
        assert again.state == match.state
    assert played > 3 * 7
    assert match.start.position is not None


def test_a_record_that_begins_anew_changes_nothing_on_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("app.session.match.MOST_MOVES", 20)
    match, trail = Match(start_of("shift", 0)), plies("shift", 0)
    for ply in trail[:20]:
        match.play(ply.move)
    before = match.record()
    with pytest.raises(Refused):
        match.play(trail[19].move)
    assert match.record() == before
    match.play(trail[20].move)
    assert match.moves == (trail[20].move,)
    assert match.game.state_json(match.state) == match.game.state_json(trail[20].step.state)
    match.undo()
    assert match.game.state_json(match.state) == match.game.state_json(trail[20].before)
    assert not match.can_undo


def test_the_longest_record_can_be_read_again() -> None:
    """Of every game's moves the longest, in the greatest number."""
    longest = max((game.encode(p.move) for game in games() for p in plies(game.ID, 1)), key=len)
    positions = [game.state_json(p.before) for game in games() for p in plies(game.ID, 1)]
    start = Start("shift", 1, 2, 1, {}, max(positions, key=lambda form: len(str(form))))
    text = record_text(Record(start, (longest,) * MOST_MOVES))
    assert len(parsed_record(text).moves) == MOST_MOVES


def mutant(game_id: str, number: int, rng: Rng) -> str:
    """A short game's record, damaged as text or in one of its JSON values."""
    record = record_of(game_id, number, rng.below(12), rng.below(3))
    start = record.start
    if rng.below(2):
        position: Any = game_named(game_id).state_json(one_of(rng, plies(game_id, number)).before)
        if rng.below(2):
            position = mutated_json(position, rng)
        options = mutated_json(start.options, rng) if rng.below(2) else start.options
        start = Start(game_id, 1, start.seats, start.seed, options, position)
    text = record_text(Record(start, record.moves, record.undone))
    return mutated_text(text, rng) if rng.below(3) else text


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_mutated_record_is_refused_or_can_be_played(game_id: str, lot: int) -> None:
    """5,100 in all, here one in three."""
    rng = Rng(lot)
    played = 0
    for number in range(MUTANTS_EACH):
        text = mutant(game_id, NUMBERS[number % len(NUMBERS)], rng)
        try:
            match = replayed(parsed_record(text))
        except BadRequest:
            continue
        played += 1
        play_on(match, rng)
    assert MUTANTS_EACH // 20 < played < MUTANTS_EACH


def play_on(match: Match, rng: Rng) -> None:
    """What was let in can be played, shown, written and read again."""
    game = match.game
    for _ in range(8):
        for seat in range(match.start.seats):
            view = match.view(seat)
            json.dumps(game.view_json(view))
            assert game.observe(game.sample(view, 1), seat) == view
        if isinstance(match.status, Outcome):
            break
        match.play(lively_move(game, match.state, rng))
    text = record_text(match.record())
    again = replayed(parsed_record(text))
    assert again.state == match.state
    assert record_text(again.record()) == text
