"""A match looked at again, turn by turn: what was played, what was possible, what it was worth.

What counts as a turn, and what before and after mean, each game says in `<game>_review`:
fewest turns to the seat's aim (Shift), tiles that could be taken and were (Connect), fewest tiles
of the roll and those that were still missing (Go). All secrets are open: it is for afterwards.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from operator import sub
from typing import Any, Protocol

from app.core.game import Game, Outcome
from app.core.thinking import Thinking
from app.games.registry import game_named


class Mark(StrEnum):
    """What is remarkable about a turn; of several the last one here."""

    MISSED = "missed"
    WRONG_CLAIM = "wrong_claim"
    BRILLIANT = "brilliant"
    DECIDED = "decided"


EARLY = 0.25
"""Of all turns."""


@dataclass(frozen=True, slots=True)
class Span:
    """A whole turn: its moves by their numbers, and after how many moves it counts."""

    seat: int
    moves: tuple[int, ...]
    ends: int


@dataclass(frozen=True, slots=True)
class Reviewed:
    """`best` is a line that would have made the most of it. `milliseconds` is known of claims.
    One that `is_helped` was shown by a hint: it is no great turn of whoever made it."""

    span: Span
    moves: tuple[Any, ...]
    before: int | None
    after: int | None
    best: tuple[Any, ...]
    mark: Mark | None = None
    milliseconds: int | None = None
    is_helped: bool = False

    @property
    def seat(self) -> int:
        return self.span.seat


@dataclass(frozen=True, slots=True)
class Told:
    """A match as a review needs it: the states from the first on, and the moves between."""

    game: Game
    states: tuple[Any, ...]
    moves: tuple[Any, ...]


class Reviewer(Protocol):
    """What a game says of its own turns."""

    def spans(self, told: Told) -> list[Span]:
        """The turns that were played to their end, in their order."""

    def reviewed(self, told: Told, span: Span) -> Thinking[Reviewed]: ...

    def standing(self, state: Any) -> tuple[int, ...]:
        """How far each seat is: more is better."""


def is_reviewed(game: str) -> bool:
    """A game may go without."""
    return find_spec(f"app.teacher.{game}_review") is not None


class Review:
    """`turns` grows while `think` runs; the turn that decided is marked at its end."""

    def __init__(
        self,
        game: str,
        first: Any,
        moves: Sequence[Any],
        states: Sequence[Any] = (),
        helped: Set[int] = frozenset(),
    ) -> None:
        """`states` are all of them, where somebody has them already: to make them takes a while;
        `helped` are the numbers of moves that a hint showed."""
        rules = game_named(game)
        known = states or accumulate(
            moves, lambda state, move: rules.apply(state, move).state, initial=first
        )
        self._told = Told(rules, tuple(known), tuple(moves))
        self._reviewer: Reviewer = import_module(f"app.teacher.{game}_review")
        self.spans = self._reviewer.spans(self._told)
        self._helped = helped
        self.turns: list[Reviewed] = []

    @property
    def furthest(self) -> int:
        """How much farther the first of all came, from the start to the end."""
        states = self._told.states
        began, ended = (self._reviewer.standing(states[at]) for at in (0, -1))
        far: int = max(map(sub, ended, began))
        return far

    def think(self) -> Thinking[list[Reviewed]]:
        for span in self.spans:
            self.turns.append(self._own((yield from self._reviewer.reviewed(self._told, span))))
            yield
        number = self._deciding()
        if number is not None:
            self.turns[number] = replace(self.turns[number], mark=Mark.DECIDED)
        return self.turns

    def _own(self, turn: Reviewed) -> Reviewed:
        """What a hint showed is nobody's brilliance."""
        if self._helped.isdisjoint(turn.span.moves):
            return turn
        mark = None if turn.mark is Mark.BRILLIANT else turn.mark
        return replace(turn, mark=mark, is_helped=True)

    def _deciding(self) -> int | None:
        """The winner's turn from whose end on nobody else was level or ahead."""
        states = self._told.states
        status = self._told.game.status(states[-1])
        if not isinstance(status, Outcome) or len(status.winners) != 1:
            return None
        (winner,) = status.winners
        found = None
        for number, span in reversed(tuple(enumerate(self.spans))):
            own, *others = _winner_first(self._reviewer.standing(states[span.ends]), winner)
            if not others or own <= max(others):
                break
            found = number if span.seat == winner else found
        return None if found is None or self._is_lead_from_start(found) else found

    def _is_lead_from_start(self, number: int) -> bool:
        """Nobody was ahead before this early turn: it began a lead, and decided nothing yet."""
        states = dict(enumerate(self._told.states))
        before = self.turns[:number]
        ahead = leaders(self._told.game.ID, states, before)
        return number < EARLY * len(self.spans) and not any(seat is not None for seat in ahead)


def leaders(game: str, states: Mapping[int, Any], turns: Sequence[Reviewed]) -> list[int | None]:
    """Who alone was ahead after each of these turns, if anybody was."""
    reviewer: Reviewer = import_module(f"app.teacher.{game}_review")
    return [_leader(reviewer.standing(states[turn.span.ends])) for turn in turns]


def _leader(standing: tuple[int, ...]) -> int | None:
    most = max(standing)
    return standing.index(most) if standing.count(most) == 1 < len(standing) else None


def overtaking(ahead: Sequence[int | None], turns: Sequence[Reviewed]) -> list[int]:
    """The numbers of the turns with which a seat went ahead of another that had been so."""
    found: list[int] = []
    last: int | None = None
    for number, (seat, turn) in enumerate(zip(ahead, turns, strict=True)):
        if seat is None:
            continue
        if last is not None and seat != last and turn.seat == seat:
            found.append(number)
        last = seat
    return found


def _winner_first(standing: tuple[int, ...], winner: int) -> tuple[int, ...]:
    return (standing[winner], *standing[:winner], *standing[winner + 1 :])


def curve(turns: Sequence[Reviewed], seat: int) -> tuple[int | None, ...]:
    """What the seat still needed, or left lying, after each of its turns."""
    return tuple(turn.after for turn in turns if turn.seat == seat)
