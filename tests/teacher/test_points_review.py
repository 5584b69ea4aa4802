"""Reviews of Connect and Go against slow twins on the JSON state."""

from typing import Any

import pytest

from app.core.thinking import finished
from app.games import connect, go
from app.games.go.moves import Claim
from app.games.go.puzzles import fewest_tiles
from app.teacher.review import Mark, Review, Reviewed
from tests.teacher.matches import REVIEWED, Played, match
from tests.twins import connect_twin, go_twin

Json = dict[str, Any]
every_match = pytest.mark.parametrize("number", REVIEWED)


def told(played: Played) -> list[Reviewed]:
    return finished(Review(played.game.ID, played.first, played.moves).think())


def most_of(form: Json, options: Json) -> int:
    takes = (move.split()[1:] for move in connect_twin.takes(form, options) if move != "take -")
    return max(map(len, takes), default=0)


def lays_by_worth(form: Json, options: Json) -> dict[str, int]:
    """What each lay would bring; takes are only tried where more tiles match than the best has."""
    worth, best = {}, 0
    for lay in connect_twin.moves(form, options):
        after = connect_twin.play(form, lay, options)
        if len(connect_twin.matches(after)) >= max(best, 1):
            worth[lay] = most_of(after, options)
            best = max(best, worth[lay])
        else:
            worth[lay] = 0 if not best else -1
    return worth


@every_match
def test_c6_a_review_of_connect_is_what_the_slow_twin_finds(number: int) -> None:
    played = match("connect", number)
    form: Json = connect.state_json(played.first)
    turns = iter(told(played))
    for move in played.moves:
        text = connect.encode(move)
        if form["phase"] == "lay":
            worth, lay = lays_by_worth(form, played.options), text
        else:
            turn = next(turns)
            taken = len([cell for cell in text.split()[1:] if cell != "-"])
            most = max(worth.values())
            assert (turn.before, turn.after) == (most, taken)
            assert worth[connect.encode(turn.best[0])] == most
            assert len(turn.best[1].cells) == most
            is_only = [each for each, tiles in worth.items() if tiles == most] == [lay]
            expected = Mark.MISSED if most - taken >= 2 else None
            if most == taken >= 2 and is_only:
                expected = Mark.BRILLIANT
            assert turn.mark in (expected, Mark.DECIDED)
        form = connect_twin.play(form, text, played.options)
    assert next(turns, None) is None


@every_match
def test_g3_a_review_of_go_is_what_tables_and_the_slow_twin_find(number: int) -> None:
    played = match("go", number)
    states = [played.first]
    for move in played.moves:
        states.append(go.apply(states[-1], move).state)
    for turn in told(played):
        scored = states[turn.span.ends]
        form: Json = go.state_json(scored)
        seat = form["seats"][turn.seat]
        solved = go_twin.is_solved(seat["laid"], form["roll"])
        assert (turn.after == 0) is solved
        if not seat["joker"]:
            assert turn.before == fewest_tiles(scored.roll)
        lays = [go_twin.laid_tile(go.encode(move).split()[2:]) for move in turn.best]
        assert go_twin.is_solved(lays, form["roll"])
        assert len(lays) == turn.before
        claims = [move for move in turn.moves if isinstance(move, Claim)]
        assert turn.milliseconds == (claims[0].milliseconds if claims else None)
        assert (turn.mark is Mark.WRONG_CLAIM) is (bool(claims) and not solved)
