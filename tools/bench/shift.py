"""Shift's search and rules against naive twins that look at one board at a time.

The boards searched are first turns of practice games; those that need four turns are kept in
`far_targets`. How long one answer takes is told in floods: the time of a single-board `reachable`
from the same pawn on the same board. The twins stand in tests/twins: breadth-first
search with a list of 49 cells a board, and the rules played on the JSON state. Two questions are
put to both: how many turns and all ways to begin, which has to go through everything; and how
many turns only, where the naive twin too stops at the first way it finds, often soon.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count, islice
from statistics import median

from app.core.game import Json
from app.core.rng import Rng
from app.core.thinking import finished
from app.games import shift
from app.games.shift.goals import Goal, to_target
from app.games.shift.maze import CELL_NAMED, ON_SPARE, cell_text, reachable
from app.games.shift.moves import Move
from app.games.shift.search import Answer, fewest_turns
from app.games.shift.state import Hand, State, current_card
from app.games.shift.tiles import START_CELLS, Color
from tests.twins import shift_search_twin, shift_twin
from tools.bench.far_targets import FAR_TARGETS
from tools.bench.row import Row, seconds

BOARDS = 100
REPEATS = 10
ROUND = 1e-3
"""Seconds of work that are timed as one, where a single call is too short for the clock."""
MOST_TURNS = 4
BARS = {2: (5, 3), 3: (25, 12)}
"""Times faster than the twin, by the turns of the answer: all ways to begin, and turns only."""
FLOODS = {1: (6, 25), 2: (45, 150), 3: (350, None), 4: (4000, None)}
"""At most so many floods, by the turns of the answer: the median, and the worst single board."""
NOTHING_BAR = 60
"""Milliseconds at most for a target that four turns do not reach."""
GAMES, MOVES, PLAYING_BAR = 20, 100, 3


def rows() -> Iterator[Row]:
    for turns, bars in FLOODS.items():
        yield from flood_rows(turns, *bars)
    yield Row(
        "Shift: four turns that find nothing, ms", milliseconds_of_nothing(), NOTHING_BAR, False
    )
    for turns, (bar, quick_bar) in BARS.items():
        boards = list(islice(boards_taking(turns), BOARDS))
        whole = median(whole_ratio(board, turns) for board in boards)
        yield Row(f"Shift, {turns} turns: all first turns, times faster", whole, bar)
        quick = median(quick_ratio(board, turns) for board in boards)
        yield Row(f"Shift, {turns} turns: how many only, times faster", quick, quick_bar)
    yield Row("Shift: moves listed and one made, times faster", playing_ratio(), PLAYING_BAR)


def flood_rows(turns: int, bar: float, worst_bar: float | None) -> Iterator[Row]:
    boards = far_boards() if turns == MOST_TURNS else islice(boards_taking(turns), BOARDS)
    floods = [in_floods(board) for board in boards]
    yield Row(f"Shift, {turns} turns: one answer in floods", median(floods), bar, False)
    if worst_bar:
        name = f"Shift, {turns} turns: worst of {BOARDS} boards in floods"
        yield Row(name, max(floods), worst_bar, False)


def far_boards() -> Iterator[State]:
    setup = shift.parsed_setup(1, {})
    for seed, color, target in FAR_TARGETS:
        board: State = shift.new_game(setup, seed)
        start = CELL_NAMED[START_CELLS[Color(color)]]
        yield replace(board, pawns=(start,), hands=(Hand((target,)),))


def in_floods(board: State) -> float:
    planes, start = board.maze.planes, 1 << board.pawns[0]
    at = board.maze.targets[current_card(board, 0) - 1]
    asked = (board.maze, start, to_target, at, None, MOST_TURNS, True)
    searches = least_seconds(lambda: finished(fewest_turns(*asked)))
    return searches / least_seconds(lambda: reachable(planes, start))


def least_seconds(work: Callable[[], object]) -> float:
    """Of one call, the shortest of several rounds: what else runs on the machine only adds."""
    times = max(1, int(ROUND / max(seconds(work), 1e-6)))
    return min(seconds(lambda: [work() for _ in range(times)]) for _ in range(REPEATS)) / times


def milliseconds_of_nothing() -> float:
    """Nowhere to get to: the search has to go through everything."""
    nowhere = Goal(lambda *_: 0)
    boards = islice(boards_taking(2), REPEATS)
    asked = [(board.maze, 1 << board.pawns[0], nowhere, ON_SPARE, None, 4) for board in boards]
    return 1000 * max(seconds(partial(finished, fewest_turns(*question))) for question in asked)


def boards_taking(turns: int) -> Iterator[State]:
    """Deals whose first card takes exactly so many turns."""
    setup = shift.parsed_setup(1, {})
    for seed in count():
        board: State = shift.new_game(setup, seed)
        answer = searched(board, turns, any_way=True)
        if answer and answer.turns == turns:
            yield board


def searched(board: State, depth: int, any_way: bool) -> Answer | None:
    at = board.maze.targets[current_card(board, 0) - 1]
    return finished(
        fewest_turns(board.maze, 1 << board.pawns[0], to_target, at, None, depth, any_way)
    )


def whole_ratio(board: State, turns: int) -> float:
    naive = partial(shift_search_twin.fewest_turns, *twin_question(board), turns)
    return seconds(naive) / seconds_of_search(board, turns, any_way=False)


def quick_ratio(board: State, turns: int) -> float:
    """The twin, too, stops at the first way that arrives."""
    naive = partial(shift_search_twin.fewest_turns_quick, *twin_question(board), turns)
    return seconds(naive) / seconds_of_search(board, turns, any_way=True)


def seconds_of_search(board: State, turns: int, any_way: bool) -> float:
    return seconds(lambda: [searched(board, turns, any_way) for _ in range(REPEATS)]) / REPEATS


TwinQuestion = tuple[list[list[Json]], Json, str, str, str | None]


def twin_question(board: State) -> TwinQuestion:
    form = shift.state_json(board)
    start, target = cell_text(board.pawns[0]), form["seats"][0]["current"]
    return form["board"], form["spare"], start, target, form["barred"]


def playing_ratio() -> float:
    """Games by chance, the same ones for both."""
    setup = shift.parsed_setup(2, {})
    starts = [shift.new_game(setup, seed) for seed in range(GAMES)]
    games = [(start, moves_by_chance(start, Rng(seed))) for seed, start in enumerate(starts)]
    texts = [
        (shift.state_json(start), [shift.encode(move) for move in moves]) for start, moves in games
    ]
    naive = seconds(lambda: [play_naively(form, moves) for form, moves in texts])
    return naive / seconds(lambda: [play(start, moves) for start, moves in games])


def moves_by_chance(state: State, rng: Rng) -> list[Move]:
    moves = []
    for _ in range(MOVES):
        allowed = list(shift.legal_moves(state))
        moves.append(allowed[rng.below(len(allowed))])
        state = shift.apply(state, moves[-1]).state
    return moves


def play(state: State, moves: list[Move]) -> State:
    for move in moves:
        list(shift.legal_moves(state))
        state = shift.apply(state, move).state
    return state


def play_naively(form: Json, moves: list[str]) -> Json:
    for move in moves:
        shift_twin.moves(form, {})
        form = shift_twin.play(form, move, {})
    return form
