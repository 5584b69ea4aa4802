"""A match as text that a person can read: header lines `key: value`, an empty line, the moves.

Saving is replaying: this text is what saves hold and what the console loads. It is read with
suspicion; what it asks for is checked again by the game that replays it.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from app.core.errors import BadRequest
from app.core.forms import MAX_TEXT, Form, parsed_json
from app.core.rng import checked_seed

FORMAT = 1
MOST_MOVES = 20_000
"""Far more than any game has; with the longest moves there are it stays below MAX_TEXT.

A match that is longer all the same begins its record anew, from where it stands then.
"""
CODE = "bad_record"

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Start:
    """From where a match began: options and seed, or a position instead of the deal."""

    game: str
    rules: int
    seats: int
    seed: int
    options: Json = field(default_factory=dict)
    position: Json | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A start and the moves since; the last `undone` of them are taken back.

    `table` is what the shell keeps beside: names, sides, clocks. No rule reads it.
    """

    start: Start
    moves: tuple[str, ...] = ()
    undone: int = 0
    table: Json = field(default_factory=dict)


def record_text(record: Record) -> str:
    start = record.start
    header = {
        "wanderwall": FORMAT,
        "game": start.game,
        "rules": start.rules,
        "seats": start.seats,
        "seed": start.seed,
        "options": _json_text(start.options),
    }
    if start.position is not None:
        header["position"] = _json_text(start.position)
    if record.undone:
        header["undone"] = record.undone
    if record.table:
        header["table"] = _json_text(record.table)
    lines = [f"{key}: {value}" for key, value in header.items()]
    return "\n".join([*lines, "", *record.moves, ""])


def parsed_record(text: str) -> Record:
    """The record of a text, or BadRequest; a newer format is `newer_record`."""
    if len(text) > MAX_TEXT:
        raise BadRequest(CODE, "too long")
    head, gap, tail = text.partition("\n\n")
    if not gap:
        raise BadRequest(CODE, "no empty line after the header")
    header = Form(_header(head), CODE)
    if header.whole("wanderwall", range(1, 1 << 30)) > FORMAT:
        raise BadRequest("newer_record")
    moves = tuple(tail.splitlines())
    if len(moves) > MOST_MOVES:
        raise BadRequest(CODE, "too many moves")
    record = Record(
        _parsed_start(header),
        moves,
        header.whole("undone", range(len(moves) + 1), 0),
        header.optional("table", header.mapping) or {},
    )
    header.close()
    return record


def _header(head: str) -> Json:
    """Header values are JSON where they start like it, else plain words."""
    found: Json = {}
    for line in head.split("\n"):
        key, colon, value = line.partition(": ")
        if not colon or key in found:
            raise BadRequest(CODE, f"header line {line[:40]!r}")
        found[key] = parsed_json(value, CODE) if value[:1] in "{0123456789" else value
    return found


def _parsed_start(header: Form) -> Start:
    return Start(
        game=header.text("game"),
        rules=header.whole("rules", range(1, 1 << 30)),
        seats=header.whole("seats", range(1, 100)),
        seed=checked_seed(header.value("seed")),
        options=header.mapping("options"),
        position=header.optional("position", header.mapping),
    )


def _json_text(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=True)
