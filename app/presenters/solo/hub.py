"""The page of puzzles: how hard they are to be, those without end by kind, codes from others."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.core.errors import BadRequest
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.solo.naming import grade_phrase, name_of
from app.presenters.times import time_text
from app.session.series import best_time
from app.solo.codes import IN_TEXT, Code, code_in, parsed_code
from app.solo.kinds import (
    CLOCK,
    COLLECT,
    DEAL,
    EXIT,
    ONE_LAY,
    PILOT,
    RACES,
    REACH,
    ROLL,
    SERIES,
    TWO_LAYS,
    Kind,
)
from app.solo.puzzle import GRADES
from app.solo.records import Records

CHOICES = "puzzles", "alone"
"""Where it is kept how hard they are to be."""
ANY, ANY_SIGN = 0, "shuffle-variant"
"""As hard as it comes."""
EASIEST = {REACH[4]: 3}
"""The lowest grade of a kind; all others have all five."""
RACING = "races"
LOOKS = (
    (COLLECT, "magic", "cards-outline"),
    (EXIT, "crew", "exit-run"),
    (PILOT, "galaxy", "star-four-points"),
    (ROLL, "go_roll", "dice-1-outline"),
    (SERIES, "go_series", "dice-5-outline"),
    (ONE_LAY, "connect_one", "numeric-1-box-outline"),
    (TWO_LAYS, "connect_two", "numeric-2-box-outline"),
    (CLOCK, "crew", "timer-outline"),
    (DEAL, "magic", "flag-checkered"),
)
"""Kinds without end, the picture of each and its sign."""
SHORTEST_CODE = 4
"""Go still reads its four digits of old."""
TROUBLES = "bad_code", "newer_code", "early_code", "no_code"
NOT_MADE = "not_made"


@dataclass(frozen=True, slots=True)
class KindCard:
    """Puzzles of one kind that never end; `is_timed`: how long it takes is to count. In its group
    are others of its game, or others that are raced."""

    kind: Kind
    picture: str
    icon: str
    title: Phrase
    line: Field
    is_timed: bool = False

    @property
    def group(self) -> str:
        return RACING if self.is_timed or self.kind in RACES else self.kind.game


@dataclass(frozen=True, slots=True)
class Step:
    """A small key for one of several: a text, or so many signs; `name` says it in words."""

    value: int
    name: Phrase
    text: str = ""
    signs: tuple[str, ...] = ()
    is_chosen: bool = False


def grade_steps(chosen: int) -> tuple[Step, ...]:
    """How hard it is to be: as it comes, or so many of five."""
    return tuple(
        Step(grade, grade_told(grade), "", ("circle",) * grade or (ANY_SIGN,), grade == chosen)
        for grade in (ANY, *GRADES)
    )


def grade_told(chosen: int) -> Phrase:
    return grade_phrase(chosen) if chosen in GRADES else phrase("puzzles.grade.any")


def turn_steps() -> tuple[Step, ...]:
    return tuple(Step(kind.turns, name_of(kind), str(kind.turns), ("play",)) for kind in REACH)


def checked_grade(kept: object) -> int:
    """As it was chosen the last time."""
    return kept if type(kept) is int and kept in GRADES else ANY


def fitting_grade(kind: Kind, wanted: int) -> int:
    """The grade of this kind that is nearest to the one wanted."""
    if wanted == ANY or kind == CLOCK:
        return ANY
    return max(wanted, EASIEST.get(kind, GRADES.start))


def kind_cards(records: Records, grade: int) -> tuple[KindCard, ...]:
    cards = [
        KindCard(kind, picture, icon, name_of(kind), _line(records, kind))
        for kind, picture, icon in LOOKS
    ]
    return (*cards, _on_time(records, grade))


def _on_time(records: Records, grade: int) -> KindCard:
    """Go's series with its time."""
    best = best_time(records, grade)
    line = phrase("puzzles.best", best=time_text(best)) if best else ""
    title = phrase("solo.kind.on_time")
    return KindCard(SERIES, "go_time", "timer-outline", title, _of_game(SERIES, line), True)


def _line(records: Records, kind: Kind) -> Field:
    """What there is to be proud of, if anything; of a race its game as well."""
    if kind not in RACES:
        return solved_phrase(records, (kind,))
    races = (len(found) for code, found in records.races.items() if _is_of(code, kind))
    most = max(races, default=0)
    if kind == CLOCK and most:
        return _of_game(kind, phrase("puzzles.best", best=str(most)))
    return _of_game(kind, solved_phrase(records, (kind,)) if kind != CLOCK else "")


def _of_game(kind: Kind, line: Field) -> Phrase:
    game = phrase(f"game.{kind.game}")
    return phrase("solo.line.game", game=game, line=line) if line else game


def _is_of(code: str, kind: Kind) -> bool:
    try:
        return parsed_code(code).kind == kind
    except BadRequest:
        return False


def solved_phrase(records: Records, kinds: Iterable[Kind]) -> Field:
    tallies = (records.tallies.get(kind.letter) for kind in kinds)
    solved = sum(tally.solved for tally in tallies if tally)
    return counted("puzzles.count", solved) if solved else ""


def sent_code(text: str) -> Code:
    """The code in a text from another app, which is no code itself; BadRequest says why not."""
    if IN_TEXT.search(text) is None:
        raise BadRequest("no_code", text[:20])
    return code_in(text)


def may_be_code(text: str) -> bool:
    """Letters enough; whether it is one, is asked when it is opened."""
    return sum(map(str.isalnum, text)) >= SHORTEST_CODE


def trouble_words(trouble: str) -> Field:
    """Of a code, or of the puzzle that it should have opened."""
    if not trouble:
        return ""
    return phrase(f"puzzles.code.{trouble if trouble in TROUBLES else NOT_MADE}")
