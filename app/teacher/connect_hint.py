"""Hints of Connect: the lay that takes most, of several the one that leaves the next seat least."""

from collections import Counter
from enum import StrEnum

from app.bots.connect_paths import webs_on
from app.bots.connect_player import unseen
from app.core.thinking import Thinking
from app.games.connect.moves import Lay, Take
from app.games.connect.observe import Observation, sample
from app.games.connect.rules import apply, choice_now, legal_moves
from app.games.connect.state import Phase, State
from app.games.connect.table import WIDE, cell_text
from app.games.connect.taking import Choice
from app.games.connect.tiles import FORMS
from app.teacher.hints import Hint, Value

MOST_WEIGHED = 12
"""Where many lays take the same, so many are weighed."""


class Why(StrEnum):
    TAKES_MOST = "takes_most"
    TAKES_ALL = "takes_all"
    STAYS_WHOLE = "stays_whole"
    ONE_KIND = "one_kind"
    NOTHING = "nothing"


def hint(view: Observation) -> Thinking[Hint]:
    state = sample(view, 0)
    if state.phase is Phase.TAKE:
        yield
        return reason_to_take(state, choice_now(state).largest())
    lays = yield from best_lays(state)
    lay = yield from _mildest(view, state, lays)
    choice = choice_now(apply(state, lay).state)
    take = choice.largest()
    why = Why.TAKES_MOST if take.cells else Why.NOTHING
    values = {"cell": cell_text(lay.cell), "tile": lay.tile, **_taken_values(choice, take)}
    return Hint(around(lay.cell), (lay, take), why, values)


def best_lays(state: State) -> Thinking[list[Lay]]:
    """All lays after which the most tiles may be taken."""
    webs = webs_on(state.table)
    lays = [lay for lay in legal_moves(state) if isinstance(lay, Lay)]
    bounds = [(webs.matched(FORMS[lay.tile][lay.turn], lay.cell), lay) for lay in lays]
    bounds.sort(key=lambda bound: -bound[0])
    most = 0
    best: list[Lay] = []
    for bound, lay in bounds:
        if bound < most:
            break
        taken = len(choice_now(apply(state, lay).state).largest().cells)
        if taken > most:
            most, best = taken, []
        if taken == most:
            best.append(lay)
        yield
    return best


def _mildest(view: Observation, state: State, lays: list[Lay]) -> Thinking[Lay]:
    """What the next seat could take then, summed over all tiles it may hold."""
    tiles = unseen(view)
    left: list[tuple[int, Lay]] = []
    for lay in lays[:MOST_WEIGHED]:
        after = apply(state, lay).state
        webs = webs_on(apply(after, choice_now(after).largest()).state.table)
        left.append((sum(webs.most(tile) for tile in tiles), lay))
        yield
    return min(left, key=lambda each: each[0])[1]


def reason_to_take(state: State, take: Take) -> Hint:
    """As many as can be."""
    choice = choice_now(state)
    why = Why.TAKES_ALL if choice.matched else Why.NOTHING
    if len(take.cells) < len(choice.matched):
        why = Why.ONE_KIND if state.setup.one_kind else Why.STAYS_WHOLE
    return Hint(choice.matched or (choice.laid,), (take,), why, _taken_values(choice, take))


def _taken_values(choice: Choice, take: Take) -> dict[str, Value]:
    """How many are taken and matched, and the creature that brings most of them."""
    creatures = Counter(match.creature for match in choice.matches if match.cell in take.cells)
    values: dict[str, Value] = {"taken": len(take.cells), "matched": len(choice.matched)}
    if creatures:
        values["creature"] = creatures.most_common(1)[0][0].value
    return values


def around(cell: int) -> tuple[int, ...]:
    return tuple(cell + row * WIDE + column for row in (-1, 0, 1) for column in (-1, 0, 1))
