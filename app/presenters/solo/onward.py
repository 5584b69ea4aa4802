"""Which puzzle comes after which: today's others first, then one more of the same kind."""

from collections.abc import Iterable
from datetime import date

from app.solo.chance import SEEDS
from app.solo.days import seed_of
from app.solo.kinds import DAILY, DAILY_OF, DEFAULT, REACH, USUAL_TURNS, VOYAGE, Kind, kind_named
from app.solo.records import Records

Named = tuple[Kind, int]

PAGES = {"shift": "shift_puzzle", "go": "go_puzzle", "connect": "connect_puzzle"}
"""On which page the puzzles of a game are played."""


def page_of(kind: Kind) -> str:
    return PAGES[kind.game]


def todays(today: date) -> tuple[Named, ...]:
    return tuple((DAILY_OF[game], seed_of(today)) for game in PAGES)


def is_solved(named: Named, records: Records, today: date) -> bool:
    """A daily puzzle of today."""
    kind, _ = named
    return today in records.days.get(kind.game, {})


def next_of(
    named: Named, records: Records, today: date, ready: Iterable[int], chance: int, stops: int
) -> Named:
    """`ready` are the seeds of its kind that are made already, `stops` how long the voyage is."""
    kind, seed = named
    if kind in DAILY:
        left = [each for each in todays(today) if each != named]
        left = [each for each in left if not is_solved(each, records, today)]
        return left[0] if left else (usual_of(kind.game), chance % SEEDS)
    if kind == VOYAGE and seed + 1 < stops:
        return kind, seed + 1
    endless = usual_of(kind.game) if kind == VOYAGE else kind
    waiting = [each for each in ready if each != seed]
    return endless, waiting[0] if waiting else chance % SEEDS


def grade_after(kind: Kind, then: Kind, grade: int) -> int:
    """As hard as this one, where the next is of the same kind; 0 as it comes."""
    return grade if then == kind != VOYAGE and kind not in DAILY else 0


def usual_of(game: str) -> Kind:
    """Of the kinds that never end."""
    return REACH[USUAL_TURNS - 1] if game == "shift" else kind_named(game, DEFAULT[game])
