"""Puzzles as matches: where each is kept, and what its match knows of the puzzle it is.

A puzzle is a match of one seat from a position, kept like any other in a slot of its own: one for
each daily puzzle, one for each kind that never ends. What is told here stands beside the moves.
"""

from dataclasses import dataclass

from app.core.game import Json
from app.core.rng import WORD
from app.games.registry import game_named
from app.session.match import Match
from app.session.record import Start
from app.session.shelf import APART, Shelf
from app.solo.kinds import BY_LETTER, REACH, Kind
from app.solo.puzzle import GRADES, Puzzle

KEY = "puzzle"
PARS = range(1, 100)
HINTS = range(100)
RESULTS = range(1 << 32)
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked: which puzzle it is, its par and grade, and the hints that were taken.

    `beat` is the result of whoever sent it, `by` their name.
    """

    kind: Kind
    seed: int
    par: int
    grade: int = 1
    hints: int = 0
    beat: int | None = None
    by: str = ""


def slot_of(kind: Kind) -> str:
    """Where the puzzles of this kind lie, one after another."""
    turns = f"-{kind.turns}" if kind in REACH else ""
    return f"{APART}{kind.game}-{kind.name}{turns}"


def task_json(task: Task) -> Json:
    found: Json = {
        "kind": task.kind.letter,
        "seed": task.seed,
        "par": task.par,
        "grade": task.grade,
        "hints": task.hints,
    }
    return found if task.beat is None else found | {"beat": task.beat, "by": task.by}


def parsed_task(table: Json) -> Task | None:
    """None where no puzzle can be read: it is an ordinary match then."""
    kept = table.get(KEY)
    found = kept if isinstance(kept, dict) else {}
    kind = BY_LETTER.get(_whole(found.get("kind"), range(32), -1))
    seed = _whole(found.get("seed"), range(WORD + 1), -1)
    if kind is None or seed < 0:
        return None
    by, beat = found.get("by"), _whole(found.get("beat"), RESULTS, -1)
    return Task(
        kind,
        seed,
        _whole(found.get("par"), PARS, 1),
        _whole(found.get("grade"), GRADES, 1),
        _whole(found.get("hints"), HINTS, 0),
        None if beat < 0 else beat,
        by[:LONGEST_NAME] if isinstance(by, str) else "",
    )


def _whole(value: object, allowed: range, otherwise: int) -> int:
    return value if type(value) is int and value in allowed else otherwise


def task_of(puzzle: Puzzle) -> Task:
    return Task(puzzle.kind, puzzle.seed, puzzle.par, puzzle.grade)


def start_of(puzzle: Puzzle, look: Json) -> Start:
    """`look` are options that change nothing but the picture."""
    game = game_named(puzzle.kind.game)
    options = puzzle.options | look
    return Start(game.ID, game.RULES_VERSION, 1, puzzle.rolling, options, puzzle.position)


def begun(shelf: Shelf, task: Task, start: Start, seating: Json) -> Match:
    """Kept from its first moment on; the puzzle before it in its slot makes room."""
    table = seating | {KEY: task_json(task)}
    return shelf.begin_in(slot_of(task.kind), start, table, people=1)


def take_hint(match: Match) -> None:
    """Kept at once: whoever kills the app has taken it all the same."""
    task = parsed_task(match.table)
    if task is not None:
        match.table[KEY] = task_json(task) | {"hints": min(task.hints + 1, HINTS[-1])}
        match.keep()
