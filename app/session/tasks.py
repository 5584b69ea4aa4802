"""Where puzzles lie on the shelf: one for each daily puzzle, one for each kind that never ends."""

from app.core.game import Json
from app.session.alone import KEY, start_of, table_of
from app.session.match import Match
from app.session.record import Start
from app.session.shelf import APART, Shelf
from app.solo.codes import Code, code_text
from app.solo.kinds import REACH, Kind
from app.solo.puzzle import GRADES, Puzzle

GRADE = "grade"


def slot_of(kind: Kind) -> str:
    """Where the puzzles of this kind lie, one after another."""
    turns = f"-{kind.turns}" if kind in REACH else ""
    return f"{APART}{kind.game}-{kind.name}{turns}"


def begun(shelf: Shelf, puzzle: Puzzle, look: Json, seating: Json, rival: Code | None) -> Match:
    """Kept from its first moment on; the puzzle before it in its slot makes room.

    `look` are options that change nothing but the picture; `rival` is a code of this puzzle with
    a result to beat.
    """
    first = start_of(puzzle)
    options = first.options | look
    start = Start(first.game, first.rules, first.seats, first.seed, options, first.position)
    table = seating | table_of(puzzle) | {GRADE: puzzle.grade}
    if rival is not None:
        table[KEY]["code"] = code_text(rival)
    return shelf.begin_in(slot_of(puzzle.kind), start, table, people=1)


def grade_in(table: Json) -> int:
    """How hard it is, as it was told when it was made."""
    found = table.get(GRADE)
    return found if type(found) is int and found in GRADES else GRADES[0]
