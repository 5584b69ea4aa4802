"""The grown-ups' gate: a small multiplication, asked in words, answered in digits.

Who cannot read does not know what is asked, and who hears it read aloud has to multiply: children
of five do neither, grown-ups do both at once. All products have two digits, so the second one is
the answer: nothing is left to press. After a wrong one another is asked.
"""

from dataclasses import dataclass, replace

from app.core.rng import Rng
from app.presenters.phrase import Phrase, phrase

FIRST, SECOND = range(3, 6), range(6, 10)
DIGITS = 2
BACK = "back"
KEYS = (*"123456789", "", "0", BACK)
"""As on a telephone, row by row."""


@dataclass(frozen=True, slots=True)
class Gate:
    """`written` are the digits so far; `was_wrong`: another was asked before this one."""

    first: int = 3
    second: int = 6
    written: str = ""
    was_wrong: bool = False

    @property
    def question(self) -> Phrase:
        return phrase("gate.ask", first=_word(self.first), second=_word(self.second))

    @property
    def shown(self) -> str:
        """A place for each digit."""
        return " ".join((self.written + "_" * DIGITS)[:DIGITS])

    @property
    def is_full(self) -> bool:
        return len(self.written) == DIGITS

    @property
    def is_passed(self) -> bool:
        return self.written == str(self.first * self.second)

    def with_key(self, key: str) -> "Gate":
        written = self.written[:-1] if key == BACK else (self.written + key)[:DIGITS]
        return replace(self, written=written)

    def asked_anew(self, seed: int) -> "Gate":
        """Another one: never the same twice in a row."""
        found = asked(seed)
        if found == Gate(self.first, self.second):
            found = replace(found, second=SECOND[(found.second - SECOND[0] + 1) % len(SECOND)])
        return replace(found, was_wrong=True)


def asked(seed: int) -> Gate:
    rng = Rng(seed)
    return Gate(FIRST[rng.below(len(FIRST))], SECOND[rng.below(len(SECOND))])


def _word(number: int) -> Phrase:
    return phrase(f"gate.number.{number}")
