"""Score tiles, the track to 20, the joker's owner, and how a solo game is graded (G5-G10)."""

from app.games.go.state import Seat, State
from app.games.go.tiles import FINISH, JOKER_TILE, SCORE_TILES

SOLO_SECONDS = 300
BEST_OF_GRADE = (2, 4, 6, 8)
"""The most solved rolls of the grades 0 to 3; more are grade 4 (G10)."""


def tiles_left(state: State) -> tuple[int, ...]:
    """The score tiles nobody has taken, the highest first."""
    taken = {seat.claimed for seat in state.seats}
    return tuple(value for value in SCORE_TILES[len(state.seats)] if value not in taken)


def claimable(state: State) -> int:
    """What a claim takes now (G5); solo there are no score tiles."""
    return 0 if state.is_solo else tiles_left(state)[0]


def gain(value: int, solved: bool) -> int:
    """Forward when solved, back by the same number when not; the 1 has no red side (G7)."""
    return value if solved or value == JOKER_TILE else -value


def winners(seats: tuple[Seat, ...], gains: tuple[int, ...]) -> tuple[int, ...]:
    """Of those at the finish, who scored most in this round (G9)."""
    there = [number for number, seat in enumerate(seats) if seat.space >= FINISH]
    most = max((gains[number] for number in there), default=0)
    return tuple(number for number in there if gains[number] == most)


def grade(solved_rolls: int) -> int:
    return sum(solved_rolls > best for best in BEST_OF_GRADE)
