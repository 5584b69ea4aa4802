"""The most that one lay or two can take in Connect, exactly.

Every lay is tried whose upper bound may still equal the best: what its tile may match there
(`connect_paths`), and for the lay after it how many tiles on the table bear one of its kinds. Of
the first lay every allowed take is tried, for what stays may serve the second.
"""

from dataclasses import dataclass, replace

from app.bots.connect_paths import webs_on
from app.core.thinking import Thinking
from app.games.connect.moves import Lay, Move, Take
from app.games.connect.rules import apply, choice_now, legal_moves
from app.games.connect.state import Phase, State
from app.games.connect.tiles import FORMS, Creature


@dataclass(frozen=True, slots=True)
class Most:
    """`lines` has a line of moves for each first lay from which the most can be taken."""

    taken: int
    lines: tuple[tuple[Move, ...], ...]


def most_taken(state: State, more_than: int = 0) -> Thinking[Most]:
    """For the only seat, which lays all it holds and draws nothing.

    Where no more than so many can be taken there are no lines: it is not looked for what can.
    """
    (hand,) = state.hands
    return (yield from (_of_one if len(hand) == 1 else _of_two)(state, more_than))


def bounded_lays(state: State) -> list[tuple[int, Lay]]:
    """Every lay, with the most it may take by itself; the best first."""
    webs = webs_on(state.table)
    lays = (move for move in legal_moves(state) if isinstance(move, Lay))
    bounds = [(webs.matched(FORMS[lay.tile][lay.turn], lay.cell), lay) for lay in lays]
    return sorted(bounds, key=lambda each: -each[0])


def _of_one(state: State, best: int) -> Thinking[Most]:
    least = best
    lines: list[tuple[Move, ...]] = []
    for bound, lay in bounded_lays(state):
        if bound < best:
            break
        take = choice_now(apply(state, lay).state).largest()
        yield
        if len(take.cells) > best:
            best, lines = len(take.cells), []
        if len(take.cells) == best and (best > least or not least):
            lines.append((lay, take))
    return Most(best, tuple(lines))


def _of_two(state: State, least: int) -> Thinking[Most]:
    """Nothing is tried that takes no more than `least`; as soon as something does, equals count."""
    best, wanted = least, least + (least > 0)
    lines: dict[Lay, tuple[Move, ...]] = {}
    then = {tile: _bearing(state, tile) for tile in state.hands[0]}
    for bound, lay in bounded_lays(state):
        if bound + then[lay.tile] < wanted:
            continue
        after = apply(state, lay).state
        yield
        for take in choice_now(after).takes():
            if len(take.cells) + then[lay.tile] < wanted:
                break
            onward = yield from _onward(after, take, wanted - len(take.cells))
            if onward is None:
                continue
            total = len(take.cells) + len(onward[1].cells)
            if total > best:
                best = wanted = total
                lines = {}
            lines.setdefault(lay, (lay, take, *onward))
    return Most(best, tuple(lines.values()))


def _onward(after: State, take: Take, at_least: int) -> Thinking[tuple[Lay, Take] | None]:
    """The second lay that takes most then, if it takes so many at least."""
    then = apply(after, take).state
    best: tuple[Lay, Take] | None = None
    for bound, lay in bounded_lays(then):
        if bound < at_least:
            break
        found = choice_now(apply(then, lay).state).largest()
        yield
        if len(found.cells) >= at_least:
            best, at_least = (lay, found), len(found.cells) + 1
    return best


def _bearing(state: State, laid: int) -> int:
    """How many creatures the other tile of the hand may match once this one lies there too."""
    kinds = {creature for tile in state.hands[0] if tile != laid for creature in _creatures(tile)}
    tiles = (laid, *(each.tile for each in state.table))
    return sum(creature in kinds for tile in tiles for creature in _creatures(tile))


def _creatures(tile: int) -> tuple[Creature, ...]:
    return tuple(creature for path in FORMS[tile][0].paths for creature in path.creatures)


def without_pile(state: State, tiles: tuple[int, ...]) -> State:
    """The same table with these tiles in the hand, and all others out of play, with the seat's."""
    lying = {laid.tile for laid in state.table}
    every = (*state.hands[0], *state.pile, *state.taken[0])
    others = tuple(sorted(tile for tile in every if tile not in {*tiles, *lying}))
    return replace(state, hands=(tiles,), pile=(), taken=(others,), phase=Phase.LAY)
