"""What the suites that walk all games must know of one, and cannot ask it.

Each game says it in tests/games/<game>/trials.py; nothing shared is edited for a new one.
"""

from collections.abc import Callable, Set
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

from app.core.rng import Rng

Json = dict[str, Any]
OptionSets = list[tuple[int, Json]]


def _as_it_is(text: str) -> str:
    return text


def _hides_nothing(form: Json, _options: Json, _viewer: int, _rng: Rng) -> Json:
    return form


def _never(_event: Json, _options: Json) -> bool:
    return False


def _tells_nothing(_event: Json, _is_own: bool, _options: Json) -> bool:
    return False


@dataclass(frozen=True)
class Trials:
    """`option_sets` are the seats and options that the game is tested with.

    `twin` is the slow one; `window` of so many plies of a game of at most so many moves is compared
    with it, and `perft_nodes` positions of one depth are counted by it. `listed` is the text under
    which a move is listed. `draws` are moves that draw from the seed, `time_is_up` the one that
    ends a game which knows no other end. `disguised` deals anew what a seat may not know (X4);
    `tells` says whether an event may show a seat what was hidden, `opens` whether it lies open to
    all from then on. `playthroughs` are golden games: name, seats, options.
    """

    option_sets: OptionSets
    twin: ModuleType
    window: int
    most_moves: int
    perft_nodes: int
    playthroughs: tuple[tuple[str, int, Json], ...]
    listed: Callable[[str], str] = _as_it_is
    draws: Set[str] = field(default_factory=frozenset)
    time_is_up: str = ""
    disguised: Callable[[Json, Json, int, Rng], Json] = _hides_nothing
    tells: Callable[[Json, bool, Json], bool] = _tells_nothing
    opens: Callable[[Json, Json], bool] = _never


def trials_of(game: str) -> Trials:
    found: Trials = import_module(f"tests.games.{game}.trials").TRIALS
    return found
