"""A puzzle as it is made: from where it begins, what is asked, how well it can be done (P1-P3)."""

from dataclasses import dataclass, field

from app.core.game import Json
from app.solo.codes import Code, code_text
from app.solo.kinds import Kind


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`par` is the best there is: turns, tiles laid (Go), or tiles taken, the more the better
    (Connect). `line` makes it; `openings` counts the first turns after which it can still be made,
    0 where that is not known. `ease` is the share of players of limited sight that make par, in
    thousandths, and `grade` what comes of that. `asked` is what else a program is told of the aim,
    `rolling` the seed of the rolls still to come."""

    kind: Kind
    seed: int
    options: Json
    position: Json
    par: int
    ease: int
    grade: int
    line: tuple[str, ...]
    openings: int
    asked: Json = field(default_factory=dict)
    rolling: int = 0

    @property
    def code(self) -> str:
        return code_text(Code(self.kind, self.seed))


GRADES = range(1, 6)


ALL = 1000
"""Thousandths of all players."""


def grade_of(ease: int, steps: tuple[int, ...]) -> int:
    """1 to 5: below each step one more."""
    return 1 + sum(ease < step for step in steps)
