"""Go's themes: how many tiles a roll needs at least. Lost is a board that was not solved (G3)."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from app.games.go.puzzles import Difficulty
from app.games.go.state import State
from app.teacher.review import Reviewed
from app.teacher.themes import Practice


class Theme(StrEnum):
    FOUR_TILES = "four_tiles"
    FIVE_TILES = "five_tiles"
    SIX_TILES = "six_tiles"


PRACTICE: Mapping[str, Practice] = MappingProxyType(
    {
        Theme.FOUR_TILES: Practice("go", Difficulty.EASY.value),
        Theme.FIVE_TILES: Practice("go", Difficulty.MEDIUM.value),
        Theme.SIX_TILES: Practice("go", Difficulty.HARD.value),
    }
)
NEEDED = {4: Theme.FOUR_TILES, 5: Theme.FIVE_TILES, 6: Theme.SIX_TILES}


def themes_of(_state: State, turn: Reviewed) -> tuple[Theme, ...]:
    theme = NEEDED.get(turn.before or 0)
    return () if theme is None else (theme,)


def is_lost(turn: Reviewed) -> bool:
    """Tiles were missing, or in the way, when the round ended."""
    return bool(turn.after)
