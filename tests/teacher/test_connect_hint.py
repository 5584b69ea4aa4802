"""The reasons of Connect's hints, judged on the JSON state by the slow twin."""

from collections import Counter
from typing import Any

import pytest

from app.games import connect
from app.teacher.connect_hint import Why
from tests.data.samples import part_of
from tests.teacher.worlds import Asked, asked
from tests.twins import connect_twin as twin

GAMES = part_of(40, 2)


def positions() -> tuple[Asked, ...]:
    return asked("connect", GAMES, 9)


def form_of(state: Any) -> dict[str, Any]:
    form: dict[str, Any] = connect.state_json(state)
    return form


def options_of(each: Asked) -> dict[str, Any]:
    return connect.options_of(each.state.setup)


def most_taken(form: dict[str, Any], options: dict[str, Any]) -> int:
    takes = (move.split()[1:] for move in twin.takes(form, options) if move != "take -")
    return max(map(len, takes), default=0)


def is_beaten(each: Asked, taken: int) -> bool:
    """Whether another lay takes more; takes are only tried where enough tiles match."""
    form, options = form_of(each.state), options_of(each)
    for lay in twin.moves(form, options):
        after = twin.play(form, lay, options)
        if len(twin.matches(after)) > taken and most_taken(after, options) > taken:
            return True
    return False


def gained(each: Asked) -> int:
    return len(each.after.taken[each.seat]) - len(each.state.taken[each.seat])


def all_matched(each: Asked) -> bool:
    return gained(each) == len(twin.matches(form_of(each.state)))


def some_have_to_stay(each: Asked) -> bool:
    form = form_of(each.state)
    most = most_taken(form, options_of(each))
    return gained(each) == most < len(twin.matches(form))


def is_true(each: Asked) -> bool:
    values = each.hint.values
    match each.hint.why:
        case Why.TAKES_MOST:
            return values["taken"] == gained(each) > 0 and not is_beaten(each, gained(each))
        case Why.TAKES_ALL:
            return all_matched(each) and gained(each) > 0
        case Why.STAYS_WHOLE:
            return some_have_to_stay(each) and not options_of(each)["one_kind"]
        case Why.ONE_KIND:
            return some_have_to_stay(each) and bool(options_of(each)["one_kind"])
        case _:
            is_laying = form_of(each.state)["phase"] == "lay"
            return gained(each) == 0 and not (is_laying and is_beaten(each, 0))


def test_every_reason_is_given() -> None:
    given = Counter(each.hint.why for each in positions())
    assert set(given) == set(Why)
    assert sum(given.values()) > 8 * len(GAMES)


@pytest.mark.parametrize("why", Why)
def test_the_reason_is_true(why: Why) -> None:
    for each in positions():
        if each.hint.why == why:
            assert is_true(each), (each.hint.moves, dict(each.hint.values))


def test_c5_the_creature_named_is_one_that_is_matched() -> None:
    for each in positions():
        creature = each.hint.values.get("creature")
        if creature and form_of(each.state)["phase"] == "take":
            kinds = twin.matches(form_of(each.state)).values()
            assert any(creature in kind for kind in kinds)
