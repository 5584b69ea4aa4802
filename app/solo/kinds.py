"""The kinds of puzzles there are, and what stands for each of them in a code (P3, P4)."""

from dataclasses import dataclass

from app.core.errors import BadRequest


@dataclass(frozen=True, slots=True)
class Kind:
    """`letter` is its number in codes, for ever; `turns` is the N of "reach in N", else 0."""

    letter: int
    game: str
    name: str
    turns: int = 0


REACH = tuple(Kind(turns - 1, "shift", "reach", turns) for turns in range(1, 6))
COLLECT = Kind(5, "shift", "collect")
EXIT = Kind(6, "shift", "exit")
PILOT = Kind(7, "shift", "pilot")
ROLL = Kind(8, "go", "roll")
SERIES = Kind(9, "go", "series")
ONE_LAY = Kind(10, "connect", "one")
TWO_LAYS = Kind(11, "connect", "two")
CLOCK = Kind(12, "shift", "clock")
DEAL = Kind(13, "shift", "deal")
DAILY = tuple(
    Kind(14 + number, game, "daily") for number, game in enumerate(("shift", "go", "connect"))
)
VOYAGE = Kind(17, "shift", "voyage")

KINDS = (
    *REACH,
    *(COLLECT, EXIT, PILOT, ROLL, SERIES, ONE_LAY, TWO_LAYS, CLOCK, DEAL),
    *DAILY,
    VOYAGE,
)
RACES = (CLOCK, DEAL)
IN_A_SERIES = 5
IN_A_PACK = 20
"""Puzzles of the voyage."""
MOST_TARGETS = 24
"""That a race can have."""
LIMIT_MS = 3 * 60 * 1000
"""Of a race against the clock."""
BY_LETTER = {kind.letter: kind for kind in KINDS}
DAILY_OF = {kind.game: kind for kind in DAILY}
DEFAULT = {"shift": "reach", "go": "roll", "connect": "one"}
"""What is meant where a game is named and no kind."""
USUAL_TURNS = 2


def kind_named(game: str, name: str, turns: int | None = None) -> Kind:
    """The kind a program asks for; only "reach" has turns."""
    found = [kind for kind in KINDS if (kind.game, kind.name) == (game, name)]
    if not found or name in ("daily", "voyage") or found[0] in RACES:
        raise BadRequest("unknown_kind", name[:20])
    if len(found) == 1:
        if turns is not None:
            raise BadRequest("bad_request", "turns: only for reach")
        return found[0]
    wanted = USUAL_TURNS if turns is None else turns
    return next(kind for kind in found if kind.turns == wanted)
