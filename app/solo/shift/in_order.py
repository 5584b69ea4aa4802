"""The fewest turns in which one pawn finds targets in a given order, one a turn at most; exact.

Turn by turn it goes over all pushes. Each turn finds the target that is due, or nothing: then the
pawn may stand on any other cell of its reach, and all these go on together, as a set. How many
turns may find nothing is the slack, tried in full before one more is allowed; a way on which the
next target is farther than that is left at once, and no position is looked through twice.

The line follows from the question alone: of all turns those are tried first after which the next
target is nearest, then those that turn the tile least, then by arrow.
"""

from itertools import count

from app.core.sides import turns_of
from app.core.thinking import Thinking
from app.games.shift.gathering import Stage, Turn, moves_of
from app.games.shift.goals import to_target
from app.games.shift.moves import Move, PushIn
from app.games.shift.search import fewest_turns
from app.games.shift.state import State

Cards = tuple[int, ...]
Seen = set[tuple[Stage, int, int]]


def line_in_order(state: State) -> Thinking[list[Move]]:
    """For the only seat's cards, from a turn that is not begun."""
    first = Stage(state.maze, 1 << state.pawns[0], state.barred, frozenset())
    for slack in count():
        turns = yield from _found(first, state.hands[0].cards, slack, set())
        if turns is not None:
            return moves_of(turns)
    raise AssertionError


def _found(stage: Stage, cards: Cards, slack: int, seen: Seen) -> Thinking[list[Turn] | None]:
    if not cards:
        return []
    if (stage, len(cards), slack) in seen:
        return None
    seen.add((stage, len(cards), slack))
    pushes = _in_order(stage)
    for onward, left, is_found in ((cards[1:], slack, True), (cards, slack - 1, False)):
        if left < 0:
            continue
        after = [(push, _after(stage, push, cards[0], is_found)) for push in pushes]
        yield
        for push, then in (yield from _nearest_first(after, onward, left)):
            line = yield from _found(then, onward, left, seen)
            if line is not None:
                return [(push, then), *line]
    return None


def _in_order(stage: Stage) -> list[PushIn]:
    turns = turns_of(stage.maze.spare)
    return sorted(stage.pushes(), key=lambda push: (turns.index(push.openings), push.arrow))


def _after(stage: Stage, push: PushIn, target: int, is_found: bool) -> Stage | None:
    """Where the pawn may be once it found the target, or once it did not; None if nowhere."""
    after = stage.after(push)
    found = after.found(target)
    if is_found or found is None:
        return found if is_found else after
    elsewhere = after.starts & ~found.starts
    return Stage(after.maze, elsewhere, after.barred, after.left) if elsewhere else None


def _nearest_first(
    after: list[tuple[PushIn, Stage | None]], cards: Cards, slack: int
) -> Thinking[list[Turn]]:
    """Those from which the next target is near enough."""
    known: list[tuple[int, Turn]] = []
    for push, stage in after:
        if stage is None:
            continue
        turns: int | None = 0
        if cards:
            turns = yield from _turns_to(stage, cards[0], 1 + slack)
        if turns is not None:
            known.append((turns, (push, stage)))
    known.sort(key=lambda each: each[0])
    return [turn for _, turn in known]


def _turns_to(stage: Stage, target: int, depth: int) -> Thinking[int | None]:
    lies_at = stage.maze.targets[target - 1]
    answer = yield from fewest_turns(
        stage.maze, stage.starts, to_target, lies_at, stage.barred, depth, any_way=True
    )
    return answer.turns if answer else None
