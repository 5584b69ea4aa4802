"""Connect puzzles: a table, a hand, one lay or two; take the most (exact, for any seed).

What is not in play counts as taken before: so nothing is drawn, and the match ends with the last
take.
"""

from app.bots.connect_player import LAYS_SEEN
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games import connect
from app.games.connect.moves import Lay, Take
from app.games.connect.notation import encode
from app.games.connect.rules import apply, choice_now, legal_moves
from app.games.connect.state import Phase, State
from app.solo.chance import rng_of
from app.solo.connect.most import Most, bounded_lays, most_taken, without_pile
from app.solo.kinds import TWO_LAYS, Kind
from app.solo.puzzle import ALL, Puzzle, grade_of

SIZES = {1: (12, 9), 2: (8, 4)}
"""By the number of lays: how many tiles lie on the table at least, and how many sizes there are."""
FEWEST = {1: 2, 2: 4}
"""Less than that can be taken: no puzzle."""
SEEN = (*sorted(set(LAYS_SEEN.values())), 24)
"""How many lays, drawn by lot, the players look at that measure a grade: the bots', and between."""
RUNS = {1: 24, 2: 8}
Lays = tuple[Lay, ...]
STEPS = {1: (840, 760, 645, 540), 2: (430, 340, 90, 1)}


def made(kind: Kind, seed: int) -> Thinking[Puzzle]:
    rng = rng_of(kind, seed)
    lays = 2 if kind == TWO_LAYS else 1
    while True:
        state = yield from _table(lays, rng)
        most = yield from most_taken(state, FEWEST[lays] - 1)
        if most.lines:
            break
    eased = yield from ease(state, most, rng)
    return Puzzle(
        kind=kind,
        seed=seed,
        options=connect.options_of(state.setup),
        position=connect.state_json(state),
        par=most.taken,
        ease=eased,
        grade=grade_of(eased, STEPS[lays]),
        line=tuple(encode(move) for move in most.lines[0]),
        openings=len(most.lines),
        asked={"most": most.taken},
    )


def _table(lays: int, rng: Rng) -> Thinking[State]:
    """A table grown by lays at random of which nothing was taken, and a hand."""
    setup = connect.parsed_setup(1, {"first": 0, "open_hands": True})
    state: State = connect.new_game(setup, rng.word())
    least, sizes = SIZES[lays]
    size = least + rng.below(sizes)
    while len(state.table) < size:
        possible = list(legal_moves(state))
        after = apply(state, possible[rng.below(len(possible))]).state
        state = apply(after, Take()).state
        yield
    held = rng.shuffled([*state.hands[0], *state.pile])[:lays]
    return without_pile(state, tuple(held))


def ease(state: State, most: Most, rng: Rng) -> Thinking[int]:
    """Of the players that look at so many lays those that take the most, in thousandths."""
    done, runs, tries = 0, RUNS[len(state.hands[0])], Tries(state)
    for seen in SEEN:
        for _ in range(runs):
            taken = yield from tries.taken(seen, rng)
            done += taken == most.taken
    return ALL * done // (runs * len(SEEN))


class Tries:
    """What is laid and taken from one table, by many players: what one has tried others know."""

    def __init__(self, state: State) -> None:
        self._states: dict[Lays, State] = {(): state}
        self._bounded: dict[Lays, list[tuple[int, Lay]]] = {}
        self._takes: dict[Lays, int] = {}

    def taken(self, seen: int, rng: Rng) -> Thinking[int]:
        """What a player takes in all who looks at so many lays of each tile."""
        total = 0
        done: Lays = ()
        while self._states[done].phase is Phase.LAY:
            best, found = -1, done
            for bound, lay in self._looked_at(done, seen, rng):
                if bound <= best:
                    break
                tried = (*done, lay)
                if tried not in self._takes:
                    self._try(done, lay)
                    yield
                if self._takes[tried] > best:
                    best, found = self._takes[tried], tried
            total, done = total + best, found
        return total

    def _looked_at(self, done: Lays, seen: int, rng: Rng) -> list[tuple[int, Lay]]:
        """Some of the lays in any order, those first that may take most."""
        if done not in self._bounded:
            self._bounded[done] = bounded_lays(self._states[done])
        some = rng.shuffled(self._bounded[done])[:seen]
        return sorted(some, key=lambda each: -each[0])

    def _try(self, done: Lays, lay: Lay) -> None:
        laid = apply(self._states[done], lay).state
        take = choice_now(laid).largest()
        self._takes[*done, lay] = len(take.cells)
        self._states[*done, lay] = apply(laid, take).state
