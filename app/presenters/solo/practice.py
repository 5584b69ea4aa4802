"""What somebody may practise, by what was lost in matches and puzzles: one touch to each."""

from dataclasses import dataclass

from app.presenters.go.kept import Mode
from app.presenters.phrase import Phrase, phrase
from app.presenters.setup.draft import draft_of_kind, with_options
from app.presenters.setup.offer import Draft, Kind, Offer
from app.solo.kinds import Kind as PuzzleKind
from app.solo.kinds import kind_named
from app.solo.records import Records
from app.teacher.themes import Practice, Tally, practices, weaknesses

MOST = 3
"""At once: who has too much to practise practises nothing."""
SIGNS = {"shift": "swap-horizontal", "go": "dice-multiple-outline", "connect": "cards-outline"}


@dataclass(frozen=True, slots=True)
class PracticeRow:
    theme: str
    practice: Practice
    title: Phrase
    line: Phrase
    icon: str


def theme_phrase(theme: str) -> Phrase:
    return phrase(f"theme.{theme}")


def practice_rows(records: Records) -> tuple[PracticeRow, ...]:
    """The weakest first."""
    found = {name: Tally(met, lost) for name, (met, lost) in records.themes.items()}
    known = practices()
    return tuple(_row(theme, known[theme], found[theme]) for theme in weaknesses(found)[:MOST])


def _row(theme: str, practice: Practice, tally: Tally) -> PracticeRow:
    line = phrase("practice.line", solved=tally.met - tally.lost, met=tally.met)
    return PracticeRow(theme, practice, theme_phrase(theme), line, SIGNS[practice.game])


def puzzle_kind(practice: Practice) -> PuzzleKind:
    """Of Shift and Connect."""
    return kind_named(practice.game, practice.kind, practice.turns or None)


def roll_draft(offer: Offer, practice: Practice) -> Draft:
    """A roll of Go that is as hard as it should be."""
    draft = draft_of_kind(offer, {}, Kind.ALONE)
    return with_options(draft, {"mode": Mode.PUZZLE.value, "difficulty": practice.kind})
