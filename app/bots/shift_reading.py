"""Three plies of a Shift game of two in which nothing is hidden, read exactly.

Pawns do not stand in each other's way. So of the other's turn between two own ones only its push
matters, unless it wins: for each own push it is counted after how many of the other's pushes the
next own turn finds something.
"""

from dataclasses import dataclass, replace

from app.core.rng import Rng
from app.core.sides import SIDES
from app.core.thinking import Thinking, finished
from app.games.shift.boards import (
    EVERY_ARROW,
    LANE,
    OPPOSITES,
    Boards,
    on_each,
    push_at,
    repeated,
    ridden,
    single,
)
from app.games.shift.first_push import first_pushed, not_pushed_at
from app.games.shift.goals import Goal
from app.games.shift.last_push import one_push_away
from app.games.shift.maze import (
    ALL,
    ARROWS,
    ON_SPARE,
    SIZE,
    Maze,
    cells_of,
    pushed,
    pushed_cell,
    reachable,
)
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.observe import Observation
from app.games.shift.outlook import targets_in_reach
from app.games.shift.rules import legal_moves
from app.games.shift.search import fewest_turns
from app.games.shift.solving import quests
from app.games.shift.state import State

TWELVE = len(EVERY_ARROW)
CHANCE, SURE, LOSS, NEARER = 3.0, 1.0, 100.0, 0.5
"""What is weighed: the share of the other's pushes after which a turn of ours wins, that it is all
of them, that the other wins at once, and a step less to the aim."""
MOST_REPLIES = TWELVE * len(SIDES)
FAR = 6
"""Steps to a target on the spare."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What a seat may find next from its pawn's cell: any of its targets, or a place."""

    cell: int
    goal: Goal
    targets: frozenset[int]

    def after(self, push: PushIn) -> "Aim":
        return replace(self, cell=pushed_cell(self.cell, push.arrow))


def is_possible(observation: Observation) -> bool:
    setup = observation.setup
    return setup.shows_all_cards and len(setup.colors) == 2 and not setup.dark_pilot


def chosen_push(state: State, rng: Rng) -> Thinking[Move]:
    own, other = aim(state, state.turn), aim(state, 1 - state.turn)
    pushes = [move for move in rng.shuffled(legal_moves(state)) if isinstance(move, PushIn)]
    best, chosen = float("-inf"), pushes[0]
    for push in pushes:
        maze = pushed(state.maze, push.arrow, push.openings)
        barred, then = ARROWS[push.arrow].opposite, other.after(push)
        loss = LOSS * _may_win(maze, barred, then)
        if not loss or best < -LOSS / 2:
            value = max(_values(maze, barred, own.after(push), then).values()) - loss
            if value > best:
                best, chosen = value, push
        yield
    return chosen


def chosen_walk(state: State) -> Thinking[Move]:
    """After the own push, where to stand best for the turn after the other's."""
    yield
    own, other = aim(state, state.turn), aim(state, 1 - state.turn)
    values = _values(state.maze, state.barred, own, other)
    return WalkTo(max(values, key=values.__getitem__))


def aim(state: State, seat: int) -> Aim:
    wanted = quests(replace(state, turn=seat))
    targets = frozenset(quest.target for quest in wanted if quest.target)
    return Aim(state.pawns[seat], wanted[0].goal, targets)


def _may_win(maze: Maze, barred: int | None, aim: Aim) -> bool:
    if aim.targets:
        return targets_in_reach(maze, aim.cell, barred, aim.targets) > 0
    asked = fewest_turns(maze, 1 << aim.cell, aim.goal, ON_SPARE, barred, 1, any_way=True)
    return finished(asked) is not None


def _values(maze: Maze, barred: int | None, own: Aim, other: Aim) -> dict[int, float]:
    """What it is worth to end the turn on each cell in reach."""
    wins, replies = winning_after(maze, barred, own)
    lead = _steps_to(maze, other)
    values = {}
    for cell in cells_of(reachable(maze.planes, 1 << own.cell)):
        share = (wins & on_each(1 << cell, MOST_REPLIES)).bit_count() / replies
        nearer = lead - _steps_to(maze, replace(own, cell=cell))
        values[cell] = CHANCE * share + SURE * (share == 1) + NEARER * nearer
    return values


def winning_after(maze: Maze, barred: int | None, own: Aim) -> tuple[int, int]:
    """For each push of the other, on a board of its own, the cells from which ours then wins.

    The cells are told as they are before that push; and how many pushes there are.
    """
    board = _board(maze, own.targets)
    boards = first_pushed(maze, board, EVERY_ARROW)
    wins = 0
    for arrow in EVERY_ARROW:
        won = one_push_away(boards, arrow, own.goal.cells, own.goal.is_outside)
        wins |= won & not_pushed_at(arrow, boards.size, EVERY_ARROW)
    turns = boards.size // TWELVE
    back = ridden(wins, push_at(OPPOSITES * turns, 1))
    if barred is None:
        return back, boards.size
    bar = repeated(ALL << LANE * barred, TWELVE, turns)
    return back & ~bar, boards.size - turns


def _board(maze: Maze, targets: frozenset[int]) -> Boards:
    """A single board with all these targets."""
    cells = [maze.targets[target - 1] for target in targets]
    return single(maze, ON_SPARE)._replace(
        target=sum(1 << cell for cell in cells if cell != ON_SPARE),
        outside=ALL if ON_SPARE in cells else 0,
    )


def _steps_to(maze: Maze, aim: Aim) -> int:
    """As the crow flies, to the nearest; to a place it does not matter."""
    cells = [maze.targets[target - 1] for target in aim.targets]
    return min((_steps(aim.cell, cell) for cell in cells), default=0)


def _steps(cell: int, end: int) -> int:
    if end == ON_SPARE:
        return FAR
    (row, column), (end_row, end_column) = divmod(cell, SIZE), divmod(end, SIZE)
    return max(abs(row - end_row), abs(column - end_column))
