"""What is known of a match without replaying it, and the index that keeps it beside the matches.

The files of the matches are the truth. A line of the index holds as long as the file that it was
made from stays as it is (`Stamp`); what has no line that holds is read.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from app.core.errors import BadRequest
from app.core.forms import Form, parsed_json
from app.core.game import Json, Outcome
from app.session.match import Match
from app.session.record import Start
from app.session.saves import Stamp

LINE = re.compile(r"([a-z0-9-]{1,32}) (\d{1,20}) (\d{1,8}) ([01]) (\{.*\})")
CODE = "bad_index"


@dataclass(frozen=True, slots=True)
class Kept:
    """A match on the shelf: `winners` is None while it goes on, `is_played`: somebody has moved in
    it. A start's position is left out.

    `length` is in moves; where a game goes by rounds, in these.
    """

    slot: str
    start: Start
    table: Json
    length: int
    winners: tuple[int, ...] | None
    is_played: bool = True

    @property
    def is_over(self) -> bool:
        return self.winners is not None


class Line(NamedTuple):
    """Of the index; its `text` is read only where somebody wants to know more."""

    stamp: Stamp
    is_over: bool
    text: str


def kept_of(slot: str, match: Match) -> Kept:
    status = match.status
    winners = status.winners if isinstance(status, Outcome) else None
    start = replace(match.start, position=None)
    length = getattr(match.state, "round", len(match.moves))
    return Kept(slot, start, match.table, length, winners, _is_played(match, winners is None))


def _is_played(match: Match, goes_on: bool) -> bool:
    """Where moves carry their seat, one without is the table's own: its clock began, or ran out. A
    clock that began is gone on with; nothing is to be looked back at where it is all there was."""
    is_enough = goes_on or not match.game.SIMULTANEOUS
    return any(is_enough or hasattr(move, "seat") for move in match.moves)


def line_of(kept: Kept, stamp: Stamp) -> Line:
    start = kept.start
    told = {
        "game": start.game,
        "rules": start.rules,
        "seats": start.seats,
        "seed": start.seed,
        "options": start.options,
        "table": kept.table,
        "length": kept.length,
        "winners": kept.winners,
        "played": int(kept.is_played),
    }
    return Line(stamp, kept.is_over, json.dumps(told, separators=(",", ":")))


def kept_in(slot: str, line: Line) -> Kept:
    """What the line says; BadRequest where it says nothing that can be read."""
    form = Form(parsed_json(line.text, CODE), CODE)
    start = Start(
        form.text("game"),
        form.whole("rules", range(1 << 30)),
        form.whole("seats", range(1, 100)),
        form.whole("seed", range(1 << 64)),
        form.mapping("options"),
    )
    length, table = form.whole("length", range(1 << 30)), form.mapping("table")
    winners = form.items("winners") if line.is_over else None
    if winners is not None and not all(type(one) is int for one in winners):
        raise BadRequest(CODE, "winners")
    is_played = bool(form.whole("played", range(2)))
    return Kept(slot, start, table, length, None if winners is None else tuple(winners), is_played)


def index_text(lines: Mapping[str, Line]) -> str:
    return "\n".join(_line_text(slot, line) for slot, line in sorted(lines.items()))


def _line_text(slot: str, line: Line) -> str:
    return f"{slot} {line.stamp.time} {line.stamp.size} {int(line.is_over)} {line.text}"


def parsed_index(body: bytes) -> dict[str, Line]:
    """Lines that cannot be read are left out: their matches are read instead."""
    return dict(_parsed_lines(body.decode(errors="replace").splitlines()))


def _parsed_lines(lines: Iterable[str]) -> Iterable[tuple[str, Line]]:
    for found in filter(None, map(LINE.fullmatch, lines)):
        slot, time, size, is_over, text = found.groups()
        yield slot, Line(Stamp(int(time), int(size)), is_over == "1", text)
