"""Looking back through a match of any game, move by move. The match itself stays where it is."""

from dataclasses import dataclass, replace
from typing import Any

from app.session.match import Match


@dataclass(frozen=True, slots=True)
class LookBack:
    """Stands after the first `at` moves of `count`."""

    count: int = 0
    at: int = 0
    is_playing: bool = False

    @property
    def play_icon(self) -> str:
        return "pause" if self.is_playing else "play"

    @property
    def play_key(self) -> str:
        """What the key in the middle does."""
        return f"look_back.{self.play_icon}"

    @property
    def share(self) -> float:
        """How far that is: 0 to 1."""
        return self.at / max(1, self.count)

    @property
    def is_at_end(self) -> bool:
        return self.at == self.count

    def moved_to(self, at: int) -> "LookBack":
        return replace(self, at=max(0, min(self.count, at)), is_playing=False)

    def stepped(self) -> "LookBack":
        """One move on while it plays, and at rest at the end."""
        at = min(self.count, self.at + 1)
        return replace(self, at=at, is_playing=self.is_playing and at < self.count)

    def with_playing(self, is_playing: bool) -> "LookBack":
        """Played from the end, it begins again."""
        at = 0 if is_playing and self.is_at_end else self.at
        return replace(self, at=at, is_playing=is_playing)


def look_back_on(match: Match) -> LookBack:
    count = len(match.moves)
    return LookBack(count, count)


def seen_after(match: Match, moves: int, seat: int) -> Any:
    """What a seat could see after so many moves."""
    return match.game.observe(match.state_after(moves), seat)
