"""The reasons of Go's hints, judged on the JSON state by the slow twin."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from app.core.rng import Rng
from app.core.thinking import finished
from app.games import go
from app.games.go.moves import Claim, EndSolo, LayTile
from app.games.go.puzzles import fewest_tiles
from app.games.go.solver import outlook
from app.games.go.tiles import DICE
from app.teacher.go_hint import Why
from app.teacher.hints import hint
from tests.teacher.worlds import Asked, asked
from tests.twins import go_twin as twin

BUILDERS = range(60)
MOST_TRIED = 3_000
"""Ways to lay what is left, on one board."""


@cache
def positions() -> tuple[Asked, ...]:
    """Boards of people who mostly know what they do, and those of games by chance."""
    built = (each for seed in BUILDERS for each in building(seed))
    return (*built, *asked("go", range(24), 9))


def building(seed: int) -> Iterator[Asked]:
    """Every fourth move is a slip."""
    rng = Rng(seed)
    state = go.new_game(go.parsed_setup(1 + seed % 2, {}), seed)
    for _ in range(10):
        told = finished(hint("go", go.observe(state, 0)))
        yield Asked(go, state, 0, told)
        if told.why == Why.SOLVED:
            return
        moves = [move for move in go.legal_moves(state, 0) if not isinstance(move, Claim | EndSolo)]
        is_slip = state.phase == "build" and rng.below(4) == 0
        move = moves[rng.below(len(moves))] if is_slip else told.moves[0]
        state = go.apply(state, move).state


def form_of(each: Asked) -> dict[str, Any]:
    form: dict[str, Any] = go.state_json(each.state)
    return form


def boards(each: Asked) -> tuple[list[Any], list[Any]]:
    """What is laid, before the hint and once it is followed."""
    after: dict[str, Any] = go.state_json(each.after)
    return form_of(each)["seats"][each.seat]["laid"], after["seats"][each.seat]["laid"]


def shown(laid: list[Any], roll: list[str]) -> set[str]:
    """The rolled treasures that are joined to the centre and show."""
    return {mark for mark in roll if twin.is_solved(laid, [mark])}


def is_tied(laid: list[Any], tile: Any) -> bool:
    """Whether some path of this tile leads to the centre."""
    paths: dict[str, str] = {twin.CENTRE: "NESW"}
    for other in laid:
        paths.update({cell: there["open"] for cell, there in twin.covered(other).items()})
    joined = [twin.CENTRE]
    for cell in joined:
        for side in paths[cell]:
            beyond = twin.beyond(cell, side)
            if beyond not in joined and twin.OPPOSITE[side] in paths.get(beyond, ""):
                joined.append(beyond)
    return bool(set(twin.covered(tile)) & set(joined))


def is_hidden(laid: list[Any], roll: list[str]) -> bool:
    """A rolled treasure lies under a tile without showing through it."""
    under = {cell: there["hole"] for tile in laid for cell, there in twin.covered(tile).items()}
    return any(under.get(twin.treasure_cell(mark)) is False for mark in roll)


def can_be_finished(
    seat: dict[str, Any], roll: list[str], most: int = len(DICE) + 2
) -> bool | None:
    """Every way to lay so much of what is left; None where there are too many."""
    cells = [twin.treasure_cell(mark) for mark in roll]
    ways: dict[str, list[Any]] = {}
    for move in twin.lays(seat, 0):
        laid = twin.laid_tile(move.split()[2:])
        if laid["tile"] not in (1, 2, 3, 4) or laid["at"] in cells:
            ways.setdefault(str(laid["tile"]), [None]).append(laid)
    many = 1
    for each in ways.values():
        many *= len(each)
    if many > MOST_TRIED:
        return None
    laid = seat["laid"]
    for chosen in product(*ways.values()):
        added = [tile for tile in chosen if tile is not None]
        if len(added) > most:
            continue
        if twin.is_solved([*laid, *added], roll) and is_apart([*laid, *added]):
            return True
    return False


def is_apart(laid: list[Any]) -> bool:
    cells = [cell for tile in laid for cell in twin.covered(tile)]
    return len(cells) == len(set(cells))


def is_under(tile: Any, mark: str) -> bool:
    """This tile lies on the treasure, and does not show it."""
    return twin.covered(tile).get(twin.treasure_cell(mark), {}).get("hole") is False


def shows_through(tile: Any, mark: str) -> bool:
    return twin.covered(tile).get(twin.treasure_cell(mark), {}).get("hole") is True


def leads_to(each: Asked, after: list[Any]) -> bool:
    """With all that the hint has in mind this treasure is joined, without its tile it is not."""
    state, mark = each.state, str(each.hint.values["treasure"])
    own = state.seats[each.seat]
    meant = finished(outlook(state.roll, own.laid, has_joker=own.joker)).lay
    final = go.apply(state, LayTile(each.seat, meant[0])).state
    for laid in meant[1:]:
        final = go.apply(final, LayTile(each.seat, laid)).state
    ends: dict[str, Any] = go.state_json(final)
    whole = ends["seats"][each.seat]["laid"]
    without = [tile for tile in whole if tile != after[-1]]
    roll: list[str] = ends["roll"]
    is_whole = len(without) == len(whole) - 1 and twin.is_solved(whole, roll)
    return is_whole and mark in roll and not twin.is_solved(without, [mark])


def is_in_the_way(each: Asked) -> bool | None:
    form = form_of(each)
    seat, roll = form["seats"][each.seat], form["roll"]
    if is_hidden(seat["laid"], roll):
        return True
    done = can_be_finished(seat, roll)
    return None if done is None else not done


def is_true(each: Asked) -> bool | None:
    form = form_of(each)
    roll, (before, after) = form["roll"], boards(each) if form["phase"] == "build" else ([], [])
    marked = str(each.hint.values.get("treasure", ""))
    match each.hint.why:
        case Why.BEGIN:
            return bool(form["phase"] == "look")
        case Why.NEXT:
            return bool(form["phase"] == "scored")
        case Why.SOLVED:
            return bool(twin.is_solved(before, roll))
        case Why.HIDES:
            [lifted] = [tile for tile in before if tile not in after]
            return marked in roll and is_under(lifted, marked)
        case Why.SHOWS | Why.JOINS:
            is_own = shows_through(after[-1], marked)
            news = shown(after, roll) - shown(before, roll)
            return marked in news and is_own is (each.hint.why == Why.SHOWS)
        case Why.LEADS:
            is_same = shown(after, roll) == shown(before, roll)
            return is_same and is_tied(after, after[-1]) and leads_to(each, after)
        case _:
            return is_in_the_way(each)


def is_spare(each: Asked) -> bool | None:
    """What lies can not be finished with as few tiles as the roll needs."""
    form = form_of(each)
    seat, roll = form["seats"][each.seat], form["roll"]
    left = fewest_tiles(each.state.roll) - len(seat["laid"])
    done = left >= 0 and can_be_finished(seat, roll, left)
    return None if done is None else not done


def test_a_tile_without_which_fewer_do_is_taken_away() -> None:
    spare = [each for each in positions() if each.hint.why == Why.SPARE]
    for each in spare:
        before, after = boards(each)
        assert len(after) == len(before) - 1
    judged = [is_spare(each) for each in spare]
    assert False not in judged
    assert judged.count(True) > 0.3 * len(judged) > 3


def test_who_follows_them_ends_with_the_fewest_tiles() -> None:
    alone = [each for each in positions() if len(each.state.seats) == 1]
    for each in [each for each in alone if each.state.phase == "build"][::5]:
        state, told = each.state, each.hint
        while told.why != Why.SOLVED:
            state = go.apply(state, told.moves[0]).state
            told = finished(hint("go", go.observe(state, 0)))
        assert len(state.seats[0].laid) == fewest_tiles(state.roll)


def test_every_reason_is_given() -> None:
    given = Counter(each.hint.why for each in positions())
    assert set(given) == set(Why)
    assert sum(given.values()) > 1000


@pytest.mark.parametrize("why", [why for why in Why if why is not Why.SPARE])
def test_the_reason_is_true(why: Why) -> None:
    judged = [is_true(each) for each in positions() if each.hint.why == why]
    assert False not in judged
    assert judged.count(True) > 0.6 * len(judged)


def test_g3_one_tile_less_to_lift_or_to_lay() -> None:
    for each in positions()[::3]:
        if each.hint.why in (Why.SHOWS, Why.JOINS, Why.LEADS, Why.HIDES, Why.IN_THE_WAY):
            assert to_do(each.after, each.seat) == to_do(each.state, each.seat) - 1


def to_do(state: Any, number: int) -> int:
    seat = state.seats[number]
    found = finished(outlook(state.roll, seat.laid, has_joker=seat.joker))
    return len(found.lift) + len(found.lay)
