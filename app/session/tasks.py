"""Where puzzles lie on the shelf: one for each daily puzzle, one for each kind that never ends."""

from app.core.game import Json
from app.session.alone import KEY, start_of, table_of
from app.session.match import Match
from app.session.record import Start
from app.session.shelf import APART, Shelf
from app.solo.codes import Code, code_text
from app.solo.kinds import DAILY, REACH, Kind
from app.solo.puzzle import GRADES, Puzzle

GRADE = "grade"
DAYS = 14
"""That lie beside each other, so whoever looks at another day loses nothing of today's."""


def slot_of(kind: Kind, seed: int = 0) -> str:
    """Where the puzzles of this kind lie, one after another; those of days by day."""
    numbers = [kind.turns] * (kind in REACH) + [seed % DAYS] * (kind in DAILY)
    return "-".join((f"{APART}{kind.game}", kind.name, *map(str, numbers)))


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
    return shelf.begin_in(slot_of(puzzle.kind, puzzle.seed), start, table, people=1)


def grade_in(table: Json) -> int:
    """How hard it is, as it was told when it was made."""
    found = table.get(GRADE)
    return found if type(found) is int and found in GRADES else GRADES[0]
