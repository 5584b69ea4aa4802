"""A hint in three steps: where to look, the move, and why. From what its seat may know only.

Each game's hints are made in `<game>_hint`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from app.core.thinking import Thinking

Value = str | int


@dataclass(frozen=True, slots=True)
class Hint:
    """`where` are cells in the game's own numbers, `moves` what is left of the turn.

    `why` is a code, and `values` are what its sentence needs, in the text forms of the moves (T1).
    """

    where: tuple[int, ...]
    moves: tuple[Any, ...]
    why: str
    values: Mapping[str, Value] = field(default_factory=dict)


def hint(game: str, observation: Any) -> Thinking[Hint]:
    """For the seat of the observation, which may act now."""
    found: Thinking[Hint] = import_module(f"app.teacher.{game}_hint").hint(observation)
    return found
