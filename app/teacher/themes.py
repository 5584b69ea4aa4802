"""What to practise: kinds of turns that a seat's reviews show it to lose more often than others.

A theme is a property of the best line, so that puzzles of that kind can be offered. Which themes a
game has, and what is a lost turn, stands in its `<game>_themes`; their names are unique.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from app.teacher.review import Reviewed

GAMES = ("shift", "go", "connect")
"""Those that have themes, in the order in which they are told."""
OFTEN = 3
"""A theme met less often says nothing yet."""
WEAK = 0.34
"""Lost in more than so many of the turns."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How often a theme was met, and how often the turn was lost on it."""

    met: int = 0
    lost: int = 0

    @property
    def is_weak(self) -> bool:
        return self.met >= OFTEN and self.lost > WEAK * self.met

    @property
    def weight(self) -> float:
        """The share that was lost, as if some more had been met: three of three say less than
        twenty of twenty-two."""
        return self.lost / (self.met + OFTEN)


@dataclass(frozen=True, slots=True)
class Practice:
    """The kind of puzzle that trains a theme, and its turns (P1); of Go how hard its roll is."""

    game: str
    kind: str
    turns: int = 0


class GameThemes(Protocol):
    PRACTICE: Mapping[str, Practice]

    def themes_of(self, state: Any, turn: Reviewed) -> tuple[str, ...]:
        """What the turn from this state was about."""

    def is_lost(self, turn: Reviewed) -> bool: ...


def _themes(game: str) -> GameThemes:
    found: GameThemes = import_module(f"app.teacher.{game}_themes")
    return found


def practices() -> dict[str, Practice]:
    """Of every theme; of equal weaknesses the first comes first."""
    return {str(name): each for game in GAMES for name, each in _themes(game).PRACTICE.items()}


def tallies(game: str, turns: Iterable[tuple[Any, Reviewed]]) -> dict[str, Tally]:
    """Of one seat's turns, each with the state before it; of one match or of many."""
    themes = _themes(game)
    met: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for state, turn in turns:
        found = tuple(map(str, themes.themes_of(state, turn)))
        met.update(found)
        lost.update(found if themes.is_lost(turn) else ())
    return {theme: Tally(met[theme], lost[theme]) for theme in met}


def weaknesses(found: Mapping[str, Tally]) -> tuple[str, ...]:
    """What to practise, the weakest first; of equal ones the simpler first."""
    weak = [theme for theme in practices() if theme in found and found[theme].is_weak]
    return tuple(sorted(weak, key=lambda theme: -found[theme].weight))
