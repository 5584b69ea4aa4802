"""Go's series against the clock: that a match is one, and the best time of each grade."""

from dataclasses import replace

from app.core.game import Json
from app.session.results import ResultsBook

AGAINST_TIME = "against_time"


def is_against_time(table: Json) -> bool:
    return table.get(AGAINST_TIME) is True


def best_time(results: ResultsBook, grade: int) -> int | None:
    """In milliseconds."""
    return results.of(_kind(grade)).fastest


def note_time(results: ResultsBook, grade: int, milliseconds: int) -> None:
    """Told again, nothing changes."""
    best = best_time(results, grade)
    if best is None or milliseconds < best:
        results.put(_kind(grade), replace(results.of(_kind(grade)), fastest=milliseconds))


def _kind(grade: int) -> str:
    return f"series-{grade}"
