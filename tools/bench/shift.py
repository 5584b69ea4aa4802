"""Shift's search and rules against naive twins that look at one board at a time.

The boards searched are first turns of practice games. The twins stand in tests/twins: breadth-first
search with a list of 49 cells a board, and the rules played on the JSON state. Two questions are
put to both: how many turns and all ways to begin, which has to go through everything; and how
many turns only, where the naive twin too stops at the first way it finds, often soon.
"""

from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from statistics import median

from app.core.game import Json
from app.core.rng import Rng
from app.core.thinking import finished
from app.games import shift
from app.games.shift.maze import cell_text
from app.games.shift.moves import Move
from app.games.shift.search import Answer, fewest_turns, to_target
from app.games.shift.state import State, current_card
from tests.twins import shift_search_twin, shift_twin
from tools.bench.row import Row, seconds

BOARDS = 100
REPEATS = 10
BARS = {2: (5, 3), 3: (25, 12)}
"""Times faster than the twin, by the turns of the answer: all ways to begin, and turns only."""
GAMES, MOVES, PLAYING_BAR = 20, 100, 3


def rows() -> Iterator[Row]:
    for turns, (bar, quick_bar) in BARS.items():
        boards = list(islice(boards_taking(turns), BOARDS))
        whole = median(whole_ratio(board, turns) for board in boards)
        yield Row(f"Shift, {turns} turns: all first turns, times faster", whole, bar)
        quick = median(quick_ratio(board, turns) for board in boards)
        yield Row(f"Shift, {turns} turns: how many only, times faster", quick, quick_bar)
    yield Row("Shift: moves listed and one made, times faster", playing_ratio(), PLAYING_BAR)


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
