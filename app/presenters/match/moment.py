"""A moment of a match to look at: what happened in it, in words and as a picture from near by.

How a turn of a game is drawn, each says in its own `moment`.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.phrase import Field
from app.session.match import Match
from app.teacher.review import Reviewed


@dataclass(frozen=True, slots=True)
class Moment:
    """`span` rows of the figure's cells are seen around its `focus`."""

    words: Field = ""
    figure: Figure = NO_FIGURE
    focus: tuple[float, float] = (0, 0)
    span: float = 0


NO_MOMENT = Moment()


class Moments(Protocol):
    """`JOY` is a kind of turn that is nice to see again, and `JOY_ICON` its sign."""

    JOY: str
    JOY_ICON: str

    def played(self, match: Match, turn: Reviewed, names: tuple[Field, ...]) -> Moment:
        """What was done."""

    def possible(self, line: Match, turn: Reviewed, names: tuple[Field, ...]) -> Moment:
        """What could have been done: this line."""

    def joy(self, match: Match, turn: Reviewed) -> int:
        """How much of it there was in that turn; 0 for none worth a word."""

    def joyful(self, match: Match, turn: Reviewed, names: tuple[Field, ...]) -> Moment:
        """All of it."""

    def signs(self, match: Match, turn: Reviewed) -> tuple[Figure, ...]:
        """What stands for it on a curve: all that was found, or the roll."""


def moments(game: str) -> Moments:
    found: Moments = import_module(f"app.presenters.{game}.moment")
    return found
