"""The contract between a game and everything else.

A game is a package under app/games whose `__init__` offers exactly these names. States, moves,
events and observations are frozen dataclasses of the game's own; nobody outside looks into them
except its presenter. Matches, saves, bots, the console and the tests use only what stands here.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from app.core.thinking import Thinking

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Turn:
    """The game goes on: these seats may act (several where all build at once)."""

    seats: tuple[int, ...]
    phase: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The game is over; several winners share."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What a move did: the new state, what happened, and whether a secret came out.

    A seat that shows what it holds reveals nothing: it learns nothing that it could play on.
    """

    state: Any
    events: tuple[Any, ...]
    reveals: bool = False


class Game(Protocol):
    """One game. `legal_moves`, `refusal` and `apply` share one truth for every rule."""

    @property
    def ID(self) -> str: ...
    @property
    def RULES_VERSION(self) -> int: ...
    @property
    def SEATS(self) -> range: ...
    @property
    def SIMULTANEOUS(self) -> bool:
        """Several seats act at once, and moves carry their seat."""

    def parsed_setup(self, seats: int, options: Mapping[str, object]) -> Any:
        """The setup for these options, or BadRequest; missing options get their default."""

    def options_of(self, setup: Any) -> Json:
        """All options as JSON values: `parsed_setup` gives an equal setup from them."""

    def new_game(self, setup: Any, seed: int) -> Any: ...

    def seats_in(self, state: Any) -> int:
        """How many seats play."""

    def status(self, state: Any) -> Turn | Outcome: ...

    def legal_moves(self, state: Any, seat: int | None = None) -> Iterable[Any]:
        """Every move allowed now, in a stable order without duplicates; of one seat if given."""

    def refusal(self, state: Any, move: Any) -> StrEnum | None:
        """Why the move is not allowed now, or None."""

    def apply(self, state: Any, move: Any) -> Step:
        """The step a move makes; raises Refused and changes nothing if it is not allowed."""

    def observe(self, state: Any, seat: int) -> Any:
        """All that the seat may know (X4), built by naming it."""

    def see(self, event: Any, seat: int) -> Any:
        """The event as the seat may see it; None where it may not even know that it happened."""

    def sample(self, observation: Any, seed: int) -> Any:
        """A whole state that this observation does not rule out, its secrets drawn anew."""

    def encode(self, move: Any) -> str: ...

    def decode(self, text: str) -> Any: ...

    def state_json(self, state: Any) -> Json:
        """The state in the form of RULES T3, T4: everything a position needs."""

    def state_from_json(self, form: Json, options: Mapping[str, object], seed: int) -> Any:
        """The state of a form from outside, wholly checked, or BadRequest."""

    def view_json(self, observation: Any) -> Json: ...

    def event_json(self, event: Any) -> Json: ...

    def solved(self, state: Any, wanted: Json) -> Thinking[Json]:
        """The answer to the console's `solve` (RULES T2)."""
