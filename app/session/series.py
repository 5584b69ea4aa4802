"""Go's series against the clock: that a match is one, and the best time of each grade."""

from app.core.game import Json
from app.session.people import People
from app.solo.kinds import IN_A_SERIES
from app.solo.records import Records

AGAINST_TIME = "against_time"


def is_against_time(table: Json) -> bool:
    return table.get(AGAINST_TIME) is True


def best_time(records: Records, grade: int) -> int | None:
    """In milliseconds."""
    found = records.rounds.get(_mode(grade))
    return found.fastest if found else None


def note_time(people: People, person: int, code: str, grade: int, milliseconds: int) -> None:
    """The first time counts for each series: who has seen its rolls is quicker."""
    key, mode = f"time:{code}", _mode(grade)
    records = people.records(person).with_round(key, mode, IN_A_SERIES, milliseconds)
    people.keep(person, records)


def _mode(grade: int) -> str:
    return f"series-{grade}"
