"""What is said of a puzzle that was solved: its stars, how it compares with par, what it was."""

from dataclasses import dataclass

from app.presenters.phrase import Field, Phrase, counted, phrase
from app.session.alone import Alone
from app.solo.stars import MOST

UNITS = {"shift": "turns", "go": "tiles", "connect": "taken"}


@dataclass(frozen=True, slots=True)
class Solved:
    stars: int = 0
    most: int = MOST
    result: Field = ""
    par: Field = ""
    hints: Field = ""

    @property
    def name(self) -> Phrase:
        return phrase("puzzles.stars", stars=self.stars, most=self.most)


def solved(alone: Alone) -> Solved:
    unit = UNITS[alone.code.kind.game]
    is_par = alone.result == alone.par
    key = "best" if is_par else "possible"
    return Solved(
        stars=alone.stars,
        result=counted(f"puzzles.{unit}", alone.result),
        par=phrase(f"puzzles.{key}", par=counted(f"puzzles.{unit}", alone.par)),
        hints=counted("puzzles.hints", alone.hints) if alone.hints else "",
    )
