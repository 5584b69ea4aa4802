"""Plays Connect: of the lays it looks at, the one that takes most; then the largest take.

The strongest also looks at what each of the best lays leaves to the seat that comes next.
"""

from app.bots.connect_paths import Webs, webs_on
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.connect.moves import Lay, Move
from app.games.connect.observe import Observation, sample
from app.games.connect.rules import apply, choice_now, legal_moves
from app.games.connect.state import Phase, State
from app.games.connect.tiles import FORMS, TILES

EASY, MEDIUM, HARD, MASTER = range(1, 5)
LAYS_SEEN = {EASY: 1, MEDIUM: 8, HARD: 1000, MASTER: 1000}
"""How many lays, drawn by lot, a player of each strength looks at."""
WEIGHED, SLACK = 20, 2
"""The strongest looks at what is left after so many lays that take hardly less than the best."""
THEIRS, OURS = 0.8, 0.3
"""What is left to the next seat and to the tile in hand, against a tile taken now: measured, of
200 games they win 67 against 61 of a hundred with (1, 0)."""

MANY, FEW = 50, 2
"""Lays and tiles that are looked at in one step."""

Found = tuple[int, State, Lay]
"""What a lay takes, the state after the take, and the lay."""


def chosen_move(observation: Observation, strength: int, seed: int) -> Thinking[Move]:
    state, rng = sample(observation, seed), Rng(seed)
    if state.phase is Phase.TAKE:
        return choice_now(state).largest()
    lays = [lay for lay in legal_moves(state) if isinstance(lay, Lay)]
    yield
    seen = rng.shuffled(lays)[: LAYS_SEEN[strength]]
    found = yield from _best_lays(state, seen, WEIGHED if strength == MASTER else 1)
    if strength == MASTER:
        return (yield from _regarding(observation, found))
    return found[0][2]


def _best_lays(state: State, lays: list[Lay], wanted: int) -> Thinking[list[Found]]:
    """The lays that take most, the best first; one is only tried if it may be among them."""
    webs = webs_on(state.table)
    yield
    bounds: list[tuple[int, Lay]] = []
    for lay in lays:
        bounds.append((webs.matched(FORMS[lay.tile][lay.turn], lay.cell), lay))
        if len(bounds) % MANY == 0:
            yield
    bounds.sort(key=lambda bound: -bound[0])
    found: list[Found] = []
    for bound, lay in bounds:
        if len(found) >= wanted and bound <= found[wanted - 1][0]:
            break
        after = apply(state, lay).state
        take = choice_now(after).largest()
        found.append((len(take.cells), apply(after, take).state, lay))
        found.sort(key=lambda each: -each[0])
        yield
    return found[:wanted]


def _regarding(observation: Observation, found: list[Found]) -> Thinking[Lay]:
    """The lay that takes most, less what the next seat may take then, and what it keeps for us."""
    tiles = unseen(observation)
    kept = observation.hands[observation.seat].tiles or ()
    best: tuple[float, Lay] = (float("-inf"), found[0][2])
    for taken, after, lay in found:
        if taken < found[0][0] - SLACK:
            break
        webs = webs_on(after.table)
        yield
        left = yield from _left(webs, tiles)
        own = max((webs.most(tile) for tile in kept if tile != lay.tile), default=0)
        worth = taken - THEIRS * left + OURS * own
        best = max(best, (worth, lay), key=lambda each: each[0])
        yield
    return best[1]


def unseen(observation: Observation) -> list[int]:
    """The tiles that others may hold, or that lie in the pile."""
    seen = {laid.tile for laid in observation.table}
    seen.update(tile for tiles in observation.taken for tile in tiles)
    seen.update(observation.hands[observation.seat].tiles or ())
    return [tile for tile in TILES if tile not in seen]


def _left(webs: Webs, tiles: list[int]) -> Thinking[float]:
    """What the better of two such tiles brings the next seat, on an average."""
    most: list[int] = []
    for tile in tiles:
        most.append(webs.most(tile))
        if len(most) % FEW == 0:
            yield
    most.sort()
    pairs = len(most) * (len(most) - 1)
    if not pairs:
        return sum(most)
    return 2 * sum(place * worth for place, worth in enumerate(most)) / pairs
