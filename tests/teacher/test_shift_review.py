"""Reviews of Shift against a slow twin: the JSON state, played and searched board by board."""

from typing import Any, NamedTuple

import pytest

from app.core.thinking import finished
from app.games import shift
from app.teacher.review import Mark, Review, Reviewed
from tests.teacher.matches import REVIEWED, Played, match
from tests.twins import shift_search_twin, shift_twin

Json = dict[str, Any]
DARK = {"m3", "m8", "m14", "m20"}
HOMES = {"red": "a1", "yellow": "g1", "green": "g7", "blue": "a7"}
DEPTH = 3
"""The twin looks no deeper; what takes four turns it knows by the line that does it."""


class Turn(NamedTuple):
    seat: int
    before: Json
    after: Json


def twin_turns(played: Played) -> list[Turn]:
    form: Json = shift.state_json(played.first)
    turns, begun = [], form
    for move in played.moves:
        after = shift_twin.play(form, shift.encode(move), played.options)
        if form["phase"] == "walk":
            seat = form["turn"]
            turns.append(Turn(seat, begun, after))
            begun = after
        form = after
    return turns


def goals(form: Json, options: Json) -> list[tuple[str, str]]:
    """The pawns and what each may look for: marks, or the cell where the game ends."""
    seat = form["seats"][form["turn"]]
    color = seat["color"]
    if not seat["cards"]:
        return [(color, options["exit"] if options["ending"] == "agreed_exit" else HOMES[color])]
    wanted = seat["cards"] if options["open_cards"] else [seat["current"]]
    has_pilot = options["dark_pilot"]
    return [("dark" if has_pilot and mark in DARK else color, mark) for mark in wanted]


Question = tuple[Any, Any, str, str, str | None]


def question(form: Json, pawn: str, goal: str) -> Question:
    return form["board"], form["spare"], form["pawns"][pawn], goal, form["barred"]


def fewest(form: Json, wanted: list[tuple[str, str]]) -> int | None:
    found = [
        shift_search_twin.fewest_turns_quick(*question(form, pawn, goal), DEPTH)
        for pawn, goal in wanted
    ]
    return min((turns for turns in found if turns), default=None)


def only_pushes(form: Json, wanted: list[tuple[str, str]], turns: int) -> set[str]:
    """All pushes that begin a way of so many turns."""
    pushes = set()
    for pawn, goal in wanted:
        asked = question(form, pawn, goal)
        found, firsts = shift_search_twin.fewest_turns(*asked, depth=turns)
        pushes |= {push for push, _ in firsts} if found == turns else set()
    return pushes


def is_found(turn: Turn) -> bool:
    before, after = turn.before["seats"][turn.seat], turn.after["seats"][turn.seat]
    return bool(turn.after["winners"]) or before["found"] != after["found"]


def told(played: Played) -> list[Reviewed]:
    return finished(Review("shift", played.first, played.moves).think())


@pytest.mark.parametrize("number", REVIEWED)
def test_a_review_is_what_the_slow_twin_finds(number: int) -> None:
    played = match("shift", number)
    turns = twin_turns(played)
    reviewed = told(played)
    assert [turn.seat for turn in turns] == [each.seat for each in reviewed]
    for turn, each in zip(turns, reviewed, strict=True):
        wanted = goals(turn.before, played.options)
        before = fewest(turn.before, wanted)
        assert before == (each.before if each.before and each.before <= DEPTH else None)
        after = 0 if is_found(turn) else fewest(turn.after, wanted)
        assert after == (each.after if each.after is not None and each.after <= DEPTH else None)
        if each.mark is not Mark.DECIDED:
            assert each.mark == twin_mark(turn, wanted, before, after), each


def twin_mark(
    turn: Turn, wanted: list[tuple[str, str]], before: int | None, after: int | None
) -> Mark | None:
    if before == 1 and after != 0:
        return Mark.MISSED
    if before and after == before - 1 and len(only_pushes(turn.before, wanted, before)) == 1:
        return Mark.BRILLIANT
    return None


@pytest.mark.parametrize("number", REVIEWED)
def test_the_best_line_gets_there_in_as_many_turns_as_told(number: int) -> None:
    """Played by the twin, with nobody else moving between."""
    played = match("shift", number)
    for turn, each in zip(twin_turns(played), told(played), strict=True):
        form = turn.before
        for move in map(shift.encode, each.best):
            form = shift_twin.play(form | {"turn": turn.seat}, move, played.options)
        assert len(each.best) == 2 * (each.before or 0)
        if each.before:
            assert is_found(turn._replace(after=form))
