"""What the other seats of a Shift game may be after, and how much of it a push leaves them.

Only what the observation shows is used: a rival whose cards are hidden may look for any target
that nobody has found and that this seat does not hold.
"""

from dataclasses import dataclass, replace

from app.core.thinking import finished
from app.games.shift.maze import ARROWS, ON_SPARE, Maze, pushed, pushed_cell
from app.games.shift.moves import PushIn
from app.games.shift.observe import Observation
from app.games.shift.outlook import targets_in_reach
from app.games.shift.rules import next_seat
from app.games.shift.search import fewest_turns
from app.games.shift.solving import Quest, quests
from app.games.shift.state import State
from app.games.shift.tiles import DARK_CARDS, TARGETS

WIN = 2.0
"""A rival that may win at once, against one that is sure to find a card."""
LATER = 0.6
"""What a seat may do counts less the later its turn: boards change until then."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A pawn of another seat or the dark pilot, and the targets it may be sent to find.

    `home` is what ends the game for it once all its cards are found. `weight` says how soon its
    turn comes.
    """

    cell: int
    targets: frozenset[int]
    home: Quest | None
    weight: float


def rivals(observation: Observation, state: State) -> list[Rival]:
    """Of every other seat, in the order of play (S3)."""
    order = _seats_after(state)
    return [
        rival
        for place, seat in enumerate(order)
        for rival in _pawns_of(observation, state, seat, LATER**place)
    ]


def _seats_after(state: State) -> list[int]:
    after, order = state, []
    for _ in range(len(state.hands) - 1):
        after = replace(after, turn=next_seat(after))
        order.append(after.turn)
    return order


def _pawns_of(observation: Observation, state: State, seat: int, weight: float) -> list[Rival]:
    cell, view = state.pawns[seat], observation.hands[seat]
    if not view.left:
        (home,) = quests(replace(state, turn=seat))
        return [Rival(cell, frozenset(), home, weight)]
    targets = frozenset(view.cards) if view.cards is not None else _unknown(observation)
    if state.pilot is None:
        return [Rival(cell, targets, None, weight)]
    share = len(targets & DARK_CARDS) / len(targets)
    return [
        Rival(cell, targets - DARK_CARDS, None, weight * (1 - share)),
        Rival(state.pilot, targets & DARK_CARDS, None, weight * share),
    ]


def _unknown(observation: Observation) -> frozenset[int]:
    """The targets of cards that this seat sees nowhere."""
    seen = {
        card
        for view in observation.hands
        for card in (*view.found, view.current, *(view.cards or ()))
    }
    return frozenset(TARGETS) - seen


def left_to(rival: Rival, maze: Maze, push: PushIn, found: int = 0) -> float:
    """How likely the rival finds something in its next turn, after this push and find of ours."""
    after = pushed(maze, push.arrow, push.openings)
    cell, barred = pushed_cell(rival.cell, push.arrow), ARROWS[push.arrow].opposite
    if rival.home is not None:
        ways = fewest_turns(after, 1 << cell, rival.home.goal, ON_SPARE, barred, 1, any_way=True)
        return WIN * rival.weight * (finished(ways) is not None)
    targets = rival.targets - {found} or frozenset(TARGETS)
    return rival.weight * targets_in_reach(after, cell, barred, targets) / len(targets)
